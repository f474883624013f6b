import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { absolute, pageMeta } from '#web/shell/seo.ts'
import { type BlogFilters, blogsPath } from './list-address.ts'
import type { Listing } from './load-list.ts'

function titleOf({ category, page }: BlogFilters): string {
  const subject =
    category.length > 0 ? category.map((value) => BLOG_CATEGORY_LABELS[value]).join(', ') : 'Health & Wellness articles'
  return page > 1 ? `${subject}, page ${page}` : subject
}

/** Searches, pages past the end and lists of one author are not meant for search engines. */
export function listMeta(listing: Listing | Promise<Listing> | undefined, filters: BlogFilters) {
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
            itemListElement: found.page.results.map(({ id, title }, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name: title,
              url: absolute(`/blogs/${id}`),
            })),
          },
        ]
      : [],
  })
}
