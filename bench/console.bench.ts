import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { BLOGS, fillConsole, REQUESTS } from './console/console-data.ts'
import { type ConsolePage, consolePages } from './console/console-pages.ts'
import { ms, printTable } from './table.ts'
import { type Timing, timed, timingOf } from './timed.ts'

const SAMPLES = 100
/** Milliseconds on the server's side, for the slowest answer that a page waits for. */
const P95_GOAL = 50

/** The slowest of a page's calls: the page waits for all of them, and asks for them at once. */
async function measurePage(siteUrl: string, { reads }: ConsolePage): Promise<Timing> {
  const timings: Timing[] = []
  for (const read of reads) timings.push(timingOf(await timed(siteUrl, [read], SAMPLES)))
  return timings.reduce((slowest, timing) => (timing.p95 > slowest.p95 ? timing : slowest))
}

/** Every page of the console for a dietitian with thousands of requests and hundreds of articles. */
export async function measureConsole(app: Product, databaseUrl: string): Promise<void> {
  const [dietitian, client] = [await signInAs(app.url, 'dietitian'), await signInAs(app.url, 'user')]
  await fillConsole(databaseUrl, dietitian.userId, client.userId)
  const [requests, blogs] = await Promise.all([
    dietitian.api.consultations.list({ status: 'replied', page_size: 1 }),
    dietitian.api.blogs.listMine({ page_size: 1 }),
  ])
  if (!requests.results[0] || !blogs.results[0] || (requests.stats?.total ?? 0) < REQUESTS || blogs.count < BLOGS) {
    throw new Error('the console was not filled')
  }
  const rows: string[][] = []
  for (const page of consolePages(dietitian.token, requests.results[0].id, blogs.results[0].id)) {
    const { p50, p95, p99 } = await measurePage(app.url, page)
    rows.push([page.name, ms(p50), ms(p95), ms(p99), p95 < P95_GOAL ? 'reached' : 'missed'])
  }
  printTable([['milliseconds', 'p50', 'p95', 'p99', `p95 under ${P95_GOAL}`], ...rows])
}
