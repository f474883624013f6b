import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, serverPid } from '../faults/embedded-process.ts'
import { someDietitian } from '../faults/people.ts'
import { statusOf } from '../product-process.ts'
import { signInAs } from './api-of.ts'
import { statusOnNewConnection, workersOf } from './connections.ts'
import {
  cleanUp,
  connectTo,
  newFolder,
  newInstallation,
  start,
  startAndFail,
  startDatabase,
  urlOfDatabaseIn,
} from './fixtures.ts'

cleanUp()

const OFTEN = { interval: 20 }

const untilWorkers = (primary: number | undefined, count: number) =>
  expect.poll(() => workersOf(primary), OFTEN).toHaveLength(count)

test('several workers serve one address, are replaced when they die, and end together', async () => {
  const dataDir = await newFolder()
  const app = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'true', WORKERS: '2', NODE_ENV: 'production' })
  const primary = app.process.pid
  const database = serverPid(dataDir)
  const untilListened = (times: number) =>
    expect.poll(() => app.output().match(/Server listening/g), OFTEN).toHaveLength(times)
  await untilListened(2)
  expect(app.output().match(/Thali is ready/g)).toHaveLength(1)

  // Data written through one worker is visible to all, and stored once.
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const answered: string[] = []
  let isWriting = true
  async function write(line: number): Promise<void> {
    for (let number = 0; isWriting; number += 1) {
      const message = `Cluster test ${line}.${number}: what may I eat at night?`
      // A call that ended with the killed worker has no response, so the client does not take it as done.
      await api.consultations.create({ to_dietitian: dietitian, message }).then(
        () => answered.push(message),
        () => {},
      )
    }
  }
  const writing = Promise.all([1, 2].map(write))
  const writtenSince = async (count: number) => expect.poll(() => answered.length, OFTEN).toBeGreaterThan(count)
  await writtenSince(50)

  const [killed = 0] = workersOf(primary)
  process.kill(killed, 'SIGKILL')
  // Its sockets are closed once the primary has noticed its end.
  await expect.poll(() => existsSync(`/proc/${killed}`), OFTEN).toBe(false)
  // The other worker serves until the replacement is ready, and no request reaches one that is starting.
  while (app.output().match(/Server listening/g)?.length === 2) {
    expect(await statusOnNewConnection(`${app.url}/blogs`)).toBe(200)
    await delay(20)
  }
  for (let call = 0; call < 40; call += 1) expect(await statusOnNewConnection(`${app.url}/readyz`)).toBe(200)
  await writtenSince(answered.length + 20)
  isWriting = false
  await writing

  const client = await connectTo(urlOfDatabaseIn(dataDir))
  const { rows } = await client.query<{ message: string; copies: number }>(
    `select message, count(*)::int as copies from consultation_requests where message like 'Cluster test %' group by 1`,
  )
  const people = await client.query('select count(*)::int - count(distinct email)::int as twice from users')
  await client.end()
  const copies = new Map(rows.map((row) => [row.message, row.copies]))
  expect(answered.filter((message) => copies.get(message) !== 1)).toEqual([])
  expect(people.rows[0].twice).toBe(0)

  // The end: every worker drains, then the database stops.
  const workers = workersOf(primary)
  expect(await app.stop('SIGTERM')).toBe(0)
  expect([...workers, database].filter(isRunning)).toEqual([])
  expect(await statusOf(`${app.url}/healthz`)).toBe(0)
  expect(app.output().match(/a worker ended, starting another/g)).toHaveLength(1)
})

test('reads and writes without a sign-in are counted for all workers together; kill -9 of the primary ends them, and the next start works', async () => {
  const dataDir = await newInstallation()
  const app = await start({ DATA_DIR: dataDir, WORKERS: '2', RATE_LIMITS: 'on' })
  await untilWorkers(app.process.pid, 2)
  const counted = new Map<number, number>()
  for (let call = 0; call < 1300; call += 20) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOnNewConnection(`${app.url}/api/adminpanel/site-settings/`)),
    )
    for (const status of statuses) counted.set(status, (counted.get(status) ?? 0) + 1)
  }
  expect([...counted.keys()].sort()).toEqual([200, 429])
  // At most a tenth is left unused in the other worker's batches.
  expect(counted.get(200)).toBeGreaterThanOrEqual(1080)
  expect(counted.get(200)).toBeLessThanOrEqual(1200)

  // The same for anonymous writes.
  const refreshes = new Map<number, number>()
  for (let call = 0; call < 340; call += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${app.url}/api/auth/token/refresh/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: '{"refresh":"nothing"}',
        }),
      ),
    )
    for (const { status } of answers) refreshes.set(status, (refreshes.get(status) ?? 0) + 1)
  }
  expect([...refreshes.keys()].sort()).toEqual([401, 429])
  expect(refreshes.get(401)).toBeGreaterThanOrEqual(270)
  expect(refreshes.get(401)).toBeLessThanOrEqual(300)

  const workers = workersOf(app.process.pid)
  app.process.kill('SIGKILL')
  await once(app.process, 'exit')
  await expect.poll(() => workers.filter(isRunning), OFTEN).toEqual([])
  const again = await start({ DATA_DIR: dataDir, WORKERS: '2' })
  expect(await again.stop()).toBe(0)
})

test('an address in use ends the start with exit code 1 and one line', async () => {
  const other = await start({ DATA_DIR: await newInstallation() })
  const { code, err } = await startAndFail({
    DATA_DIR: await newFolder(),
    PORT: new URL(other.url).port,
    WORKERS: '2',
  })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'Another program is using this address. Choose another PORT.\n',
  })
})

test('a database that rejects the connection ends the start with exit code 1 and one line', async () => {
  const database = await startDatabase(await newFolder())
  const { code, err } = await startAndFail({
    DATA_DIR: await newFolder(),
    DATABASE_URL: database.url.replace('/thali?', '/thalli?'),
    WORKERS: '2',
  })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'The database server refused DATABASE_URL: database "thalli" does not exist.\n',
  })
})
