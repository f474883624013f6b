import { useState } from 'react'
import { ADULT_AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { PLAN_LABEL, REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { PublicSubmission, Submission } from '#domain/assessments/assessments.schema.ts'
import { screeningTexts } from '#domain/assessments/screening.ts'
import { planName } from '#domain/membership/plans.ts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { api } from '#web/lib/api/api.ts'
import { ageText, formatDate, formatDateTime, withUnit } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cx } from '#web/ui/cx.ts'
import { BadLink, FORM_LINK, LinkSent, linkMeta, Outcome, useLinkSteps, WithToken } from './link-steps.tsx'

const TITLE = 'Your health assessment'

export const meta = () =>
  linkMeta(TITLE, 'See or delete your health assessment with the link from our email.', '/assessment')

export default function SubmissionPage() {
  return (
    <AccountPage title={TITLE}>
      <WithToken sentAfter="after your health assessment">
        {(token) => <SubmissionPanel key={token} token={token} />}
      </WithToken>
    </AccountPage>
  )
}

type OpenedSubmission = ({ at: 'shown' } & PublicSubmission) | { at: 'erased'; message: string }

/**
 * Shows and erases a submission. The mailed token works once; the response's new token, which is only in memory,
 * erases it.
 */
function SubmissionPanel({ token }: { token: string }) {
  const { state, busy, failure, take } = useLinkSteps<OpenedSubmission, 'show' | 'erase' | 'renew'>()
  const [isConfirming, setConfirming] = useState(false)
  const handleShow = () => take('show', async () => ({ at: 'shown', ...(await api.assessments.show({ token })) }))
  const handleRenew = () =>
    take('renew', async () => ({ at: 'link-sent', ...(await api.assessments.renewLink({ token })) }))

  function handleErase() {
    setConfirming(false)
    const currentToken = state.at === 'shown' ? state.token : token
    void take('erase', async () => ({ at: 'erased', ...(await api.assessments.erase({ token: currentToken })) }))
  }

  const eraseButton = (
    <Button variant="outline" isBusy={busy === 'erase'} busyLabel="Deleting..." onClick={() => setConfirming(true)}>
      Delete what I sent
    </Button>
  )

  return (
    <>
      <ConfirmDialog
        open={isConfirming}
        title="Delete what I sent"
        action="Delete for good"
        onClose={() => setConfirming(false)}
        onConfirm={handleErase}
      >
        Delete what you sent us? You can’t undo this. If your plan hasn’t reached you yet, we can no longer write it.
      </ConfirmDialog>
      {state.at === 'start' ? (
        <div className="grid gap-6">
          <p>
            See what you sent us, or delete it for good. The link from our email shows it once. You can always ask for
            another.
          </p>
          {failure}
          <div className="flex flex-wrap gap-3">
            <Button isBusy={busy === 'show'} busyLabel="Loading..." onClick={handleShow}>
              Show what I sent
            </Button>
            {eraseButton}
          </div>
        </div>
      ) : null}
      {state.at === 'shown' ? (
        <Outcome>
          <SubmissionFacts submission={state.submission} />
          <p>
            Your link has now been used, and nobody else can open it. For the next hour you can still delete what you
            sent on this page. To correct something, delete it and send the form again, or write to us.
          </p>
          {failure}
          {eraseButton}
        </Outcome>
      ) : null}
      {state.at === 'erased' ? (
        <Outcome>
          <Banner tone="success">{state.message}</Banner>
          <p>
            Your answers are gone. We still have a note, without your name, that an assessment was deleted, and the
            emails about it. They never had your answers.
          </p>
          {FORM_LINK}
        </Outcome>
      ) : null}
      {state.at === 'bad-link' ? (
        <BadLink failure={failure} isBusy={busy === 'renew'} onRenew={handleRenew}>
          If we still have what you sent, we can send a new link to the email address in it.
        </BadLink>
      ) : null}
      {state.at === 'link-sent' ? <LinkSent message={state.message} /> : null}
    </>
  )
}

interface Fact {
  label: string
  value: string | null
  /** Full width on phones. */
  isLong?: boolean
}

function toFacts(submission: Submission): Fact[] {
  const { is_minor, guardian_name, guardian_consent, notice_version } = submission
  return [
    { label: REQUIRED_LABELS.full_name, value: submission.full_name, isLong: true },
    { label: REQUIRED_LABELS.email, value: submission.email, isLong: true },
    { label: REQUIRED_LABELS.phone_number, value: submission.phone_number, isLong: true },
    { label: REQUIRED_LABELS.age, value: ageText(submission.age) },
    { label: REQUIRED_LABELS.gender, value: GENDER_LABELS[submission.gender] },
    { label: REQUIRED_LABELS.height, value: withUnit(submission.height, 'cm') },
    { label: REQUIRED_LABELS.weight, value: withUnit(submission.weight, 'kg') },
    ...screeningTexts(submission).map(({ label, text }) => ({ label, value: text, isLong: true })),
    { label: 'Specific concern', value: submission.specific_concern, isLong: true },
    ...(submission.plan ? [{ label: PLAN_LABEL, value: planName(submission.plan) }] : []),
    ...(is_minor ? [{ label: `I am under ${ADULT_AGE}`, value: 'Yes' }] : []),
    ...(guardian_name ? [{ label: 'Parent or guardian', value: guardian_name, isLong: true }] : []),
    ...(guardian_name ? [{ label: 'Their consent', value: guardian_consent ? 'Given' : 'Not given' }] : []),
    { label: 'Sent', value: formatDateTime(submission.created_at) },
    { label: 'Notice accepted', value: notice_version ? `Version ${notice_version}` : 'Not stated' },
    { label: 'Deleted automatically on', value: formatDate(submission.erased_on) },
  ]
}

/** All stored values, in the order of the form. */
function SubmissionFacts({ submission }: { submission: Submission }) {
  return (
    <Card className="w-full">
      <h2 className="text-h3">What you sent us</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        {toFacts(submission).map(({ label, value, isLong }) => (
          <div key={label} className={cx('min-w-0 border-t border-line pt-3', isLong && 'col-span-2')}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className={value ? 'wrap-anywhere whitespace-pre-line font-medium' : 'text-ink-subtle'}>
              {value ?? 'Nothing written'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
