import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { memoryLog } from '#test/memory-log.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { addFastPath } from '../cache/serve-cached.ts'

const log = memoryLog()
setUpTestApp({ rateLimits: false, hasCache: true, log })

/** Sent wherever a caller can send text: in addresses, bodies, headers. */
const SECRET = 'gestational-diabetes'
const EMAIL = `asha-${SECRET}@example.in`

/** Makes a statement fail with its values, and with it the request. */
async function failingSignIn() {
  const { db } = testApp().services
  await db.execute(sql`alter table users rename to hidden_users`)
  try {
    return await anonymous.post('/api/auth/login/', { email: EMAIL, password: SECRET })
  } finally {
    await db.execute(sql`alter table hidden_users rename to users`)
  }
}

const WAIT = { timeout: 10_000 }

/** Waits for the buffered lines about requests. */
async function linesOf(message: string) {
  return vi.waitFor(() => {
    const lines = log.lines().filter(({ msg }) => msg === message)
    expect(lines).not.toEqual([])
    return lines
  }, WAIT)
}

async function requestLine(response: { headers: Record<string, unknown> }) {
  return vi.waitFor(() => {
    const line = log
      .lines()
      .find(({ request_id, msg }) => request_id === response.headers['x-request-id'] && msg === 'request')
    if (!line) throw new Error('not written yet')
    return line
  }, WAIT)
}

test('one line for each request: its pattern, status, time and number', async () => {
  const response = await anonymous.get('/api/adminpanel/blogs/4711/')
  expect(await requestLine(response)).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    method: 'GET',
    route: '/api/adminpanel/blogs/:id/',
    status: 404,
    ms: expect.any(Number),
    request_id: response.headers['x-request-id'],
    cached: false,
    msg: 'request',
  })
})

/** Listens on a socket, as in production. */
async function listen(): Promise<number> {
  const { app, cache } = testApp()
  if (!app.server.listening) {
    await app.listen({ port: 0 })
    addFastPath(app, cache.responses)
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('an answer that is sent before the framework sees the request is logged too', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  await testApp().cache.revalidate()
  const url = `http://localhost:${await listen()}/api/adminpanel/blogs/${blog.id}/`
  for (const cached of [false, true]) {
    const { headers } = await fetch(url)
    const line = await requestLine({ headers: Object.fromEntries(headers) })
    expect(line).toMatchObject({ method: 'GET', route: '/api/adminpanel/blogs/:id/', status: 200, cached })
  }
})

test('a caller that disconnects before the answer is logged with 499', async () => {
  const { app } = testApp()
  const port = await listen()
  const asked = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/contact/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
  )
  await asked
  socket.destroy()
  await vi.waitFor(() => {
    expect(log.lines()).toContainEqual(expect.objectContaining({ route: '/api/contact/', status: 499 }))
  }, WAIT)
})

test('the log contains nothing that a person wrote', async () => {
  const client = await given.user({ email: EMAIL })
  const answers = [
    await anonymous.get(`/api/adminpanel/blogs/?search=${SECRET}`),
    await anonymous.get(`/api/adminpanel/blogs/?${SECRET}=1`),
    await anonymous.get(`/api/${SECRET}/`),
    await anonymous.get(`/${SECRET}?token=${SECRET}`),
    await anonymous.get(`/api/adminpanel/blogs/${SECRET}/`),
    await anonymous.get(`/${'x'.repeat(600)}${SECRET}`),
    await anonymous.get(`/%zz${SECRET}`),
    await anonymous.post(`/api/auth/login/?next=${SECRET}`, { email: EMAIL, password: SECRET }),
    await anonymous.post('/api/auth/password/forgot/', { email: EMAIL }),
    await anonymous.post('/api/contact/', { full_name: SECRET, concern: SECRET, email: EMAIL }),
    await anonymous.post('/api/contact/submission/', { token: SECRET }),
    await anonymous.send({
      method: 'POST',
      url: '/api/contact/',
      headers: { 'content-type': 'application/json', 'user-agent': SECRET, referer: `http://x/?${SECRET}` },
      payload: `{"concern": "${SECRET}`,
    }),
    await anonymous.send({ method: 'GET', url: '/api/auth/profile/', headers: { authorization: `Bearer ${SECRET}` } }),
    await as(client).get('/api/auth/profile/'),
    await as(client).patch('/api/auth/profile/', { health_goals: SECRET, medical_conditions: SECRET }),
    await failingSignIn(),
    await anonymous.post('/api/client-errors/', {
      name: 'TypeError',
      message: `Cannot read '${SECRET} now' of ${EMAIL} at /blogs?search=${SECRET}`,
      frames: [`${SECRET} at home`],
      route: `/blogs?search=${SECRET}`,
      build: `${SECRET} 1`,
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 404, 404, 404, 404, 404, 401, 200, 400, 400, 400, 401, 200, 200, 500, 204,
  ])
  expect(await linesOf('unexpected error')).toHaveLength(1)
  const last = answers.at(-1)
  if (last) await requestLine(last)
  expect(log.text()).not.toContain(SECRET)
  expect(log.text()).not.toContain('example.in')
})
