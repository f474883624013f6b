import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RESET_SENT } from '#domain/accounts/account-rules.ts'
import { ForgotPassword } from '#domain/accounts/accounts.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export function ForgotPasswordForm() {
  const [search] = useSearchParams()
  const [message, setMessage] = useState<string | null>(null)
  const apiForm = useApiForm<{ email: string }, { email: string }>({
    schema: ForgotPassword,
    send: async (values) => setMessage((await api.accounts.forgotPassword(values)).message || RESET_SENT),
  })
  const { field, isSending, clearFailure } = apiForm

  function handleInput() {
    clearFailure()
    setMessage(null)
  }

  return (
    <FormFrame ref={replayEarlySubmit} apiForm={apiForm} onInput={handleInput}>
      {message ? <Banner tone="success">{message}</Banner> : null}
      <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <Button type="submit" isBusy={isSending} busyLabel="Sending...">
        Send reset link
      </Button>
      <p>
        <Link to={{ pathname: '/login', search: search.toString() }} className="text-link-line">
          Back to Login
        </Link>
      </p>
    </FormFrame>
  )
}
