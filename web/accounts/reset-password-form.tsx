import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PASSWORD_MIN, PASSWORD_SET, PASSWORDS_DIFFER, RESET_LINK_INVALID } from '#domain/accounts/account-rules.ts'
import { ResetPassword } from '#domain/accounts/accounts.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { FormNotices } from '#web/lib/forms/form-notices.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FormOutcome } from './form-outcome.tsx'

export function ResetPasswordForm() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [outcome, setOutcome] = useState<'open' | 'done' | 'bad-link'>(token === '' ? 'bad-link' : 'open')
  const apiForm = useApiForm<ResetPassword, ResetPassword>({
    schema: ResetPassword,
    toPayload: (values) => ({ ...values, token }),
    send: async (values) => {
      await api.accounts.resetPassword(values)
      setOutcome('done')
    },
    onRefused: (refusal) => {
      if (refusal.fields.token) setOutcome('bad-link')
    },
  })
  const { form, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  const [password, confirmation] = form.watch(['password', 'password_confirm'])
  const isMismatch = Boolean(confirmation) && password !== confirmation

  if (outcome === 'done') {
    return <FormOutcome tone="success" text={PASSWORD_SET} next={{ label: 'Login', to: '/login' }} />
  }
  if (outcome === 'bad-link') {
    const next = { label: 'Ask for a new link', to: '/forgot-password' }
    return <FormOutcome tone="danger" text={RESET_LINK_INVALID} next={next} />
  }
  return (
    <form method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit} onInput={clearFailure}>
      <FormNotices apiForm={apiForm} />
      <PasswordField
        id="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <PasswordField
        id="password_confirm"
        label="Confirm new password"
        autoComplete="new-password"
        error={isMismatch ? PASSWORDS_DIFFER : errorOf('password_confirm')}
        {...form.register('password_confirm')}
      />
      <Button
        type="submit"
        isBusy={isSending}
        busyLabel="Saving..."
        disabledReason={isMismatch ? PASSWORDS_DIFFER : undefined}
      >
        Set new password
      </Button>
    </form>
  )
}
