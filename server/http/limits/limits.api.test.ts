// Responses to slow, huge and too many requests, over real sockets and with limits short enough for a test.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.service.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

const CONNECTIONS = 12
const CONCURRENT_REQUESTS = 5

setUpTestApp({
  rateLimits: false,
  limits: {
    headMs: 300,
    arrivalMs: 700,
    idleMs: 300,
    checkMs: 50,
    connections: CONNECTIONS,
    responseMs: { usual: 500, form: 2000, ai: 500 },
    concurrentRequests: CONCURRENT_REQUESTS,
    formsPerAccount: 1,
  },
})

const LOGIN = '/api/auth/login/'
const ME = '/api/adminpanel/dietitians/me/'
const DIRECTORY = '/api/adminpanel/dietitians/'

beforeAll(async () => {
  await testApp().app.listen({ port: 0, host: '127.0.0.1' })
})

function open(): Socket {
  const socket = connect((testApp().app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  return socket
}

/** Reads until the other side closes; a reset does not lose earlier data. */
function restOf(socket: Socket): Promise<string> {
  let response = ''
  socket.on('data', (chunk) => (response += chunk))
  return new Promise((resolve) => socket.once('close', () => resolve(response)))
}

/** Sends the same part repeatedly until the other side closes. */
function trickle(socket: Socket, part: string): void {
  const timer = setInterval(() => socket.write(part), 20)
  socket.once('close', () => clearInterval(timer))
}

const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: thali.test', ...lines].join('\r\n')}\r\n\r\n`
const json = (length: number) => ['content-type: application/json', `content-length: ${length}`]

async function bearerOf(user: { id: number }): Promise<string> {
  const { db, tokens } = testApp().services
  const session = await openSession(db, tokens, user.id, { address: '127.0.0.1', user_agent: 'test' }, false)
  return `authorization: Bearer ${session.tokens.access}`
}

/** Blocks reads of the directory. @returns a function that unblocks them */
async function blockDirectory(): Promise<() => Promise<void>> {
  const client = await testApp().connection.pool.connect()
  await client.query('begin; lock table dietitian_profiles in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

describe('too slow', () => {
  test('a head that arrives byte by byte: 408', async () => {
    const socket = open()
    socket.write('GET /healthz HTTP/1.1\r\nx-slow: ')
    trickle(socket, 'a')
    expect(await restOf(socket)).toMatch(/^HTTP\/1\.1 408 .*"The request took too long to arrive\."/s)
  })

  test('a connection on which nothing arrives is closed', async () => {
    expect(await restOf(open())).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body that arrives byte by byte: 408', async () => {
    const socket = open()
    socket.write(head('POST', LOGIN, ...json(1000)))
    trickle(socket, ' ')
    expect(await restOf(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a form that arrives byte by byte: 408, and its slot is free again', async () => {
    const dietitian = await given.dietitian()
    const bearer = await bearerOf(dietitian)
    const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 100000', bearer]
    const socket = open()
    socket.write(head('PATCH', ME, ...form))
    socket.write('--x\r\ncontent-disposition: form-data; name="bio"\r\n\r\n')
    trickle(socket, 'a')
    expect(await restOf(socket)).toMatch(/^HTTP\/1\.1 408 /)
    const body = new FormData()
    body.append('phone', '+91 98150 00000')
    await expect
      .poll(async () => (await as(dietitian).send({ method: 'PATCH', url: ME, payload: body })).status)
      .toBe(200)
  })

  test.each([
    ['with its head', ''],
    ['in a field', '--x\r\ncontent-disposition: form-data; name="bio"\r\n\r\nhalf'],
    ['in its file', '--x\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.jpg"\r\n\r\nhalf'],
  ])('a form that is cut off %s, before or while it is read, frees its slot', async (_, begun) => {
    const dietitian = await given.dietitian()
    const bearer = await bearerOf(dietitian)
    const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 100000', bearer]
    // Cuts off at different moments: while the caller is authenticated, and while the form is read.
    for (const waitMs of [0, 1, 2, 4, 8, 16, 32]) {
      const socket = open()
      await once(socket, 'connect')
      await new Promise((resolve) => socket.write(head('PATCH', ME, ...form) + begun, resolve))
      await delay(waitMs)
      socket.destroy()
    }
    const body = new FormData()
    body.append('phone', '+91 98150 00000')
    await expect
      .poll(async () => (await as(dietitian).send({ method: 'PATCH', url: ME, payload: body })).status)
      .toBe(200)
  })

  test('an idle connection is closed without a second response', async () => {
    const socket = open()
    socket.write(head('GET', '/healthz'))
    const response = await restOf(socket)
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('an answer that takes too long: 503 with a retry time, and the connection stays usable', async () => {
    const unblock = await blockDirectory()
    const socket = open()
    socket.write(head('GET', DIRECTORY))
    const [bytes] = await once(socket, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*"This took too long\. Try again in a moment\."/s)
    await unblock()
    socket.write(head('GET', DIRECTORY, 'connection: close'))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('too much', () => {
  test('a body that declares a huge length is rejected before it arrives', async () => {
    const socket = open()
    socket.write(head('POST', LOGIN, ...json(5_000_000_000)))
    const [bytes] = await once(socket, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('a body without a declared length is rejected where it is too long', async () => {
    const socket = open()
    socket.write(head('POST', LOGIN, 'content-type: application/json', 'transfer-encoding: chunked'))
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    for (let part = 0; part < 20; part += 1) socket.write(chunk)
    const [bytes] = await once(socket, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test.each([
    ['one header', () => `x-long: ${'a'.repeat(20_000)}`],
    ['many headers', () => Array.from({ length: 2000 }, (_, index) => `x-${index}: abcdefgh`).join('\r\n')],
    ['the address', () => ''],
  ])('%s of more than 16 KB: 431', async (what, lines) => {
    const socket = open()
    socket.write(head('GET', what === 'the address' ? `/?${'a'.repeat(20_000)}` : '/healthz', lines()))
    expect(await restOf(socket)).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('connections beyond the limit are closed as they arrive', async () => {
    const first = Array.from({ length: CONNECTIONS }, open)
    await Promise.all(first.map((socket) => once(socket, 'connect')))
    const more = Array.from({ length: 5 }, open)
    for (const socket of more) socket.write(head('GET', '/healthz', 'connection: close'))
    expect(await Promise.all(more.map(restOf))).toEqual(Array(5).fill(''))
    for (const socket of first) socket.destroy()
    const again = async () => {
      const socket = open()
      socket.write(head('GET', '/healthz', 'connection: close'))
      return restOf(socket)
    }
    await expect.poll(again).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('requests beyond the limit: 503 at once, while probes pass, and later requests succeed', async () => {
    const unblock = await blockDirectory()
    const held = Array.from({ length: CONCURRENT_REQUESTS }, () => anonymous.get(DIRECTORY))
    const rejected = await anonymous.get('/api/adminpanel/blogs/')
    expect(rejected).toMatchObject({
      status: 503,
      body: { detail: 'Too many people are using the site right now. Try again in a few seconds.' },
      headers: { 'retry-after': '2' },
    })
    expect(String(rejected.headers['x-request-id'])).toHaveLength(36)
    expect((await anonymous.get('/healthz')).status).toBe(200)
    expect((await anonymous.get('/readyz')).status).toBe(200)
    await unblock()
    await Promise.all(held)
    expect((await anonymous.get('/api/adminpanel/blogs/')).status).toBe(200)
  })
})
