import { type ComponentProps, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { AGE, GENDER_LABELS, NAME_MAX } from '#domain/accounts/account-rules.ts'
import {
  ASSESSMENT_HEIGHT,
  ASSESSMENT_WEIGHT,
  CONCERN_MAX,
  PLAN_LABEL,
  REQUIRED_LABELS,
  RETENTION_MONTHS,
} from '#domain/assessments/assessment-rules.ts'
import { PLAN_IDS, PLAN_PRICES } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { GuardianPanel } from '#web/lib/forms/guardian-panel.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { ScreeningFields } from './screening-fields.tsx'
import { type AssessmentFormOptions, type AssessmentFormState, useAssessmentForm } from './use-assessment-form.ts'

export function AssessmentForm(options: AssessmentFormOptions) {
  const state = useAssessmentForm(options)
  const { apiForm, namedPlan, missingMessage, isMinor, concernLength, screening, handleInput } = state
  const { field, form, errorFor, isSending, handleSubmit } = apiForm

  return (
    // Until the script loads, method="dialog" makes submitting do nothing, so that no health data gets into an address.
    <form
      ref={replayEarlySubmit}
      method="dialog"
      noValidate
      aria-labelledby="assessment-title"
      className="relative grid gap-5"
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      {namedPlan ? <PlanField state={state} label="You asked about" /> : null}
      <AttemptNotes state={state} />
      <PersonFields apiForm={apiForm} />
      {isMinor ? (
        <GuardianPanel
          statement="My parent or guardian has read this form and agrees to it."
          name={form.register('guardian_name')}
          consent={form.register('guardian_consent')}
          errors={{ guardian_name: errorFor('guardian_name'), guardian_consent: errorFor('guardian_consent') }}
        />
      ) : null}
      <TextareaField
        label="Specific concern (optional)"
        hint="For example a condition, an allergy, or what you want to change."
        rows={3}
        counter={{ used: concernLength, max: CONCERN_MAX }}
        {...field('specific_concern')}
      />
      {namedPlan ? null : <PlanField state={state} label={`${PLAN_LABEL} (optional)`} />}
      <ScreeningFields apiForm={apiForm} screening={screening} />
      <Honeypot {...form.register('website')} />
      <PrivacyNotice />
      <Button
        type="submit"
        size="large"
        isBusy={isSending}
        busyLabel="Submitting..."
        disabledReason={missingMessage}
        {...(isSending ? { 'aria-disabled': true } : {})}
      >
        Submit Assessment
      </Button>
      <p className="text-ink-muted text-sm">
        The reply is general advice about food, not a diagnosis. In an emergency call{' '}
        <a href="tel:112" className="text-link-line">
          112
        </a>
        .
      </p>
    </form>
  )
}

const SUBMISSION_ERROR = 'Submission Error'

/** Above the fields: a restored draft, the error response, or the field errors with a link to each. */
function AttemptNotes({ state }: { state: AssessmentFormState }) {
  const { apiForm, missingMessage, areFieldErrorsShown, refusal, isRestored, startAfresh } = state
  const { attempts, fieldErrors, failure } = apiForm
  const summary = useRef<HTMLDivElement>(null)
  const errorBanner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  useEffect(() => {
    // The submit button is far below.
    if (failure) errorBanner.current?.focus()
  }, [failure])

  return (
    <>
      {isRestored ? (
        <Banner tone="info" action={{ label: 'Start afresh', onClick: startAfresh }}>
          What you wrote earlier is still here.
        </Banner>
      ) : null}
      {failure ? (
        <div ref={errorBanner} tabIndex={-1} className="outline-none">
          <FailureBanner apiForm={apiForm} title={SUBMISSION_ERROR} />
        </div>
      ) : null}
      {areFieldErrorsShown ? (
        <ErrorSummary
          ref={summary}
          heading={refusal ? SUBMISSION_ERROR : (missingMessage ?? 'Please check these fields:')}
          text={refusal}
          items={fieldErrors.map(({ name, message }) => ({ id: name, message }))}
        />
      ) : null}
    </>
  )
}

/** A field that no person sees, hears or reaches: only a bot fills it in. */
function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label htmlFor="website">Leave this field empty</label>
      <input {...props} id="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

const PLAN_NAMES = Object.fromEntries(Object.values(PLAN_PRICES).map(({ id, name }) => [id, name]))

/** Comes first for visitors who arrive from a plan, which is then preselected; choosing one does not buy it. */
function PlanField({ state: { apiForm, namedPlan, setPlan }, label }: { state: AssessmentFormState; label: string }) {
  const { onChange, ...field } = apiForm.field('plan')
  return (
    <SelectField
      label={label}
      hint={
        namedPlan
          ? 'Change or remove it here. This doesn’t charge you: our office answers your questions first.'
          : 'If you’d like to ask about one. This doesn’t charge you: our office answers your questions first.'
      }
      defaultValue={namedPlan ?? ''}
      {...field}
      onChange={(event) => {
        setPlan(PLAN_IDS.find((id) => id === event.target.value) ?? null)
        return onChange(event)
      }}
    >
      <option value="">No plan</option>
      {toOptions(PLAN_NAMES)}
    </SelectField>
  )
}

/** The required fields, in the order in which missing ones are listed. */
function PersonFields({ apiForm }: Pick<AssessmentFormState, 'apiForm'>) {
  const field = (name: keyof typeof REQUIRED_LABELS) => ({
    label: REQUIRED_LABELS[name],
    required: true,
    ...apiForm.field(name),
  })
  return (
    <>
      <TextField {...field('full_name')} autoComplete="name" maxLength={NAME_MAX} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('phone_number')} type="tel" autoComplete="tel" inputMode="tel" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('age')} {...AGE} type="number" step={1} inputMode="numeric" unit="years" />
        <SelectField {...field('gender')} autoComplete="sex">
          <option value="">Please choose</option>
          {toOptions(GENDER_LABELS)}
        </SelectField>
        <TextField {...field('height')} {...ASSESSMENT_HEIGHT} type="number" inputMode="decimal" unit="cm" />
        <TextField {...field('weight')} {...ASSESSMENT_WEIGHT} type="number" inputMode="decimal" unit="kg" />
      </div>
    </>
  )
}

/** The notice of the Digital Personal Data Protection Act 2023, section 5; its version is NOTICE_VERSION. */
function PrivacyNotice() {
  return (
    <section aria-labelledby="notice-title" className="rounded-field bg-sunken p-4 text-sm md:p-5">
      <h3 id="notice-title" className="font-semibold text-md">
        What happens to your answers
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-ink-subtle">
        <li>
          We ask for your name, email address, phone number, age, gender, height and weight. If you like, you also
          answer questions about pregnancy, medicines, allergies, diagnoses, eating disorders and your way of eating,
          and name a concern or a membership plan. Most of this is about your health.
        </li>
        <li>
          We use it for one purpose: to answer you, write your plan if it’s safe for you, and reach you about it. Only
          the dietitian who writes the plan and the office of {SITE.name} read it.
        </li>
        <li>
          We delete your answers after {RETENTION_MONTHS} months. You can take back your agreement at any time:{' '}
          <Link to="/assessment" className="text-link-line">
            see or delete your answers
          </Link>{' '}
          earlier with the link in our confirmation email.
        </li>
      </ul>
      <p className="mt-3">
        By sending the form you agree to this use under the Digital Personal Data Protection Act 2023. You can read
        about your rights, and how to complain, in our{' '}
        <Link to="/legal#privacy" className="text-link-line">
          Privacy Policy
        </Link>
        .
      </p>
    </section>
  )
}
