import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PASSWORD_SET, RESET_LINK_INVALID } from '#domain/accounts/account-rules.ts'
import { ResetPassword } from '#domain/accounts/accounts.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { NewPasswordFields, passwordMismatch } from '#web/lib/forms/new-password-fields.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormOutcome } from '../form-outcome.tsx'

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
    onError: (error) => {
      if (error.fields.token) setOutcome('bad-link')
    },
  })
  const { field, form, isSending } = apiForm
  const mismatch = passwordMismatch(...form.watch(['password', 'password_confirm']))

  if (outcome === 'done') {
    return <FormOutcome tone="success" text={PASSWORD_SET} next={{ label: 'Login', to: '/login' }} />
  }
  if (outcome === 'bad-link') {
    const next = { label: 'Ask for a new link', to: '/forgot-password' }
    return <FormOutcome tone="danger" text={RESET_LINK_INVALID} next={next} />
  }
  return (
    <FormFrame ref={replayEarlySubmit} apiForm={apiForm}>
      <NewPasswordFields
        labels={{ password: 'New password', password_confirm: 'Confirm new password' }}
        field={field}
        mismatch={mismatch}
      />
      <Button type="submit" isBusy={isSending} busyLabel="Saving..." disabledReason={mismatch}>
        Set new password
      </Button>
    </FormFrame>
  )
}
