import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  ASSESSMENT_STATUS_LABELS,
  ASSESSMENT_STATUSES,
  type AssessmentStatus,
} from '#domain/assessments/assessment-rules.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ASSESSMENTS_PATH, useAssessmentChange, useAssessmentErasure } from './assessments.queries.ts'
import { NotesForm } from './notes-form.tsx'

/** Its status, the admins' notes and its erasure. */
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
        {ASSESSMENT_STATUSES.filter((status) => status !== assessment.status).map((status) => (
          <Button
            key={status}
            variant={isNext(assessment.status, status) ? 'primary' : 'outline'}
            aria-disabled={change.isPending || undefined}
            onClick={() => change.isPending || handleStatus(status)}
          >
            {`Mark as ${ASSESSMENT_STATUS_LABELS[status].toLowerCase()}`}
          </Button>
        ))}
      </div>
      <NotesForm assessment={assessment} />
      <Erasure assessment={assessment} />
    </SectionCard>
  )
}

function isNext(from: AssessmentStatus, to: AssessmentStatus): boolean {
  return ASSESSMENT_STATUSES.indexOf(to) === ASSESSMENT_STATUSES.indexOf(from) + 1
}

function Erasure({ assessment }: { assessment: Assessment }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const erasure = useAssessmentErasure(assessment.id, () => {
    toast.success('The assessment is erased.')
    navigate(ASSESSMENTS_PATH)
  })
  return (
    <div className="border-line border-t pt-5">
      <Button variant="danger" block icon={Trash2} onClick={() => setAsked(true)}>
        Delete assessment
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        isBusy={erasure.isPending}
        error={erasure.error?.message}
        title="Delete assessment"
        action="Delete for good"
        busy="Deleting…"
        onConfirm={erasure.mutate}
      >
        <p>
          What {assessment.full_name} sent is erased for good, with the notes and the mailed links. It cannot be brought
          back.
        </p>
      </ConfirmDialog>
    </div>
  )
}
