import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { OTP_REQUIRED, SESSION_ENDED } from '#domain/accounts/account-rules.ts'
import { Login } from '#domain/accounts/accounts.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { SITE } from '#domain/site/site.ts'
import { CodeField } from '#web/lib/forms/code-field.tsx'
import { usePendingRequest } from '#web/lib/forms/drafts/use-pending-request.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { login, useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

function asksForCode(error: unknown): error is ApiError {
  const { body } = error instanceof ApiError ? error : { body: null }
  return typeof body === 'object' && body !== null && 'otp_required' in body
}

/** Once the session has started, `SignInRedirect` on the same page redirects. */
export function LoginForm() {
  const [needsCode, setNeedsCode] = useState(false)
  const apiForm = useApiForm<Login, Login>({
    schema: Login,
    send: async (values) => {
      try {
        await login(values)
      } catch (error) {
        if (!asksForCode(error)) throw error
        setNeedsCode(true)
        // The first attempt is sent without a code, so its rejection is not shown as an error.
        if (needsCode) throw new ApiError(error.status, error.message, { otp: [error.message] })
      }
    },
  })
  const { field, form, isSending } = apiForm
  const [search] = useSearchParams()
  const query = search.toString()
  const register = { pathname: '/register', search: query }
  const pendingRequest = usePendingRequest(search.get('next'))
  const hasExpired = useSession((session) => session.hasExpired)

  return (
    <FormFrame ref={replayEarlySubmit} apiForm={apiForm}>
      {hasExpired ? <Banner tone="info">{SESSION_ENDED}</Banner> : null}
      {pendingRequest ? (
        <section aria-label="Your message" className="grid gap-4 rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <p>
            <strong className="block font-semibold">Your message is saved.</strong>
            {pendingRequest === 'auto-send'
              ? 'We’ll send it as soon as you sign in, and you can read the reply here. An account is free.'
              : 'Create an account to send it and read the reply. It’s free and takes a minute.'}
          </p>
          <ButtonLink to={register}>Create an account</ButtonLink>
          <p>Already have one? Sign in below.</p>
        </section>
      ) : null}
      <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      {needsCode ? (
        <CodeField
          // Appears after a submit, as the next field to fill.
          autoFocus
          hint={`${OTP_REQUIRED} No app at hand? Use a recovery code.`}
          {...field('otp')}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox id="remember" label="Remember me" {...form.register('remember')} />
        <Link to={{ pathname: '/forgot-password', search: query }} className="text-link-line">
          Forgot password?
        </Link>
      </div>
      <Button type="submit" isBusy={isSending} busyLabel="Signing in...">
        Login
      </Button>
      {pendingRequest ? null : (
        <p className="text-ink-muted">
          New to {SITE.name}?{' '}
          <Link to={register} className="text-link-line">
            Create an account
          </Link>
        </p>
      )}
    </FormFrame>
  )
}
