import { Link, useLocation } from 'react-router'
import type { AssignedItem } from '#domain/assessments/answers.schema.ts'
import { ASSESSMENT_STATUS_LABELS, READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import noRequests from '#web/illustrations/empty-no-requests.svg'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Card } from '#web/ui/card.tsx'
import { AssessmentAge, AssessmentStatus, CareBadge } from './assessment-badges.tsx'
import { ASSIGNED_LIST, ASSIGNED_PATH } from './assigned.queries.ts'

export const meta = () =>
  privateMeta('Assessments', 'Health assessments that our office has assigned to you.', ASSIGNED_PATH)

const CHOICES = [
  {
    key: 'status',
    label: 'Status',
    options: [
      ['', 'All Status'],
      ...READABLE_STATUSES.map((status) => [status, ASSESSMENT_STATUS_LABELS[status]] as const),
    ],
    className: 'min-w-36 flex-1 md:flex-none',
  },
  {
    key: 'sort',
    label: 'Sort by',
    options: [
      ['', 'Oldest first'],
      ['-created_at', 'Latest first'],
    ],
    className: 'min-w-44 flex-1 md:flex-none',
  },
] as const

const MESSAGES: ListMessages = {
  one: 'assessment',
  many: 'assessments',
  matching: { one: 'matching assessment', many: 'matching assessments' },
  nothing: {
    art: noRequests,
    title: 'No assessments yet',
    text: 'Our office assigns them to you and emails you about each.',
  },
  noMatch: { art: noRequests, title: 'No matching assessments', text: 'Try another word or another status.' },
}

export default function AssignedListPage() {
  const list = useFilteredList(ASSIGNED_LIST)
  return (
    <>
      <h1 className="text-h2">Assessments</h1>
      <p className="max-w-read text-ink-muted">
        Assigned to you by our office. You see each one until the office marks it as done.
      </p>
      <FilterBar
        list={list}
        search={{ label: 'Search assessments', placeholder: 'Name or email' }}
        choices={CHOICES}
        isCompact
      />
      <Results list={list} messages={MESSAGES} className="mt-8">
        {(assessments, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-4 aria-busy:opacity-60 min-[80rem]:grid-cols-2">
            {assessments.map((assessment) => (
              <li key={assessment.id} className="min-w-0">
                <AssessmentCard assessment={assessment} />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </>
  )
}

function AssessmentCard({ assessment }: { assessment: AssignedItem }) {
  const { search } = useLocation()
  return (
    <Card
      as="article"
      className="relative flex h-full flex-col gap-3 transition-shadow duration-(--dur-1) hover:shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-24 break-words text-h4">
          <Link
            to={`${ASSIGNED_PATH}/${assessment.id}`}
            state={{ listSearch: search }}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {assessment.full_name}
          </Link>
        </h3>
        {assessment.needs_care ? <CareBadge /> : null}
        <AssessmentStatus assessment={assessment} />
      </div>
      <AssessmentAge assessment={assessment} isInLine />
      {assessment.answered_at ? (
        <p className="text-ink-muted text-sm">
          Answered <RelativeTime isInSentence date={assessment.answered_at} />.{' '}
          {assessment.answer_read_at ? 'They’ve opened the answer.' : 'Not opened yet.'}
        </p>
      ) : null}
    </Card>
  )
}
