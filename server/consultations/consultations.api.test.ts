import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const REQUESTS = '/api/adminpanel/contact-requests/'
const MESSAGE = 'I would like to eat better during Ramadan.'

test('a client sends a request; it stores the details of that moment and mails the dietitian', async () => {
  const client = await given.user({ phone_number: '98140 00000', age: 34, gender: 'male' })
  const ana = await given.dietitian()
  const { status, body } = await as(client).post(REQUESTS, {
    to_dietitian: ana.id,
    message: `  ${MESSAGE} `,
    health_concern: 'Diabetes',
    status: 'closed',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id: expect.any(Number),
    to_dietitian: ana.id,
    dietitian_name: ana.full_name,
    name: client.full_name,
    email: client.email,
    phone_number: '98140 00000',
    age: 34,
    gender: 'male',
    message: MESSAGE,
    health_concern: 'Diabetes',
    status: 'pending',
    status_display: 'Pending',
    admin_notes: null,
    priority: 'medium',
  })
  expect(await queuedMails()).toEqual([
    { recipient: ana.email, template: 'new-request' },
    { recipient: client.email, template: 'request-sent' },
  ])
  await as(client).patch('/api/auth/profile/', { first_name: 'Changed', age: 40 })
  expect((await as(ana).get(`${REQUESTS}${body.id}/`)).body).toMatchObject({ name: client.full_name, age: 34 })
})

test('a reader of a request sees whether its client has confirmed the e-mail address by now', async () => {
  const [ana, admin] = [await given.dietitian(), await given.admin()]
  const [stranger, known] = [await given.user(), await given.user({ email_verified_at: new Date() })]
  const request = await given.request({ to: ana, from: stranger })
  const other = await given.request({ to: ana, from: known })
  const confirmed = async (reader: { id: number }, id: number) =>
    (await as(reader).get(`${REQUESTS}${id}/`)).body.email_verified
  for (const reader of [ana, admin]) {
    expect([await confirmed(reader, request.id), await confirmed(reader, other.id)]).toEqual([false, true])
  }
  const { results } = (await as(ana).get(REQUESTS)).body
  expect(results.map((one: { email_verified: boolean }) => one.email_verified)).toEqual([true, false])
  await testApp().connection.pool.query('update users set email_verified_at = now() where id = $1', [stranger.id])
  expect(await confirmed(ana, request.id)).toBe(true)
})

test.each<[object, object]>([
  [{ message: '' }, { message: ['Message is required'] }],
  [{ message: '   ' }, { message: ['Message is required'] }],
  [{ message: undefined }, { message: ['Message is required'] }],
  [{ message: 'Too short.' }, { message: ['Message must be at least 20 characters long'] }],
  [{ message: 'x'.repeat(5001) }, { message: ['Message must be at most 5,000 characters long'] }],
  [{ health_concern: 'x'.repeat(1001) }, { health_concern: ['Health concern must be at most 1,000 characters long'] }],
  [{ to_dietitian: 999_999 }, { to_dietitian: ['This dietitian does not exist.'] }],
  [{ to_dietitian: 'x' }, { to_dietitian: ['Dietitian must be a number'] }],
  [{ to_dietitian: null }, { to_dietitian: ['Choose a dietitian'] }],
])('a request with %j is rejected', async (change, errors) => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  expect(await as(client).post(REQUESTS, { to_dietitian: ana.id, message: MESSAGE, ...change })).toMatchObject({
    status: 400,
    body: errors,
  })
})

test('a request to oneself, to an unavailable dietitian or to someone who is not a dietitian is rejected', async () => {
  const [ana, away, user] = [
    await given.dietitian(),
    await given.dietitian({}, { is_available: false }),
    await given.user(),
  ]
  const send = (to: { id: number }) => as(ana).post(REQUESTS, { to_dietitian: to.id, message: MESSAGE })
  expect((await send(ana)).body).toEqual({ to_dietitian: ['You cannot send a request to yourself.'] })
  expect((await send(away)).body).toEqual({ to_dietitian: ['This dietitian is not accepting requests right now.'] })
  expect((await send(user)).body).toEqual({ to_dietitian: ['This dietitian does not exist.'] })
  expect(await queuedMails()).toEqual([])
})

test("a request for someone else has their age and gender in place of the sender's", async () => {
  const [client, ana] = [await given.user({ age: 34, gender: 'female' }), await given.dietitian()]
  const person = { relation: 'father', person_age: '71', person_gender: 'male' }
  const { status, body } = await as(client).post(REQUESTS, { to_dietitian: ana.id, message: MESSAGE, ...person })
  expect(status).toBe(201)
  expect((await as(ana).get(`${REQUESTS}${body.id}/`)).body).toMatchObject({
    relation: 'father',
    age: 71,
    gender: 'male',
  })
})

test('without a relation the request is for its sender, whatever age is sent', async () => {
  const [client, ana] = [await given.user({ age: 34, gender: 'female' }), await given.dietitian()]
  const input = { to_dietitian: ana.id, message: MESSAGE, person_age: 71, person_gender: 'male' }
  const { body } = await as(client).post(REQUESTS, input)
  expect(body).toMatchObject({ relation: null, age: 34, gender: 'female' })
})

test.each([
  [{ relation: 'neighbour', person_age: 40, person_gender: 'male' }, { relation: ['Choose who this request is for'] }],
  [{ relation: 'child', person_gender: 'male' }, { person_age: ['Their age is required'] }],
  [
    { relation: 'child', person_age: 0, person_gender: 'male' },
    { person_age: ['Age must be a whole number between 1 and 120'] },
  ],
  [{ relation: 'child', person_age: 6 }, { person_gender: ['Choose their gender'] }],
])('a request for someone else must say who it is: %o', async (person, errors) => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const response = await as(client).post(REQUESTS, { to_dietitian: ana.id, message: MESSAGE, ...person })
  expect(response).toMatchObject({ status: 400, body: errors })
})

test('a guardian is stored as stated', async () => {
  const [client, ana] = [await given.user({ age: 15 }), await given.dietitian()]
  const { body } = await as(client).post(REQUESTS, {
    to_dietitian: ana.id,
    message: MESSAGE,
    guardian_name: 'Asha',
    guardian_consent: true,
  })
  expect(body).toMatchObject({ guardian_name: 'Asha', guardian_consent: true })
})

test.each([
  { is_minor: true, guardian_name: 'Asha', guardian_consent: true },
  { is_minor: true, guardian_name: null, guardian_consent: false },
  { is_minor: false, guardian_name: null, guardian_consent: false },
])('if no profile states the age, the dietitian sees the under-18 checkbox and the guardian: %o', async (guardian) => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { body } = await as(client).post(REQUESTS, { to_dietitian: ana.id, message: MESSAGE, ...guardian })
  const read = await as(ana).get(`${REQUESTS}${body.id}/`)
  expect(read.body).toMatchObject({ age: null, ...guardian })
})

test.each(['Asha / https://evil.example', 'www.evil.example', 'Asha\nVerma'])(
  '%j is rejected as the name of a guardian',
  async (guardian_name) => {
    const [client, ana] = [await given.user(), await given.dietitian()]
    const response = await as(client).post(REQUESTS, { to_dietitian: ana.id, message: MESSAGE, guardian_name })
    expect(response).toMatchObject({ status: 400, body: { guardian_name: [expect.any(String)] } })
  },
)

test('each caller sees only their own requests: sent, received, or all', async () => {
  const [client, other, ana, ravi, admin] = [
    await given.user(),
    await given.user(),
    await given.dietitian(),
    await given.dietitian(),
    await given.admin(),
  ]
  const first = await given.request({ from: client, to: ana })
  const second = await given.request({ from: other, to: ana, status: 'replied' })
  const third = await given.request({ from: ravi, to: ana })
  const ids = async (caller: { id: number }, query = '') =>
    (await as(caller).get(`${REQUESTS}?ordering=created_at&${query}`)).body.results.map(
      (item: { id: number }) => item.id,
    )
  expect(await ids(client)).toEqual([first.id])
  expect(await ids(ana)).toEqual([first.id, second.id, third.id])
  expect(await ids(ravi)).toEqual([])
  expect(await ids(ravi, 'sent=true')).toEqual([third.id])
  expect(await ids(admin)).toEqual([first.id, second.id, third.id])
})

test('the console list has counts by status, whatever the filter; the client list has none', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  for (const status of ['pending', 'pending', 'replied', 'closed'] as const)
    await given.request({ from: client, to: ana, status })
  const { body } = await as(ana).get(`${REQUESTS}?status=pending`)
  expect(body).toMatchObject({ count: 2, stats: { total: 4, pending: 2, replied: 1, closed: 1 } })
  expect((await as(client).get(REQUESTS)).body).not.toHaveProperty('stats')
})

test('the search looks in name, e-mail and text', async () => {
  const [client, ana] = [await given.user({ first_name: 'Sunita' }), await given.dietitian()]
  const request = await given.request({ from: client, to: ana, message: 'My father loves jalebi too much.' })
  await given.request({ from: await given.user(), to: ana })
  const searchIds = async (search: string) =>
    (await as(ana).get(`${REQUESTS}?search=${search}`)).body.results.map((item: { id: number }) => item.id)
  expect(await searchIds('sunita')).toEqual([request.id])
  expect(await searchIds('JALEBI')).toEqual([request.id])
  expect(await searchIds('nothing-like-it')).toEqual([])
})

test('digits are not searched for in e-mail addresses', async () => {
  const [client, ana] = [await given.user({ email: 'sunita1972@example.in' }), await given.dietitian()]
  const request = await given.request({ from: client, to: ana, message: 'How much dal is enough?' })
  const searchIds = async (search: string) =>
    (await as(ana).get(`${REQUESTS}?search=${encodeURIComponent(search)}`)).body.results.map(
      (item: { id: number }) => item.id,
    )
  expect(await searchIds('1972')).toEqual([])
  expect(await searchIds('sunita1972')).toEqual([request.id])
  expect(await searchIds('1972@')).toEqual([request.id])
})

test('opening by a dietitian or admin is audited, without any health text; by the client it is not', async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const { id } = await given.request({ from: client, to: ana, health_concern: 'Thyroid' })
  for (const caller of [client, ana, admin]) await as(caller).get(`${REQUESTS}${id}/`)
  expect(await auditActions()).toEqual(['request.opened', 'request.opened'])
  const { rows } = await testApp().connection.pool.query(
    'select actor_id, target_id, before, after from audit_entries order by id',
  )
  expect(rows).toEqual([
    { actor_id: ana.id, target_id: id, before: null, after: null },
    { actor_id: admin.id, target_id: id, before: null, after: null },
  ])
})

test('opening a request is logged once an hour, however much of it is read', async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const { id } = await given.request({ from: client, to: ana })
  const other = await given.request({ from: client, to: ana })
  const visit = (who: { id: number }, request = id) =>
    Promise.all(['', 'messages/', ''].map((part) => as(who).get(`${REQUESTS}${request}/${part}`)))
  for (const who of [client, ana, ana, admin]) await visit(who)
  expect(await auditActions()).toEqual(['request.opened', 'request.opened'])
  await testApp().connection.pool.query(`update audit_access_markers set recorded_at = recorded_at - interval '1 hour'`)
  await visit(ana)
  await visit(ana, other.id)
  expect(await auditActions()).toHaveLength(4)
})

test('a list that an admin reads again is not logged again, but new requests on it are', async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const first = await given.request({ from: client, to: ana })
  for (let times = 0; times < 2; times += 1) await as(admin).get(REQUESTS)
  const second = await given.request({ from: client, to: ana })
  await as(admin).get(REQUESTS)
  const { rows } = await testApp().connection.pool.query('select after from audit_entries order by id')
  expect(rows).toEqual([{ after: { ids: [first.id] } }, { after: { ids: [second.id] } }])
})

test('a list that an admin reads is audited once, with the requests of others on it', async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const own = await given.request({ from: admin, to: ana })
  const first = await given.request({ from: client, to: ana, health_concern: 'Thyroid' })
  const second = await given.request({ from: client, to: ana })
  for (const caller of [client, ana]) await as(caller).get(REQUESTS)
  for (const query of ['?sent=true', '?search=nothing-like-it', '?ordering=created_at']) {
    await as(admin).get(REQUESTS + query)
  }
  const { rows } = await testApp().connection.pool.query(
    'select actor_id, action, target_type, target_id, after from audit_entries',
  )
  const after = { ids: [first.id, second.id] }
  expect(own.id).toBeLessThan(first.id)
  expect(rows).toEqual([
    { actor_id: admin.id, action: 'request.listed', target_type: 'consultation_request', target_id: null, after },
  ])
})

test('a former dietitian no longer sees the requests received', async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const { id } = await given.request({ from: client, to: ana })
  await as(admin).patch(`/api/adminpanel/users/${ana.id}/`, { role: 'user' })
  expect((await as(ana).get(`${REQUESTS}${id}/`)).status).toBe(404)
  expect((await as(ana).get(REQUESTS)).body.count).toBe(0)
})

test('an admin filters the list by dietitian; a dietitian always gets only their own requests', async () => {
  const [admin, ana, ravi, client] = [
    await given.admin(),
    await given.dietitian(),
    await given.dietitian(),
    await given.user(),
  ]
  const { id } = await given.request({ to: ana, from: client })
  await given.request({ to: ravi, from: client })
  const path = '/api/adminpanel/contact-requests/'
  const { body } = await as(admin).get(`${path}?dietitian=${ana.id}`)
  expect(body).toMatchObject({ count: 1, results: [{ id }], stats: { total: 1, pending: 1 } })
  expect(await auditActions()).toEqual(['request.listed'])
  expect((await as(ravi).get(`${path}?dietitian=${ana.id}`)).body.results).toMatchObject([{ to_dietitian: ravi.id }])
  expect(await as(admin).get(`${path}?dietitian=ana`)).toMatchObject({
    status: 400,
    body: { dietitian: ['Dietitian must be a number'] },
  })
})
