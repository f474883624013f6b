import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  ASSESSMENT_STATUS_LABELS,
  ASSESSMENT_STATUSES,
  type AssessmentStatus,
} from '#domain/assessments/assessment-rules.ts'
import { canMarkAs } from '#domain/assessments/assessment-status.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ASSESSMENTS_PATH, nextWaiting, useAssessmentChange, useAssessmentErasure } from './assessments.queries.ts'
import { NotesForm } from './notes-form.tsx'

/** The assessment's status, the admins' notes and the erasure. */
export function AssessmentWork({ assessment }: { assessment: Assessment }) {
  const change = useAssessmentChange(assessment.id)

  function handleStatus(status: AssessmentStatus) {
    change.mutate(
      { status },
      { onSuccess: () => toast.success(`Marked as ${ASSESSMENT_STATUS_LABELS[status].toLowerCase()}.`) },
    )
  }

  return (
    <SectionCard id="work" title="Progress" className="grid content-start gap-5">
      {change.error ? <Banner onDismiss={change.reset}>{change.error.message}</Banner> : null}
      <div className="grid gap-3">
        {possibleStatuses(assessment).map((status) => (
          <Button
            key={status}
            variant={assessment.status === 'answered' && status === 'done' ? 'primary' : 'outline'}
            isBusy={change.isPending && change.variables.status === status}
            busyLabel="Saving…"
            aria-disabled={change.isPending || undefined}
            onClick={() => change.isPending || handleStatus(status)}
          >
            {`Mark as ${ASSESSMENT_STATUS_LABELS[status].toLowerCase()}`}
          </Button>
        ))}
        {assessment.answered_at ? <NextWaiting excludedId={assessment.id} /> : null}
      </div>
      <NotesForm assessment={assessment} />
      <Erasure assessment={assessment} />
    </SectionCard>
  )
}

/** Passes on the inbox's filters, so that the back link restores them. */
function NextWaiting({ excludedId }: { excludedId: number }) {
  const { data: next } = useQuery(nextWaiting(excludedId))
  const { state } = useLocation()
  if (next === undefined) return null
  if (next === null) return <p className="text-ink-muted text-sm">Nobody else is waiting for a first answer.</p>
  return (
    <ButtonLink variant="outline" to={`${ASSESSMENTS_PATH}/${next.id}`} state={state}>
      Next waiting assessment
    </ButtonLink>
  )
}

function possibleStatuses({ status, assignee, answered_at }: Assessment): AssessmentStatus[] {
  const progress = { is_assigned: assignee !== null, is_answered: answered_at !== null }
  return ASSESSMENT_STATUSES.filter((to) => to !== status && canMarkAs(progress, to))
}

function Erasure({ assessment }: { assessment: Assessment }) {
  const navigate = useNavigate()
  const listPath = useListPath(ASSESSMENTS_PATH)
  const [isConfirming, setConfirming] = useState(false)
  const erasure = useAssessmentErasure(assessment.id, () => {
    toast.success('Assessment deleted.')
    navigate(listPath)
  })
  return (
    <div className="border-line border-t pt-5">
      <Button variant="danger" block icon={Trash2} onClick={() => setConfirming(true)}>
        Delete assessment
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        isBusy={erasure.isPending}
        error={erasure.error?.message}
        title="Delete assessment"
        action="Delete for good"
        busy="Deleting…"
        onConfirm={erasure.mutate}
      >
        <p>This deletes what {assessment.full_name} sent, the notes and the emailed links. You can’t undo this.</p>
      </ConfirmDialog>
    </div>
  )
}
