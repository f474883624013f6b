import {
  CREDENTIAL_NUMBER_MAX,
  CREDENTIAL_TITLE_MAX,
  CredentialInput,
  type CredentialKind,
} from '#domain/dietitians/credentials.schema.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DayFields, type DayValues } from './day-fields.tsx'

interface Values extends DayValues {
  kind: CredentialKind
  title: string
  council: string
  number: string
}

interface AddFormProps {
  send: (input: CredentialInput) => Promise<unknown>
  onCancel: () => void
}

export function AddForm({ send, onCancel }: AddFormProps) {
  const apiForm = useApiForm<Values, CredentialInput>({
    schema: CredentialInput,
    defaultValues: {
      kind: 'registration',
      title: '',
      council: '',
      number: '',
      checked_on: '',
      expires_on: '',
      note: '',
    },
    send,
  })
  const { form, field, isSending } = apiForm
  const isQualification = form.watch('kind') === 'qualification'
  return (
    <FormFrame apiForm={apiForm}>
      <SelectField label="What was checked" {...field('kind')}>
        <option value="registration">A registration</option>
        <option value="qualification">A qualification</option>
      </SelectField>
      {isQualification ? (
        <TextField label="Qualification" maxLength={CREDENTIAL_TITLE_MAX} {...field('title')} />
      ) : (
        <>
          <TextField label="Registration council" maxLength={CREDENTIAL_TITLE_MAX} {...field('council')} />
          <TextField label="Registration number" maxLength={CREDENTIAL_NUMBER_MAX} {...field('number')} />
        </>
      )}
      <DayFields field={field} />
      <DialogButtons action="Add" busy="Adding..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
