import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { Registration } from '#domain/accounts/accounts.schema.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { NewPasswordFields, passwordMismatch } from '#web/lib/forms/new-password-fields.tsx'
import { clearRegistrationEmail, readRegistrationEmail } from '#web/lib/forms/registration-email.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { usePendingRequest } from '#web/lib/forms/use-pending-request.ts'
import { register } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const TERMS_REQUIRED = 'Please accept the terms to create an account'

/**
 * The page requires the terms, which are optional in the API; the message appears together with all other field errors.
 */
const RegistrationForm = z.safeExtend(Registration, { terms_accepted: z.literal(true, TERMS_REQUIRED) })

/** The redirect next to it follows once the session has started. */
export function RegisterForm() {
  const apiForm = useApiForm<Registration, Registration>({
    schema: RegistrationForm,
    send: async (registration) => {
      await register(registration)
      clearRegistrationEmail()
    },
  })
  const { field, form, isSending } = apiForm
  const [search] = useSearchParams()
  const pendingRequest = usePendingRequest(search.get('next'))
  const mismatch = passwordMismatch(...form.watch(['password', 'password_confirm']))

  const { getValues, setValue } = form
  useEffect(() => {
    const email = readRegistrationEmail()
    // What was typed before the script loaded stays.
    if (email && !getValues('email')) setValue('email', email)
  }, [getValues, setValue])

  return (
    <FormFrame ref={replayEarlySubmit} apiForm={apiForm}>
      {pendingRequest ? (
        <p className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <strong className="block font-semibold">Your message is kept.</strong>
          {pendingRequest === 'sends'
            ? 'It is sent as soon as you have the account.'
            : 'It waits in the form, and you send it as soon as you have the account.'}
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <NewPasswordFields
        labels={{ password: 'Password', password_confirm: 'Confirm password' }}
        field={field}
        mismatch={mismatch}
      />
      <Checkbox label={<TermsLabel />} {...field('terms_accepted')} />
      <Button type="submit" isBusy={isSending} busyLabel="Creating your account..." disabledReason={mismatch}>
        Create account
      </Button>
      <p className="text-ink-muted">
        Already have an account?{' '}
        <Link to={{ pathname: '/login', search: search.toString() }} className="text-link-line">
          Login
        </Link>
      </p>
    </FormFrame>
  )
}

function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Link to="/legal#terms" target="_blank" className="text-link-line">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to="/legal#privacy" target="_blank" className="text-link-line">
        Privacy Policy
      </Link>
    </>
  )
}
