import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Calendar, CircleCheck, CircleUserRound, CircleX, Clock, Inbox, Mail, Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import {
  CloseAnswered as CloseAnsweredInput,
  type ConsultationRequest,
} from '#domain/consultations/consultations.schema.ts'
import { HANDED_OVER_DAYS } from '#domain/consultations/handovers.ts'
import { CLOSE_AFTER_DAYS, CLOSED_AT_ONCE_MAX } from '#domain/consultations/request-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatCards } from '#web/ui/stat-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { describePerson, dietitianTitle, RequestState, RequestWait } from '../request-labels.tsx'
import { CHOICES, describeWaiting, listMessages, REQUEST_LIST } from './list/request-list.ts'
import { PriorityDot } from './request-badges.tsx'
import {
  answeredRequests,
  describeError,
  handedOverRequests,
  refreshRequests,
  waitingRequests,
} from './requests.queries.ts'

export const meta = () =>
  privateMeta('Contact Requests', 'Consultation requests from your clients.', '/dietitian/requests')

export default function RequestListPage() {
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  const list = useFilteredList(REQUEST_LIST)
  const stats = list.query.data?.stats
  const { data: waiting } = useQuery(waitingRequests)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-h2">Contact Requests</h1>
          <p className="min-h-7 text-ink-muted">{waiting ? describeWaiting(waiting.count) : null}</p>
        </div>
        {isAdmin || stats?.total === 0 ? null : <CloseAnswered />}
      </div>
      {list.query.isLoadingError ? null : (
        <div className="mt-6">
          <StatCards
            stats={[
              { label: 'Total', icon: Inbox, value: stats?.total },
              {
                label: 'Pending',
                icon: Clock,
                value: stats?.pending,
                isHighlighted: stats !== undefined && stats.pending > 0,
              },
              { label: 'Replied', icon: CircleCheck, value: stats?.replied },
              { label: 'Closed', icon: CircleX, value: stats?.closed },
            ]}
          />
        </div>
      )}
      <FilterBar
        list={list}
        search={{ label: 'Search requests', placeholder: 'Name, email or message' }}
        choices={CHOICES}
        isCompact
      />
      <Results list={list} messages={listMessages(isAdmin)} skeleton={<ListSkeleton />} className="mt-8">
        {(requests, isStale) => (
          <ul aria-busy={isStale} className="mt-4 grid gap-4 aria-busy:opacity-60 min-[80rem]:grid-cols-2">
            {requests.map((request) => (
              <li key={request.id} className="min-w-0">
                <RequestCard request={request} showDietitian={isAdmin} />
              </li>
            ))}
          </ul>
        )}
      </Results>
      {isAdmin ? null : <HandedOver />}
    </>
  )
}

function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-4 min-[80rem]:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} className="flex gap-4">
          <Skeleton className="size-12 flex-none rounded-full" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-12" />
            <Skeleton className="h-5 w-full max-w-56" />
          </div>
        </Card>
      ))}
    </div>
  )
}

interface RequestCardProps {
  request: ConsultationRequest
  /** Shows an admin the addressed dietitian. */
  showDietitian: boolean
}

const META = 'inline-flex min-w-0 items-center gap-1.5'

function RequestCard({ request, showDietitian }: RequestCardProps) {
  const { search } = useLocation()
  const person = describePerson(request)
  return (
    <Card
      as="article"
      className="relative flex h-full flex-col gap-3 transition-shadow duration-(--dur-1) hover:shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="relative flex-none">
          <Avatar name={request.name} size={48} />
          {request.priority === 'high' ? <PriorityDot /> : null}
        </span>
        <div className="min-w-0 flex-1 basis-24">
          <h3 className="break-words text-h4">
            <Link
              to={`/dietitian/requests/${request.id}`}
              state={{ listSearch: search }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {request.name}
            </Link>
          </h3>
          {showDietitian ? <p className="truncate text-ink-muted text-sm">To {dietitianTitle(request)}</p> : null}
        </div>
        <RequestState request={request} />
      </div>
      <p className="line-clamp-2 break-words text-ink-muted">{request.message}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
        {request.health_concern ? (
          <Badge tone="info" icon={Stethoscope}>
            Health concern mentioned
          </Badge>
        ) : null}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        {request.email ? (
          <span className={META}>
            <Mail aria-hidden="true" className="icon" />
            <span className="truncate">{request.email}</span>
          </span>
        ) : null}
        {person ? (
          <span className={META}>
            <CircleUserRound aria-hidden="true" className="icon" />
            {person}
          </span>
        ) : null}
        <span className={META}>
          <Calendar aria-hidden="true" className="icon" />
          <RelativeTime date={request.created_at} />
        </span>
        <RequestWait request={request} />
      </p>
    </Card>
  )
}

/** Names the clients whose requests were handed over, so that no request seems to have disappeared. */
function HandedOver() {
  const { data } = useQuery(handedOverRequests)
  if (!data || data.results.length === 0) return null
  return (
    <SectionCard id="handed-over" title="Handed over" className="mt-8">
      <p className="mt-1 text-ink-muted">
        In the last {HANDED_OVER_DAYS} days these clients agreed to another dietitian. You no longer see their requests.
      </p>
      <ul className="mt-3 grid gap-1">
        {data.results.map(({ id, name, handed_over_at }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-ink-muted">on {formatDate(handed_over_at)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

const NONE_OLD_ENOUGH = 'No requests are that old.'
const COUNTING = 'Counting...'

const requestsLabel = (count: number) => (count === 1 ? '1 request' : `${formatNumber(count)} requests`)

/** Closes, in bulk, requests that were answered days ago and have had no message from the client since. */
function CloseAnswered() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(String(CLOSE_AFTER_DAYS.usual))
  const queries = useQueryClient()
  const input = CloseAnsweredInput.safeParse({ answered_days: typed })
  const days = input.data?.answered_days
  const daysError = input.error?.issues[0]?.message
  const { data, error: countError } = useQuery({
    ...answeredRequests(days ?? 0),
    enabled: isOpen && days !== undefined,
  })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (answered_days: number) => api.consultations.closeAnswered({ answered_days }),
    onSuccess: async ({ closed }) => {
      setOpen(false)
      const rest = closed === CLOSED_AT_ONCE_MAX ? ' Close the rest in the same way.' : ''
      toast.success(closed === 0 ? 'No requests were left to close.' : `Closed ${requestsLabel(closed)}.${rest}`)
      await refreshRequests(queries)
    },
  })
  const failure = error ?? countError
  const count = days === undefined ? undefined : data?.count

  function handleClose() {
    setOpen(false)
    reset()
  }

  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Close answered requests...
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={handleClose}
        title="Close answered requests"
        action={count ? `Close ${requestsLabel(count)}` : 'Close requests'}
        busy="Closing..."
        isBusy={isPending}
        isSafe
        error={failure && describeError(failure)}
        disabledReason={daysError ?? (count ? undefined : count === 0 ? NONE_OLD_ENOUGH : COUNTING)}
        onConfirm={() => days && mutate(days)}
      >
        <div className="grid gap-4">
          <TextField
            id="answered-days"
            type="number"
            inputMode="numeric"
            min={1}
            max={CLOSE_AFTER_DAYS.most}
            label="Answered, with no new message for at least"
            unit={days === 1 ? 'day' : 'days'}
            value={typed}
            error={daysError}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className="min-h-6">
            {count === undefined ? null : count === 0 ? NONE_OLD_ENOUGH : `This will close ${requestsLabel(count)}.`}
          </p>
          <p className="text-ink-muted text-sm">
            A client can’t write in a closed request. A new reply from you reopens it.
          </p>
        </div>
      </ConfirmDialog>
    </>
  )
}
