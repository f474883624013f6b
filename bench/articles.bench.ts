import pg from 'pg'
import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { growArticles } from './articles/grow.ts'
import { type ArticleLoad, allLoads } from './articles/loads.ts'
import { type PlanMetrics, planOf } from './plans.ts'
import { type Timing, timed, timingOf } from './timed.ts'

/** Uses one connection, so that a time is what one reader waits for. */
const REQUESTS = 200

export interface ReadMetrics {
  name: string
  kind: ArticleLoad['kind']
  timing: Timing
  plan: PlanMetrics
}

export interface SizeMetrics {
  articles: number
  growSeconds: number
  reads: ReadMetrics[]
  /** All searches together. */
  search: Timing
}

async function measure(
  siteUrl: string,
  databaseUrl: string,
  loads: ArticleLoad[],
): Promise<Pick<SizeMetrics, 'reads' | 'search'>> {
  const reads: ReadMetrics[] = []
  const searches: number[] = []
  for (const { name, kind, reads: asked, run } of loads) {
    const samples = await timed(siteUrl, asked, REQUESTS)
    if (kind === 'search') searches.push(...samples)
    reads.push({ name, kind, timing: timingOf(samples), plan: await planOf(databaseUrl, run) })
  }
  return { reads, search: timingOf(searches) }
}

/** Measures reads of the running app at each of these database sizes; articles are added in between. */
export async function measureArticles(
  app: Product,
  databaseUrl: string,
  sizes: readonly number[],
  onSize: (metrics: SizeMetrics) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let articles = 0
    for (const size of sizes) {
      // Signs in again each time, because a token expires after a quarter of an hour.
      const writer = await signInAs(app.url, 'dietitian')
      const growSeconds = await growArticles(databaseUrl, writer.userId, {
        from: articles,
        to: size,
        sections: 3,
      })
      articles = size
      const loads = await allLoads(client, await signInAs(app.url, 'dietitian'))
      onSize({ articles, growSeconds, ...(await measure(app.url, databaseUrl, loads)) })
    }
  } finally {
    await client.end()
  }
}
