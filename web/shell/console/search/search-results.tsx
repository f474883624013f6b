import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { BLOGS_PATH, editBlogPath } from '#domain/blogs/blog-paths.ts'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatNumber } from '#web/lib/format.ts'

interface Hit {
  id: number
  to: string
  title: string
  detail: string
}

const ITEM = 'grid min-h-11 content-center rounded-field px-3 py-2 hover:bg-primary-soft focus-visible:bg-primary-soft'

function toBlogHit({ id, title, status_display }: BlogItem): Hit {
  return { id, to: editBlogPath(id), title, detail: status_display }
}

function toRequestHit({ id, name, message }: ConsultationRequest): Hit {
  return { id, to: `/dietitian/requests/${id}`, title: name, detail: message }
}

export function allBlogsPath(words: string): string {
  return `${BLOGS_PATH}?${new URLSearchParams({ search: words })}`
}

function allRequestsPath(words: string): string {
  return `/dietitian/requests?${new URLSearchParams({ search: words })}`
}

interface SearchResultsProps {
  matches: ConsoleMatches
  onChosen: () => void
}

export function SearchResults({ matches: { words, blogs, requests }, onChosen }: SearchResultsProps) {
  return (
    <div className="grid gap-2">
      <Group
        heading="Blogs"
        hits={blogs.results.map(toBlogHit)}
        count={blogs.count}
        allPath={allBlogsPath(words)}
        onChosen={onChosen}
      />
      <Group
        heading="Requests"
        hits={requests.results.map(toRequestHit)}
        count={requests.count}
        allPath={allRequestsPath(words)}
        onChosen={onChosen}
      />
    </div>
  )
}

interface GroupProps {
  heading: string
  hits: Hit[]
  count: number
  allPath: string
  onChosen: () => void
}

function Group({ heading, hits, count, allPath, onChosen }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-3 pt-2 pb-1 font-semibold text-ink-muted text-xs">
        {heading}
      </h2>
      {hits.length === 0 ? <p className="px-3 py-2 text-ink-muted text-sm">Nothing found here.</p> : null}
      <ul>
        {hits.map(({ id: hitId, to, title, detail }) => (
          <li key={hitId}>
            <Link to={to} onClick={onChosen} className={ITEM}>
              <span className="truncate font-semibold">{title}</span>
              <span className="truncate text-ink-muted text-sm">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      {count > hits.length ? (
        <Link to={allPath} onClick={onChosen} className={`${ITEM} font-semibold text-link text-sm`}>
          {`Show all ${formatNumber(count)} in ${heading}`}
        </Link>
      ) : null}
    </section>
  )
}

const RESULTS_PER_GROUP = 5

export interface ConsoleMatches {
  words: string
  blogs: { count: number; results: BlogItem[] }
  requests: { count: number; results: ConsultationRequest[] }
}

export function consoleSearch(words: string) {
  return queryOptions({
    queryKey: ['console-search', words],
    queryFn: async ({ signal }): Promise<ConsoleMatches> => {
      const query = { search: words, page_size: RESULTS_PER_GROUP }
      const [blogs, requests] = await Promise.all([
        api.blogs.listMine(query, { signal }),
        api.consultations.list(query, { signal }),
      ])
      return { words, blogs, requests }
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
