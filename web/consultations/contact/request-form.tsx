import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ADULT_AGE } from '#domain/accounts/account-rules.ts'
import { HEALTH_CONCERN_MAX, MESSAGE_MAX, MESSAGE_MIN } from '#domain/consultations/request-rules.ts'
import { requestDraftName } from '#web/lib/forms/drafts/use-pending-request.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { type AgeGroup, needsGuardian, personAgeGroup, useAgeGroup } from './use-age-group.ts'
import {
  ADDS_FILES,
  ErrorSummary,
  type RequestForm as FormState,
  loadSignedIn,
  PersonFields,
  useRequestForm,
} from './use-request-form.ts'

const GuardianPanel = lazy(async () => ({
  default: (await import('#web/lib/forms/guardian-panel.tsx')).GuardianPanel,
}))
const AttachmentPicker = lazy(async () => ({ default: (await loadSignedIn()).AttachmentPicker }))
const OpenRequestNotice = lazy(async () => ({ default: (await loadSignedIn()).OpenRequestNotice }))

interface RequestFormProps {
  dietitianId: number
  /** Null for a visitor; undefined until the browser has read the session. */
  userId: number | null | undefined
  loginPath: string
  /** Why nothing can be sent now; null if it can. */
  obstacle: string | null
  onSignIn: () => void
  onSent: () => void
  onGone: () => void
}

export function RequestForm({ loginPath, obstacle, ...options }: RequestFormProps) {
  const ageGroup = useAgeGroup(options.userId)
  const form = useRequestForm({ ...options, ageGroup, isBlocked: obstacle !== null })
  const { values, field } = form
  const obstacleNote = useRef<HTMLDivElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (obstacle) obstacleNote.current?.focus()
    else form.handleSubmit()
  }

  return (
    // Until the script loads, method="dialog" makes submitting do nothing, so that no health data gets into an address.
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
      <ForWhom form={form} />
      <TextareaField
        {...field('message')}
        label="Your Message"
        hint="What would you like help with?"
        rows={6}
        required
        counter={{ used: values.message.trim().length, min: MESSAGE_MIN, max: MESSAGE_MAX }}
      />
      <TextareaField
        {...field('health_concern')}
        label="Health Concern (optional)"
        hint="A diagnosis, an allergy or a medicine the dietitian should know about."
        rows={3}
        counter={{ used: values.health_concern.length, max: HEALTH_CONCERN_MAX }}
      />
      {options.userId ? (
        <Suspense fallback={<div className="h-23.25" />}>
          <AttachmentPicker
            id="request-files"
            draftName={requestDraftName(options.dietitianId)}
            userId={options.userId}
            isClient
          />
        </Suspense>
      ) : null}
      {options.userId === null ? (
        <Checkbox
          id={ADDS_FILES}
          name={ADDS_FILES}
          label="I have files to add, such as a lab report"
          hint="You add them after you sign in, before anything is sent."
        />
      ) : null}
      <GuardianFields form={form} userAgeGroup={ageGroup} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={form.isSending} busyLabel="Sending..." disabledReason={obstacle ?? undefined}>
          Send Request
        </Button>
        <ButtonLink to="/dietitians" variant="outline">
          Cancel
        </ButtonLink>
      </div>
      <FormLimits isForOther={values.is_for_other} />
    </form>
  )
}

const FOR_WHOM = [
  { value: '', label: 'For me' },
  { value: 'other', label: 'For someone else' },
] as const

/** A request for oneself needs nothing more; one for someone else asks about that person. */
function ForWhom({ form: { values, field, change } }: { form: FormState }) {
  return (
    <>
      <div className="w-fit max-w-full">
        <Segmented
          legend="Who is this request for?"
          name="is_for_other"
          options={FOR_WHOM}
          value={values.is_for_other ? 'other' : ''}
          onChange={(value) => change({ is_for_other: value === 'other' })}
        />
      </div>
      {values.is_for_other ? (
        <Suspense fallback={<div className="h-72" />}>
          <PersonFields field={field} onChange={change} />
        </Suspense>
      ) : null}
    </>
  )
}

function FormLimits({ isForOther }: { isForOther: boolean }) {
  return (
    <p className="text-ink-muted text-sm">
      {isForOther
        ? 'We send your name, email and phone from your profile with the request.'
        : 'We send your name, email, phone, age and gender from your profile with the request.'}{' '}
      The reply is advice, not a diagnosis, and may take time. In an emergency call{' '}
      <a href="tel:112" className="text-link-line">
        112
      </a>
      .
    </p>
  )
}

/** The errors of the last attempt, shown above the fields. */
function AttemptNotes({ form }: { form: FormState }) {
  const { errors, failure, attempts, isSending, formRef, handleSubmit } = form
  const items = Object.entries(errors).map(([id, message]) => ({ id, message }))
  const failureBox = useRef<HTMLDivElement>(null)

  // The form is longer than a phone's screen.
  useEffect(() => {
    if (failure) failureBox.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts, formRef])

  return (
    <>
      {failure ? (
        <div ref={failureBox} className="scroll-my-28">
          <Banner action={failure.canRetry ? { label: 'Retry', onClick: handleSubmit, isBusy: isSending } : undefined}>
            {failure.message}
          </Banner>
        </div>
      ) : null}
      {items.length > 0 ? (
        <Suspense>
          <ErrorSummary heading="Please check these fields:" items={items} />
        </Suspense>
      ) : null}
    </>
  )
}

function LoginRequired({ loginPath }: { loginPath: string }) {
  return (
    <Banner tone="info">
      <strong className="block font-semibold">Login Required</strong>
      Please{' '}
      <Link to={loginPath} className="font-semibold underline underline-offset-[.22em]">
        sign in
      </Link>{' '}
      to send your request. What you’ve written here won’t be lost.
    </Banner>
  )
}

/** Asks for a parent or guardian if the person is under age, by their profile or their own statement. */
function GuardianFields({ form, userAgeGroup }: { form: FormState; userAgeGroup: AgeGroup }) {
  const { values, errors, change } = form
  const ageGroup = personAgeGroup(values, userAgeGroup)
  const isForOther = values.is_for_other
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
        <Suspense fallback={<div className="h-52" />}>
          <GuardianPanel
            isForOther={isForOther}
            statement={`${isForOther ? 'Their' : 'My'} parent or guardian has read this request and agrees to it.`}
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
        </Suspense>
      ) : null}
    </>
  )
}
