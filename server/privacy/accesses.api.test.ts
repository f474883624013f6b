import { describe, expect, test } from 'vitest'
import type { AccessEntry } from '#domain/privacy/privacy.schema.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { runCleanupJobs } from '../runtime/cleanup-jobs.ts'

setUpTestApp()

const ACCESSES = '/api/auth/accesses/'
const INBOX = '/api/adminpanel/assessments/'
const ADMIN = { full_name: null, role: 'admin' }

async function assessed({ email }: { email: string }): Promise<number> {
  const { rows } = await testApp().connection.pool.query(
    `insert into assessments (full_name, email, phone_number, age, gender, height, weight, notice_version, notice_accepted_at)
     values ('Asha', $1, '9814012345', 30, 'female', 160, 60, '2026-11', now()) returning id`,
    [email],
  )
  return Number(rows[0].id)
}

test('a client sees who opened, listed and changed their data: dietitians by name, admins by role', async () => {
  const [client, dietitian, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const request = await given.request({ to: dietitian, from: client })
  await given.request({ to: dietitian, from: await given.user() })
  await as(dietitian).get(`/api/adminpanel/contact-requests/${request.id}/`)
  await as(dietitian).patch(`/api/adminpanel/contact-requests/${request.id}/update_status/`, { status: 'closed' })
  await as(admin).get('/api/adminpanel/contact-requests/')
  await as(admin).patch(`/api/adminpanel/users/${client.id}/`, { role: 'dietitian' })
  await as(client).get('/api/auth/profile/')
  const { status, body } = await as(client).get(ACCESSES)
  expect(status).toBe(200)
  const named = { full_name: dietitian.full_name, role: 'dietitian' }
  expect(body.count).toBe(4)
  expect(body.results).toMatchObject([
    { who: ADMIN, action: 'account.role_changed', target_type: 'user', target_ids: [client.id] },
    { who: ADMIN, action: 'request.listed', target_ids: [request.id] },
    { who: named, action: 'request.status_changed', target_ids: [request.id] },
    { who: named, action: 'request.opened', target_type: 'consultation_request', target_ids: [request.id] },
  ])
  expect((await as(dietitian).get(ACCESSES)).body.count).toBe(0)
})

test('who opened a request stays listed after its client has withdrawn it', async () => {
  const [client, dietitian, admin] = [await given.user(), await given.dietitian(), await given.admin()]
  const { id } = await given.request({ to: dietitian, from: client })
  const url = `/api/adminpanel/contact-requests/${id}/`
  await as(dietitian).get(url)
  await as(admin).get('/api/adminpanel/contact-requests/')
  expect((await as(client).delete(url)).status).toBe(204)
  const { results } = (await as(client).get(ACCESSES)).body
  expect(results.map(({ action }: AccessEntry) => action)).toEqual(['request.listed', 'request.opened'])
  expect((await as(await given.user()).get(ACCESSES)).body.count).toBe(0)
})

test('a person with the verified address of a health assessment sees who opened it', async () => {
  const [owner, stranger] = [await given.user({ email_verified_at: new Date() }), await given.user()]
  const admin = await given.admin()
  for (const person of [owner, stranger]) {
    expect((await as(admin).get(`${INBOX}${await assessed(person)}/`)).status).toBe(200)
  }
  expect((await as(owner).get(ACCESSES)).body.results).toMatchObject([
    { who: ADMIN, action: 'assessment.opened', target_type: 'assessment', is_erased: false },
  ])
  expect((await as(stranger).get(ACCESSES)).body.count).toBe(0)
})

describe('the accesses to an assessment stay listed when it is erased', () => {
  async function opened() {
    const [owner, other] = [
      await given.user({ email_verified_at: new Date() }),
      await given.user({ email_verified_at: new Date() }),
    ]
    const admin = await given.admin()
    const id = await assessed(owner)
    await as(admin).get(`${INBOX}${id}/`)
    await as(admin).patch(`${INBOX}${id}/`, { status: 'contacted' })
    return { owner, other, admin, id }
  }
  const erased = (action: string, id: number) => ({ who: ADMIN, action, target_ids: [id], is_erased: true })

  test('by the person, who withdraws the consent', async () => {
    const { owner, other, id } = await opened()
    const { results } = (await as(owner).get('/api/auth/consents/')).body
    expect((await as(owner).delete(`/api/auth/consents/${results[0].id}/`)).status).toBe(204)
    expect((await as(owner).get(ACCESSES)).body).toMatchObject({
      count: 2,
      results: [erased('assessment.changed', id), erased('assessment.opened', id)],
    })
    expect((await as(other).get(ACCESSES)).body.count).toBe(0)
  })

  test('by an admin, also if the person had never opened the list', async () => {
    const { owner, other, admin, id } = await opened()
    expect((await as(admin).delete(`${INBOX}${id}/`)).status).toBe(204)
    expect((await as(owner).get(ACCESSES)).body.results).toMatchObject([
      erased('assessment.erased', id),
      erased('assessment.changed', id),
      erased('assessment.opened', id),
    ])
    expect((await as(other).get(ACCESSES)).body.count).toBe(0)
  })

  test('by its age', async () => {
    const { owner, id } = await opened()
    const { connection, services, outboxDir } = testApp()
    await connection.pool.query(`update assessments set created_at = now() - interval '25 months'`)
    const { assessments } = await runCleanupJobs(connection.db, { files: services.files, outboxDir })
    expect(assessments).toBe(1)
    expect((await as(owner).get(ACCESSES)).body.results).toMatchObject([
      erased('assessment.changed', id),
      erased('assessment.opened', id),
    ])
  })
})

test('a download is listed for everybody whose assessment was in it, in the first batch or a later one', async () => {
  const verified = { email_verified_at: new Date() }
  const [early, late, left] = [await given.user(verified), await given.user(verified), await given.user(verified)]
  const admin = await given.admin()
  const [first] = [await assessed(early), await assessed(left)]
  await testApp().connection.pool.query(
    `insert into assessments (full_name, email, phone_number, age, gender, height, weight)
     select 'Ravi', 'ravi@example.in', '9814012345', 30, 'male', 170, 60 from generate_series(1, 1100)`,
  )
  const last = await assessed(late)
  await as(admin).patch(`${INBOX}${first}/`, { status: 'done' })
  await as(admin).patch(`${INBOX}${last}/`, { status: 'done' })
  await as(admin).get(`${INBOX}csv/?status=new`)
  await as(admin).get(`${INBOX}csv/`)
  await as(admin).get(`${INBOX}csv/?search=nobody`)
  const accesses = async (user: { id: number }) =>
    (await as(user).get(ACCESSES)).body.results.filter(({ action }: AccessEntry) => action === 'assessment.exported')
  const exported = (id: number) => ({ who: ADMIN, target_type: 'assessment', target_ids: [id], is_erased: false })
  expect(await accesses(early)).toMatchObject([exported(first ?? 0)])
  expect(await accesses(late)).toMatchObject([exported(last)])
  expect(await accesses(left)).toHaveLength(2)
  const stranger = await given.user()
  expect(await accesses(stranger)).toEqual([])
  await testApp().connection.pool.query('delete from audit_entries')
  expect((await testApp().connection.pool.query('select from assessment_exports')).rowCount).toBe(0)
})

test('an applicant sees that an admin opened the application and downloaded a document', async () => {
  const [applicant, admin] = [await given.user(), await given.admin()]
  const application = await given.application({ from: applicant })
  const document = await given.document({ of: application })
  const url = `/api/adminpanel/dietitian-applications/${application.id}/`
  for (const caller of [applicant, admin, admin]) expect((await as(caller).get(url)).status).toBe(200)
  await as(admin).get(`${url}documents/${document.id}/`)
  const about = { target_type: 'dietitian_application', target_ids: [application.id] }
  expect((await as(applicant).get(ACCESSES)).body).toMatchObject({
    count: 2,
    results: [
      { who: ADMIN, action: 'application.document_opened', ...about },
      { who: ADMIN, action: 'application.opened', ...about },
    ],
  })
})

test('the list has pages', async () => {
  const [client, dietitian] = [await given.user(), await given.dietitian()]
  for (let number = 0; number < 3; number += 1) {
    const request = await given.request({ to: dietitian, from: client })
    await as(dietitian).get(`/api/adminpanel/contact-requests/${request.id}/`)
  }
  const { body } = await as(client).get(`${ACCESSES}?page=2&page_size=2`)
  expect(body).toMatchObject({ count: 3, next: null, results: [{ target_ids: [1] }] })
  expect((await as(client).get(`${ACCESSES}?page=9`)).status).toBe(404)
})
