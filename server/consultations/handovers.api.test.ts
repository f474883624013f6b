import { describe, expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const LIST = '/api/adminpanel/contact-requests/'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)

async function waiting() {
  const [admin, client] = [await given.admin(), await given.user()]
  const [first, second] = [await given.checkedDietitian(), await given.checkedDietitian()]
  const { id } = await given.request({ to: first, from: client })
  const url = `${LIST}${id}/`
  const propose = (to: { id: number }) => as(admin).post(`${url}handover/`, { to: to.id })
  const answer = (who: { id: number }, agrees: boolean, to = second) =>
    as(who).post(`${url}handover/answer/`, { agrees, to: to.id })
  const takeBack = () => as(admin).delete(`${url}handover/`)
  const last = async () => (await as(admin).get(url)).body.handover
  return { admin, client, first, second, id, url, propose, answer, takeBack, last }
}

async function entries() {
  const { rows } = await query(`select actor_id::int, action, before, after from audit_entries
    where action like 'request.hand%' order by id`)
  return rows
}

test('an admin’s proposal is shown and mailed to the client, and neither dietitian sees it', async () => {
  const { admin, client, first, second, url, propose } = await waiting()
  const proposal = {
    to: second.id,
    name: second.full_name,
    proposed_at: expect.any(String),
    outcome: null,
    ended_at: null,
  }
  expect((await as(admin).get(url)).body.may_hand_over).toBe(true)
  expect(await propose(second)).toMatchObject({ status: 200, body: { contact_request: { handover: proposal } } })
  await propose(second)
  expect((await as(client).get(url)).body.handover).toEqual(proposal)
  expect((await as(first).get(url)).body.handover).toBeNull()
  expect((await as(second).get(url)).status).toBe(404)
  const { rows } = await query('select recipient, template from mails')
  expect(rows).toEqual([{ recipient: client.email, template: 'handover-proposed' }])
  expect(await entries()).toEqual([
    { actor_id: admin.id, action: 'request.handover_proposed', before: null, after: { proposed: second.id } },
  ])
})

test('with the client’s consent the other dietitian sees it, and the first one no longer', async () => {
  const { admin, client, first, second, id, url, propose, answer, last } = await waiting()
  await as(first).patch(`${url}private-note/`, { note: 'Ask about the report.' })
  await propose(second)
  expect(await answer(client, true)).toMatchObject({
    status: 200,
    body: { contact_request: { to_dietitian: second.id, dietitian_name: second.full_name, handover: null } },
  })
  expect(await last()).toMatchObject({ to: second.id, outcome: 'agreed', ended_at: expect.any(String) })
  expect((await as(first).get(url)).status).toBe(404)
  expect((await as(second).get(url)).body).toMatchObject({ status: 'pending', waiting_since: expect.any(String) })
  expect((await query('select from consultation_notes')).rowCount).toBe(0)
  const { rows } = await query(
    `select recipient, template, props from mails where template <> 'handover-proposed' order by id`,
  )
  const props = { client_name: client.full_name, request_id: id }
  expect(rows).toEqual([
    { recipient: second.email, template: 'new-request', props },
    { recipient: first.email, template: 'handed-over', props },
  ])
  expect((await entries()).at(-1)).toEqual({
    actor_id: client.id,
    action: 'request.handed_over',
    before: { dietitian: first.id },
    after: { dietitian: second.id },
  })
  expect((await answer(client, true)).status).toBe(409)
  expect((await propose(first)).status).toBe(409)
  expect((await as(admin).get(url)).body).toMatchObject({ status: 'pending', may_hand_over: false })
})

test('after a client declines, the request stays where it is', async () => {
  const { client, first, second, url, propose, answer, last } = await waiting()
  await propose(second)
  expect((await answer(client, false)).body.contact_request).toMatchObject({ to_dietitian: first.id, handover: null })
  expect((await as(first).get(url)).status).toBe(200)
  expect((await as(second).get(url)).status).toBe(404)
  expect((await entries()).at(-1)).toMatchObject({ actor_id: client.id, action: 'request.handover_declined' })
  expect(await last()).toMatchObject({ to: second.id, outcome: 'declined', ended_at: expect.any(String) })
  expect((await as(client).get(url)).body.handover).toBeNull()
  expect((await as(first).get(url)).body.handover).toBeNull()
  expect(await propose(second)).toMatchObject({
    status: 200,
    body: { contact_request: { handover: { outcome: null, ended_at: null } } },
  })
})

test('the former dietitian sees for thirty days whose request was handed over, without its content', async () => {
  const { client, first, second, id, propose, answer } = await waiting()
  const list = async (who: { id: number }) => (await as(who).get(`${LIST}handed_over/`)).body.results
  await propose(second)
  expect(await list(first)).toEqual([])
  await answer(client, true)
  expect(await list(first)).toEqual([{ id, name: client.full_name, handed_over_at: expect.any(String) }])
  expect(await list(second)).toEqual([])
  await query(`update consultation_requests set handover_ended_at = now() - interval '30 days 1 minute'`)
  expect(await list(first)).toEqual([])
})

test('a dietitian who has switched off mails about requests gets none about a hand-over', async () => {
  const { client, first, second, propose, answer } = await waiting()
  await as(first).patch('/api/auth/notifications/', { new_request: false })
  await propose(second)
  await answer(client, true)
  expect((await query(`select from mails where recipient = $1`, [first.email])).rowCount).toBe(0)
})

test('an admin takes an undecided proposal back, and the client can no longer agree to it', async () => {
  const { admin, client, second, url, propose, answer, takeBack, last } = await waiting()
  const decided = 'You can’t take this back any more. The client has decided, or the request was answered or closed.'
  expect(await takeBack()).toMatchObject({ status: 409, body: { detail: decided } })
  await propose(second)
  expect(await takeBack()).toMatchObject({
    status: 200,
    body: { contact_request: { handover: { to: second.id, outcome: 'taken_back' }, may_hand_over: true } },
  })
  expect((await entries()).at(-1)).toEqual({
    actor_id: admin.id,
    action: 'request.handover_taken_back',
    before: { proposed: second.id },
    after: null,
  })
  expect((await as(client).get(url)).body.handover).toBeNull()
  expect((await answer(client, true)).status).toBe(409)
  expect((await takeBack()).status).toBe(409)
  await propose(second)
  await answer(client, false)
  expect(await takeBack()).toMatchObject({ status: 409, body: { detail: decided } })
  expect((await last()).outcome).toBe('declined')
})

test('of a simultaneous agreement and take-back only one takes effect', async () => {
  const { client, first, second, url, propose, answer, takeBack, last } = await waiting()
  await propose(second)
  const [agreed, taken] = await Promise.all([answer(client, true), takeBack()])
  expect([agreed.status, taken.status].sort()).toEqual([200, 409])
  expect((await last()).outcome).toBe(agreed.status === 200 ? 'agreed' : 'taken_back')
  expect((await as(agreed.status === 200 ? second : first).get(url)).status).toBe(200)
  expect((await as(agreed.status === 200 ? first : second).get(url)).status).toBe(404)
})

test('the client agrees to one dietitian, not to another whom an admin proposes in the meantime', async () => {
  const { client, first, second, url, propose, answer } = await waiting()
  const third = await given.checkedDietitian()
  await propose(second)
  await propose(third)
  expect(await answer(client, true)).toMatchObject({
    status: 409,
    body: { detail: 'Our office has now proposed a different dietitian. Please decide again.' },
  })
  expect((await as(first).get(url)).status).toBe(200)
  expect((await answer(client, true, third)).body.contact_request).toMatchObject({ to_dietitian: third.id })
})

test('only the client decides', async () => {
  const { admin, first, second, propose, answer } = await waiting()
  await propose(second)
  expect((await answer(admin, true)).status).toBe(403)
  expect((await answer(first, true)).status).toBe(403)
  expect((await answer(second, true)).status).toBe(404)
})

test('a reply ends the proposal', async () => {
  const { client, first, second, url, propose, answer, last } = await waiting()
  await propose(second)
  await as(first).patch(`${url}update_status/`, { reply: 'Begin with breakfast.' })
  expect((await as(client).get(url)).body.handover).toBeNull()
  expect(await last()).toMatchObject({ outcome: 'ended', ended_at: expect.any(String) })
  expect(await answer(client, true)).toMatchObject({
    status: 409,
    body: { detail: 'This proposal is no longer open, so there’s nothing to decide.' },
  })
  expect(await propose(second)).toMatchObject({
    status: 409,
    body: { detail: 'You can hand over a request only once, and only while the client is waiting for a reply.' },
  })
})

test('a handed over request keeps its conversation; a review needs the new dietitian’s reply', async () => {
  const { admin, client, first, second, url, propose, answer } = await waiting()
  await as(first).patch(`${url}update_status/`, { reply: 'Begin with breakfast.' })
  expect((await as(admin).get(url)).body.may_hand_over).toBe(false)
  await as(client).post(`${url}messages/`, { body: 'And in the evening?' })
  expect((await as(admin).get(url)).body.may_hand_over).toBe(true)
  expect((await propose(second)).status).toBe(200)
  expect((await as(second).get(`${url}messages/`)).status).toBe(404)
  expect((await answer(client, true)).body.contact_request).toMatchObject({ status: 'replied', replied_at: null })
  expect((await as(client).post(`${url}review/`, { rating: 5 })).status).toBe(409)
  expect((await as(first).get(`${url}messages/`)).status).toBe(404)
  const { results } = (await as(second).get(`${url}messages/`)).body
  expect(results.map(({ body }: { body: string }) => body)).toEqual(['Begin with breakfast.', 'And in the evening?'])
  await as(second).patch(`${url}update_status/`, { reply: 'Eat at seven.' })
  expect((await as(client).post(`${url}review/`, { rating: 5 })).status).toBe(201)
})

describe('a proposed dietitian', () => {
  test('must be another active one with a checked qualification', async () => {
    const { admin, client, first, propose } = await waiting()
    for (const person of [
      admin,
      client,
      first,
      await given.dietitian(),
      await given.checkedDietitian({ is_active: false }),
    ]) {
      expect(await propose(person)).toMatchObject({
        status: 400,
        body: { to: ['Choose another active dietitian with a checked qualification.'] },
      })
    }
  })

  test('does not get the request after leaving', async () => {
    const { client, second, propose, answer } = await waiting()
    await propose(second)
    await query('update users set is_active = false where id = $1', [second.id])
    expect(await answer(client, true)).toMatchObject({
      status: 409,
      body: { detail: 'This dietitian is no longer available. Your request stays where it is.' },
    })
  })
})

test('the former dietitian’s median time to a first reply no longer counts the request', async () => {
  const { client, first, second, url, propose, answer } = await waiting()
  const others = await Promise.all([1, 2, 3, 4].map(async () => given.request({ to: first, from: await given.user() })))
  for (const address of [url, ...others.map(({ id }) => `${LIST}${id}/`)])
    await as(first).patch(`${address}update_status/`, { reply: 'Begin with breakfast.' })
  const minutes = async () => (await as(first).get('/api/adminpanel/dietitians/me/')).body.first_reply_minutes
  expect(await minutes()).toEqual(expect.any(Number))
  await as(client).post(`${url}messages/`, { body: 'And what about lunch?' })
  await propose(second)
  expect((await answer(client, true)).status).toBe(200)
  expect(await minutes()).toBeNull()
})
