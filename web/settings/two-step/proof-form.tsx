import { OtpProof } from '#domain/accounts/security.schema.ts'
import { FormNotices } from '#web/lib/forms/form-notices.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { fieldId } from './field-id.ts'

interface ProofFormProps {
  /** What the button that sends it says. */
  label: string
  send: (proof: OtpProof) => Promise<unknown>
  onCancel: () => void
}

/** Password and code: what a stolen session does not have. */
export function ProofForm({ label, send, onCancel }: ProofFormProps) {
  const apiForm = useApiForm<OtpProof, OtpProof>({
    schema: OtpProof,
    defaultValues: { current_password: '', otp: '' },
    send,
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit} onInput={clearFailure}>
      <FormNotices apiForm={apiForm} idOf={fieldId} />
      <PasswordField
        id={fieldId('current_password')}
        label="Your password"
        autoComplete="current-password"
        error={errorOf('current_password')}
        {...form.register('current_password')}
      />
      <CodeField
        hint="6 digits from your authenticator app, or one of your recovery codes."
        error={errorOf('otp')}
        {...form.register('otp')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Checking...">
          {label}
        </Button>
      </div>
    </form>
  )
}
