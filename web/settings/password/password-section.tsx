import { useState } from 'react'
import { PASSWORD_SET } from '#domain/accounts/account-rules.ts'
import { ChangePassword } from '#domain/accounts/security.schema.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { NewPasswordFields, passwordMismatch } from '#web/lib/forms/new-password-fields.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { changePassword, useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useInvalidateSessions } from '../devices/devices.queries.ts'
import { SettingsSection } from '../settings-section.tsx'
import { TwoStep } from '../two-step/two-step.tsx'

export function PasswordSection() {
  return (
    <SettingsSection
      id="password-settings"
      title="Password"
      lead="A new password signs out every other device. We email you to confirm."
    >
      <Card>
        <PasswordForm />
      </Card>
      <TwoStep />
    </SettingsSection>
  )
}

const EMPTY: ChangePassword = { current_password: '', password: '', password_confirm: '' }

function PasswordForm() {
  const email = useSession((session) => session.user?.email)
  const [isDone, setDone] = useState(false)
  const invalidateSessions = useInvalidateSessions()
  const apiForm = useApiForm<ChangePassword, ChangePassword>({
    schema: ChangePassword,
    defaultValues: EMPTY,
    send: async (values) => {
      await changePassword(values)
      setDone(true)
      form.reset(EMPTY)
      void invalidateSessions()
    },
  })
  const { field, form, isSending, clearFailure } = apiForm
  const mismatch = passwordMismatch(...form.watch(['password', 'password_confirm']))

  function handleInput() {
    clearFailure()
    setDone(false)
  }
  return (
    <FormFrame apiForm={apiForm} onInput={handleInput}>
      {isDone ? <Banner tone="success">{PASSWORD_SET} Every other device is signed out.</Banner> : null}
      {/* For password managers. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('current_password')} />
      <NewPasswordFields
        labels={{ password: 'New password', password_confirm: 'Confirm new password' }}
        field={field}
        mismatch={mismatch}
      />
      <Button
        type="submit"
        isBusy={isSending}
        busyLabel="Saving..."
        disabledReason={mismatch}
        className="justify-self-start"
      >
        Change password
      </Button>
    </FormFrame>
  )
}
