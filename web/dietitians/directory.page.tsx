import { Suspense, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { pageData } from '#web/lib/api/page-data.ts'
import type { Route } from './+types/directory.page'
import { directoryPath, readFilters } from './directory/directory-address.ts'
import { DirectoryHero } from './directory/directory-hero.tsx'
import { directoryMeta } from './directory/directory-meta.ts'
import { DirectoryNotice } from './directory/directory-notice.tsx'
import { AwaitedResults, DirectoryResults, LoadingResults } from './directory/directory-results.tsx'
import { FilterBar } from './directory/filter-bar.tsx'
import { JoinPanels } from './directory/join-panels.tsx'
import { loadDirectory, loadDirectoryPatiently } from './directory/load-directory.ts'
import { useDirectoryFilters } from './directory/use-directory-filters.ts'

export const loader = pageData(loadDirectory).loader
export const clientLoader = pageData(loadDirectoryPatiently).clientLoader

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
        <DirectoryHero {...controls} />
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
        <JoinPanels />
      </div>
    </>
  )
}
