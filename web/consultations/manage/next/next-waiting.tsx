import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { useFromList, useNextItemState } from '#web/shell/list/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { REQUEST_LIST } from '../list/request-list.ts'
import { waitingQueue } from '../requests.queries.ts'

const LABEL = 'Next waiting request'
const NEWEST_FIRST = '-created_at'

/**
 * The next request to answer, in the order of the list that led here.
 * @param enabled false for admins, because every list they load is logged
 */
export function useNextWaiting(id: number, enabled: boolean) {
  const { sort, show } = REQUEST_LIST.codec.read(new URLSearchParams(useFromList()?.listSearch))
  const order = (sort || NEWEST_FIRST) as RequestQuery['ordering']
  const { data } = useQuery({ ...waitingQueue(order), enabled })
  const queue = data?.results.map((request) => request.id) ?? []
  const [previousQueue, setPreviousQueue] = useState<readonly number[]>([])
  if (queue.includes(id) && queue.join() !== previousQueue.join()) setPreviousQueue(queue)
  return { next: nextInQueue(id, queue, previousQueue), isFromWaiting: show === 'waiting' }
}

const path = (id: number) => `/dietitian/requests/${id}`

/** At the top of a request; on phones it must fit beside the back link. */
export function NextWaitingLink({ next }: { next: number }) {
  return (
    <Link
      to={path(next)}
      state={useNextItemState()}
      className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-link max-md:text-sm max-[23rem]:-mt-4 max-md:[&_.icon]:hidden"
    >
      {LABEL}
      <ArrowRight aria-hidden="true" className="icon" />
    </Link>
  )
}

/** Shown after a reply; takes the focus. */
export function AfterReply({ next }: { next: number | null }) {
  const link = useRef<HTMLAnchorElement>(null)
  const state = useNextItemState()

  useEffect(() => link.current?.focus(), [])

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-muted">{next === null ? 'Reply sent. No other requests are waiting.' : 'Reply sent.'}</p>
      {next === null ? null : (
        <ButtonLink ref={link} to={path(next)} state={state} variant="soft" size="small" icon={ArrowRight}>
          {LABEL}
        </ButtonLink>
      )}
    </div>
  )
}

/**
 * The waiting request after this one, or else the first of the others.
 * @param queue the ids of the currently waiting requests, in list order
 * @param previousQueue the queue while this request was still in it, which gives its position
 */
export function nextInQueue(id: number, queue: readonly number[], previousQueue: readonly number[]): number | null {
  const others = queue.filter((other) => other !== id)
  const after = previousQueue.slice(previousQueue.indexOf(id) + 1)
  return after.find((other) => others.includes(other)) ?? others[0] ?? null
}
