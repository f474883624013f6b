import { countPages } from '#domain/http/pages/page-count.ts'
import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { ENTRIES, fillAdminArea, USERS } from './admin/admin-data.ts'
import { adminPages } from './admin/admin-pages.ts'
import { BLOGS, fillConsole, REQUESTS } from './console/console-data.ts'
import { consolePages } from './console/console-pages.ts'
import { ms, printTable } from './table.ts'
import { timed, timingOf } from './timed.ts'

/** A page's name and the addresses that it reads in parallel: the page waits for the slowest of them. */
export type PageReads = [name: string, ...paths: string[]]

const SAMPLES = 100

/** Prints the times of the slowest read of each page, in milliseconds on the server's side. */
async function printPages(siteUrl: string, token: string, pages: PageReads[], p95Goal: number): Promise<void> {
  const rows: string[][] = []
  for (const [name, ...paths] of pages) {
    const timings = []
    for (const path of paths) timings.push(timingOf(await timed(siteUrl, [{ path, token }], SAMPLES)))
    const { p50, p95, p99 } = timings.reduce((slowest, timing) => (timing.p95 > slowest.p95 ? timing : slowest))
    rows.push([name, ms(p50), ms(p95), ms(p99), p95 < p95Goal ? 'reached' : 'missed'])
  }
  printTable([['milliseconds', 'p50', 'p95', 'p99', `p95 under ${p95Goal}`], ...rows])
}

/** Every list of the admin area with 100,000 accounts and a million entries in the log. */
export async function measureAdmin(app: Product, databaseUrl: string): Promise<void> {
  const { api, token, userId } = await signInAs(app.url, 'admin')
  await fillAdminArea(databaseUrl, userId)
  const [users, audit] = await Promise.all([
    api.accounts.listAccounts({ search: 'person77@' }),
    api.audit.list({ page_size: 20 }),
  ])
  const [user] = users.results
  if (!user || audit.count < ENTRIES || (await api.accounts.listAccounts({})).count < USERS) {
    throw new Error('the admin area was not filled')
  }
  await printPages(app.url, token, adminPages(userId, user.id, countPages(audit.count, 20)), 100)
}

/** Every page of the console for a dietitian with thousands of requests and hundreds of articles. */
export async function measureConsole(app: Product, databaseUrl: string): Promise<void> {
  const [dietitian, client] = [await signInAs(app.url, 'dietitian'), await signInAs(app.url, 'user')]
  await fillConsole(databaseUrl, dietitian.userId, client.userId)
  const [requests, blogs] = await Promise.all([
    dietitian.api.consultations.list({ status: 'replied', page_size: 1 }),
    dietitian.api.blogs.listMine({ page_size: 1 }),
  ])
  const [[request], [blog]] = [requests.results, blogs.results]
  if (!request || !blog || (requests.stats?.total ?? 0) < REQUESTS || blogs.count < BLOGS) {
    throw new Error('the console was not filled')
  }
  await printPages(app.url, dietitian.token, consolePages(request.id, blog.id), 50)
}
