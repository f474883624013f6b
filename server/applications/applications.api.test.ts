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

test('an applicant files one application at a time and reads only their own', async () => {
  const { user, admin } = await filed()
  expect(await as(user).post(APPLICATIONS, input)).toMatchObject({
    status: 409,
    body: { detail: 'Your application is already waiting for a decision.' },
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

test.each([
  ['', 'Years of experience is required'],
  ['some', 'Years of experience must be a number'],
  [4.5, 'Years of experience must be a whole number between 0 and 50'],
  [51, 'Years of experience must be a whole number between 0 and 50'],
])('%j years of experience are rejected', async (years_experience, message) => {
  const { status, body } = await as(await given.user()).post(APPLICATIONS, { ...input, years_experience })
  expect({ status, body }).toEqual({ status: 400, body: { years_experience: [message] } })
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

test('an approval fills the profile from the application, and overwrites nothing', async () => {
  const [fresh, returning, admin] = [
    await given.user(),
    await given.dietitian({}, { experience_years: 9 }),
    await given.admin(),
  ]
  await as(admin).patch(`/api/adminpanel/users/${returning.id}/`, { role: 'user' })
  const me = async (user: { id: number }) => {
    const { body } = await as(user).post(APPLICATIONS, { ...input, specialization: 'diabetes' })
    expect((await as(admin).patch(`${APPLICATIONS}${body.id}/`, { status: 'approved' })).status).toBe(200)
    return (await as(user).get('/api/adminpanel/dietitians/me/')).body
  }
  expect(await me(fresh)).toMatchObject({
    experience_years: 4,
    specialization: 'diabetes',
    bio: '',
    credentials: [
      { kind: 'qualification', title: 'MSc Nutrition' },
      { kind: 'registration', council: 'IDA', number: 'RD-1' },
    ],
  })
  expect(await me(returning)).toMatchObject({ experience_years: 9, specialization: 'general' })
})

test('the approval mail lists the missing fields of the profile; the profile says whether it is in the directory', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'approved' })
  const { rows } = await testApp().connection.pool.query(
    `select props from mails where template = 'application-decided'`,
  )
  expect(rows).toMatchObject([
    { props: { is_listed: false, missing: ['bio', 'specialization', 'fee', 'picture', 'languages'] } },
  ])
  const me = '/api/adminpanel/dietitians/me/'
  expect((await as(user).get(me)).body.is_listed).toBe(false)
  const bio = 'Helps families to eat well with the food they already cook at home.'
  const saved = await as(user).patch(me, { bio, specialization: 'general' })
  expect(saved.body.is_listed).toBe(true)
  expect((await as(user).get(`/api/adminpanel/dietitians/${user.id}/`)).body).not.toHaveProperty('is_listed')
})

test('the specialization may be left out, but must be a known one', async () => {
  const user = await given.user()
  expect(await as(user).post(APPLICATIONS, { ...input, specialization: 'surgery' })).toMatchObject({
    status: 400,
    body: { specialization: [expect.stringContaining('Choose one of: weight_loss, ')] },
  })
  expect(await as(user).post(APPLICATIONS, { ...input, specialization: '' })).toMatchObject({
    status: 201,
    body: { specialization: null },
  })
})

test('declining needs a reason, which the applicant reads', async () => {
  const { user, admin, url } = await filed()
  expect(await as(admin).patch(url, { status: 'declined' })).toMatchObject({
    status: 400,
    body: { reason: ['Enter the reason for declining'] },
  })
  await as(admin).patch(url, { status: 'declined', reason: 'The number is not in the register.' })
  expect((await as(user).get(APPLICATIONS)).body.results[0]).toMatchObject({
    status: 'declined',
    reason: 'The number is not in the register.',
  })
  expect((await as(user).get('/api/adminpanel/dietitians/me/')).status).toBe(403)
  expect((await as(user).post(APPLICATIONS, input)).status).toBe(201)
})

test('an admin requests changes of an application with a reason; it is corrected by the applicant and sent again', async () => {
  const { user, admin, url } = await filed()
  const again = { ...input, registration_number: 'RD-2', specialization: 'general' }
  const notToCorrect = {
    status: 409,
    body: { detail: 'You can send an application again only after we’ve asked for changes.' },
  }
  expect(await as(user).post(`${url}send_again/`, again)).toMatchObject(notToCorrect)
  expect(await as(admin).patch(url, { status: 'changes_requested' })).toMatchObject({
    status: 400,
    body: { reason: ['Enter what needs to change'] },
  })
  const reason = 'The number is not in the register. Is it complete?'
  expect((await as(admin).patch(url, { status: 'changes_requested', reason })).status).toBe(200)
  expect((await as(user).get(APPLICATIONS)).body.results).toMatchObject([
    { status: 'changes_requested', reason, sent_again_at: null, decided_at: expect.any(String) },
  ])
  expect(await queuedMails()).toEqual([{ recipient: user.email, template: 'application-changes-requested' }])
  // Still the only application of this account.
  expect((await as(user).post(APPLICATIONS, input)).status).toBe(409)
  expect((await as(await given.user()).post(`${url}send_again/`, again)).status).toBe(404)
  expect((await as(admin).post(`${url}send_again/`, again)).status).toBe(403)
  expect(await as(user).post(`${url}send_again/`, { ...again, qualification: '' })).toMatchObject({
    status: 400,
    body: { qualification: ['Qualification is required'] },
  })
  expect(await as(user).post(`${url}send_again/`, again)).toMatchObject({
    status: 200,
    body: { status: 'pending', reason, registration_number: 'RD-2', sent_again_at: expect.any(String) },
  })
  expect(await as(user).post(`${url}send_again/`, again)).toMatchObject(notToCorrect)
  expect((await as(admin).patch(url, { status: 'approved' })).status).toBe(200)
  expect(await auditActions()).toContain('application.decided')
})

test('an application that needs changes can be decided without an answer', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'changes_requested', reason: 'Please send the certificate.' })
  expect((await as(admin).patch(url, { status: 'declined', reason: 'No answer came.' })).status).toBe(200)
  expect((await as(user).post(APPLICATIONS, input)).status).toBe(201)
})

test('a decision about an application that was sent again meanwhile is refused', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'changes_requested', reason: 'Is the number complete?' })
  await as(user).post(`${url}send_again/`, { ...input, registration_number: 'RD-2' })
  expect(await as(admin).patch(url, { status: 'approved', sent_again_at: null })).toMatchObject({
    status: 409,
    body: { detail: 'The applicant has sent this application again. Read it before you decide.' },
  })
  const { sent_again_at } = (await as(admin).get(url)).body
  expect((await as(admin).patch(url, { status: 'approved', sent_again_at })).status).toBe(200)
})

test('an application is decided once', async () => {
  const { admin, url } = await filed()
  await as(admin).patch(url, { status: 'approved' })
  expect((await as(admin).patch(url, { status: 'declined', reason: 'Late.' })).status).toBe(409)
})

test('an approval records the checked credentials, and the public profile shows them', async () => {
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

test('an approval without dates uses the day of the decision; an empty date means that nothing was checked', async () => {
  const { user, admin, url } = await filed()
  await as(admin).patch(url, { status: 'approved', qualification_checked_on: '' })
  expect((await as(user).get('/api/adminpanel/dietitians/me/')).body.credentials).toMatchObject([
    { kind: 'registration', number: 'RD-1', checked_on: indiaDay(new Date()), expires_on: null },
  ])
})

test('the date of a check must be past, and its expiry in the future', async () => {
  const { admin, url } = await filed()
  const body = { status: 'approved', qualification_checked_on: '2099-01-01', registration_expires_on: '2020-01-01' }
  expect(await as(admin).patch(url, body)).toMatchObject({
    status: 400,
    body: {
      qualification_checked_on: ['The day of the check can’t be in the future'],
      registration_expires_on: ['The end date must be after today'],
    },
  })
})

test('an application comes with the earlier ones of the same person, and the admin list can be sorted by age', async () => {
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

test('an approval is refused for disabled accounts, other roles and the admin’s own application', async () => {
  const [admin, other] = [await given.admin(), await given.admin()]
  const { id } = await given.application({ from: other })
  const own = `${APPLICATIONS}${id}/`
  const notUser = {
    status: 409,
    body: { detail: 'You can approve only an active account with the role User.' },
  }
  expect(await as(other).patch(own, { status: 'approved' })).toMatchObject({
    status: 409,
    body: { detail: 'You can’t decide on your own application. Another admin has to.' },
  })
  expect(await as(admin).patch(own, { status: 'approved' })).toMatchObject(notUser)
  expect((await as(other).get('/api/adminpanel/users/')).status).toBe(200)
  const disabled = await given.application({ from: await given.user({ is_active: false }) })
  expect(await as(admin).patch(`${APPLICATIONS}${disabled.id}/`, { status: 'approved' })).toMatchObject(notUser)
  expect((await as(admin).patch(own, { status: 'declined', reason: 'An admin stays one.' })).status).toBe(200)
})

test('a decision waits for a transaction that has locked the applicant, before it locks anything itself', async () => {
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
