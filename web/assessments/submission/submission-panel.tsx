import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LINK_DAYS, LINK_INVALID } from '#domain/assessments/assessment-rules.ts'
import type { Submission } from '#domain/assessments/assessments.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SubmissionFacts } from './submission-facts.tsx'
import { useSubmission } from './use-submission.ts'

const TO_FORM = <ButtonLink to="/contact">Fill in the health assessment</ButtonLink>

/** The page behind the link in the confirmation mail. */
export function SubmissionPanel({ token }: { token: string }) {
  const { state, busy, failed, run } = useSubmission(token)
  const [isAsking, setAsking] = useState(false)

  function handleErase() {
    setAsking(false)
    void run('erase')
  }

  const eraseButton = (
    <Button variant="outline" isBusy={busy === 'erase'} busyLabel="Erasing..." onClick={() => setAsking(true)}>
      Erase my submission
    </Button>
  )
  const failure = failed ? (
    <Banner action={{ label: 'Try again', onClick: () => void run(failed.action) }}>{failed.message}</Banner>
  ) : null

  return (
    <>
      <ConfirmDialog
        open={isAsking}
        title="Erase my submission"
        action="Erase for good"
        onClose={() => setAsking(false)}
        onConfirm={handleErase}
      >
        Are you sure you want to erase your submission? This cannot be undone. If your plan has not reached you yet, we
        cannot write it any more.
      </ConfirmDialog>
      {state.at === 'start' ? (
        <Start failure={failure}>
          <Button isBusy={busy === 'show'} busyLabel="Loading..." onClick={() => void run('show')}>
            Show my submission
          </Button>
          {eraseButton}
        </Start>
      ) : null}
      {state.at === 'shown' ? (
        <Shown submission={state.submission} failure={failure}>
          {eraseButton}
        </Shown>
      ) : null}
      {state.at === 'erased' ? (
        <Outcome>
          <Banner tone="success">{state.message}</Banner>
          <p>
            Your answers are gone. What remains is a note that a submission was erased, without your name, and the mails
            about it, which never held your answers.
          </p>
          {TO_FORM}
        </Outcome>
      ) : null}
      {state.at === 'bad-link' ? (
        <BadLink failure={failure}>
          <Button isBusy={busy === 'renew'} busyLabel="Sending..." onClick={() => void run('renew')}>
            Send me a new link
          </Button>
        </BadLink>
      ) : null}
      {state.at === 'link-sent' ? (
        <Outcome>
          <Banner tone="success">{state.message}</Banner>
          <p>It can take a minute. Look into the spam folder too.</p>
        </Outcome>
      ) : null}
    </>
  )
}

/** Without a token, e.g. when a mail program cut the link. */
export function NoToken() {
  return (
    <div className="grid justify-items-start gap-6">
      <p>
        This page opens with the link in the mail that we sent you after your health assessment. Please open that link
        again, or copy all of it into the address bar.
      </p>
      {TO_FORM}
    </div>
  )
}

interface StepProps {
  failure: ReactNode
  children: ReactNode
}

function Start({ failure, children }: StepProps) {
  return (
    <div className="grid gap-6">
      <p>
        You can look at what you sent us, or erase it for good. The link from our mail shows your submission once; you
        can always ask for another.
      </p>
      {failure}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function Shown({ submission, failure, children }: StepProps & { submission: Submission }) {
  return (
    <Outcome>
      <SubmissionFacts submission={submission} />
      <p>
        Your link is used up now, and nobody else can open it. For the next hour this page can still erase the
        submission. To correct something, erase it and send the form again, or write to us.
      </p>
      {failure}
      {children}
    </Outcome>
  )
}

function BadLink({ failure, children }: StepProps) {
  return (
    <Outcome>
      <Banner>{LINK_INVALID}</Banner>
      <p>
        Each link works once, for {LINK_DAYS} days. If we still hold your submission, we can send a new link to the
        e-mail address in it.
      </p>
      {failure}
      {children}
    </Outcome>
  )
}

/** Replaces the pressed button and takes its focus. */
function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Scrolls to its first line, since the height may have changed.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 justify-items-start gap-6 scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
