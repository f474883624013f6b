import { OtpStart } from '#domain/accounts/security.schema.ts'
import { FormNotices } from '#web/lib/forms/form-notices.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDisableOtp } from './users.queries.ts'

interface TwoStepDialogProps {
  userId: number
  name: string
  open: boolean
  onClose: () => void
}

/** Asks for the admin's own password: a stolen session must not take the second step from anybody. */
export function TwoStepDialog({ userId, name, open, onClose }: TwoStepDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Switch off two-step sign-in">
      <p className="mb-5 text-ink-muted">
        Only for somebody who has lost phone and recovery codes, and whom you know. The password alone then signs {name}{' '}
        in; a mail says so.
      </p>
      <PasswordForm userId={userId} name={name} onClose={onClose} />
    </Dialog>
  )
}

function PasswordForm({ userId, name, onClose }: Omit<TwoStepDialogProps, 'open'>) {
  const { mutateAsync } = useDisableOtp(userId)
  const apiForm = useApiForm<OtpStart, OtpStart>({
    schema: OtpStart,
    defaultValues: { current_password: '' },
    send: async (proof) => {
      await mutateAsync(proof)
      toast.success(`Two-step sign-in of ${name} is off.`)
      onClose()
    },
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  return (
    <form method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit} onInput={clearFailure}>
      <FormNotices apiForm={apiForm} />
      <PasswordField
        id="current_password"
        label="Your own password"
        autoComplete="current-password"
        error={errorOf('current_password')}
        {...form.register('current_password')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isBusy={isSending} busyLabel="Checking…">
          Switch off
        </Button>
      </div>
    </form>
  )
}
