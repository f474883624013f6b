import { Suspense, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { titled } from '#domain/site/site.ts'
import art from '#web/illustrations/hero-2-consultation.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page/page-handle.ts'
import { SearchHero } from '#web/shell/list/search-hero.tsx'
import { useListFilters } from '#web/shell/list/use-list-filters.ts'
import { absolute, pageMeta, type StructuredData } from '#web/shell/seo.ts'
import type { Route } from './+types/directory.page'
import { DIRECTORY_CODEC, type DirectoryFilters, directoryPath, readFilters } from './directory/directory-address.ts'
import { DirectoryNotice } from './directory/directory-notice.tsx'
import { AwaitedResults, DirectoryResults, foundLabel, LoadingResults } from './directory/directory-results.tsx'
import { FilterBar } from './directory/filter-bar.tsx'
import { JoinPanels } from './directory/join-panels.tsx'
import { loadDirectory, loadDirectoryWithDelayedFallback } from './directory/load-directory.ts'

export const loader = pageData(loadDirectory).loader
export const clientLoader = pageData(loadDirectoryWithDelayedFallback).clientLoader

/** A search has no cacheable path: its results are not cached. */
export const handle: PageHandle = {
  canonicalPath: ({ searchParams }) => directoryPath({ ...readFilters(searchParams), search: '' }),
}

function titleOf({ specialization, page }: DirectoryFilters): string {
  const subject = specialization
    ? `Dietitians for ${SPECIALIZATION_LABELS[specialization]}`
    : 'Find Your Perfect Dietitian'
  return page > 1 ? `${subject}, page ${page}` : subject
}

function itemList(dietitians: readonly Dietitian[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: dietitians.map(({ id, user_info }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titled(user_info.name),
      url: absolute(`/dietitians/${id}`),
    })),
  }
}

/** Searches and pages past the end are not meant for search engines. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  const listing = loaderData?.listing
  const filters = readFilters(new URLSearchParams(location.search))
  const isListed = listing !== undefined && !(listing instanceof Promise) && listing.kind === 'found'
  return pageMeta({
    title: titleOf(filters),
    description:
      'Compare dietitians in India by rating, experience and fee per session, and send a consultation request to the one who suits you.',
    keywords: ['dietitian', 'nutritionist', 'diet consultation', ...Object.values(SPECIALIZATION_LABELS), 'India'],
    // The canonical path leaves out the search, which the server does not cache either.
    path: directoryPath({ ...filters, search: '' }),
    noindex: filters.search !== '' || !isListed,
    structured: isListed ? [itemList(listing.page.results)] : [],
  })
}

export default function DirectoryPage({ loaderData: { listing } }: Route.ComponentProps) {
  const controls = useListFilters<DirectoryFilters>(DIRECTORY_CODEC)
  const [found, setFound] = useState<number | null>(null)
  const { search } = useLocation()
  const filters = readFilters(new URLSearchParams(search))
  const { handleChoose } = controls

  return (
    <>
      <Form
        ref={controls.formRef}
        method="get"
        action="/dietitians"
        // Values restored by the browser could contradict the address.
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
          lead="Qualified, clear about fees, and used to kitchens like yours."
          art={art}
          label="Search by name or concern"
          placeholder="Name, concern"
          search={controls.filters.search}
          onType={controls.handleType}
        />
        <FilterBar {...controls} count={found} />
      </Form>
      <div className="wrap pt-10 pb-20">
        <DirectoryNotice />
        <p role="status" className="sr-only">
          {found === null ? '' : foundLabel(found)}
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
