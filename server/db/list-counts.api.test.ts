import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { auditEntries } from '../audit/audit.table.ts'
import { countList } from './list-counts.ts'

setUpTestApp()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const REQUESTS = '/api/adminpanel/contact-requests/'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)

test('the pages of a list end after 10,000 rows, but its count does not', async () => {
  const ana = await given.dietitian()
  await query(
    `insert into consultation_requests (dietitian_id, name, email, message, priority, status)
     select $1, 'A client', 'client@example.in', 'What to eat?', 'low', case when n > 50 then 'closed' else 'pending' end
     from generate_series(1, 10050) as n`,
    [ana.id],
  )
  const get = (page: string) => as(ana).get(`${REQUESTS}?ordering=created_at&${page}`)
  const { body: last } = await get('page_size=100&page=100')
  expect([last.count, last.results.length, last.next]).toEqual([10_050, 100, null])
  expect(last.stats).toEqual({ total: 10_050, pending: 50, replied: 0, closed: 10_000 })
  expect((await get('page_size=100&page=99')).body.next).toContain('page=100')
  for (const page of ['page_size=100&page=101', 'page=1001', 'page=99999999']) {
    expect(await get(page)).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
  }
})

test('a list of more than 10,000 rows is counted at most once a minute, a shorter one exactly', async () => {
  const { db } = testApp().connection
  const count = () => countList(db, auditEntries, eq(auditEntries.action, 'blog.deleted'))
  await query(
    `insert into audit_entries (action, target_type) select 'blog.deleted', 'blog' from generate_series(1, 10100)`,
  )
  const remove = (rows: number) =>
    query('delete from audit_entries where id in (select id from audit_entries order by id limit $1)', [rows])
  expect(await count()).toBe(10_100)
  await remove(50)
  expect(await count()).toBe(10_100)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await count()).toBe(10_050)
  await remove(51)
  expect(await count()).toBe(9999)
})
