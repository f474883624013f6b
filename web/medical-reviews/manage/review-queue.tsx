import { Link } from 'react-router'
import type { ReviewQueueItem } from '#domain/medical-reviews/medical-reviews.schema.ts'
import {
  REQUESTED,
  REVIEW_STATE_LABELS,
  REVIEW_STATES,
  type ReviewState,
} from '#domain/medical-reviews/review-rules.ts'
import { titled } from '#domain/site/site.ts'
import { formatDate } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import type { FromList } from '#web/shell/list/back-link.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QUEUE, targetPath } from './medical-reviews.queries.ts'

const MESSAGES: ListMessages = {
  one: 'text',
  many: 'texts',
  nothing: {
    title: 'All caught up',
    text: 'New and changed health articles appear here, and reviews that are about to end.',
    action: (
      <ButtonLink variant="outline" to="?kind=page">
        See the pages that come with the site
      </ButtonLink>
    ),
  },
}
const CHOICES = [
  {
    key: 'kind',
    label: 'Texts',
    options: [
      ['', 'Articles'],
      ['page', 'Site pages'],
    ],
  },
  {
    key: 'state',
    label: 'State',
    options: [
      ['', 'To review'],
      [REQUESTED, 'Sent by authors'],
      ...REVIEW_STATES.map((state) => [state, REVIEW_STATE_LABELS[state]] as const),
    ],
  },
] as const

const TONES: Record<ReviewState, 'warning' | 'danger' | 'info' | 'success' | 'neutral'> = {
  unreviewed: 'info',
  changed: 'warning',
  sent_back: 'neutral',
  overdue: 'danger',
  due_soon: 'warning',
  reviewed: 'success',
}

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  return (
    <Badge tone={TONES[state]} dot>
      {REVIEW_STATE_LABELS[state]}
    </Badge>
  )
}

export function ReviewQueue({ root }: { root: string }) {
  const list = useFilteredList(QUEUE)
  return (
    <>
      <h1 className="text-h2">Medical reviews</h1>
      <p className="max-w-read text-ink-muted">
        Health texts that need a check by a dietitian with a checked qualification and registration. You can’t review
        your own.
      </p>
      <FilterBar list={list} choices={CHOICES} />
      <Results list={list} messages={MESSAGES}>
        {(items, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-3 aria-busy:opacity-60">
            {items.map((item) => (
              <li key={targetPath(item)}>
                <QueueCard
                  item={item}
                  to={`${root}/${targetPath(item)}`}
                  listSearch={`?${list.codec.write(list.applied)}`}
                />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </>
  )
}

function QueueCard({ item, to, listSearch }: FromList & { item: ReviewQueueItem; to: string }) {
  const { title, author, state, requested_at, last_review, is_own, page } = item
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 text-md">
          <Link
            to={to}
            state={{ listSearch } satisfies FromList}
            className="inline-flex min-h-6 font-semibold text-link"
          >
            {title}
          </Link>
        </h3>
        <ReviewStateBadge state={state} />
      </div>
      <p className="wrap-anywhere flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        <span>{page ? `/${page}` : author ? `By ${is_own ? 'you' : titled(author.full_name)}` : 'Former author'}</span>
        {requested_at ? (
          <span>
            Sent for review <RelativeTime date={requested_at} />
          </span>
        ) : null}
        {last_review ? (
          <span>{`Last reviewed on ${formatDate(last_review.reviewed_on)}, due ${formatDate(last_review.due_on)}`}</span>
        ) : null}
      </p>
    </Card>
  )
}
