import { expect, test } from 'vitest'
import { statusOf } from '../product-process.ts'
import { apiOf } from './api-of.ts'
import { cleanUp, newFolder, newInstallation, start, startAndFail, startDatabase } from './fixtures.ts'

cleanUp()

async function untilStatus(url: string, status: number) {
  await expect.poll(() => statusOf(url), { interval: 100 }).toBe(status)
}

test('the app waits for an unreachable database, and recovers when one comes back', async () => {
  const folder = await newInstallation()
  const before = await startDatabase(folder)
  await before.stop()
  const app = await start({ DATA_DIR: await newFolder(), DATABASE_URL: before.url }, { isAwaited: false })
  await untilStatus(`${app.url}/healthz`, 200)
  expect(await statusOf(`${app.url}/readyz`)).toBe(503)
  expect(await statusOf(`${app.url}/api/adminpanel/dietitians/`)).toBe(503)
  expect(await statusOf(`${app.url}/`)).toBe(503)

  const database = await startDatabase(folder)
  await untilStatus(`${app.url}/readyz`, 200)
  expect((await apiOf(app.url).dietitians.list()).count).toBe(0)

  await database.stop()
  await untilStatus(`${app.url}/readyz`, 503)
  expect(await statusOf(`${app.url}/healthz`)).toBe(200)
  // Cached responses are still sent for a while; searches are never cached.
  expect(await statusOf(`${app.url}/api/adminpanel/dietitians/`)).toBe(200)
  expect(await statusOf(`${app.url}/api/adminpanel/dietitians/?search=ana`)).toBe(503)
  await startDatabase(folder)
  await untilStatus(`${app.url}/readyz`, 200)
  expect((await apiOf(app.url).dietitians.list()).count).toBe(0)
  expect(await app.stop()).toBe(0)
})

test('a shutdown ends the waiting at once', async () => {
  const app = await start(
    { DATA_DIR: await newFolder(), DATABASE_URL: 'postgresql://thali@127.0.0.1:1/thali' },
    { isAwaited: false },
  )
  await untilStatus(`${app.url}/healthz`, 200)
  const began = performance.now()
  expect(await app.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(8000)
})

test.for([
  [
    'another password',
    (url: string) => url.replace(/:[^:@]+@/, ':wrong@'),
    'password authentication failed for user "thali"',
  ],
  ['no such database', (url: string) => url.replace('/thali?', '/thalli?'), 'database "thalli" does not exist'],
] as const)('a database that rejects the connection (%s) ends the start with one line', async ([, mistake, reason]) => {
  const database = await startDatabase(await newInstallation())
  const { code, err } = await startAndFail({ DATA_DIR: await newFolder(), DATABASE_URL: mistake(database.url) })
  expect({
    code,
    lines: err
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  }).toEqual({
    code: 1,
    lines: [`The database server refused DATABASE_URL: ${reason}.`],
  })
})
