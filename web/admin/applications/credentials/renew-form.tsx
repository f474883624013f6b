import { type CheckedCredential, CredentialRenewal } from '#domain/dietitians/credentials.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { toName } from './credential-item.tsx'
import { DayFields, type DayValues, FormButtons } from './day-fields.tsx'

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
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit} onInput={clearFailure}>
      <p className="wrap-anywhere text-ink-muted">{toName(credential)}</p>
      <FormMessages apiForm={apiForm} />
      <DayFields field={(name) => ({ id: name, error: errorOf(name), ...form.register(name) })} />
      <FormButtons action="Renew" busy="Renewing..." isSending={isSending} onCancel={onCancel} />
    </form>
  )
}
