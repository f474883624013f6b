import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ADULT_AGE } from '#domain/accounts/account-rules.ts'
import { HEALTH_CONCERN_MAX, MESSAGE_MAX, MESSAGE_MIN } from '#domain/consultations/request-rules.ts'
import { GuardianPanel } from '#web/lib/forms/guardian-panel.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { type AgeGroup, needsGuardian, useAgeGroup } from './use-age-group.ts'
import { type RequestForm as FormState, useRequestForm } from './use-request-form.ts'

const OpenRequestNotice = lazy(async () => ({
  default: (await import('../client/open-request-notice.tsx')).OpenRequestNotice,
}))

interface RequestFormProps {
  dietitianId: number
  /** Null for a visitor; undefined until the browser has looked. */
  userId: number | null | undefined
  loginPath: string
  /** Why nothing can be sent now, if so. */
  obstacle: string | null
  onSignIn: () => void
  onSent: () => void
  onGone: () => void
}

export function RequestForm({ loginPath, obstacle, ...options }: RequestFormProps) {
  const ageGroup = useAgeGroup(options.userId)
  const form = useRequestForm({ ...options, ageGroup })
  const { values, errors, change } = form
  const obstacleNote = useRef<HTMLDivElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (obstacle) obstacleNote.current?.focus()
    else form.handleSubmit()
  }

  return (
    // Until the script has come, method="dialog" makes submitting do nothing: no health text ever reaches an address.
    <form ref={form.formRef} method="dialog" noValidate className="grid gap-5" onSubmit={handleSubmit}>
      {obstacle ? (
        <div ref={obstacleNote} tabIndex={-1}>
          <Banner tone="warning">{obstacle}</Banner>
        </div>
      ) : null}
      {options.userId === null ? <LoginRequired loginPath={loginPath} /> : null}
      {options.userId ? (
        <Suspense>
          <OpenRequestNotice dietitianId={options.dietitianId} />
        </Suspense>
      ) : null}
      {form.isRestored ? (
        <Banner tone="info" action={{ label: 'Start afresh', onClick: form.startAfresh }}>
          What you wrote earlier is still here.
        </Banner>
      ) : null}
      <AttemptNotes form={form} />
      <TextareaField
        id="message"
        name="message"
        label="Your Message"
        hint={`What would you like help with? At least ${MESSAGE_MIN} characters.`}
        rows={6}
        required
        counter={{ used: values.message.length, max: MESSAGE_MAX }}
        value={values.message}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextareaField
        id="health_concern"
        name="health_concern"
        label="Health Concern (optional)"
        hint="A diagnosis, an allergy or a medicine the dietitian should know of."
        rows={3}
        counter={{ used: values.health_concern.length, max: HEALTH_CONCERN_MAX }}
        value={values.health_concern}
        error={errors.health_concern}
        onChange={(event) => change({ health_concern: event.target.value })}
      />
      <GuardianFields form={form} ageGroup={ageGroup} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={form.isSending} busyLabel="Sending..." disabledReason={obstacle ?? undefined}>
          Send Request
        </Button>
        <ButtonLink to="/dietitians" variant="outline">
          Cancel
        </ButtonLink>
      </div>
      <FormLimits />
    </form>
  )
}

function FormLimits() {
  return (
    <p className="text-ink-muted text-sm">
      Your name, e-mail, phone, age and gender from your profile go with the request. An answer is advice, not a
      diagnosis, and may take time: in an emergency call{' '}
      <a href="tel:112" className="text-link-line">
        112
      </a>
      .
    </p>
  )
}

/** The errors of the last attempt, above the fields. */
function AttemptNotes({ form }: { form: FormState }) {
  const { errors, failure, attempts, isSending, handleSubmit } = form
  const summary = useRef<HTMLDivElement>(null)
  const items = Object.entries(errors).map(([id, message]) => ({ id, message }))

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <>
      {failure ? (
        <Banner action={failure.canRetry ? { label: 'Retry', onClick: handleSubmit, isBusy: isSending } : undefined}>
          {failure.message}
        </Banner>
      ) : null}
      {items.length > 0 ? <ErrorSummary ref={summary} heading="Please check these fields:" items={items} /> : null}
    </>
  )
}

function LoginRequired({ loginPath }: { loginPath: string }) {
  return (
    <Banner tone="info">
      <strong className="block font-semibold">Login Required</strong>
      Please{' '}
      <Link to={loginPath} className="font-semibold underline underline-offset-[.22em]">
        log in
      </Link>{' '}
      to send your request. What you write here waits for you.
    </Banner>
  )
}

interface GuardianFieldsProps {
  form: FormState
  ageGroup: AgeGroup
}

/** Asks for a parent or guardian if the person is under age, by their profile or their own statement. */
function GuardianFields({ form: { values, errors, change }, ageGroup }: GuardianFieldsProps) {
  return (
    <>
      {ageGroup === 'unknown' ? (
        <Checkbox
          id="is_minor"
          name="is_minor"
          label={`I am under ${ADULT_AGE}`}
          checked={values.is_minor}
          onChange={(event) => change({ is_minor: event.target.checked })}
        />
      ) : null}
      {needsGuardian(ageGroup, values) ? (
        <GuardianPanel
          statement="My parent or guardian has read this request and agrees to it."
          errors={errors}
          name={{
            value: values.guardian_name,
            onChange: (event) => change({ guardian_name: event.target.value }),
          }}
          consent={{
            checked: values.guardian_consent,
            onChange: (event) => change({ guardian_consent: event.target.checked }),
          }}
        />
      ) : null}
    </>
  )
}
