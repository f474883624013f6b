import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COUNTED_MAX } from '#domain/system/system.schema.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const PATH = '/api/adminpanel/system/'
const GIB = 1024 ** 3

const read = async () => as(await given.admin()).get(PATH)
const run = (statement: string, values: unknown[] = []) => testApp().connection.pool.query(statement, values)

test('an admin reads how the site is running', async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body.app).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), node: process.versions.node })
  expect(body.database).toMatchObject({ version: expect.stringMatching(/^1[5-9]\.\d+$/), is_embedded: true })
  expect(body.database.migrations).toBeGreaterThanOrEqual(1)
  expect(body.database.tables).toHaveLength(8)
  expect(body.jobs.queues.map(({ name }: { name: string }) => name)).toEqual(['daily', 'hourly', 'mail'])
  expect(body.storage).toMatchObject({ kind: 'disk', pictures: { count: 0, is_more: false } })
  expect(body.storage.free_bytes).toBeLessThan(body.storage.disk_bytes)
  expect(body.ai).toEqual({ engine: 'built_in', model: null })
  expect(body.has_rate_limits).toBe(false)
})

test('waiting and failed mails are counted, up to a limit', async () => {
  await run(
    `insert into mails (recipient, template, props, status, created_at)
     select 'x@example.in', 'welcome', '{}', case when n = 1 then 'queued' else 'failed' end, '2026-11-20T10:00:00Z'
     from generate_series(1, $1::int + 2) as n`,
    [COUNTED_MAX],
  )
  expect((await read()).body.mails).toEqual({
    transport: 'files',
    queued: { count: 1, is_more: false },
    failed: { count: COUNTED_MAX, is_more: true },
    oldest_queued_at: '2026-11-20T10:00:00.000Z',
  })
})

test('the daily run reports when it last succeeded and when it failed', async () => {
  expect((await read()).body.jobs.daily).toEqual({ done_at: null, failed_at: null })
  await run(
    `insert into pgboss.job (name, state, completed_on) values
     ('daily', 'completed', '2026-11-20T00:05:00Z'), ('daily', 'failed', '2026-11-21T00:05:00Z')`,
  )
  expect((await read()).body.jobs.daily).toEqual({
    done_at: '2026-11-20T00:05:00.000Z',
    failed_at: '2026-11-21T00:05:00.000Z',
  })
})

test('the last backup is read from its record, and from nothing else', async () => {
  const record = join(testApp().mediaDir, 'last-backup.json')
  expect((await read()).body.last_backup).toBeNull()
  await writeFile(record, JSON.stringify({ finished_at: '2026-11-21T07:30:00+05:30', bytes: GIB }))
  expect((await read()).body.last_backup).toEqual({ finished_at: '2026-11-21T02:00:00.000Z', bytes: GIB })
  await writeFile(record, JSON.stringify({ finished_at: 'yesterday' }))
  expect((await read()).body.last_backup).toBeNull()
})

test('the daily backups are counted, and a failed one is reported', async () => {
  expect((await read()).body.backups).toEqual({ count: 0, oldest_at: null, failed_at: null })
  const folder = join(testApp().mediaDir, 'backups')
  await mkdir(folder)
  await writeFile(join(folder, 'thali-20261120T020000.000Z.tar.zst'), '')
  await writeFile(join(folder, 'thali-20261121T020000.000Z.tar.zst.age'), '')
  await writeFile(join(folder, 'somebody.txt'), '')
  await writeFile(join(folder, '.failed'), '2026-11-22T02:00:00.000Z')
  expect((await read()).body.backups).toEqual({
    count: 2,
    oldest_at: '2026-11-20T02:00:00.000Z',
    failed_at: '2026-11-22T02:00:00.000Z',
  })
})
