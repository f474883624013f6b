import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { EDUCATION_CATEGORIES, EDUCATION_TOPICS } from '#domain/education/topics.ts'
import { HOME_CARD_TITLE } from '#domain/site/site.ts'

interface PublicPage {
  path: string
  /** The text of the page's sharing card; at most three lines of about twenty characters. */
  card: string
  /** The small line at the bottom of the card, if it differs from the site's. */
  foot?: string
  changes: 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** Views of the page with an address, a title and a canonical link of their own. */
  views?: readonly string[]
}

const CATEGORY_LABELS = new Map<string, string>(EDUCATION_CATEGORIES.map(({ id, label }) => [id, label]))

const TOPICS = EDUCATION_TOPICS.map(
  ({ slug, title, category }): PublicPage => ({
    path: `/diet/${slug}`,
    card: title,
    foot: `Nutrition education · ${CATEGORY_LABELS.get(category)}`,
    changes: 'monthly',
  }),
)

/**
 * All pages that search engines list, except articles and dietitians' profiles; used for the sitemap and the sharing
 * cards.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', card: HOME_CARD_TITLE, changes: 'weekly' },
  {
    path: '/diet',
    card: 'Nutrition education for everyday food',
    changes: 'monthly',
    // The first category is shown by the page itself.
    views: EDUCATION_CATEGORIES.slice(1).map(({ id }) => `?category=${id}`),
  },
  ...TOPICS,
  { path: '/body-types', card: 'A guide to body types', changes: 'monthly', views: ['?for=men'] },
  { path: '/bmi', card: 'BMI calculator', changes: 'monthly' },
  { path: '/meal-score', card: 'Score your plate', changes: 'monthly' },
  { path: '/meal-score/method', card: 'How we score a plate', changes: 'yearly' },
  { path: '/membership', card: 'Membership plans and prices', changes: 'monthly' },
  { path: '/contact', card: 'A free health assessment', changes: 'monthly' },
  {
    path: '/blogs',
    card: 'Articles on food and health',
    changes: 'daily',
    views: BLOG_CATEGORIES.map((category) => `?category=${category}`),
  },
  {
    path: '/dietitians',
    card: 'Find your perfect dietitian',
    changes: 'daily',
    views: SPECIALIZATIONS.map((specialization) => `?specialization=${specialization}`),
  },
  { path: '/about', card: 'About Thali and its dietitians', changes: 'monthly' },
  { path: '/faq', card: 'Questions and answers', changes: 'monthly' },
  { path: '/how-we-review', card: 'How we review health content', changes: 'yearly' },
  { path: '/legal', card: 'Privacy, terms and cookies', changes: 'yearly' },
]

/** The addresses of these pages and their views. */
export const PUBLIC_ADDRESSES = PUBLIC_PAGES.flatMap(({ path, changes, views = [] }) =>
  ['', ...views].map((query) => ({ path: path + query, changes })),
)
