import { useEffect, useRef } from 'react'
import { FailureBanner } from '#web/lib/forms/form-notices.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { AssessmentFormState } from './use-assessment-form.ts'

/** What stands above the fields: an earlier draft, the refusal of an attempt, or its faults with a way to each. */
export function AttemptNotes({ state }: { state: AssessmentFormState }) {
  const { apiForm, missingMessage, areFaultsShown, isRestored, startAfresh } = state
  const { attempts, faults } = apiForm
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  return (
    <>
      {isRestored ? (
        <Banner tone="info" action={{ label: 'Start afresh', onClick: startAfresh }}>
          What you wrote earlier is still here.
        </Banner>
      ) : null}
      <FailureBanner apiForm={apiForm} title="Submission Error" />
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
