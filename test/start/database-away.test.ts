// The database becomes unreachable while the app runs: tests the responses meanwhile, and the automatic recovery.
import { expect, test } from 'vitest'
import type { Api } from '#domain/api/api.ts'
import { isRunning, serverPid } from '../faults/embedded-process.ts'
import { freeze } from '../faults/frozen.ts'
import { someDietitian, submit } from '../faults/people.ts'
import { type Product, statusOf } from '../product-process.ts'
import { apiOf, signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, startDatabase, urlOfDatabaseIn } from './fixtures.ts'

cleanUp()

/** Paths that are never cached; cached ones are still sent for a while. */
const PATHS = [
  '/api/adminpanel/dietitians/?search=kaur',
  '/api/adminpanel/blogs/?search=millet',
  '/blogs?search=millet',
  '/readyz',
]

/** Status and `Retry-After`. */
async function answersOf({ url }: Product): Promise<[number, string | null][]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const response = await fetch(`${url}${path}`)
      await response.text()
      return [response.status, response.headers.get('retry-after')] as [number, string | null]
    }),
  )
}

const AWAY = PATHS.map(() => [503, '2'])
const THERE = PATHS.map(() => [200, null])

async function expectSoon(app: Product, answers: unknown[]): Promise<void> {
  await expect.poll(() => answersOf(app), { interval: 50 }).toEqual(answers)
}

/** Thirty at once, more than the pool has connections. */
function submitAll(api: Api, dietitian: number) {
  return Promise.all(
    Array.from({ length: 30 }, (_, index) => submit(api, dietitian, `Held up, number ${index}: what may I eat?`)),
  )
}

async function countSubmitted(databaseUrl: string): Promise<number> {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query(
    `select count(*)::int as count from consultation_requests where message like 'Held up, %'`,
  )
  await client.end()
  return rows[0].count
}

test('a database that freezes during submissions: 503 with a retry time, and the app recovers by itself', async () => {
  const folder = await newInstallation({ demo: true })
  const database = await startDatabase(folder)
  const app = await start({ DATA_DIR: await newFolder(), DATABASE_URL: database.url })
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  expect(await answersOf(app)).toEqual(THERE)

  const lock = await connectTo(database.url)
  await lock.query('begin; lock table consultation_requests in access exclusive mode')
  const submitted = submitAll(api, dietitian)
  // Several wait for the lock when the database freezes; on a slow machine the first are rejected before the last
  // arrive.
  const waiting = `select count(*)::int as count from pg_locks where not granted`
  await expect.poll(async () => (await lock.query(waiting)).rows[0].count, { interval: 10 }).toBeGreaterThan(5)
  const thaw = freeze(serverPid(folder))
  expect(new Set(await submitted)).toEqual(new Set([503]))
  await expectSoon(app, AWAY)
  expect(await statusOf(`${app.url}/healthz`)).toBe(200)

  thaw()
  await expectSoon(app, THERE)
  await lock.query('rollback')
  await lock.end()
  await expect.poll(() => countSubmitted(database.url)).toBe(0)
  expect(await submitAll(api, dietitian)).toEqual(Array(30).fill(201))
  expect(await app.stop()).toBe(0)
})

test('an embedded database killed during submissions: no crash, none lost, and the app recovers', async () => {
  const dataDir = await newInstallation({ demo: true })
  const app = await start({ DATA_DIR: dataDir })
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const before = serverPid(dataDir)
  const submitted = submitAll(api, dietitian)
  process.kill(before, 'SIGKILL')
  const statuses = await submitted
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
  await expect.poll(() => serverPid(dataDir)).not.toBe(before)
  await expectSoon(app, THERE)
  expect(isRunning(app.process.pid ?? 0)).toBe(true)
  const answered = statuses.filter((status) => status === 201).length
  expect(await countSubmitted(urlOfDatabaseIn(dataDir))).toBeGreaterThanOrEqual(answered)
  expect((await apiOf(app.url).dietitians.list()).count).toBe(24)
  expect(await app.stop()).toBe(0)
})
