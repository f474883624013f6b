import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { titled } from '#domain/site/site.ts'
import { absolute, pageMeta, type StructuredData } from '#web/shell/seo.ts'
import { type DirectoryFilters, directoryPath } from './directory-address.ts'
import type { Listing } from './load-directory.ts'

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
export function directoryMeta(listing: Listing | Promise<Listing> | undefined, filters: DirectoryFilters) {
  const isListed = listing !== undefined && !(listing instanceof Promise) && listing.kind === 'found'
  return pageMeta({
    title: titleOf(filters),
    description:
      'Compare dietitians in India by rating, experience and fee per session, and send a consultation request to the one who suits you.',
    keywords: ['dietitian', 'nutritionist', 'diet consultation', ...Object.values(SPECIALIZATION_LABELS), 'India'],
    // A search is not a page of its own, so the server does not cache it either.
    path: directoryPath({ ...filters, search: '' }),
    noindex: filters.search !== '' || !isListed,
    structured: isListed ? [itemList(listing.page.results)] : [],
  })
}
