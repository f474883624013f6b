import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { BackLink } from '../list/back-link.tsx'
import type { Route } from './+types/assessment.page'
import { AssessmentFacts } from './assessment-facts.tsx'
import { AssessmentAge, AssessmentStatus } from './assessment-status.tsx'
import { AssessmentWork } from './assessment-work.tsx'
import { ASSESSMENTS_PATH, assessmentDetail } from './assessments.queries.ts'
import { ReadFirst } from './read-first.tsx'

/** By its number: names would stay in the browser's history. */
export function meta({ params: { id } }: Route.MetaArgs) {
  return pageMeta({
    title: `Assessment ${id}`,
    description: 'One health assessment and what was done about it.',
    path: ASSESSMENTS_PATH,
    noindex: true,
  })
}

export default function AssessmentPage() {
  const { id = '' } = useParams()
  const known = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  const { data, error, isFetching, refetch } = useQuery({ ...assessmentDetail(known), enabled: known > 0 })
  if (known === 0 || (error instanceof ApiError && error.status === 404)) return <NoSuchAssessment />
  return (
    <>
      <BackLink path={ASSESSMENTS_PATH}>All assessments</BackLink>
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {data ? <Detail key={data.id} assessment={data} /> : error ? null : <PageSkeleton />}
    </>
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

function NoSuchAssessment() {
  return (
    <PageMessage
      art={art}
      title="Assessment not found"
      text="There is no assessment with this number. It may have been erased."
      actions={<ButtonLink to={ASSESSMENTS_PATH}>All assessments</ButtonLink>}
    />
  )
}
