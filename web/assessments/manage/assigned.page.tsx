import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { AssignedAssessment } from '#domain/assessments/answers.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { BackLink, useStateOfNext } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import type { Route } from './+types/assigned.page'
import { AnswerCard } from './answer-form.tsx'
import { AssessmentHeader } from './assessment-header.tsx'
import { ASSIGNED_PATH, assignedDetail, nextAssigned } from './assigned.queries.ts'
import { ReadFirst, SentFacts } from './sent-facts.tsx'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Health Assessment ${id}`, 'One health assessment and your answer to it.', ASSIGNED_PATH)

export default function AssignedPage({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
  if (id === null) return <NotFound />
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: number }) {
  const userId = useSession((session) => session.user?.id)
  const { data, error, isFetching, refetch } = useQuery(assignedDetail(id))
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return (
    <>
      <BackLink path={ASSIGNED_PATH}>All assessments</BackLink>
      {data ? null : <h1 className={error ? 'text-h2' : 'sr-only'}>Health Assessment</h1>}
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {data && userId !== undefined ? (
        <Detail assessment={data} userId={userId} />
      ) : error ? null : (
        <PageSkeleton label="Loading assessment…" />
      )}
    </>
  )
}

/** The answer to the right of the submission; below it on narrow screens. */
function Detail({ assessment, userId }: { assessment: AssignedAssessment; userId: number }) {
  return (
    <>
      <AssessmentHeader assessment={assessment} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ReadFirst assessment={assessment} />
          <SentFacts assessment={assessment} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <AnswerCard assessment={assessment} userId={userId} />
          {assessment.answered_at ? <NextAssigned besides={assessment.id} /> : null}
        </div>
      </div>
    </>
  )
}

function NextAssigned({ besides }: { besides: number }) {
  const { data: next } = useQuery(nextAssigned(besides))
  const state = useStateOfNext()
  if (!next) return null
  return (
    <p className="mt-4">
      <ButtonLink variant="soft" to={`${ASSIGNED_PATH}/${next.id}`} state={state} icon={ArrowRight}>
        Next waiting assessment
      </ButtonLink>
    </p>
  )
}

/** The assessment is unknown, assigned to another dietitian, or done: the page does not reveal which. */
function NotFound() {
  return (
    <PageMessage
      art={art}
      title="Assessment not found"
      text="It doesn’t exist, is done, or is assigned to someone else."
      actions={<ButtonLink to={ASSIGNED_PATH}>All assessments</ButtonLink>}
    />
  )
}
