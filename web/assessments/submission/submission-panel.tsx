import { type ReactNode, useState } from 'react'
import type { Submission } from '#domain/assessments/assessments.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { BadLink, LinkSent, Outcome, TO_FORM } from '../link-steps.tsx'
import { SubmissionFacts } from './submission-facts.tsx'
import { useSubmission } from './use-submission.ts'

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
        <BadLink failure={failure} isBusy={busy === 'renew'} onRenew={() => void run('renew')}>
          If we still hold your submission, we can send a new link to the e-mail address in it.
        </BadLink>
      ) : null}
      {state.at === 'link-sent' ? <LinkSent message={state.message} /> : null}
    </>
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
