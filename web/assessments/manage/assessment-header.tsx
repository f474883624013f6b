import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { AssessmentAge, AssessmentStatus } from './assessment-marks.tsx'

type HeaderFacts = Pick<Assessment, 'full_name'> &
  Parameters<typeof AssessmentStatus>[0]['assessment'] &
  Parameters<typeof AssessmentAge>[0]['assessment']

/** The name, the status and the audit-log notice above an opened assessment. */
export function AssessmentHeader({ assessment }: { assessment: HeaderFacts }) {
  return (
    <>
      <BreadcrumbName name={assessment.full_name} />
      <header className="mb-6 grid justify-items-start gap-2">
        <h1 className="wrap-anywhere text-h2">{assessment.full_name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <AssessmentStatus assessment={assessment} />
          <AssessmentAge assessment={assessment} isInLine />
        </div>
        <p className="text-ink-muted text-sm">This is health data. The audit log shows that you’ve opened it.</p>
      </header>
    </>
  )
}
