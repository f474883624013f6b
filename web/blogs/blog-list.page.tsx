import { Suspense, useState } from 'react'
import { Form, useLocation } from 'react-router'
import art from '#web/illustrations/hero-1-transform.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page-handle.ts'
import { SearchHero } from '#web/shell/list/search-hero.tsx'
import type { Route } from './+types/blog-list.page'
import { FilterBar } from './list/filter-bar.tsx'
import { blogsPath, readFilters } from './list/list-address.ts'
import { listMeta } from './list/list-meta.ts'
import { AwaitedResults, headingOf, ListResults, LoadingResults } from './list/list-results.tsx'
import { loadBlogs, loadBlogsWithDelayedFallback } from './list/load-list.ts'
import { useAuthors } from './list/use-authors.ts'
import { useBlogFilters } from './list/use-blog-filters.ts'

export const loader = pageData(loadBlogs).loader
export const clientLoader = pageData(loadBlogsWithDelayedFallback).clientLoader

/** A search has no cacheable path: its results are not cached. */
export const handle: PageHandle = {
  canonicalPath: ({ searchParams }) => blogsPath({ ...readFilters(searchParams), search: '' }),
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return listMeta(loaderData?.listing, readFilters(new URLSearchParams(location.search)))
}

export default function BlogListPage({ loaderData: { listing } }: Route.ComponentProps) {
  const controls = useBlogFilters()
  const authors = useAuthors(listing)
  const [found, setFound] = useState<number | null>(null)
  const { search } = useLocation()
  const filters = readFilters(new URLSearchParams(search))

  return (
    <>
      <Form
        ref={controls.formRef}
        method="get"
        action="/blogs"
        // Values restored by the browser could contradict the address.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          controls.handleChoose({})
        }}
      >
        <SearchHero
          heading={<h1>Health &amp; Wellness</h1>}
          lead="Articles by dietitians about the food you already cook, with their sources."
          art={art}
          label="Search articles"
          search={controls.filters.search}
          onType={controls.handleType}
        />
        <FilterBar {...controls} authors={authors} count={found} />
      </Form>
      <div className="wrap pt-10 pb-20">
        <p role="status" className="sr-only">
          {found === null ? '' : headingOf(found, filters)}
        </p>
        {listing instanceof Promise ? (
          <Suspense key={blogsPath(filters)} fallback={<LoadingResults />}>
            <AwaitedResults listing={listing} filters={filters} onFound={setFound} />
          </Suspense>
        ) : (
          <ListResults listing={listing} filters={filters} onFound={setFound} />
        )}
      </div>
    </>
  )
}
