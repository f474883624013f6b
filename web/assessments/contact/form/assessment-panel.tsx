import { useEffect, useRef, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { FIRST_FIELD, focusFirstField } from './focus-first-field.ts'
import { SubmissionSent } from './submission-sent.tsx'

type State = { at: 'form'; focus?: 'heading' | typeof FIRST_FIELD } | { at: 'sent'; message: string }

/** The form, and for a while after sending what came of it. */
export function AssessmentPanel({ openedAt }: { openedAt: number }) {
  const [state, setState] = useState<State>({ at: 'form' })
  const [wasSent, setWasSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (state.at !== 'form') return
    if (state.focus === 'heading') heading.current?.focus()
    if (state.focus === FIRST_FIELD) focusFirstField()
  }, [state])

  if (state.at === 'sent') {
    return (
      <SubmissionSent
        message={state.message}
        onEnd={(hadFocus) => setState({ at: 'form', ...(hadFocus ? { focus: 'heading' } : {}) })}
        onAgain={() => setState({ at: 'form', focus: FIRST_FIELD })}
      />
    )
  }

  function handleSent(message: string) {
    setWasSent(true)
    setState({ at: 'sent', message })
  }
  return (
    <>
      <h2 id="assessment-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Your free health assessment
      </h2>
      <p className="mt-2 text-ink-muted">
        All fields are required unless they say that they are optional. It takes about two minutes.
      </p>
      {wasSent ? (
        <Banner tone="success" className="mt-4">
          Your assessment was sent. The confirmation is on its way to your e-mail address.
        </Banner>
      ) : null}
      <div className="mt-6">
        <AssessmentForm openedAt={openedAt} onSent={handleSent} />
      </div>
    </>
  )
}
