import type { UseFormRegisterReturn } from 'react-hook-form'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import {
  type CheckedCredential,
  CREDENTIAL_NOTE_MAX,
  CREDENTIAL_NUMBER_MAX,
  CREDENTIAL_TITLE_MAX,
  CredentialInput,
  CredentialRenewal,
} from '#domain/dietitians/credentials/credentials.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** The day of the check starts empty, so that nobody confirms a check by submitting an untouched form. */
export const NO_CHECK = { checked_on: '', expires_on: '', note: '' }
const NO_CREDENTIAL = { kind: 'registration', title: '', council: '', number: '', ...NO_CHECK }

interface CredentialFormProps<Input> {
  send: (input: Input) => Promise<unknown>
  onCancel: () => void
}

export function AddForm({ send, onCancel }: CredentialFormProps<CredentialInput>) {
  const apiForm = useApiForm<typeof NO_CREDENTIAL, CredentialInput>({
    schema: CredentialInput,
    defaultValues: NO_CREDENTIAL,
    send,
  })
  const { form, field, isSending } = apiForm
  return (
    <FormFrame apiForm={apiForm}>
      <SelectField label="What was checked" {...field('kind')}>
        <option value="registration">A registration</option>
        <option value="qualification">A qualification</option>
      </SelectField>
      {form.watch('kind') === 'qualification' ? (
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

interface RenewFormProps extends CredentialFormProps<CredentialRenewal> {
  credential: CheckedCredential
}

export function RenewForm({ credential, send, onCancel }: RenewFormProps) {
  const apiForm = useApiForm<typeof NO_CHECK, CredentialRenewal>({
    schema: CredentialRenewal,
    defaultValues: { ...NO_CHECK, note: credential.note ?? '' },
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

type Field = UseFormRegisterReturn & { id: string; error: string | undefined }

/** The date of the check, its expiry and a note on how it was done. */
export function CheckFields({ field }: { field: (name: keyof typeof NO_CHECK) => Field }) {
  const today = indiaDay(new Date())
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Checked on" type="date" max={today} {...field('checked_on')} />
        <TextField label="Valid until" type="date" min={today} optional {...field('expires_on')} />
      </div>
      <CheckNote {...field('note')} />
    </>
  )
}

export function CheckNote(field: Field) {
  return (
    <TextareaField
      label="Note"
      hint="For the office only: how you checked it."
      rows={3}
      optional
      maxLength={CREDENTIAL_NOTE_MAX}
      {...field}
    />
  )
}
