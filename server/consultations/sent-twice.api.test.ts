import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const REQUESTS = '/api/adminpanel/contact-requests/'
const MESSAGE = 'I would like to eat better during Ramadan.'

async function people() {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { id } = await given.request({ from: client, to: ana })
  return { client, ana, url: `${REQUESTS}${id}/` }
}

const sending = (who: { id: number }, method: 'POST' | 'PATCH', url: string, payload: object, key: string) =>
  as(who).send({ method, url, payload, headers: { 'idempotency-key': key } })

test('a request that arrives twice is stored once, also at the same moment', async () => {
  const [client, other, ana] = [await given.user(), await given.user(), await given.dietitian()]
  const key = randomUUID()
  const send = (who = client) => sending(who, 'POST', REQUESTS, { to_dietitian: ana.id, message: MESSAGE }, key)
  const [one, two] = await Promise.all([send(), send()])
  await as(ana).patch('/api/adminpanel/dietitians/me/', { is_available: false })
  const three = await send()
  expect([one.status, two.status, three.status]).toEqual([201, 201, 201])
  expect([two.body.id, three.body.id]).toEqual([one.body.id, one.body.id])
  expect((await queuedMails()).length).toBe(2)
  expect((await send(other)).status).toBe(400)
  expect((await as(client).get(REQUESTS)).body.count).toBe(1)
})

test('a key that was used for another request is refused, and nothing is lost unnoticed', async () => {
  const [client, ana, ravi] = [await given.user(), await given.dietitian(), await given.dietitian()]
  const key = randomUUID()
  const send = (to: { id: number }, message = MESSAGE) =>
    sending(client, 'POST', REQUESTS, { to_dietitian: to.id, message }, key)
  expect((await send(ana)).status).toBe(201)
  expect((await send(ravi)).status).toBe(409)
  expect((await send(ana, `${MESSAGE} And rice?`)).status).toBe(409)
  expect((await as(client).get(REQUESTS)).body.count).toBe(1)
})

test.each(['reply', 'message', 'answer'] as const)('a %s that arrives twice is stored once', async (kind) => {
  const { client, ana, url } = await people()
  const key = randomUUID()
  const send = () =>
    kind === 'reply'
      ? sending(ana, 'PATCH', `${url}update_status/`, { reply: 'Begin with dal.' }, key)
      : sending(kind === 'answer' ? client : ana, 'POST', `${url}messages/`, { body: 'Begin with dal.' }, key)
  const [one, two] = await Promise.all([send(), send()])
  expect(two.status).toBe(one.status)
  const mails = await queuedMails()
  await as(ana).patch(`${url}update_status/`, { status: 'closed' })
  expect((await send()).status).toBe(one.status)
  expect((await as(ana).get(`${url}messages/`)).body.count).toBe(1)
  expect(await queuedMails()).toEqual(mails)
  expect((await as(ana).get(url)).body.status).toBe('closed')
})

test('a key is a UUID and belongs to one conversation', async () => {
  const { client, ana, url } = await people()
  expect(await sending(client, 'POST', `${url}messages/`, { body: 'Dal?' }, 'x'.repeat(100))).toMatchObject({
    status: 400,
    body: { detail: 'Idempotency-Key must be a UUID.' },
  })
  const { id } = await given.request({ from: client, to: ana })
  const key = randomUUID()
  expect((await sending(client, 'POST', `${url}messages/`, { body: 'Dal?' }, key)).status).toBe(201)
  expect((await sending(client, 'POST', `${REQUESTS}${id}/messages/`, { body: 'Dal?' }, key)).status).toBe(409)
})
