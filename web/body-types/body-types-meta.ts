import { GUIDES, SOURCES } from '#domain/body-types/body-types.content.ts'
import { BODY_TYPES, type BodyTypeGroup } from '#domain/body-types/body-types.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { medicalWebPage } from '#web/shell/medical-review/structured-review.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { bodyTypesPath } from './body-types-address.ts'

export const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Body types' }] as const

const ABOUT = {
  women: {
    title: 'Women’s body types, and what matters more',
    description:
      'Pear, apple, hourglass and rectangle: how they look, Indian food and workouts that help most women, and why the waist matters more.',
  },
  men: {
    title: 'Men’s body types, and what matters more',
    description:
      'Ectomorph, mesomorph and endomorph: how they look, Indian food and workouts that help most men, and why the waist matters more.',
  },
} as const

export function bodyTypesMeta(group: BodyTypeGroup, review: PublicReviewState | null) {
  const types = BODY_TYPES[group]
  return pageMeta({
    ...ABOUT[group],
    keywords: [
      'body type',
      ...types.map(({ label }) => `${label.toLowerCase()} body type`),
      'diet',
      'workout',
      'India',
    ],
    path: bodyTypesPath(group),
    breadcrumb: BREADCRUMB,
    structured: [
      medicalWebPage({ path: '/body-types', name: ABOUT[group].title, review, sources: SOURCES }),
      {
        '@type': 'ItemList',
        name: ABOUT[group].title,
        numberOfItems: types.length,
        itemListElement: types.map(({ id, label }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          description: GUIDES[id].summary,
        })),
      },
    ],
  })
}
