import { useState } from 'react'
import { PLAN_LABEL } from '#domain/assessments/assessment-rules.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { planName } from '#domain/membership/plans.ts'
import { AnswerCard } from '#web/assessments/manage/answer-form.tsx'
import { AssessmentHeader } from '#web/assessments/manage/assessment-badges.tsx'
import { ReadFirst, SentFact, SentFacts } from '#web/assessments/manage/sent-facts.tsx'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { SectionCard } from '#web/ui/card.tsx'
import type { Route } from './+types/assessment.page'
import { AssessmentWork } from './assessment-work.tsx'
import { ASSESSMENTS_PATH, assessmentDetail } from './assessments.queries.ts'
import { AssignmentCard } from './assignment-card.tsx'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Assessment ${id}`, 'One health assessment and what was done about it.', ASSESSMENTS_PATH)

export default function AssessmentPage() {
  return (
    <RecordPage
      query={assessmentDetail}
      list={{ path: ASSESSMENTS_PATH, name: 'All assessments' }}
      notFound={{
        title: 'Assessment not found',
        text: 'There is no assessment with this number. It may have been deleted.',
      }}
    >
      {(assessment) => <Detail key={assessment.id} assessment={assessment} />}
    </RecordPage>
  )
}

function Detail({ assessment }: { assessment: Assessment }) {
  const userId = useSession((session) => session.user?.id)
  const { answer, notice_version, notice_accepted_at } = assessment
  const isOwn = userId !== undefined && assessment.assignee?.id === userId
  const [wasOwn] = useState(isOwn)
  const work = <AssessmentWork assessment={assessment} />
  return (
    <>
      <AssessmentHeader assessment={assessment} />
      <div
        className={`grid grid-cols-1 items-start gap-6 ${isOwn ? 'lg:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
      >
        <div className="grid min-w-0 gap-6">
          <ReadFirst assessment={assessment} />
          <SentFacts assessment={assessment}>
            {assessment.plan ? (
              <SentFact label={PLAN_LABEL} isWide>
                {planName(assessment.plan)}
              </SentFact>
            ) : null}
            <SentFact label="Notice accepted" isLong>
              {notice_version && notice_accepted_at
                ? `Version ${notice_version}, ${formatDateTime(notice_accepted_at)}`
                : 'Not stated'}
            </SentFact>
            <SentFact label="Deleted automatically on" isLong>
              {formatDate(assessment.erased_on)}
            </SentFact>
          </SentFacts>
          {answer === null || isOwn ? null : (
            <SectionCard id="answer" title="Answer">
              <p className="wrap-anywhere mt-3 max-w-read whitespace-pre-line">{answer}</p>
            </SectionCard>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {isOwn ? <AnswerCard assessment={assessment} userId={userId} takesFocus={!wasOwn} /> : null}
          {answer === null ? null : work}
          <AssignmentCard assessment={assessment} userId={userId} />
          {answer === null ? work : null}
        </div>
      </div>
    </>
  )
}
