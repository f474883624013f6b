import { Suspense, useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { BlogAuthors } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import art from '#web/illustrations/hero-1-transform.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page/page-handle.ts'
import { SearchHero } from '#web/shell/list/search-hero.tsx'
import { absolute, pageMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/blog-list.page'
import { FilterBar, useBlogFilters } from './list/filter-bar.tsx'
import { type BlogFilters, blogsPath, readFilters } from './list/list-address.ts'
import { AwaitedResults, headingOf, ListResults, LoadingResults } from './list/list-results.tsx'
import { type Listing, loadBlogs, loadBlogsWithDelayedFallback } from './list/load-list.ts'

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
  const [count, setCount] = useState<number | null>(null)
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
        <FilterBar {...controls} authors={authors} count={count} />
      </Form>
      <div className="wrap pt-10 pb-20">
        <p role="status" className="sr-only">
          {count === null ? '' : headingOf(count, filters)}
        </p>
        {listing instanceof Promise ? (
          <Suspense key={blogsPath(filters)} fallback={<LoadingResults />}>
            <AwaitedResults listing={listing} filters={filters} onCount={setCount} />
          </Suspense>
        ) : (
          <ListResults listing={listing} filters={filters} onCount={setCount} />
        )}
      </div>
    </>
  )
}

function getAuthors(listing: Listing): BlogAuthors | null {
  return listing.kind === 'failed' ? null : listing.authors
}

/** All published authors; the previous ones are kept while the next listing loads. */
function useAuthors(listing: Listing | Promise<Listing>): BlogAuthors {
  const [previous, setPrevious] = useState<BlogAuthors>([])
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(listing).then((loaded) => {
      const authors = getAuthors(loaded)
      if (authors && isCurrent) setPrevious(authors)
    })
    return () => {
      isCurrent = false
    }
  }, [listing])
  return (listing instanceof Promise ? null : getAuthors(listing)) ?? previous
}

function titleOf({ category, page }: BlogFilters): string {
  const subject =
    category.length > 0 ? category.map((value) => BLOG_CATEGORY_LABELS[value]).join(', ') : 'Health & Wellness articles'
  return page > 1 ? `${subject}, page ${page}` : subject
}

/** Searches, pages past the end and lists of one author are not meant for search engines. */
function listMeta(listing: Listing | Promise<Listing> | undefined, filters: BlogFilters) {
  const found = listing !== undefined && !(listing instanceof Promise) && listing.kind === 'found' ? listing : null
  return pageMeta({
    title: titleOf(filters),
    description:
      'Articles by dietitians in India on diet, fitness, yoga, mental health, recipes and daily habits, with their sources.',
    keywords: ['health articles', 'nutrition', 'dietitian', ...Object.values(BLOG_CATEGORY_LABELS)],
    path: blogsPath({ ...filters, search: '' }),
    hasFeed: true,
    noindex: filters.search !== '' || filters.author !== null || found === null,
    structured: found
      ? [
          {
            '@type': 'ItemList',
            itemListElement: found.page.results.map(({ id, title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              url: absolute(`/blogs/${id}`),
            })),
          },
        ]
      : [],
  })
}
