// Many simultaneous requests: those beyond the capacity get 503, the others are answered.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { statusOf } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, newFolder, start } from '../start/fixtures.ts'
import { someDietitian } from './people.ts'

cleanUp()

/** Status, and whether there is a `Retry-After`. */
async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'poha-with-peanuts-17' }),
  })
  await response.text()
  return `${response.status} ${response.headers.has('retry-after') ? 'later' : ''}`.trim()
}

test('a flood of sign-ins is limited, while pages and probes are served', async () => {
  const app = await start({ DATA_DIR: await newFolder(), DEMO_CONTENT: 'true' })
  await signInAs(app.url, 'user')
  const flood = Promise.all(
    Array.from({ length: 600 }, (_, index) =>
      // Half of the accounts exist; attempts on both kinds wait in the same queue.
      signIn(app.url, index % 2 === 0 ? 'client@thali.example' : `nobody${index}@thali.example`),
    ),
  )
  for (const path of ['/', '/blogs', '/healthz', '/readyz']) expect(await statusOf(`${app.url}${path}`)).toBe(200)
  const answers = await flood
  expect(new Set(answers)).toEqual(new Set(['401', '503 later']))
  expect(answers.filter((answer) => answer === '401').length).toBeGreaterThan(100)
  await signInAs(app.url, 'user')
  expect(await app.stop()).toBe(0)
})

/** A request whose body never arrives completely, from a visitor behind a proxy. */
function sendHalf(url: string, from: string): Socket {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const head = `POST /api/auth/login/ HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n`
  socket.write(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`)
  return socket
}

test('a thousand incomplete bodies affect no reader, on the same network or elsewhere', async () => {
  const attacker = '198.51.100.9'
  const app = await start({
    DATA_DIR: await newFolder(),
    DEMO_CONTENT: 'true',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  })
  const sockets = Array.from({ length: 1000 }, () => sendHalf(app.url, attacker))
  const answers = sockets.map((socket) => once(socket, 'close'))
  const statuses = new Set<number>()
  // Each search is a different page, so none is cached.
  for (let round = 0; round < 20; round += 1) {
    for (const from of ['203.0.113.7', attacker]) {
      const headers = { 'x-forwarded-for': from }
      for (const path of ['/dietitians', `/dietitians?search=reader${round}`, '/api/adminpanel/dietitians/']) {
        const response = await fetch(`${app.url}${path}`, { headers })
        await response.text()
        statuses.add(response.status)
      }
    }
  }
  expect(statuses).toEqual(new Set([200]))
  await Promise.all(answers)
  expect(await app.stop()).toBe(0)
})

test('256 ordinary requests at once are not an overload', async () => {
  const app = await start({ DATA_DIR: await newFolder(), DEMO_CONTENT: 'true' })
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const paths = [
    '/',
    '/blogs',
    '/dietitians',
    '/api/adminpanel/blogs/',
    '/api/adminpanel/dietitians/',
    '/blogs?search=dal',
  ]
  const submit = async (index: number) => {
    await api.consultations.create({ to_dietitian: dietitian, message: `Load test ${index}: what may I eat?` })
    return 200
  }
  // Every fifth request is a submission.
  const queue = Array.from({ length: 2560 }, (_, index) =>
    index % 5 === 0 ? () => submit(index) : () => statusOf(`${app.url}${paths[index % paths.length]}`),
  )
  const statuses = new Map<number, number>()
  const workers = Array.from({ length: 256 }, async () => {
    for (let work = queue.pop(); work; work = queue.pop()) {
      const status = await work().catch((error) => error.status ?? 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  await Promise.all(workers)
  expect(Object.fromEntries(statuses)).toEqual({ 200: 2560 })
  expect(await app.stop()).toBe(0)
})
