import { type RefObject, useRef, useState } from 'react'
import { CONSENTS_SHOWN, type Consent } from '#domain/privacy/privacy.schema.ts'
import { CONSENT_LABELS, COOLING_OFF_DAYS, type ConsentKind } from '#domain/privacy/privacy-rules.ts'
import { formatDate } from '#web/lib/format.ts'
import { Paged } from '#web/shell/console/paged.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { consentsPage, useWithdraw } from './privacy.queries.ts'

export function ConsentsCard() {
  const [withdrawing, setWithdrawing] = useState<Consent | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        What you agreed to
      </h3>
      <Paged
        query={consentsPage}
        pageSize={CONSENTS_SHOWN}
        label="Pages of what you agreed to"
        skeleton={<Skeleton className="h-16" />}
      >
        {({ results }) => <ConsentList consents={results} onWithdraw={setWithdrawing} />}
      </Paged>
      <WithdrawDialog consent={withdrawing} onClose={() => setWithdrawing(null)} outcome={heading} />
    </Card>
  )
}

function ConsentList({ consents, onWithdraw }: { consents: Consent[]; onWithdraw: (consent: Consent) => void }) {
  if (consents.length === 0) return <p>No agreements yet.</p>
  return (
    <ul aria-label="What you agreed to" className="divide-y divide-line">
      {consents.map((consent) => (
        <li key={consent.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0">
          <div id={`consent-${consent.id}`} className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{CONSENT_LABELS[consent.kind]}</p>
            <p className="text-ink-muted text-sm">
              Version {consent.version}, agreed on {formatDate(consent.given_at)}
              {consent.withdrawn_at ? `, withdrawn on ${formatDate(consent.withdrawn_at)}` : null}
            </p>
          </div>
          {consent.withdrawn_at ? null : (
            <Button
              variant="outline"
              size="small"
              aria-describedby={`consent-${consent.id}`}
              onClick={() => onWithdraw(consent)}
            >
              Withdraw agreement
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WithdrawDialogProps {
  consent: Consent | null
  onClose: () => void
  /** The message that it was withdrawn. */
  outcome: RefObject<HTMLElement | null>
}

const CONSEQUENCE: Record<ConsentKind, string> = {
  terms: `Without it we can’t use your data, so we’ll delete your account after ${COOLING_OFF_DAYS} days. Until then you can keep your account, which means you agree again.`,
  assessment_notice:
    'We delete your assessment at once, for good. If you haven’t received your plan yet, we can’t write it. Our log still shows who opened it, but nothing you wrote.',
}
const DONE: Record<ConsentKind, string> = {
  terms: 'Withdrawn. Your account will be deleted.',
  assessment_notice: 'Withdrawn. We’ve deleted your assessment.',
}

function WithdrawDialog({ consent, onClose, outcome }: WithdrawDialogProps) {
  const { mutate, isPending, error, reset } = useWithdraw()

  function handleClose() {
    reset()
    onClose()
  }

  function handleWithdraw({ id, kind }: Consent) {
    mutate(id, {
      onSuccess: () => {
        toast.success(DONE[kind])
        handleClose()
      },
    })
  }
  return (
    <ConfirmDialog
      open={consent !== null}
      isBusy={isPending}
      error={error?.message}
      onClose={handleClose}
      returnTo={outcome}
      title="Withdraw your agreement"
      action="Withdraw"
      busy="Withdrawing..."
      onConfirm={() => consent && handleWithdraw(consent)}
    >
      {consent ? (
        <div className="grid gap-4">
          <p className="font-semibold">{CONSENT_LABELS[consent.kind]}</p>
          <p>{CONSEQUENCE[consent.kind]}</p>
          <p className="text-ink-muted text-sm">What we did with your data before stays lawful.</p>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
