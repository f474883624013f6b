import { CONCERN_MAX } from '#domain/assessments/assessment-rules.ts'
import { takeUpEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { GuardianPanel } from '#web/lib/forms/guardian-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { AttemptNotes } from './attempt-notes.tsx'
import { Honeypot } from './honeypot.tsx'
import { PersonFields } from './person-fields.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { ScreeningFields } from './screening-fields.tsx'
import { type AssessmentFormOptions, useAssessmentForm } from './use-assessment-form.ts'

export function AssessmentForm(options: AssessmentFormOptions) {
  const state = useAssessmentForm(options)
  const { apiForm, missingMessage, isMinor, concernLength, screening, handleInput } = state
  const { form, errorOf, isSending, handleSubmit } = apiForm

  return (
    // Until the script has come, method="dialog" makes submitting do nothing: no health data ever reaches an address.
    <form
      ref={takeUpEarlySubmit}
      method="dialog"
      noValidate
      aria-labelledby="assessment-title"
      className="relative grid gap-5"
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <AttemptNotes state={state} />
      <PersonFields apiForm={apiForm} />
      {isMinor ? (
        <GuardianPanel
          statement="My parent or guardian has read this form and agrees to it."
          name={form.register('guardian_name')}
          consent={form.register('guardian_consent')}
          errors={{ guardian_name: errorOf('guardian_name'), guardian_consent: errorOf('guardian_consent') }}
        />
      ) : null}
      <TextareaField
        id="specific_concern"
        label="Specific concern (optional)"
        hint="For example a condition, an allergy, or what you want to change."
        rows={3}
        counter={{ used: concernLength, max: CONCERN_MAX }}
        error={errorOf('specific_concern')}
        {...form.register('specific_concern')}
      />
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
        The answer is general advice about food, not a diagnosis. In an emergency call{' '}
        <a href="tel:112" className="text-link-line">
          112
        </a>
        .
      </p>
    </form>
  )
}
