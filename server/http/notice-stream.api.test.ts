import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { NOTICES_PATH } from '#domain/http/notices.ts'
import { openSession } from '#server/accounts/sessions.service.ts'
import { as, bearing, nobody } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const LIST = '/api/adminpanel/contact-requests/'
const MESSAGE = 'I would like to talk about my breakfast.'
const streams: Readable[] = []

afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy()
})

/** What an account's browser hears, until now. */
async function hearing(user: { id: number }) {
  const { app, services } = testApp()
  const session = await openSession(services.db, services.tokens, user.id, { address: '::1', user_agent: 'x' }, false)
  const answer = await app.inject({
    url: NOTICES_PATH,
    headers: { authorization: `Bearer ${session.tokens.access}` },
    payloadAsStream: true,
  })
  expect(answer.statusCode).toBe(200)
  const stream = answer.stream()
  streams.push(stream)
  let text = ''
  stream.on('data', (chunk) => {
    text += String(chunk)
  })
  return {
    stream,
    answer,
    count: () => text.split('event: requests\n').length - 1,
  }
}

test('the people concerned and the office hear that something changed, others do not', async () => {
  const [client, ana, other, admin] = [
    await given.user(),
    await given.dietitian(),
    await given.dietitian(),
    await given.admin(),
  ]
  const ears = [await hearing(client), await hearing(ana), await hearing(admin), await hearing(other)]
  const heard = () => ears.map(({ count }) => count())
  const { id } = (await as(client).post(LIST, { to_dietitian: ana.id, message: MESSAGE })).body
  await expect.poll(heard).toEqual([1, 1, 1, 0])
  await as(ana).patch(`${LIST}${id}/update_status/`, { reply: 'Begin with dal.' })
  await expect.poll(heard).toEqual([2, 2, 2, 0])
  await as(client).post(`${LIST}${id}/messages/`, { body: 'I will.' })
  await expect.poll(heard).toEqual([3, 3, 3, 0])
})

test('a stream is an event stream that nobody keeps', async () => {
  const { answer } = await hearing(await given.user())
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('without a sign-in there is none', async () => {
  expect((await nobody.get(NOTICES_PATH)).status).toBe(401)
  expect((await bearing('nonsense').get(NOTICES_PATH)).status).toBe(401)
})

test('of too many streams of one account the oldest ends', async () => {
  const ana = await given.dietitian()
  const first = await hearing(ana)
  const isOver = new Promise((resolve) => first.stream.once('end', resolve))
  for (let number = 0; number < 10; number += 1) await hearing(ana)
  await isOver
})
