import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const URL = '/api/auth/notifications/'
const ALL = { reply: true, new_request: true, new_message: true }

test('all kinds of mail are on by default, and switching one off leaves the others on', async () => {
  const caller = as(await given.user())
  expect(await caller.get(URL)).toMatchObject({ status: 200, body: ALL })
  expect((await caller.patch(URL, { reply: false })).body).toEqual({ ...ALL, reply: false })
  expect((await caller.patch(URL, { new_request: false })).body).toEqual({ ...ALL, reply: false, new_request: false })
  expect((await caller.patch(URL, { reply: true })).body).toEqual({ ...ALL, new_request: false })
  expect((await caller.patch(URL, { reply: 'yes' })).body).toEqual({ reply: ['Reply must be true or false'] })
})

test('a kind of mail that an account has switched off is still sent to other accounts', async () => {
  const [client, ana, meher] = [await given.user(), await given.dietitian(), await given.dietitian()]
  await as(client).patch(URL, { reply: false })
  await as(ana).patch(URL, { new_request: false, new_message: false })
  const path = '/api/adminpanel/contact-requests/'
  for (const { id } of [ana, meher]) {
    await as(client).post(path, { to_dietitian: id, message: 'Please help me to plan my meals.' })
  }
  const sent = { recipient: client.email, template: 'request-sent' }
  expect(await queuedMails()).toEqual([sent, { recipient: meher.email, template: 'new-request' }, sent])
  await as(client).post(`${path}1/messages/`, { body: 'And for my mother too.' })
  await as(ana).patch(`${path}1/update_status/`, { status: 'replied', reply: 'Gladly.' })
  expect(await queuedMails()).toHaveLength(3)
})
