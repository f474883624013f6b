import { loadArticles } from '../education/article-files.ts'
import { SOURCES } from '../education/sources/sources.ts'
import { EDUCATION_TOPICS } from '../education/topics.ts'
import { formatSource } from '../sources/format-source.ts'
import type { Source } from '../sources/source.ts'

export interface PageContent {
  /** Plain text, a line for each paragraph. */
  text: string
  sources: { title: string; url: string | null }[]
}

/** A page about health that comes with Thali. */
export interface HealthPage {
  /** Its address without the first slash. */
  page: string
  title: string
  load(): Promise<PageContent>
}

function toReviewed(source: Source): PageContent['sources'][number] {
  return { title: formatSource(source), url: source.url ?? null }
}

/** Identifiers, which readers do not see. */
const NOT_READ = new Set(['id', 'slug', 'source', 'also', 'sources', 'href', 'difficulty'])

/** Every text in a content file's value, one per line, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => (NOT_READ.has(name) ? [] : textsIn(field)))
}

const BMI: HealthPage = {
  page: 'bmi',
  title: 'BMI calculator',
  async load() {
    const texts = await Promise.all([
      import('../bmi/recommendations.content.ts'),
      import('../bmi/older-recommendations.content.ts'),
      import('../bmi/special-advice.content.ts'),
      import('../bmi/short-advice.content.ts'),
    ])
    const { SOURCES: used } = await import('../bmi/sources.content.ts')
    return {
      text: texts.flatMap((file) => textsIn({ ...file })).join('\n'),
      sources: Object.values(used).map(toReviewed),
    }
  },
}

const BODY_TYPES: HealthPage = {
  page: 'body-types',
  title: 'Body types',
  async load() {
    const { SOURCES: used, ...texts } = await import('../body-types/body-types.content.ts')
    const markers = await import('../body-types/health-markers.content.ts')
    return { text: [...textsIn(texts), ...textsIn({ ...markers })].join('\n'), sources: used.map(toReviewed) }
  },
}

const TOPICS = EDUCATION_TOPICS.map(
  ({ slug, title }): HealthPage => ({
    page: `diet/${slug}`,
    title,
    async load() {
      const articles = await loadArticles(slug)
      const sources = new Set(articles.flatMap((article) => article.sources))
      return {
        text: textsIn(articles).join('\n'),
        sources: [...sources].map((id) => toReviewed(SOURCES[id])),
      }
    },
  }),
)

export const HEALTH_PAGES: readonly HealthPage[] = [BMI, BODY_TYPES, ...TOPICS]

export function findHealthPage(page: string): HealthPage | undefined {
  return HEALTH_PAGES.find((each) => each.page === page)
}
