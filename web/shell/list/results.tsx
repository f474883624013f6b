import { type ReactNode, type Ref, useRef } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { countPages } from '#domain/http/pages/page-count.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import notFound from '#web/illustrations/empty-not-found.svg'
import { formatNumber } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { type Filters, isNarrowed, PAGE_SIZE } from './filter-codec.ts'
import type { FilteredList } from './use-filtered-list.ts'

interface EmptyText {
  art?: string
  title: string
  text: string
}

/** A list's texts. */
export interface ListMessages {
  one: string
  many: string
  /** The text with a filter set; the wording is the same without it. */
  matching?: { one: string; many: string }
  /** An empty list explains why it is empty and offers a link. */
  nothing: EmptyText & { action?: ReactNode }
  noMatch?: EmptyText
  /** The button leads to the first page with the same filters. */
  noPage?: EmptyText
}

const NO_MATCH: EmptyText = { title: 'Nothing matches', text: 'Try fewer filters or another word.' }
const NO_PAGE: EmptyText = { title: 'This page does not exist', text: 'The list is shorter now.' }

interface ResultsProps<K extends string, Row> {
  list: FilteredList<K, { count: number; results: Row[] }>
  messages: ListMessages
  /** The count ends at `SEARCH_COUNT_MAX`. */
  isCapped?: boolean
  /** The filters that show the whole list, if the defaults do not. */
  wholeList?: Partial<Filters<K | 'search'>>
  skeleton?: ReactNode
  /** The distance above the count, and the height of its row. */
  className?: string
  /** Next to the count, if the list is not empty. */
  tools?: ReactNode
  /** For callers that move the focus to the count. */
  headingRef?: Ref<HTMLHeadingElement>
  /** True if the list is empty even without filters. */
  isEmpty?: boolean
  children: (rows: readonly Row[], isStale: boolean) => ReactNode
}

/** A paged list, or its loading, empty or error state. */
export function Results<K extends string, Row>(props: ResultsProps<K, Row>) {
  const { list, messages, isCapped = false, wholeList, skeleton, className = 'mt-6', children } = props
  const { tools, headingRef, isEmpty = false } = props
  const { codec, controls, applied, query } = list
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const narrowed = isNarrowed(applied)
  const content = useRef<HTMLDivElement>(null)
  /** The button disappears with the error. */
  async function handleRetry() {
    const { isSuccess } = await refetch()
    if (isSuccess) content.current?.focus()
  }
  const handleClear = () => controls.handleChoose({ ...codec.none, ...wholeList })
  if (applied.page > 1 && error instanceof ApiError && error.status === 404) {
    return messages.noPage ? (
      <ListEmpty text={messages.noPage} button="Go to the first page" onClick={() => controls.handleChoose({})} />
    ) : (
      <ListEmpty text={NO_PAGE} button="Show the whole list" onClick={handleClear} />
    )
  }
  return (
    <>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={handleRetry} /> : null}
      {/* Reserves the height of the text while it loads, so that the list does not move. */}
      <div className={cx('flex min-h-8 items-center justify-between gap-4', className)}>
        <div ref={content} role="status" tabIndex={-1} className="outline-none">
          {data ? (
            <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-h4">
              {describeCount(data.count, (narrowed && messages.matching) || messages, isCapped)}
            </h2>
          ) : null}
          {!data && isFetching ? <span className="sr-only">Loading {messages.many}…</span> : null}
        </div>
        {data && data.count > 0 ? tools : null}
      </div>
      {!data && !error ? (skeleton ?? <RowsSkeleton />) : null}
      {data?.count === 0 ? (
        narrowed && !isEmpty ? (
          <ListEmpty text={messages.noMatch ?? NO_MATCH} button="Clear filters" onClick={handleClear} />
        ) : (
          <EmptyState art={notFound} {...messages.nothing} />
        )
      ) : null}
      {data && data.count > 0 ? children(data.results, isPlaceholderData) : null}
      {data && data.count > PAGE_SIZE ? (
        <div className="mt-8">
          <Pagination
            page={applied.page}
            pages={countPages(data.count, PAGE_SIZE)}
            toHref={(page) => `?${codec.write({ ...applied, page })}`}
          />
        </div>
      ) : null}
    </>
  )
}

function describeCount(count: number, { one, many }: Pick<ListMessages, 'one' | 'many'>, isCapped: boolean): string {
  if (isCapped && count >= SEARCH_COUNT_MAX) return `${formatNumber(SEARCH_COUNT_MAX)}+ ${many}`
  return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-14 max-md:h-32 max-md:rounded-card" />
      ))}
    </div>
  )
}

interface ListEmptyProps {
  text: EmptyText
  button: string
  onClick: () => void
}

function ListEmpty({ text, button, onClick }: ListEmptyProps) {
  return (
    <EmptyState
      art={notFound}
      {...text}
      action={
        <Button variant="outline" onClick={onClick}>
          {button}
        </Button>
      }
    />
  )
}
