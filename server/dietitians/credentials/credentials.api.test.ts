import { describe, expect, test } from 'vitest'
import { addDays, indiaDay } from '#domain/site/india-day.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { listJustExpired, remindOfExpiry } from './credentials.service.ts'

setUpTestApp()

const DIRECTORY = '/api/adminpanel/dietitians/'
const ONE = '/api/adminpanel/dietitian-credentials/'
const today = indiaDay(new Date())
const registration = {
  kind: 'registration',
  council: 'Indian Dietetic Association',
  number: 'RD-77',
  checked_on: today,
}
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)

async function world() {
  const [admin, dietitian] = [await given.admin(), await given.dietitian()]
  const add = (body: object) => as(admin).post(`${DIRECTORY}${dietitian.id}/credentials/`, body)
  const publicCredentials = async () => (await anonymous.get(`${DIRECTORY}${dietitian.id}/`)).body.credentials
  return { admin, dietitian, add, publicCredentials }
}

test('checked credentials are on the public profile and in the directory, without the admin note', async () => {
  const { admin, dietitian, add, publicCredentials } = await world()
  const expires_on = addDays(today, 400)
  const { status, body } = await add({ ...registration, expires_on, note: 'Called them.' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ note: 'Called them.', checked_by: { id: admin.id }, is_expired: false })
  await add({ kind: 'qualification', title: 'MSc Food and Nutrition', checked_on: '2026-03-12' })
  const credentials = [
    {
      id: 2,
      kind: 'qualification',
      title: 'MSc Food and Nutrition',
      council: null,
      number: null,
      checked_on: '2026-03-12',
      expires_on: null,
    },
    { id: 1, ...registration, title: null, expires_on },
  ]
  expect(await publicCredentials()).toEqual(credentials)
  expect((await anonymous.get(DIRECTORY)).body.results[0].credentials).toEqual(credentials)
  expect((await as(dietitian).get(`${DIRECTORY}me/`)).body.credentials).toEqual(credentials)
})

test('an expired one is shown only to the dietitian and admins', async () => {
  const { admin, dietitian, add, publicCredentials } = await world()
  await add({ ...registration, checked_on: '2025-01-10' })
  await query('update dietitian_credentials set expires_on = $1', [today])
  expect(await publicCredentials()).toHaveLength(1)
  await query('update dietitian_credentials set expires_on = $1', [addDays(today, -1)])
  expect(await publicCredentials()).toEqual([])
  const mine = (await as(dietitian).get(`${DIRECTORY}me/credentials/`)).body.results
  expect(mine).toMatchObject([{ number: 'RD-77', is_expired: true }])
  expect(mine[0]).not.toHaveProperty('note')
  const all = (await as(admin).get(`${DIRECTORY}${dietitian.id}/credentials/`)).body.results
  expect(all).toMatchObject([{ is_expired: true, note: null }])
})

test('renewing changes its dates, withdrawing removes it, and the log has before and after', async () => {
  const { admin, dietitian, add, publicCredentials } = await world()
  const { id } = (await add({ ...registration, checked_on: '2025-01-10' })).body
  const expires_on = addDays(today, 365)
  expect(await as(admin).patch(`${ONE}${id}/`, { checked_on: today, expires_on })).toMatchObject({
    status: 200,
    body: { number: 'RD-77', checked_on: today, expires_on },
  })
  expect((await as(admin).delete(`${ONE}${id}/`)).status).toBe(204)
  expect(await publicCredentials()).toEqual([])
  expect((await as(admin).delete(`${ONE}${id}/`)).status).toBe(404)
  expect((await as(admin).patch(`${ONE}${id}/`, { checked_on: today })).status).toBe(404)
  const { rows } = await query('select action, target_type, target_id, before, after from audit_entries order by id')
  const before = { credential: id, kind: 'registration', checked_on: '2025-01-10', expires_on: null }
  const after = { ...before, checked_on: today, expires_on }
  const about = { target_type: 'user', target_id: dietitian.id }
  expect(rows).toEqual([
    { ...about, action: 'credential.added', before: null, after: before },
    { ...about, action: 'credential.renewed', before, after },
    { ...about, action: 'credential.withdrawn', before: after, after: null },
  ])
})

describe('the input', () => {
  test.each<[object, object]>([
    [
      { kind: 'registration', checked_on: '2026-01-02' },
      { council: ['Registration council is required'], number: ['Registration number is required'] },
    ],
    [{ kind: 'qualification', checked_on: '2026-01-02' }, { title: ['Qualification is required'] }],
    [{ ...registration, checked_on: '2026-02-30' }, { checked_on: ['Enter a date'] }],
    [{ ...registration, checked_on: undefined }, { checked_on: ['Enter a date'] }],
    [{ ...registration, checked_on: '2099-01-01' }, { checked_on: ['The day of the check can’t be in the future'] }],
    [{ ...registration, expires_on: today }, { expires_on: ['The end date must be after today'] }],
    [{ ...registration, expires_on: 'soon' }, { expires_on: ['Enter a date'] }],
    [{ ...registration, kind: 'membership' }, { kind: ['Choose one of: qualification, registration'] }],
  ])('%j is rejected', async (body, errors) => {
    const { add } = await world()
    expect(await add(body)).toMatchObject({ status: 400, body: errors })
  })
})

test('only dietitians and admins have credentials, and an admin’s are checked by another one', async () => {
  const [admin, other, client] = [await given.admin(), await given.admin(), await given.user()]
  expect(await as(admin).post(`${DIRECTORY}${admin.id}/credentials/`, registration)).toMatchObject({
    status: 409,
    body: { detail: 'Another admin has to check your credentials.' },
  })
  expect((await as(admin).post(`${DIRECTORY}${other.id}/credentials/`, registration)).status).toBe(201)
  expect(await as(admin).post(`${DIRECTORY}${client.id}/credentials/`, registration)).toMatchObject({
    status: 409,
    body: { detail: 'This account isn’t a dietitian.' },
  })
  expect((await as(admin).post(`${DIRECTORY}999/credentials/`, registration)).status).toBe(404)
})

test('a dietitian gets one mail about a credential that is about to expire, and another about a later date', async () => {
  const { admin, dietitian, add } = await world()
  const { body } = await add({ ...registration, expires_on: addDays(today, 30) })
  await add({ ...registration, number: 'RD-78', expires_on: addDays(today, 31) })
  const mail = { recipient: dietitian.email, template: 'credential-expiring' }
  const { db } = testApp().connection
  expect([await remindOfExpiry(db), await remindOfExpiry(db)]).toEqual([1, 0])
  expect(await queuedMails()).toEqual([mail])
  await as(admin).patch(`${ONE}${body.id}/`, { checked_on: today, expires_on: addDays(today, 20) })
  expect(await remindOfExpiry(db)).toBe(1)
  expect(await queuedMails()).toEqual([mail, mail])
})

test('a former dietitian gets no such mail', async () => {
  const { admin, dietitian, add } = await world()
  await add({ ...registration, expires_on: addDays(today, 5) })
  await as(admin).patch(`/api/adminpanel/users/${dietitian.id}/`, { is_active: false })
  expect(await remindOfExpiry(testApp().connection.db)).toBe(0)
})

test('on the day after a credential expires, its dietitian is listed for dropping cached pages', async () => {
  const { dietitian, add } = await world()
  await add({ ...registration, expires_on: addDays(today, 5) })
  const { db } = testApp().connection
  const at = (days: number) => listJustExpired(db, new Date(Date.now() + days * 86_400_000))
  expect([await at(5), await at(6), await at(7)]).toEqual([[], [dietitian.id], []])
})
