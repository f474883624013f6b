import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { RecordPage } from '../record-page.tsx'
import type { Route } from './+types/assessment.page'
import { AssessmentFacts } from './assessment-facts.tsx'
import { AssessmentAge, AssessmentStatus } from './assessment-status.tsx'
import { AssessmentWork } from './assessment-work.tsx'
import { ASSESSMENTS_PATH, assessmentDetail } from './assessments.queries.ts'
import { ReadFirst } from './read-first.tsx'

/** By its number: names would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Assessment ${id}`, 'One health assessment and what was done about it.', ASSESSMENTS_PATH)

export default function AssessmentPage() {
  return (
    <RecordPage
      query={assessmentDetail}
      list={{ path: ASSESSMENTS_PATH, name: 'All assessments' }}
      notFound={{
        title: 'Assessment not found',
        text: 'There is no assessment with this number. It may have been erased.',
      }}
    >
      {(assessment) => <Detail key={assessment.id} assessment={assessment} />}
    </RecordPage>
  )
}

function Detail({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <BreadcrumbName name={assessment.full_name} />
      <header className="mb-6 grid justify-items-start gap-2">
        <h1 className="wrap-anywhere text-h2">{assessment.full_name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <AssessmentStatus assessment={assessment} />
          <AssessmentAge assessment={assessment} isInLine />
        </div>
        <p className="text-ink-muted text-sm">
          This is somebody’s health data: that you have opened it is in the audit log.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <ReadFirst assessment={assessment} />
          <AssessmentFacts assessment={assessment} />
        </div>
        <AssessmentWork assessment={assessment} />
      </div>
    </>
  )
}
