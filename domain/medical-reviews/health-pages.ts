import { textsIn } from './texts-in.ts'

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
    const { SOURCES } = await import('../bmi/sources.content.ts')
    return {
      text: texts.flatMap((file) => textsIn({ ...file })).join('\n'),
      sources: Object.values<{ name: string; href?: string }>(SOURCES).map(({ name, href }) => ({
        title: name,
        url: href ?? null,
      })),
    }
  },
}

export const HEALTH_PAGES: readonly HealthPage[] = [BMI]

export function findHealthPage(page: string): HealthPage | undefined {
  return HEALTH_PAGES.find((each) => each.page === page)
}
