import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { AssignedAssessment } from '#domain/assessments/answers.schema.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { useNextItemState } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/assigned.page'
import { AnswerCard } from './answer-form.tsx'
import { AssessmentHeader } from './assessment-badges.tsx'
import { ASSIGNED_PATH, assignedDetail, nextAssigned } from './assigned.queries.ts'
import { ReadFirst, SentFacts } from './sent-facts.tsx'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Health Assessment ${id}`, 'One health assessment and your answer to it.', ASSIGNED_PATH)

/** The assessment is unknown, assigned to another dietitian, or done: the page does not reveal which. */
const NOT_FOUND = {
  title: 'Assessment not found',
  text: 'It doesn’t exist, is done, or is assigned to someone else.',
}

export default function AssignedPage() {
  return (
    <RecordPage
      query={assignedDetail}
      list={{ path: ASSIGNED_PATH, name: 'All assessments' }}
      notFound={NOT_FOUND}
      heading="Health Assessment"
      loading="Loading assessment…"
    >
      {(assessment) => <Detail key={assessment.id} assessment={assessment} />}
    </RecordPage>
  )
}

/** The answer to the right of the submission; below it on narrow screens. */
function Detail({ assessment }: { assessment: AssignedAssessment }) {
  const userId = useSession((session) => session.user?.id)
  return (
    <>
      <AssessmentHeader assessment={assessment} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ReadFirst assessment={assessment} />
          <SentFacts assessment={assessment} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          {userId === undefined ? null : <AnswerCard assessment={assessment} userId={userId} />}
          {assessment.answered_at ? <NextAssigned excludedId={assessment.id} /> : null}
        </div>
      </div>
    </>
  )
}

function NextAssigned({ excludedId }: { excludedId: number }) {
  const { data: next } = useQuery(nextAssigned(excludedId))
  const state = useNextItemState()
  if (!next) return null
  return (
    <p className="mt-4">
      <ButtonLink variant="soft" to={`${ASSIGNED_PATH}/${next.id}`} state={state} icon={ArrowRight}>
        Next waiting assessment
      </ButtonLink>
    </p>
  )
}
