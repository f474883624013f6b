import type { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { EVENTS_PATH, HEARTBEAT_MS } from '#domain/http/live-events.ts'
import { openSession } from '#server/accounts/sessions.service.ts'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const LIST = '/api/adminpanel/contact-requests/'
const MESSAGE = 'I would like to talk about my breakfast.'
const streams: Readable[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const stream of streams.splice(0)) stream.destroy()
})

/** What the account's browser has received so far. */
async function subscribe(user: { id: number }) {
  const { app, services } = testApp()
  const session = await openSession(services.db, services.tokens, user.id, { address: '::1', user_agent: 'x' }, false)
  const response = await app.inject({
    url: EVENTS_PATH,
    headers: { authorization: `Bearer ${session.tokens.access}` },
    payloadAsStream: true,
  })
  expect(response.statusCode).toBe(200)
  const stream = response.stream()
  streams.push(stream)
  let text = ''
  stream.on('data', (chunk) => {
    text += String(chunk)
  })
  return {
    stream,
    response,
    caller: bearing(session.tokens.access),
    text: () => text,
    count: () => text.split('event: requests\n').length - 1,
    ended: new Promise((resolve) => stream.once('end', resolve)),
  }
}

test('the users concerned and admins receive an event, others do not', async () => {
  const [client, ana, other, admin] = [
    await given.user(),
    await given.dietitian(),
    await given.dietitian(),
    await given.admin(),
  ]
  const subscriptions = [await subscribe(client), await subscribe(ana), await subscribe(admin), await subscribe(other)]
  const received = () => subscriptions.map(({ count }) => count())
  const { id } = (await as(client).post(LIST, { to_dietitian: ana.id, message: MESSAGE })).body
  await expect.poll(received).toEqual([1, 1, 1, 0])
  await as(ana).patch(`${LIST}${id}/update_status/`, { reply: 'Begin with dal.' })
  await expect.poll(received).toEqual([2, 2, 2, 0])
  await as(client).post(`${LIST}${id}/messages/`, { body: 'I will.' })
  await expect.poll(received).toEqual([3, 3, 3, 0])
})

test('an event names the request, and nothing else of it', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { text } = await subscribe(ana)
  await given.request({ from: client, to: ana })
  const { id } = (await as(client).post(LIST, { to_dietitian: ana.id, message: MESSAGE })).body
  await expect.poll(text).toBe(`retry: 2000\n\nevent: requests\ndata: ${id}\n\n`)
})

test('a stream is an event stream that is not cached', async () => {
  const { response } = await subscribe(await given.user())
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('without a sign-in no stream opens', async () => {
  expect((await anonymous.get(EVENTS_PATH)).status).toBe(401)
  expect((await bearing('nonsense').get(EVENTS_PATH)).status).toBe(401)
})

test('if an account opens too many streams, its oldest ends', async () => {
  const ana = await given.dietitian()
  const first = await subscribe(ana)
  for (let number = 0; number < 10; number += 1) await subscribe(ana)
  await first.ended
})

const ENDINGS: [string, (user: { id: number }, own: ReturnType<typeof bearing>) => Promise<{ status: number }>][] = [
  ['signed out', (_, own) => own.post('/api/auth/logout/', {})],
  ['disabled', async ({ id }) => as(await given.admin()).patch(accountPath(id), { is_active: false })],
  ['given another role', async ({ id }) => as(await given.admin()).patch(accountPath(id), { role: 'dietitian' })],
]
const accountPath = (id: number) => `/api/adminpanel/users/${id}/`

test.each(ENDINGS)('a stream sends keep-alive events, and ends once its user is %s', async (_, end) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const user = await given.user()
  const { text, ended, caller } = await subscribe(user)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await expect.poll(text).toContain('event: alive\ndata: \n\n')
  expect((await end(user, caller)).status).toBeLessThan(300)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await ended
})

test('HEAD opens no stream', async () => {
  const caller = as(await given.user())
  const { status, headers } = await caller.send({ method: 'HEAD', url: EVENTS_PATH })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, OPTIONS')
  expect((await caller.send({ method: 'HEAD', url: LIST })).status).toBe(200)
})
