// Bodies that never arrive, over real sockets; the proxy's header sets their addresses.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setUpTestApp, testApp } from '#test/test-app.ts'

const BODIES = 20
const CONCURRENT_REQUESTS = 5

setUpTestApp({
  rateLimits: false,
  trustProxy: ['127.0.0.1'],
  limits: { bodyGraceMs: 500, checkMs: 50, bodiesPerAddress: BODIES, concurrentRequests: CONCURRENT_REQUESTS },
})

const LOGIN = '/api/auth/login/'
const DIRECTORY = '/api/adminpanel/dietitians/'
const ATTACKER = '198.51.100.9'
const READER = '203.0.113.7'

beforeAll(async () => {
  await testApp().app.listen({ port: 0, host: '127.0.0.1' })
})

let sockets: Socket[] = []
afterEach(async () => {
  const closed = sockets.filter((socket) => !socket.closed).map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  sockets = []
})

function send(from: string, method: string, path: string, length: number, begun = ''): Socket {
  const socket = connect((testApp().app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  const lines = ['host: thali.test', `x-forwarded-for: ${from}`, 'content-type: application/json']
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n${begun}`)
  return socket
}

async function answerOf(socket: Socket): Promise<string> {
  const [response] = await once(socket, 'data')
  return String(response)
}

/** Reads until the other side closes. */
function restOf(socket: Socket): Promise<string> {
  let response = ''
  socket.on('data', (chunk) => (response += chunk))
  return new Promise((resolve) => socket.once('close', () => resolve(response)))
}

const read = (from: string) => answerOf(send(from, 'GET', DIRECTORY, 0))

/** Sends half of each body and waits until the server has seen them. */
async function openBodies(count: number, from: string): Promise<Socket[]> {
  let seen = 0
  testApp().app.server.on('request', () => (seen += 1))
  const sockets = Array.from({ length: count }, () => send(from, 'POST', LOGIN, 1000, '{"email":'))
  await expect.poll(() => seen, { interval: 5 }).toBeGreaterThanOrEqual(count)
  return sockets
}

test('bodies that never arrive block nobody, neither elsewhere nor on the same network', async () => {
  await openBodies(CONCURRENT_REQUESTS * 2, ATTACKER)
  expect(await read(READER)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await read(ATTACKER)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerOf(send(READER, 'POST', LOGIN, 2, '{}'))).toMatch(/^HTTP\/1\.1 400 /)
})

test('a network has a limit of open bodies; more are rejected, and their connections closed', async () => {
  await openBodies(BODIES, ATTACKER)
  const rejected = await restOf(send(ATTACKER, 'POST', LOGIN, 1000, '{'))
  expect(rejected).toMatch(
    /^HTTP\/1\.1 429 .*retry-after: 10.*"Too many requests from your network are still being sent/s,
  )
  expect(await read(ATTACKER)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerOf(send(READER, 'POST', LOGIN, 2, '{}'))).toMatch(/^HTTP\/1\.1 400 /)
})

test('bodies that have arrived no longer count as open, answered or not', async () => {
  for (let time = 0; time < BODIES * 2; time += 1) {
    expect(await answerOf(send(ATTACKER, 'POST', LOGIN, 2, '{}'))).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test('a body that arrives too slowly is cut off: 408; a faster one is not', async () => {
  const text = JSON.stringify({ email: 'x'.repeat(20_000) })
  const flowing = send(READER, 'POST', LOGIN, text.length)
  let sent = 0
  const timer = setInterval(() => {
    flowing.write(text.slice(sent, sent + 400))
    sent += 400
    if (sent >= text.length) clearInterval(timer)
  }, 20)
  const flowed = answerOf(flowing)
  const dripping = send(ATTACKER, 'POST', LOGIN, 1000)
  const drip = setInterval(() => dripping.write(' '), 20)
  expect(await restOf(dripping)).toMatch(/^HTTP\/1\.1 408 .*"The request took too long to arrive\."/s)
  clearInterval(drip)
  expect(await flowed).toMatch(/^HTTP\/1\.1 400 /)
})

test('after an answer that needed no body, the connection does not wait for it', async () => {
  const response = await restOf(send(ATTACKER, 'PUT', LOGIN, 1000, '{'))
  expect(response).toMatch(/^HTTP\/1\.1 405 /)
})
