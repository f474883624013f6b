import { CircleCheck } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { SUBMITTED_HEADING, SUBMITTED_WITHOUT_EMAIL } from '#domain/assessments/assessment-rules.ts'
import { type PlanId, planName } from '#domain/membership/plans.ts'
import { usePausableTimer } from '#web/lib/time/use-pausable-timer.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { FIRST_FIELD, focusFirstField } from './form-entry.ts'
import type { SentAssessment } from './use-assessment-form.ts'

type State = { at: 'form'; focus?: 'heading' | typeof FIRST_FIELD } | ({ at: 'sent' } & SentAssessment)

/** The form; after sending, its confirmation for a while. */
export function AssessmentPanel({ openedAt }: { openedAt: number }) {
  const [state, setState] = useState<State>({ at: 'form' })
  const [lastSent, setLastSent] = useState<SentAssessment | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (state.at !== 'form') return
    if (state.focus === 'heading') heading.current?.focus()
    if (state.focus === FIRST_FIELD) focusFirstField()
  }, [state])

  if (state.at === 'sent') {
    return (
      <SubmissionSent
        sent={state}
        onEnd={(hadFocus) => setState({ at: 'form', ...(hadFocus ? { focus: 'heading' } : {}) })}
        onAgain={() => setState({ at: 'form', focus: FIRST_FIELD })}
      />
    )
  }

  function handleSent(sent: SentAssessment) {
    setLastSent(sent)
    setState({ at: 'sent', ...sent })
  }
  return (
    <>
      <h2 id="assessment-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Your free health assessment
      </h2>
      <p className="mt-2 text-ink-muted">All fields are required unless marked optional. It takes about two minutes.</p>
      {lastSent ? (
        <div className="mt-4 grid gap-6">
          <Banner tone="success">
            We’ve received your assessment.{isMailed(lastSent) ? ' A confirmation email is on its way to you.' : ''}
          </Banner>
          <WhatHappensNext plan={lastSent.plan} />
        </div>
      ) : null}
      <div className="mt-6">
        <AssessmentForm openedAt={openedAt} onSent={handleSent} />
      </div>
    </>
  )
}

const SHOWN_MS = 5000

/** An address gets only so many confirmations a day. */
const isMailed = ({ message }: SentAssessment) => message !== SUBMITTED_WITHOUT_EMAIL

interface SubmissionSentProps {
  sent: SentAssessment
  /** Called when the time is over; `hadFocus`: the focus was inside. */
  onEnd: (hadFocus: boolean) => void
  onAgain: () => void
}

/**
 * Replaces the form for five seconds. The timer pauses while the pointer or the keyboard focus moves inside; the
 * heading's automatic focus does not pause it.
 */
function SubmissionSent({ sent, onEnd, onAgain }: SubmissionSentProps) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false)
  usePausableTimer({
    isOpen: true,
    isPaused: isHovered || hasKeyboardFocus,
    duration: SHOWN_MS,
    onEnd: () => onEnd(box.current?.contains(document.activeElement) ?? false),
  })

  useEffect(() => {
    heading.current?.focus()
  }, [])

  const pauseHandlers = {
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      // A pointer resting where the button was has not moved.
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setHovered(true)
    },
    onPointerLeave: () => setHovered(false),
    // The key that sent the form may still be held.
    onKeyDown: ({ repeat }: KeyboardEvent) => setKeyboardFocus((hasFocus) => hasFocus || !repeat),
    onFocus: ({ target }: FocusEvent) => setKeyboardFocus(target !== heading.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setKeyboardFocus(false)
    },
  }
  return (
    <div ref={box} className="grid justify-items-start gap-4 py-6" {...pauseHandlers}>
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-12 text-success" />
      <h2 id="assessment-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {SUBMITTED_HEADING}
      </h2>
      <p className="text-lg">{sent.message}</p>
      {isMailed(sent) ? (
        <p className="text-ink-muted">
          The email has a link to see or delete what you sent. If it isn’t there in a few minutes, please check your
          spam folder.
        </p>
      ) : null}
      <WhatHappensNext plan={sent.plan} />
      <Button variant="outline" onClick={onAgain} className="mt-2">
        Submit Another Form
      </Button>
    </div>
  )
}

/** After sending: what the person can expect, and what to read meanwhile. */
function WhatHappensNext({ plan }: { plan: PlanId | null }) {
  return (
    <section aria-labelledby="what-happens-next" className="grid justify-items-start gap-3">
      <h3 id="what-happens-next" className="text-h4">
        What happens next
      </h3>
      {plan ? (
        <p>
          You asked about the {planName(plan)} plan. You haven’t been charged: our office answers your questions first.
        </p>
      ) : null}
      <ol className="grid list-decimal gap-2 pl-6">
        <li>A dietitian reads what you sent. If something is unclear, our office calls you.</li>
        <li>When your answer is ready, we email you a link to it. The email itself says nothing about your health.</li>
        <li>You open the link and read the answer. You don’t need an account.</li>
      </ol>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="outline" size="small" to="/dietitians">
          Meet our dietitians
        </ButtonLink>
        <ButtonLink variant="outline" size="small" to="/blogs">
          Read an article
        </ButtonLink>
      </p>
    </section>
  )
}
