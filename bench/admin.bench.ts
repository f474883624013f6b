import { countPages } from '#domain/http/page-count.ts'
import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { ENTRIES, fillAdminArea, USERS } from './admin/admin-data.ts'
import { adminReads } from './admin/admin-reads.ts'
import { ms, printTable } from './table.ts'
import { timed, timingOf } from './timed.ts'

const SAMPLES = 100
/** Milliseconds on the server's side. */
const P95_GOAL = 100

/** The lists of the admin area with 100,000 accounts and a million entries in the log. */
export async function measureAdmin(app: Product, databaseUrl: string): Promise<void> {
  const admin = await signInAs(app.url, 'admin')
  await fillAdminArea(databaseUrl, admin.userId)
  const [users, audit] = await Promise.all([
    admin.api.accounts.listAccounts({ search: 'person77@' }),
    admin.api.audit.list({ page_size: 20 }),
  ])
  const [user] = users.results
  if (!user || audit.count < ENTRIES || (await admin.api.accounts.listAccounts({})).count < USERS) {
    throw new Error('the admin area was not filled')
  }
  const rows: string[][] = []
  for (const [name, read] of adminReads(admin.token, admin.userId, user.id, countPages(audit.count, 20))) {
    const { p50, p95, p99 } = timingOf(await timed(app.url, [read], SAMPLES))
    rows.push([name, ms(p50), ms(p95), ms(p99), p95 < P95_GOAL ? 'reached' : 'missed'])
  }
  printTable([['milliseconds', 'p50', 'p95', 'p99', `p95 under ${P95_GOAL}`], ...rows])
}
