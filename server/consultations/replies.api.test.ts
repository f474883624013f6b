import { expect, test } from 'vitest'
import { REQUEST_STATUSES, type RequestStatus } from '#domain/consultations/status.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditValues, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const REPLY = 'Thank you for writing. '.repeat(10).trim()

async function conversation(status: RequestStatus = 'pending') {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { id } = await given.request({ from: client, to: ana, status })
  return { client, ana, url: `/api/adminpanel/contact-requests/${id}/` }
}

/** Allowed transitions: without a reply, and with one. */
const ALLOWED: Record<RequestStatus, { plain: RequestStatus[]; withReply: RequestStatus[] }> = {
  pending: { plain: ['replied', 'closed'], withReply: ['replied'] },
  replied: { plain: ['closed'], withReply: ['replied'] },
  closed: { plain: [], withReply: ['replied'] },
}
const CASES = REQUEST_STATUSES.flatMap((from) =>
  REQUEST_STATUSES.flatMap((to) => [
    { from, to, reply: undefined, status: ALLOWED[from].plain.includes(to) ? 200 : 400 },
    { from, to, reply: REPLY, status: ALLOWED[from].withReply.includes(to) ? 200 : 400 },
  ]),
)

test.each(CASES)('from $from to $to with reply $reply: $status', async ({ from, to, reply, status }) => {
  const { ana, url } = await conversation(from)
  const response = await as(ana).patch(`${url}update_status/`, { status: to, ...(reply ? { reply } : {}) })
  expect(response.status).toBe(status)
  if (status === 400) expect(response.body).toEqual({ status: [expect.any(String)] })
  else expect(response.body.contact_request).toMatchObject({ status: to })
  expect((await as(ana).get(url)).body.status).toBe(status === 200 ? to : from)
})

test('a reply is stored whole as a message, its beginning in the notes, and the client gets a mail', async () => {
  const { client, ana, url } = await conversation()
  const { body } = await as(ana).patch(`${url}update_status/`, { status: 'replied', reply: REPLY })
  expect(body.contact_request).toMatchObject({
    status: 'replied',
    status_display: 'Replied',
    admin_notes: `Replied: ${REPLY.slice(0, 100)}…`,
  })
  const messages = (await as(client).get(`${url}messages/`)).body
  expect(messages).toMatchObject({
    count: 1,
    results: [{ author: { id: ana.id, full_name: ana.full_name, role: 'dietitian' }, body: REPLY }],
  })
  expect(await queuedMails()).toEqual([{ recipient: client.email, template: 'reply' }])
})

test('the log records that a reply was sent or notes were changed, never their text', async () => {
  const [admin, { url }] = [as(await given.admin()), await conversation()]
  await admin.patch(`${url}update_status/`, { status: 'replied', admin_notes: 'Called her back.' })
  await admin.patch(`${url}update_status/`, { status: 'replied', reply: REPLY })
  await admin.patch(`${url}update_status/`, { status: 'closed' })
  expect((await auditValues('request.status_changed')).map(({ after }) => after)).toEqual([
    { status: 'replied', notes_changed: true },
    { status: 'replied', reply_sent: true },
    { status: 'closed' },
  ])
})

test.each([
  ['', 'Reply is required'],
  ['   ', 'Reply is required'],
  ['x'.repeat(5001), 'Reply must be at most 5,000 characters long'],
])('a reply is rejected when blank or too long (%#)', async (reply, message) => {
  const { ana, url } = await conversation()
  expect(await as(ana).patch(`${url}update_status/`, { status: 'replied', reply })).toMatchObject({
    status: 400,
    body: { reply: [message] },
  })
})

test('the priority is derived until it is set by hand, and derived again after null', async () => {
  const { ana, client, url } = await conversation()
  const set = async (priority: unknown) => as(ana).patch(`${url}update_status/`, { priority })
  expect((await as(ana).get(url)).body).toMatchObject({
    priority: 'low',
    derived_priority: 'low',
    chosen_priority: null,
  })
  const chosen = { priority: 'high', derived_priority: 'low', chosen_priority: 'high', status: 'pending' }
  expect((await set('high')).body.contact_request).toMatchObject(chosen)
  expect((await as(ana).get(url)).body).toMatchObject(chosen)
  expect(await set('urgent')).toMatchObject({
    status: 400,
    body: { priority: [expect.stringMatching(/high, medium, low/)] },
  })
  expect((await as(client).patch(`${url}update_status/`, { priority: 'high' })).status).toBe(403)
  const closed = await as(ana).patch(`${url}update_status/`, { status: 'closed', priority: 'medium' })
  expect(closed.body.contact_request).toMatchObject({ status: 'closed', priority: 'medium' })
  expect((await set(null)).body.contact_request).toMatchObject({ priority: 'low', chosen_priority: null })
  expect((await auditValues('request.priority_changed')).map(({ after }) => after)).toEqual([
    { priority: 'high' },
    { priority: 'medium' },
    { priority: 'low' },
  ])
})

test('a rejected change leaves the priority as it was, and notes need a status', async () => {
  const { ana, url } = await conversation('closed')
  expect((await as(ana).patch(`${url}update_status/`, { status: 'pending', priority: 'high' })).status).toBe(400)
  expect(await as(ana).patch(`${url}update_status/`, { priority: 'high', admin_notes: 'Called.' })).toMatchObject({
    status: 400,
    body: { status: ['Status is required'] },
  })
  expect((await as(ana).get(url)).body).toMatchObject({ priority: 'low', chosen_priority: null, admin_notes: null })
})

test('notes are stored with a status change', async () => {
  const { ana, url } = await conversation()
  const { body } = await as(ana).patch(`${url}update_status/`, { status: 'replied', admin_notes: 'Called on Monday.' })
  expect(body.contact_request).toMatchObject({ status: 'replied', admin_notes: 'Called on Monday.' })
})

test('the client answers while the request is not closed, and both see what the other has read', async () => {
  const { client, ana, url } = await conversation()
  await as(ana).post(`${url}messages/`, { body: REPLY })
  const first = await as(client).get(`${url}messages/`)
  expect(first.body.results[0].read_at).toBeNull()
  expect((await as(ana).get(`${url}messages/`)).body.results[0].read_at).toMatch(/Z$/)
  expect(await as(client).post(`${url}messages/`, { body: ' Thank you. ' })).toMatchObject({
    status: 201,
    body: { body: 'Thank you.', author: { role: 'user' } },
  })
  expect((await queuedMails()).map((mail) => mail.template)).toEqual(['reply', 'new-message'])
  await as(ana).patch(`${url}update_status/`, { status: 'closed' })
  expect(await as(client).post(`${url}messages/`, { body: 'One more thing.' })).toMatchObject({
    status: 409,
    body: { detail: 'This conversation is closed.' },
  })
})

test('the newest messages come first when asked for', async () => {
  const { client, ana, url } = await conversation('replied')
  for (const body of ['One.', 'Two.', 'Three.']) await as(client).post(`${url}messages/`, { body })
  const bodies = async (query: string) =>
    (await as(ana).get(`${url}messages/?page_size=2&${query}`)).body.results.map(({ body }: { body: string }) => body)
  expect(await bodies('ordering=-created_at')).toEqual(['Three.', 'Two.'])
  expect(await bodies('ordering=-created_at&page=2')).toEqual(['One.'])
  expect(await bodies('')).toEqual(['One.', 'Two.'])
})

test('the dietitian gets one mail for a client who waits, however much that client writes', async () => {
  const { client, ana, url } = await conversation()
  const templates = async () => (await queuedMails()).map((mail) => mail.template)
  await as(client).post(`${url}messages/`, { body: 'I forgot to say: no eggs.' })
  expect(await templates()).toEqual([])
  await as(ana).post(`${url}messages/`, { body: REPLY })
  for (const body of ['Thank you.', 'With the tea as well?']) await as(client).post(`${url}messages/`, { body })
  expect(await templates()).toEqual(['reply', 'new-message'])
})

test('a former dietitian gets no mail about the client’s messages', async () => {
  const { client, ana, url } = await conversation('replied')
  await as(await given.admin()).patch(`/api/adminpanel/users/${ana.id}/`, { role: 'user' })
  expect((await as(client).post(`${url}messages/`, { body: 'Are you there?' })).status).toBe(201)
  expect((await queuedMails()).map(({ template }) => template)).not.toContain('new-message')
})

test("a dietitian's message has the effect of a reply, also on a closed request", async () => {
  const { ana, url } = await conversation('closed')
  expect((await as(ana).post(`${url}messages/`, { body: 'Let us go on.' })).status).toBe(201)
  expect((await as(ana).get(url)).body).toMatchObject({ status: 'replied', admin_notes: 'Replied: Let us go on.…' })
})

test('an admin reads a conversation without marking it as read, and replies only through the status', async () => {
  const { client, ana, url } = await conversation()
  const admin = await given.admin()
  await as(client).post(`${url}messages/`, { body: 'Are you there?' })
  await as(admin).get(`${url}messages/`)
  expect((await as(client).get(`${url}messages/`)).body.results[0].read_at).toBeNull()
  expect((await as(admin).patch(`${url}update_status/`, { status: 'replied', reply: REPLY })).status).toBe(200)
  expect((await as(ana).get(`${url}messages/`)).body.results[1].author.role).toBe('admin')
})

test('of two simultaneous replies both are stored, and of two simultaneous closings one is rejected', async () => {
  const { ana, url } = await conversation()
  const caller = as(ana)
  const send = (body: object) => caller.patch(`${url}update_status/`, body)
  await Promise.all([send({ status: 'replied', reply: 'One.' }), send({ status: 'replied', reply: 'Two.' })])
  expect((await caller.get(`${url}messages/`)).body.count).toBe(2)
  const closings = await Promise.all([send({ status: 'closed' }), send({ status: 'closed' })])
  expect(closings.map((response) => response.status).sort()).toEqual([200, 400])
})

test('the counts by status follow every action', async () => {
  const { ana, client, url } = await conversation()
  const LIST = '/api/adminpanel/contact-requests/'
  const stats = async () => (await as(ana).get(LIST)).body.stats
  expect(await stats()).toEqual({ total: 1, pending: 1, replied: 0, closed: 0 })
  await as(ana).patch(`${url}update_status/`, { status: 'closed' })
  expect(await stats()).toEqual({ total: 1, pending: 0, replied: 0, closed: 1 })
  await as(ana).patch(`${url}update_status/`, { reply: REPLY })
  expect(await stats()).toEqual({ total: 1, pending: 0, replied: 1, closed: 0 })
  await as(client).post(`${url}messages/`, { body: 'Thank you.' })
  expect(await stats()).toEqual({ total: 1, pending: 0, replied: 1, closed: 0 })
  await given.request({ from: client, to: ana })
  expect(await stats()).toEqual({ total: 2, pending: 1, replied: 1, closed: 0 })
})
