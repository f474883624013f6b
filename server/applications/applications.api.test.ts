import { expect, test } from 'vitest'
import { indiaDay } from '#domain/site/india-day.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const APPLICATIONS = '/api/adminpanel/dietitian-applications/'
const input = {
  qualification: 'MSc Nutrition',
  registration_number: 'RD-1',
  registration_council: 'IDA',
  years_experience: 4,
}

async function filed() {
  const [user, admin] = [await given.user(), await given.admin()]
  const { body } = await as(user).post(APPLICATIONS, input)
  return { user, admin, url: `${APPLICATIONS}${body.id}/` }
}

test('an applicant files one application at a time and reads only the own', async () => {
  const { user, admin } = await filed()
  expect(await as(user).post(APPLICATIONS, input)).toMatchObject({
    status: 409,
    body: { detail: 'Your application is already waiting for an answer.' },
  })
  expect((await as(user).get(APPLICATIONS)).body).toMatchObject({
    count: 1,
    results: [{ ...input, status: 'pending', applicant: { id: user.id } }],
  })
  expect((await as(await given.user()).get(APPLICATIONS)).body.count).toBe(0)
  expect((await as(admin).get(`${APPLICATIONS}?status=pending`)).body.count).toBe(1)
})

test('all four fields are required', async () => {
  const { status, body } = await as(await given.user()).post(APPLICATIONS, {})
  expect(status).toBe(400)
  expect(Object.keys(body).sort()).toEqual([
    'qualification',
    'registration_council',
    'registration_number',
    'years_experience',
  ])
})

test('approving makes the account a dietitian, by mail and in the audit log', async () => {
  const { user, admin, url } = await filed()
  expect(await as(admin).patch(url, { status: 'approved' })).toMatchObject({
    status: 200,
    body: { status: 'approved', reason: null },
  })
  expect((await as(user).get('/api/adminpanel/dietitians/me/')).status).toBe(200)
  expect(await queuedMails()).toEqual([
    { recipient: admin.email, template: 'access-alert' },
    { recipient: user.email, template: 'application-decided' },
  ])
  expect(await auditActions()).toEqual([
    'account.role_changed',
    'credential.added',
    'credential.added',
    'application.decided',
  ])
})

test('declining needs a reason, which the applicant reads', async () => {
  const { user, admin, url } = await filed()
  expect(await as(admin).patch(url, { status: 'declined' })).toMatchObject({
    status: 400,
    body: { reason: ['A reason is required to decline'] },
  })
  await as(admin).patch(url, { status: 'declined', reason: 'The number is not in the register.' })
  expect((await as(user).get(APPLICATIONS)).body.results[0]).toMatchObject({
    status: 'declined',
    reason: 'The number is not in the register.',
  })
  expect((await as(user).get('/api/adminpanel/dietitians/me/')).status).toBe(403)
  expect((await as(user).post(APPLICATIONS, input)).status).toBe(201)
})

test('an application is decided once', async () => {
  const { admin, url } = await filed()
  await as(admin).patch(url, { status: 'approved' })
  expect((await as(admin).patch(url, { status: 'declined', reason: 'Late.' })).status).toBe(409)
})

test('an approval writes down what was checked, and the public profile shows it', async () => {
  const { user, admin, url } = await filed()
  const checked = {
    qualification_checked_on: '2026-03-11',
    registration_checked_on: '2026-03-12',
    checked_council: 'Indian Dietetic Association, RD Board',
    registration_expires_on: '2099-03-31',
    note: 'Answered by phone.',
  }
  expect((await as(admin).patch(url, { status: 'approved', ...checked })).status).toBe(200)
  const { body } = await as(user).get('/api/adminpanel/dietitians/me/')
  expect(body.credentials).toMatchObject([
    { kind: 'qualification', title: 'MSc Nutrition', checked_on: '2026-03-11', expires_on: null },
    { kind: 'registration', council: checked.checked_council, number: 'RD-1', expires_on: '2099-03-31' },
  ])
  expect(await auditActions()).toEqual([
    'account.role_changed',
    'credential.added',
    'credential.added',
    'application.decided',
  ])
})

test('an approval that names no days was checked on the day of the decision; an empty day says that nothing was', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'approved', qualification_checked_on: '' })
  expect((await as(user).get('/api/adminpanel/dietitians/me/')).body.credentials).toMatchObject([
    { kind: 'registration', number: 'RD-1', checked_on: indiaDay(new Date()), expires_on: null },
  ])
})

test('what was checked lies in the past, and its end ahead', async () => {
  const { admin, url } = await filed()
  const body = { status: 'approved', qualification_checked_on: '2099-01-01', registration_expires_on: '2020-01-01' }
  expect(await as(admin).patch(url, body)).toMatchObject({
    status: 400,
    body: {
      qualification_checked_on: ['The day of the check cannot lie in the future'],
      registration_expires_on: ['The end has to lie after today'],
    },
  })
})

test('an application is read with those that the same person filed before, the oldest first in the office’s list', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'declined', reason: 'The number is not in the register.' })
  const again = (await as(user).post(APPLICATIONS, { ...input, registration_number: 'RD-2' })).body
  expect((await as(user).get(`${APPLICATIONS}${again.id}/`)).body).toMatchObject({
    registration_number: 'RD-2',
    documents: [],
    previous: [{ registration_number: 'RD-1', status: 'declined' }],
  })
  const numbers = async (query: string) =>
    (await as(admin).get(`${APPLICATIONS}${query}`)).body.results.map(
      (one: { registration_number: string }) => one.registration_number,
    )
  expect(await numbers('?ordering=created_at')).toEqual(['RD-1', 'RD-2'])
  expect(await numbers('')).toEqual(['RD-2', 'RD-1'])
  expect((await as(await given.user()).get(url)).status).toBe(404)
})

test('an approval takes nobody’s role away, gives nothing to a disabled account, and nobody decides on their own', async () => {
  const [admin, other] = [await given.admin(), await given.admin()]
  const { id } = await given.application({ from: other })
  const own = `${APPLICATIONS}${id}/`
  const notUser = {
    status: 409,
    body: { detail: 'Only the application of an active account with the role User can be approved.' },
  }
  expect(await as(other).patch(own, { status: 'approved' })).toMatchObject({
    status: 409,
    body: { detail: 'Another admin has to decide on your own application.' },
  })
  expect(await as(admin).patch(own, { status: 'approved' })).toMatchObject(notUser)
  expect((await as(other).get('/api/adminpanel/users/')).status).toBe(200)
  const disabled = await given.application({ from: await given.user({ is_active: false }) })
  expect(await as(admin).patch(`${APPLICATIONS}${disabled.id}/`, { status: 'approved' })).toMatchObject(notUser)
  expect((await as(admin).patch(own, { status: 'declined', reason: 'An admin stays one.' })).status).toBe(200)
})

test('a decision waits for a transaction that holds the applicant, before it holds anything that this needs', async () => {
  const { user, admin, url } = await filed()
  const { pool } = testApp().connection
  const erasing = await pool.connect()
  try {
    await erasing.query('begin')
    await erasing.query('select from users where id = $1 for update', [user.id])
    const decided = as(admin).patch(url, { status: 'approved' })
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000, interval: 20 }).toBe(1)
    await erasing.query('delete from users where id = $1', [user.id])
    await erasing.query('commit')
    expect((await decided).status).toBe(404)
  } finally {
    erasing.release()
  }
})
