// A frozen database, and one that is only slow. With a frozen one no request waits longer than two seconds.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DEMO_SIGN_INS } from '#server/demo/sign-ins.ts'
import { type Product, statusOf } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, connectTo, newFolder, start, startDatabase } from '../start/fixtures.ts'
import { serverPid } from './embedded-process.ts'
import { freeze } from './frozen.ts'
import { someDietitian, submit } from './people.ts'

cleanUp()

/** The limit documented for operators and proxies (docs/operations/limits.md). */
const MAX_WAIT_MS = 2000

interface Answer {
  what: string
  status: number
  retryAfter: string | null
  ms: number
}

/** One request of each kind that needs the database: with a session, limits, several loaders, a transaction. */
function requestsOf(app: Product, token: string, dietitian: number): [what: string, path: string, init: RequestInit][] {
  const json = { 'content-type': 'application/json' }
  const bearer = { authorization: `Bearer ${token}` }
  const [{ email, password } = { email: '', password: '' }] = DEMO_SIGN_INS
  const post = (body: object, headers: object = {}) => ({
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  return [
    ['search', '/api/adminpanel/blogs/?search=millet', {}],
    ['page', '/blogs?search=millet', {}],
    ['own profile', '/api/auth/profile/', { headers: bearer }],
    ['sign-in', '/api/auth/login/', post({ email, password })],
    ['link by mail', '/api/auth/password/forgot/', post({ email })],
    [
      'submission',
      '/api/adminpanel/contact-requests/',
      post({ to_dietitian: dietitian, message: 'x'.repeat(40) }, bearer),
    ],
  ].map(([what, path, init]) => [what as string, `${app.url}${path}`, init as RequestInit])
}

async function timed([what, url, init]: [what: string, url: string, init: RequestInit]): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(url, init)
  await response.text()
  return {
    what,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ms: Math.round(performance.now() - began),
  }
}

async function startBoth() {
  const folder = await newFolder()
  const database = await startDatabase(folder)
  const app = await start({
    DATA_DIR: await newFolder(),
    DATABASE_URL: database.url,
    DEMO_CONTENT: 'true',
    RATE_LIMITS: 'on',
  })
  const { api, token } = await signInAs(app.url, 'user')
  return { app, api, token, database, folder, dietitian: await someDietitian(api) }
}

function expectPrompt(answers: Answer[]): void {
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([])
  expect(answers.filter(({ ms }) => ms >= MAX_WAIT_MS)).toEqual([])
}

test('a frozen database: every kind of request gets an error within two seconds, from the first on', async () => {
  const { app, token, folder, dietitian } = await startBoth()
  const requests = requestsOf(app, token, dietitian)
  const thaw = freeze(serverPid(folder))
  const pending: Promise<Answer>[] = []
  // Before, while and after the failure is detected.
  for (let round = 0; round < 14; round += 1) {
    pending.push(...requests.map(timed))
    await delay(250)
  }
  const answers = await Promise.all(pending)
  expectPrompt(answers)
  console.info(`the slowest of ${answers.length} answers: ${Math.max(...answers.map(({ ms }) => ms))} ms`)
  expect(await statusOf(`${app.url}/healthz`)).toBe(200)
  thaw()
  await expect.poll(() => statusOf(`${app.url}/readyz`), { timeout: 20_000 }).toBe(200)
  expect(await app.stop()).toBe(0)
})

test('a database that freezes while all connections are in use: a request that waits for one gets an error as fast', async () => {
  const { app, api, token, database, folder, dietitian } = await startBoth()
  const lock = await connectTo(database.url)
  await lock.query('begin; lock table consultation_requests in access exclusive mode')
  const submissions = Promise.all(
    Array.from({ length: 20 }, (_, index) => submit(api, dietitian, `Held up, number ${index}: what may I eat?`)),
  )
  const waiting = `select count(*)::int as count from pg_locks where not granted`
  await expect.poll(async () => (await lock.query(waiting)).rows[0].count).toBeGreaterThan(15)
  const thaw = freeze(serverPid(folder))
  const began = performance.now()
  expectPrompt(await Promise.all(requestsOf(app, token, dietitian).map(timed)))
  expect(new Set(await submissions)).toEqual(new Set([503]))
  expect(performance.now() - began).toBeLessThan(MAX_WAIT_MS)
  thaw()
  await lock.end()
  await expect.poll(() => statusOf(`${app.url}/readyz`), { timeout: 20_000 }).toBe(200)
  expect(await app.stop()).toBe(0)
})

test('requests wait for a slow database', async () => {
  const { app, api, token, database, dietitian } = await startBoth()
  const lock = await connectTo(database.url)
  await lock.query('begin; lock table consultation_requests in access exclusive mode')
  const submissions = Array.from({ length: 10 }, (_, index) =>
    submit(api, dietitian, `Slow, number ${index}: what may I eat?`),
  )
  for (let second = 0; second < 6; second += 1) {
    const answers = await Promise.all(requestsOf(app, token, dietitian).slice(0, 3).map(timed))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    await delay(1000)
  }
  await lock.query('rollback')
  expect(await Promise.all(submissions)).toEqual(Array(10).fill(201))
  await lock.end()
  expect(await app.stop()).toBe(0)
})
