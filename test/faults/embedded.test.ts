import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, query, serverPid } from './embedded-process.ts'
import { cleanUp, newFolder, start, stopAll } from './embedded-start.ts'

cleanUp()

async function kill(app: ReturnType<typeof start>) {
  app.child.kill('SIGKILL')
  await app.ended
}

test('the first start takes less than 6 s, later ones less than 1 s', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir, { once: true }).ready
  expect(first.ms).toBeLessThan(6_000)
  await stopAll()
  const later = await start(dataDir).ready
  expect(later.ms).toBeLessThan(1_000)
})

test('a clean stop leaves no server behind', async () => {
  const dataDir = newFolder()
  const app = start(dataDir)
  await app.ready
  const pid = serverPid(dataDir)
  app.child.kill('SIGTERM')
  expect((await app.ended).code).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('after kill -9 of the app the next start has everything that was committed', async () => {
  const dataDir = newFolder()
  const app = start(dataDir)
  const { url } = await app.ready
  await query(url, 'create table numbers as select generate_series(1, 500) as number')
  await kill(app)
  const orphan = serverPid(dataDir)
  expect(isRunning(orphan)).toBe(true)
  const next = await start(dataDir).ready
  expect(await query(next.url, 'select count(*)::int as rows from numbers')).toEqual([{ rows: 500 }])
  expect(isRunning(orphan)).toBe(false)
})

test('after kill -9 of app and server the next start recovers, even with a backend still running', async () => {
  const dataDir = newFolder()
  const app = start(dataDir)
  const { url } = await app.ready
  await query(url, 'create table numbers as select generate_series(1, 500) as number')
  const busy = query(url, 'select count(*) from generate_series(1, 200000000)').catch(() => 'cut off')
  await sleep(200)
  await kill(app)
  process.kill(serverPid(dataDir), 'SIGKILL')
  const next = await start(dataDir).ready
  expect(await query(next.url, 'select count(*)::int as rows from numbers')).toEqual([{ rows: 500 }])
  expect(await busy).toBe('cut off')
})

test('a database server that is killed alone is restarted', async () => {
  const dataDir = newFolder()
  const app = start(dataDir)
  const { url } = await app.ready
  const pid = serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => query(url, 'select 1 as one').catch(() => null), { timeout: 5_000 }).toEqual([{ one: 1 }])
  expect(app.output.err).toContain('PostgreSQL stopped unexpectedly (SIGKILL), starting it again')
  expect(serverPid(dataDir)).not.toBe(pid)
})

test.for([20, 60, 120, 200, 300, 400, 500, 600])('kill -9 %i ms into the first start does no harm', async (ms) => {
  const dataDir = newFolder()
  const app = start(dataDir)
  await sleep(ms)
  await kill(app)
  const { url } = await start(dataDir).ready
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  // The initdb of the killed app may still be writing; the next start removes its files.
  await stopAll()
  await start(dataDir).ready
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a second app ends with one line, and may start as soon as the first is killed', async () => {
  const dataDir = newFolder()
  const first = start(dataDir)
  const { url } = await first.ready
  const second = await start(dataDir).ended
  expect(second).toEqual({
    code: 1,
    out: '',
    err: `The data directory ${dataDir} is in use by another Thali process (pid ${first.child.pid}).\n`,
  })
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await kill(first)
  await start(dataDir).ready
})

test('of apps started together on an empty directory one succeeds', async () => {
  const dataDir = newFolder()
  const started = [1, 2, 3].map(() => start(dataDir))
  const outcomes = await Promise.allSettled(started.map((app) => app.ready))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason.message).toMatch(/^The data directory .* is in use by .*\n$/)
  }
})

test('a signal to the group leaves the server to the app', async () => {
  const dataDir = newFolder()
  const app = start(dataDir, { detached: true })
  const { url } = await app.ready
  const pid = serverPid(dataDir)
  process.kill(-Number(app.child.pid), 'SIGINT')
  await sleep(300)
  expect(serverPid(dataDir)).toBe(pid)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the server does not inherit the app’s environment', async () => {
  const dataDir = newFolder()
  const { url } = await start(dataDir, {
    env: { ...process.env, AUTH_SECRET: 'a-secret-of-the-app', TZ: 'Asia/Kolkata' },
  }).ready
  if (existsSync('/proc')) {
    expect(readFileSync(`/proc/${serverPid(dataDir)}/environ`, 'utf8')).not.toContain('a-secret-of-the-app')
  }
  expect(await query(url, `select current_setting('timezone') as zone`)).toEqual([{ zone: 'UTC' }])
})
