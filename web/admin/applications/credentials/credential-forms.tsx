import { credentialName } from '#domain/dietitians/credential-name.ts'
import {
  type CheckedCredential,
  CREDENTIAL_NUMBER_MAX,
  CREDENTIAL_TITLE_MAX,
  CredentialInput,
  type CredentialKind,
  CredentialRenewal,
} from '#domain/dietitians/credentials.schema.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CheckFields, type CheckValues } from './check-fields.tsx'

interface AddValues extends CheckValues {
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
      <CheckFields field={field} />
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
  const apiForm = useApiForm<CheckValues, CredentialRenewal>({
    schema: CredentialRenewal,
    defaultValues: { checked_on: '', expires_on: '', note: credential.note ?? '' },
    send,
  })
  return (
    <FormFrame apiForm={apiForm}>
      <p className="wrap-anywhere text-ink-muted">{credentialName(credential)}</p>
      <CheckFields field={apiForm.field} />
      <DialogButtons action="Renew" busy="Renewing..." isBusy={apiForm.isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
