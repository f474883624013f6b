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
    <Button variant="outline" isBusy={busy === 'erase'} busyLabel="Deleting..." onClick={() => setAsking(true)}>
      Delete what I sent
    </Button>
  )
  const failure = failed ? (
    <Banner action={{ label: 'Try again', onClick: () => void run(failed.action) }}>{failed.message}</Banner>
  ) : null

  return (
    <>
      <ConfirmDialog
        open={isAsking}
        title="Delete what I sent"
        action="Delete for good"
        onClose={() => setAsking(false)}
        onConfirm={handleErase}
      >
        Delete what you sent us? You can’t undo this. If your plan hasn’t reached you yet, we can no longer write it.
      </ConfirmDialog>
      {state.at === 'start' ? (
        <Start failure={failure}>
          <Button isBusy={busy === 'show'} busyLabel="Loading..." onClick={() => void run('show')}>
            Show what I sent
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
            Your answers are gone. We still have a note, without your name, that an assessment was deleted, and the
            emails about it. They never had your answers.
          </p>
          {TO_FORM}
        </Outcome>
      ) : null}
      {state.at === 'bad-link' ? (
        <BadLink failure={failure} isBusy={busy === 'renew'} onRenew={() => void run('renew')}>
          If we still have what you sent, we can send a new link to the email address in it.
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
        See what you sent us, or delete it for good. The link from our email shows it once. You can always ask for
        another.
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
        Your link has now been used, and nobody else can open it. For the next hour you can still delete what you sent
        on this page. To correct something, delete it and send the form again, or write to us.
      </p>
      {failure}
      {children}
    </Outcome>
  )
}
