import { useEffect, useRef } from 'react'
import { FailureBanner } from '#web/lib/forms/form-notices.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { AssessmentFormState } from './use-assessment-form.ts'

/** What stands above the fields: an earlier draft, the refusal of an attempt, or its faults with a way to each. */
export function AttemptNotes({ state }: { state: AssessmentFormState }) {
  const { apiForm, missingMessage, areFaultsShown, isRestored, startAfresh } = state
  const { attempts, faults, failure } = apiForm
  const summary = useRef<HTMLDivElement>(null)
  const refusal = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  useEffect(() => {
    // The button is a long way below, on a phone out of sight of this.
    if (failure) refusal.current?.focus()
  }, [failure])

  return (
    <>
      {isRestored ? (
        <Banner tone="info" action={{ label: 'Start afresh', onClick: startAfresh }}>
          What you wrote earlier is still here.
        </Banner>
      ) : null}
      {failure ? (
        <div ref={refusal} tabIndex={-1} className="outline-none">
          <FailureBanner apiForm={apiForm} title="Submission Error" />
        </div>
      ) : null}
      {areFaultsShown ? (
        <ErrorSummary
          ref={summary}
          heading={missingMessage ?? 'Please check these fields:'}
          items={faults.map(({ name, message }) => ({ id: name, message }))}
        />
      ) : null}
    </>
  )
}
