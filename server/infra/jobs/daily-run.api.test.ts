import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { cloneTemplate } from '#test/database-template.ts'
import { type Connection, connect } from '../../db/connect.ts'
import { createJobs, type Jobs } from './jobs.ts'

const SOON = { timeout: 10_000, interval: 20 }

let url: string
let connection: Connection
let running: Jobs[] = []

beforeAll(async () => {
  url = await cloneTemplate(inject('databaseUrl'), `thali_daily_${process.env.VITEST_POOL_ID}`)
  connection = connect(url, () => {})
})
beforeEach(async () => {
  await connection.db.execute(sql`truncate pgboss.job`)
})
afterEach(async () => {
  for (const jobs of running) await jobs.stop()
  running = []
})
afterAll(() => connection.close())

async function startProcess(daily: () => Promise<void>, error = () => {}): Promise<Jobs> {
  const jobs = createJobs({
    databaseUrl: url,
    deliver: async () => {},
    recover: async () => {},
    daily,
    hourly: async () => {},
    log: { error, warn: () => {}, info: () => {} },
  })
  running.push(jobs)
  await jobs.start()
  return jobs
}

async function states(): Promise<string[]> {
  const { rows } = await connection.db.execute<{ state: string }>(
    sql`select state::text from pgboss.job where name = 'daily'`,
  )
  return rows.map(({ state }) => state)
}

test('the daily run happens at the first start of a day, once for all processes', async () => {
  const daily = vi.fn(async () => {})
  await Promise.all([startProcess(daily), startProcess(daily), startProcess(daily)])
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), SOON)
  await startProcess(daily)
  expect(await states()).toEqual(['completed'])
  expect(daily).toHaveBeenCalledTimes(1)
})

test('the daily run happens again the next day', async () => {
  const daily = vi.fn(async () => {})
  await startProcess(daily)
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), SOON)
  await connection.db.execute(sql`update pgboss.job set singleton_on = singleton_on - interval '1 day'`)
  await startProcess(daily)
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), SOON)
  expect(daily).toHaveBeenCalledTimes(2)
})

test('a failure is logged and tried again', async () => {
  const daily = vi.fn(async () => {})
  daily.mockRejectedValueOnce(new Error('no space left'))
  const error = vi.fn()
  await startProcess(daily, error)
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), SOON)
  expect(error).toHaveBeenCalledWith(
    { reason: expect.objectContaining({ message: 'no space left' }) },
    'the daily run failed, will try again later',
  )
  // Simulates waiting an hour.
  await connection.db.execute(sql`update pgboss.job set start_after = now()`)
  await startProcess(daily)
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), SOON)
  expect(daily).toHaveBeenCalledTimes(2)
})

test('a shutdown waits for the current run', async () => {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = vi.fn()
  const jobs = await startProcess(async () => {
    started.resolve()
    await end.promise
    done()
  })
  await started.promise
  const stopped = jobs.stop()
  end.resolve()
  await stopped
  expect(done).toHaveBeenCalled()
  expect(await states()).toEqual(['completed'])
})
