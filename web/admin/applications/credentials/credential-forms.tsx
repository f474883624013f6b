import type { UseFormRegisterReturn } from 'react-hook-form'
import {
  type CheckedCredential,
  CREDENTIAL_NOTE_MAX,
  CREDENTIAL_NUMBER_MAX,
  CREDENTIAL_TITLE_MAX,
  CredentialInput,
  type CredentialKind,
  CredentialRenewal,
} from '#domain/dietitians/credentials.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toName } from './credential-item.tsx'

interface AddValues extends DayValues {
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
  const apiForm = useApiForm<AddValues, CredentialInput>({
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

interface RenewFormProps {
  credential: CheckedCredential
  send: (renewal: CredentialRenewal) => Promise<unknown>
  onCancel: () => void
}

export function RenewForm({ credential, send, onCancel }: RenewFormProps) {
  const apiForm = useApiForm<DayValues, CredentialRenewal>({
    schema: CredentialRenewal,
    defaultValues: { checked_on: '', expires_on: '', note: credential.note ?? '' },
    send,
  })
  return (
    <FormFrame apiForm={apiForm}>
      <p className="wrap-anywhere text-ink-muted">{toName(credential)}</p>
      <DayFields field={apiForm.field} />
      <DialogButtons action="Renew" busy="Renewing..." isBusy={apiForm.isSending} onCancel={onCancel} />
    </FormFrame>
  )
}

interface DayValues {
  checked_on: string
  expires_on: string
  note: string
}

interface DayFieldsProps {
  field: (name: keyof DayValues) => UseFormRegisterReturn & { id: string; error: string | undefined }
}

/** When it was checked, until when it holds, and how. */
function DayFields({ field }: DayFieldsProps) {
  const today = indiaDay(new Date())
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Checked on" type="date" max={today} {...field('checked_on')} />
        <TextField label="Valid until" type="date" min={today} optional {...field('expires_on')} />
      </div>
      <TextareaField
        label="Note"
        hint="For the office alone: how it was checked."
        rows={3}
        optional
        maxLength={CREDENTIAL_NOTE_MAX}
        {...field('note')}
      />
    </>
  )
}
