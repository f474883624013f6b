import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { Registration } from '#domain/accounts/accounts.schema.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { ageText, withUnit } from '#web/lib/format.ts'
import { usePendingRequest } from '#web/lib/forms/drafts/use-pending-request.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FormFrame } from '#web/lib/forms/form-frame.tsx'
import { NewPasswordFields, passwordMismatch } from '#web/lib/forms/new-password-fields.tsx'
import {
  clearRegistrationDetails,
  type RegistrationDetails,
  readRegistrationDetails,
} from '#web/lib/forms/registration-details.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { register } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const TERMS_REQUIRED = 'Please accept the terms to create an account'

/**
 * The page requires the terms, which are optional in the API; the message appears together with all other field errors.
 */
const RegistrationForm = z.safeExtend(Registration, { terms_accepted: z.literal(true, TERMS_REQUIRED) })

interface RegistrationValues extends Registration {
  takes_details?: boolean
}

/** Offered only for the address that the assessment was sent with, because another person may use the same tab. */
function detailsFor(stored: RegistrationDetails | null, email: string | undefined) {
  if (!stored?.person || email?.trim().toLowerCase() !== stored.email) return null
  const { phone_number, age, gender, height, weight } = stored.person
  return { phone_number, age, gender, height, weight }
}

/** Once the session has started, `SignInRedirect` on the same page redirects. */
export function RegisterForm() {
  const [storedDetails, setStoredDetails] = useState<RegistrationDetails | null>(null)
  const apiForm = useApiForm<RegistrationValues, Registration>({
    schema: RegistrationForm,
    toPayload: (values) => ({ ...values, ...(values.takes_details ? detailsFor(storedDetails, values.email) : null) }),
    send: async (registration) => {
      await register(registration)
      clearRegistrationDetails()
    },
  })
  const { field, form, isSending } = apiForm
  const [search] = useSearchParams()
  const pendingRequest = usePendingRequest(search.get('next'))
  const mismatch = passwordMismatch(...form.watch(['password', 'password_confirm']))
  const details = detailsFor(storedDetails, form.watch('email'))

  const { getValues, setValue } = form
  useEffect(() => {
    const stored = readRegistrationDetails()
    if (!stored) return
    setStoredDetails(stored)
    const { email, person } = stored
    const values = { email, first_name: person?.first_name, last_name: person?.last_name }
    for (const name of ['first_name', 'last_name', 'email'] as const) {
      const value = values[name]
      // Keeps what was typed before the script loaded.
      if (value && !getValues(name)) setValue(name, value)
    }
  }, [getValues, setValue])

  return (
    <FormFrame ref={replayEarlySubmit} apiForm={apiForm}>
      {pendingRequest ? (
        <p className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
          <strong className="block font-semibold">Your message is saved.</strong>
          {pendingRequest === 'auto-send'
            ? 'We’ll send it as soon as you have an account.'
            : 'You can send it from the form as soon as you have an account.'}
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      {details ? (
        <Checkbox
          label="Add these details from my health assessment to my profile"
          hint={toText(details)}
          {...field('takes_details')}
        />
      ) : null}
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

function toText({ age, gender, height, weight, phone_number }: NonNullable<ReturnType<typeof detailsFor>>): string {
  const facts = [ageText(age), GENDER_LABELS[gender], withUnit(height, 'cm'), withUnit(weight, 'kg')]
  return `${[...facts, formatPhone(phone_number)].join(', ')}. You can change them in your profile.`
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
