import { lazy, Suspense, useState } from 'react'
import { type ClientLoaderFunctionArgs, Form, useLocation } from 'react-router'
import art from '#web/illustrations/hero-2-consultation.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page-handle.ts'
import { SearchHero } from '#web/shell/list/search-hero.tsx'
import type { Route } from './+types/directory.page'
import { directoryPath, readFilters } from './directory/directory-address.ts'
import { directoryMeta } from './directory/directory-meta.ts'
import { DirectoryNotice } from './directory/directory-notice.tsx'
import { AwaitedResults, DirectoryResults, LoadingResults } from './directory/directory-results.tsx'
import { FilterBar } from './directory/filter-bar.tsx'
import { loadDirectory, loadDirectoryPatiently } from './directory/load-directory.ts'
import { useDirectoryFilters } from './directory/use-directory-filters.ts'

/** Last on the page and still: it comes with the page, and its script a moment later. In the browser both come at once. */
const loadPanels = async () => ({ default: (await import('./directory/join-panels.tsx')).JoinPanels })
const JoinPanels = lazy(loadPanels)

export const loader = pageData(loadDirectory).loader

const loadListing = pageData(loadDirectoryPatiently).clientLoader
export async function clientLoader(call: ClientLoaderFunctionArgs) {
  const [listing] = await Promise.all([loadListing(call), loadPanels()])
  return listing
}

/** Without the search: the answer to a search is not cached. */
export const handle: PageHandle = {
  canonicalPath: ({ searchParams }) => directoryPath({ ...readFilters(searchParams), search: '' }),
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return directoryMeta(loaderData?.listing, readFilters(new URLSearchParams(location.search)))
}

export default function DirectoryPage({ loaderData: { listing } }: Route.ComponentProps) {
  const controls = useDirectoryFilters()
  const [found, setFound] = useState('')
  const { search } = useLocation()
  const filters = readFilters(new URLSearchParams(search))
  const { handleChoose } = controls

  return (
    <>
      <Form
        ref={controls.formRef}
        method="get"
        action="/dietitians"
        // A browser's own memory of the fields would speak against the address.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          handleChoose({})
        }}
      >
        <SearchHero
          heading={
            <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.06] tracking-[-.02em] lg:max-w-140">
              Find Your Perfect Dietitian
            </h1>
          }
          lead="Qualified, open about fees, and used to cooking in kitchens like yours."
          art={art}
          label="Search by name or concern"
          search={controls.filters.search}
          onType={controls.handleType}
        />
        <FilterBar {...controls} />
      </Form>
      <div className="wrap pt-10 pb-20">
        <DirectoryNotice />
        <p role="status" className="sr-only">
          {found}
        </p>
        {listing instanceof Promise ? (
          <Suspense key={directoryPath(filters)} fallback={<LoadingResults />}>
            <AwaitedResults listing={listing} filters={filters} onFound={setFound} />
          </Suspense>
        ) : (
          <DirectoryResults listing={listing} filters={filters} onFound={setFound} />
        )}
        <Suspense>
          <JoinPanels />
        </Suspense>
      </div>
    </>
  )
}
