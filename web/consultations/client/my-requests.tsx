import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ConsultationRequest, RequestPage } from '#domain/consultations/consultations.schema.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import art from '#web/illustrations/empty-no-requests.svg'
import { isBeyondLastPage, usePageParam } from '#web/lib/address/use-page-param.ts'
import { useEvents } from '#web/lib/api/use-events.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  pageOfRequest,
  REQUESTS_ANCHOR,
  REQUESTS_PAGE_SIZE,
  refetchSentRequests,
  refreshSentRequests,
  requestAnchor,
  sentRequests,
  waitingRequests,
} from './client-requests.queries.ts'
import { RequestCard } from './request-card.tsx'

/**
 * Always shown to clients; shown to dietitians and admins only if they have sent a request themselves.
 * @param reviewOf renders the review below an answered request
 */
export function MyRequests({ reviewOf }: { reviewOf: (requestId: number) => ReactNode }) {
  const queries = useQueryClient()
  useEvents({
    onEvent: ({ about, id }) => void (about === 'requests' && refreshSentRequests(queries, id)),
    onGap: () => void refreshSentRequests(queries),
    onPoll: () => void refetchSentRequests(queries),
  })
  const isClient = useSession((session) => session.user?.role === 'user')
  const { page, goTo } = usePageParam('requests')
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(sentRequests(page))
  const requests = useStableOrder(data?.results ?? [])
  const linked = useLinkedRequest(data, (found) => goTo(found, { replace: true, hash }))
  useFocusAfterRemoval(data?.count, heading)
  if (!isClient && page === 1 && !data?.count) return null

  function handlePage(next: number) {
    goTo(next)
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={REQUESTS_ANCHOR} className="grid gap-6">
      <h2 id={REQUESTS_ANCHOR} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        My Consultation Requests
      </h2>
      {error && !data && !isFetching ? (
        <Banner
          action={
            isBeyondLastPage(page, error)
              ? { label: 'First page', onClick: () => handlePage(1) }
              : { label: 'Retry', onClick: () => refetch() }
          }
        >
          {error.message}
        </Banner>
      ) : null}
      {linked.error ? <Banner action={{ label: 'Retry', onClick: linked.retry }}>{linked.error.message}</Banner> : null}
      {linked.isUnknown ? (
        <Banner tone="info">This request was withdrawn, or it belongs to another account.</Banner>
      ) : null}
      {!data && isFetching ? <RequestSkeleton /> : null}
      {data?.count === 0 ? (
        <EmptyState
          art={art}
          level={3}
          title="No requests yet"
          text="Ask a dietitian about the food you already love."
          action={<ButtonLink to="/dietitians">Find a dietitian</ButtonLink>}
        />
      ) : null}
      {data && data.results.length > 0 ? (
        <ul className="grid gap-6">
          {requests.map((request, at) => (
            <li key={request.id}>
              <RequestCard request={request} review={reviewOf(request.id)} isOpenAtFirst={at === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.count > REQUESTS_PAGE_SIZE ? (
        <Pagination
          label="Pages of requests"
          page={page}
          pages={countPages(data.count, REQUESTS_PAGE_SIZE)}
          onPage={handlePage}
        />
      ) : null}
    </section>
  )
}

/** When the focused card leaves the list, moves the focus to the list's heading. */
function useFocusAfterRemoval(count: number | undefined, heading: RefObject<HTMLElement | null>) {
  const previous = useRef(count)
  useEffect(() => {
    if (Number(count) < Number(previous.current) && document.activeElement === document.body) heading.current?.focus()
    previous.current = count
  }, [count, heading])
}

/**
 * Keeps the requests in place until the page is reopened, so that nothing moves while the client reads; new ones come
 * first.
 */
function useStableOrder(requests: readonly ConsultationRequest[]): ConsultationRequest[] {
  const [positions, setPositions] = useState<ReadonlyMap<number, number>>(new Map())
  const added = requests.filter(({ id }) => !positions.has(id))
  if (added.length > 0) {
    const first = -(positions.size + added.length)
    setPositions(new Map([...positions, ...added.map(({ id }, at) => [id, first + at] as const)]))
  }
  const positionOf = ({ id }: ConsultationRequest) => positions.get(id) ?? 0
  return requests.toSorted((a, b) => positionOf(a) - positionOf(b))
}

function RequestSkeleton() {
  return (
    <div className="grid gap-6">
      <p className="sr-only" role="status">
        Loading your requests...
      </p>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}

/** The request that a mail links to (`#request-7`) loads after the page: finds it, scrolls to it and focuses it. */
function useLinkedRequest(shown: RequestPage | undefined, onFound: (page: number) => void) {
  const { hash, key } = useLocation()
  const digits = /^#request-([1-9]\d{0,9})$/.exec(hash)?.[1]
  const id = digits ? Number(digits) : null
  const isShown = shown?.results.some((request) => request.id === id) ?? false
  const isWanted = id !== null && shown !== undefined && !isShown
  const { data: page, error, refetch } = useQuery({ ...pageOfRequest(id ?? 0), enabled: isWanted })
  const handledKey = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is known
  useEffect(() => {
    if (page && !isShown) onFound(page)
  }, [page])

  useEffect(() => {
    if (!isShown || id === null || handledKey.current === key) return
    handledKey.current = key
    const heading = document.getElementById(requestAnchor(id))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [isShown, id, key])

  // The account has no such request.
  return { isUnknown: page === null && !isShown, error: isShown ? null : error, retry: () => void refetch() }
}

/** Lines for the profile's quick stats. */
export function RequestCounts() {
  const { data: all } = useQuery(sentRequests(1))
  const { data: waiting } = useQuery(waitingRequests)
  return (
    <>
      <CountLine label="Requests sent" count={all?.count} />
      <CountLine label="Waiting for a reply" count={waiting?.count} />
    </>
  )
}

function CountLine({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-h-[1lh] font-semibold tabular-nums">{count === undefined ? null : formatNumber(count)}</dd>
    </div>
  )
}
