import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const LIST = '/api/adminpanel/contact-requests/'

async function conversation() {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { id } = await given.request({ from: client, to: ana })
  return { client: as(client), ana: as(ana), id, url: `${LIST}${id}/` }
}

test('a client waits from the request to the reply, and again from an answer to the next reply', async () => {
  const { client, ana, url } = await conversation()
  const { created_at, waiting_since } = (await ana.get(url)).body
  expect(waiting_since).toBe(created_at)
  await ana.patch(`${url}update_status/`, { reply: 'Begin with breakfast.' })
  expect((await ana.get(url)).body.waiting_since).toBeNull()
  await client.post(`${url}messages/`, { body: 'With which one?' })
  const anHourAgo = new Date(Date.now() - HOUR_MS)
  await testApp().connection.pool.query('update consultation_requests set waiting_since = $1', [anHourAgo])
  await client.post(`${url}messages/`, { body: 'Or with lunch?' })
  expect((await ana.get(url)).body.waiting_since).toBe(anHourAgo.toISOString())
  await ana.patch(`${url}update_status/`, { status: 'closed' })
  expect((await ana.get(url)).body.waiting_since).toBeNull()
})

test('the longest waiting client comes first when requested, those not waiting last', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
  const young = await given.request({ from: client, to: ana, created_at: hoursAgo(1) })
  const old = await given.request({ from: client, to: ana, created_at: hoursAgo(9) })
  const done = await given.request({ from: client, to: ana, created_at: hoursAgo(20), status: 'closed' })
  const ids = async (ordering: string) => {
    const { body } = await as(ana).get(`${LIST}?ordering=${ordering}`)
    return body.results.map(({ id }: { id: number }) => id)
  }
  expect(await ids('waiting')).toEqual([old.id, young.id, done.id])
  expect(await ids('-created_at')).toEqual([young.id, old.id, done.id])
})

test('the list is filtered by waiting clients, and by a priority, chosen or derived', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const urgent = await given.request({ from: client, to: ana, message: 'Please help, this is urgent for my father.' })
  const plain = await given.request({ from: client, to: ana })
  await given.request({ from: client, to: ana, status: 'closed' })
  const find = async (query: string) => {
    const { body } = await as(ana).get(`${LIST}?${query}`)
    return { count: body.count, ids: body.results.map(({ id }: { id: number }) => id) }
  }
  expect(await find('waiting=true')).toEqual({ count: 2, ids: [plain.id, urgent.id] })
  expect(await find('priority=high')).toEqual({ count: 1, ids: [urgent.id] })
  await as(ana).patch(`${LIST}${plain.id}/update_status/`, { priority: 'high' })
  expect(await find('priority=high&waiting=true')).toEqual({ count: 2, ids: [plain.id, urgent.id] })
  expect((await as(ana).get(`${LIST}?waiting=maybe`)).status).toBe(400)
})

test('each side sees how much is unread until it has opened the conversation', async () => {
  const { client, ana, url } = await conversation()
  const unread = async (who: typeof ana) => (await who.get(LIST)).body.results[0].unread_messages
  await ana.patch(`${url}update_status/`, { reply: 'Begin with breakfast.' })
  await ana.post(`${url}messages/`, { body: 'And write again.' })
  expect([await unread(client), await unread(ana)]).toEqual([2, 0])
  await client.get(`${url}messages/`)
  await client.post(`${url}messages/`, { body: 'I will.' })
  expect([await unread(client), await unread(ana)]).toEqual([0, 1])
  const admin = as(await given.admin())
  expect(await unread(admin)).toBe(0)
  await admin.get(`${url}messages/`)
  expect(await unread(ana)).toBe(1)
})

test("an admin's reply is unread for the client, not for the dietitian", async () => {
  const { client, ana, url } = await conversation()
  const unread = async (who: typeof ana) => (await who.get(LIST)).body.results[0].unread_messages
  const admin = as(await given.admin())
  await admin.patch(`${url}update_status/`, { reply: 'Your dietitian is back on Monday.' })
  expect([await unread(client), await unread(ana)]).toEqual([1, 0])
  await ana.get(`${url}messages/`)
  expect(await unread(client)).toBe(1)
  expect((await client.get(`${url}messages/`)).body.results[0].read_at).toBeNull()
  expect((await client.get(`${url}messages/`)).body.results[0].read_at).toMatch(/Z$/)
})

test('the median time to a first reply is shown once there are five', async () => {
  const ana = await given.dietitian()
  const firstReplyMinutes = async () => (await as(ana).get('/api/adminpanel/dietitians/me/')).body.first_reply_minutes
  for (const hours of [1, 2, 3, 4]) await answeredAfter(hours)
  expect(await firstReplyMinutes()).toBeNull()
  await answeredAfter(30)
  expect(await firstReplyMinutes()).toBe(180)

  async function answeredAfter(hours: number) {
    const created_at = new Date(Date.now() - hours * HOUR_MS)
    const { id } = await given.request({ from: await given.user(), to: ana, created_at })
    const url = `${LIST}${id}/update_status/`
    await as(ana).patch(url, { reply: 'Begin with breakfast.' })
    // A second reply does not count as the first.
    await as(ana).patch(url, { reply: 'And with lunch.' })
  }
})

test('marking a request as replied does not count as a written reply', async () => {
  const ana = await given.dietitian()
  for (let times = 0; times < 5; times += 1) {
    const { id } = await given.request({ from: await given.user(), to: ana })
    await as(ana).patch(`${LIST}${id}/update_status/`, { status: 'replied' })
  }
  expect((await as(ana).get('/api/adminpanel/dietitians/me/')).body.first_reply_minutes).toBeNull()
})

test('a private note is visible only to its dietitian', async () => {
  const { client, ana, url } = await conversation()
  const note = `${url}private-note/`
  expect((await ana.get(note)).body).toEqual({ note: '', updated_at: null })
  expect(await ana.patch(note, { note: 'Ask about the kidney report.' })).toMatchObject({
    status: 200,
    body: { note: 'Ask about the kidney report.', updated_at: expect.any(String) },
  })
  await ana.patch(`${url}update_status/`, { reply: 'Begin with breakfast.' })
  for (const who of [client, ana, as(await given.admin())]) {
    for (const path of [LIST, url, `${url}messages/`]) {
      expect(JSON.stringify((await who.get(path)).body)).not.toContain('kidney')
    }
  }
  expect((await ana.patch(note, { note: 'x'.repeat(5001) })).status).toBe(400)
  expect((await ana.get(note)).body.note).toBe('Ask about the kidney report.')
  expect(await ana.patch(note, {})).toMatchObject({ status: 400, body: { note: ['Private note must be text'] } })
  expect((await ana.get(note)).body.note).toBe('Ask about the kidney report.')
  expect((await ana.patch(note, { note: ' ' })).body).toEqual({ note: '', updated_at: null })
  await ana.patch(note, { note: 'Ask again.' })
  expect((await ana.patch(note, { note: null })).body).toEqual({ note: '', updated_at: null })
})

test('a private note that another device has changed meanwhile is not overwritten', async () => {
  const { ana, url } = await conversation()
  const note = `${url}private-note/`
  const { updated_at } = (await ana.patch(note, { note: 'From the phone.', updated_at: null })).body
  const late = { note: 'From the laptop.', updated_at: null }
  expect(await ana.patch(note, late)).toMatchObject({
    status: 409,
    body: { detail: 'This note was changed elsewhere' },
  })
  expect((await ana.patch(note, { ...late, note: 'From the phone.' })).status).toBe(200)
  expect((await ana.patch(note, { note: '', updated_at: '2020-01-01T00:00:00Z' })).status).toBe(409)
  expect((await ana.get(note)).body.note).toBe('From the phone.')
  expect((await ana.patch(note, { ...late, updated_at })).body.note).toBe('From the laptop.')
  expect((await ana.patch(note, { note: 'x', updated_at: 'now' })).status).toBe(400)
})

describe('withdrawing', () => {
  test('a request that nobody has answered is gone for both', async () => {
    const { client, ana, url } = await conversation()
    expect((await client.delete(url)).status).toBe(204)
    expect([(await client.get(url)).status, (await ana.get(url)).status]).toEqual([404, 404])
    expect((await client.delete(url)).status).toBe(404)
  })

  test('an answered or closed request stays', async () => {
    for (const change of [{ reply: 'Begin with breakfast.' }, { status: 'closed' }]) {
      const { client, ana, url } = await conversation()
      await ana.patch(`${url}update_status/`, change)
      expect(await client.delete(url)).toMatchObject({
        status: 409,
        body: { detail: 'This request has been answered or closed, so you can’t withdraw it.' },
      })
      expect((await client.get(url)).status).toBe(200)
    }
  })
})

test('a client’s list begins with the latest activity, and is filtered by unread and by dietitian', async () => {
  const [client, ana, bina] = [await given.user(), await given.dietitian(), await given.dietitian()]
  const first = await given.request({ from: client, to: ana })
  const second = await given.request({ from: client, to: bina })
  const ids = async (query: string) =>
    (await as(client).get(`${LIST}?${query}`)).body.results.map(({ id }: { id: number }) => id)
  await as(ana).patch(`${LIST}${first.id}/update_status/`, { reply: 'Begin with breakfast.' })
  expect(await ids('ordering=-updated_at')).toEqual([first.id, second.id])
  expect(await ids('unread=true')).toEqual([first.id])
  expect(await ids(`dietitian=${bina.id}&status=pending`)).toEqual([second.id])
  await as(client).get(`${LIST}${first.id}/messages/`)
  expect(await ids('unread=true')).toEqual([])
  await as(client).post(`${LIST}${first.id}/messages/`, { body: 'With which one?' })
  const unreadOf = async (who: typeof ana) => (await as(who).get(`${LIST}?unread=true`)).body.count
  expect([await unreadOf(ana), await unreadOf(bina)]).toEqual([1, 0])
})

describe('closing requests that were answered long ago', () => {
  const CLOSE = `${LIST}close_answered/`
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS)

  test('leaves out recent, waiting and pending requests and those of other dietitians', async () => {
    const [client, ana, ravi] = [await given.user(), await given.dietitian(), await given.dietitian()]
    const answered = (to: { id: number }, days: number, more: object = {}) =>
      given.request({ from: client, to, status: 'replied', replied_at: daysAgo(days), ...more })
    const old = await answered(ana, 31)
    await answered(ana, 29)
    await answered(ana, 40, { waiting_since: daysAgo(1) })
    await answered(ravi, 40)
    await given.request({ from: client, to: ana, created_at: daysAgo(40) })
    expect((await as(ana).get(`${LIST}?answered_days=30`)).body).toMatchObject({ count: 1, results: [{ id: old.id }] })
    expect(await as(ana).post(CLOSE, { answered_days: 30 })).toMatchObject({ status: 200, body: { closed: 1 } })
    expect((await as(client).get(`${LIST}${old.id}/`)).body.status).toBe('closed')
    expect((await as(ana).get(LIST)).body.stats).toEqual({ total: 4, pending: 1, replied: 2, closed: 1 })
    expect((await as(ana).post(CLOSE, { answered_days: 30 })).body).toEqual({ closed: 0 })
    const { rows } = await testApp().connection.pool.query(
      `select actor_id, target_id, after from audit_entries where action = 'request.status_changed'`,
    )
    expect(rows).toEqual([{ actor_id: ana.id, target_id: old.id, after: { status: 'closed' } }])
  })

  test.each([0, 1.5, 366, undefined])('rejects %j as a number of days', async (answered_days) => {
    const response = await as(await given.dietitian()).post(CLOSE, { answered_days })
    expect(response).toMatchObject({
      status: 400,
      body: { answered_days: ['Days must be a whole number from 1 to 365'] },
    })
  })
})

test('the other requests of a client can be listed by the id of one that the reader may see', async () => {
  const [client, other] = [await given.user(), await given.user()]
  const [ana, ravi] = [await given.dietitian(), await given.dietitian()]
  const first = await given.request({ from: client, to: ana })
  const second = await given.request({ from: client, to: ana })
  await given.request({ from: other, to: ana })
  const hidden = await given.request({ from: client, to: ravi })
  const listIds = async (reader: { id: number }, id: number) => {
    const { body } = await as(reader).get(`${LIST}?same_client_as=${id}`)
    return body.results.map((request: { id: number }) => request.id)
  }
  expect(await listIds(ana, second.id)).toEqual([first.id])
  expect(await listIds(ana, hidden.id)).toEqual([])
  expect(await listIds(ravi, hidden.id)).toEqual([])
  expect(await listIds(await given.admin(), hidden.id)).toEqual([second.id, first.id])
})
