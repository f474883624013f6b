import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/seen.ts'
import { setUpTestApp } from '#test/test-app.ts'

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
  expect(await queuedMails()).toEqual([{ recipient: user.email, template: 'application-decided' }])
  expect(await auditActions()).toEqual(['account.role_changed', 'application.decided'])
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
