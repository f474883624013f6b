import { useEffect, useRef } from 'react'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { AssessmentFormState } from './use-assessment-form.ts'

/** Above the fields: a restored draft, the error response, or the field errors with a link to each. */
export function AttemptNotes({ state }: { state: AssessmentFormState }) {
  const { apiForm, missingMessage, areFieldErrorsShown, isRestored, startAfresh } = state
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
          <FailureBanner apiForm={apiForm} title="Submission Error" />
        </div>
      ) : null}
      {areFieldErrorsShown ? (
        <ErrorSummary
          ref={summary}
          heading={missingMessage ?? 'Please check these fields:'}
          items={fieldErrors.map(({ name, message }) => ({ id: name, message }))}
        />
      ) : null}
    </>
  )
}
