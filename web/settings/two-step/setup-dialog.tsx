import { useState } from 'react'
import { type OtpSetup, OtpStart } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { FormNotices } from '#web/lib/forms/form-notices.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { ConnectApp } from './connect-app.tsx'
import { fieldId } from './field-id.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'

interface StepDialogProps {
  open: boolean
  onClose: () => void
}

/** Password, authenticator app, recovery codes: one after the other. */
export function SetupDialog({ open, onClose }: StepDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Set up two-step sign-in" size="wide">
      <SetupSteps onClose={onClose} />
    </Dialog>
  )
}

/** Mounted with each opening: what was shown once is not shown again. */
function SetupSteps({ onClose }: Pick<StepDialogProps, 'onClose'>) {
  const [setup, setSetup] = useState<OtpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />
  if (setup) return <ConnectApp setup={setup} onConnected={setCodes} onCancel={onClose} />
  return <PasswordStep onRight={setSetup} onCancel={onClose} />
}

interface PasswordStepProps {
  onRight: (setup: OtpSetup) => void
  onCancel: () => void
}

function PasswordStep({ onRight, onCancel }: PasswordStepProps) {
  const apiForm = useApiForm<OtpStart, OtpStart>({
    schema: OtpStart,
    defaultValues: { current_password: '' },
    send: async (values) => onRight(await api.security.setUpOtp(values)),
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5 pt-2" onSubmit={handleSubmit} onInput={clearFailure}>
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.
        First, your password:
      </p>
      <FormNotices apiForm={apiForm} idOf={fieldId} />
      <PasswordField
        id={fieldId('current_password')}
        label="Your password"
        autoComplete="current-password"
        error={errorOf('current_password')}
        {...form.register('current_password')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Checking...">
          Continue
        </Button>
      </div>
    </form>
  )
}
