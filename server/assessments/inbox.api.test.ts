import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const INBOX = '/api/adminpanel/assessments/'
const pool = () => testApp().connection.pool
const asAdmin = async () => as(await given.admin())

interface Submitted {
  full_name?: string
  email?: string
  status?: string
  notes?: string
  concern?: string
  hoursAgo?: number
}

async function submitted(fields: Submitted = {}): Promise<number> {
  const { full_name = 'Asha Verma', email = 'asha@example.in', status = 'new', notes = '' } = fields
  const { rows } = await pool().query(
    `insert into assessments
       (full_name, email, phone_number, age, gender, height, weight, specific_concern, status, notes, created_at)
     values ($1, $2, '+91 98140 12345', 34, 'female', 158.5, 61.25, $3, $4, $5, now() - $6 * interval '1 hour')
     returning id::int`,
    [full_name, email, fields.concern ?? 'Thyroid', status, notes, fields.hoursAgo ?? 1],
  )
  return rows[0].id
}

async function entries(action: string) {
  const { rows } = await pool().query(
    'select actor_id::int, target_id::int, before, after from audit_entries where action = $1 order by id',
    [action],
  )
  return rows
}

test('the inbox begins with the longest waiting, marks overdue ones and contains no health data', async () => {
  const [fresh, overdue] = [await submitted(), await submitted({ hoursAgo: 25 })]
  const done = await submitted({ hoursAgo: 90, status: 'done', notes: 'Sent the plan.' })
  const { status, body } = await (await asAdmin()).get(INBOX)
  expect(status).toBe(200)
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([done, overdue, fresh])
  expect(body.results.map(({ is_overdue }: { is_overdue: boolean }) => is_overdue)).toEqual([false, true, false])
  expect(body.results[0]).toEqual({
    id: done,
    full_name: 'Asha Verma',
    email: 'asha@example.in',
    phone_number: '+91 98140 12345',
    status: 'done',
    status_display: 'Done',
    has_notes: true,
    plan: null,
    needs_care: false,
    created_at: expect.stringMatching(/Z$/),
    waiting_since: null,
    due_at: expect.stringMatching(/Z$/),
    is_overdue: false,
    assigned_at: null,
    answered_at: null,
    answer_read_at: null,
    assignee: null,
  })
  expect(body.results[1].waiting_since).toBe(body.results[1].created_at)
  expect(JSON.stringify(body)).not.toMatch(/Thyroid|158\.5|61\.25|female/)
  expect(await auditActions()).toEqual([])
})

test('status, name, e-mail and ordering narrow and order it', async () => {
  await submitted()
  await submitted({ full_name: 'Ravi 100% Singh', email: 'ravi@example.in', status: 'contacted', hoursAgo: 5 })
  const admin = await asAdmin()
  for (const [query, names] of [
    ['status=new', ['Asha Verma']],
    ['status=done', []],
    ['search=VERM', ['Asha Verma']],
    ['search=ravi%40', ['Ravi 100% Singh']],
    ['search=%25', ['Ravi 100% Singh']],
    ['status=new&search=ravi', []],
    ['ordering=-created_at', ['Asha Verma', 'Ravi 100% Singh']],
  ] as const) {
    const { body } = await admin.get(`${INBOX}?${query}`)
    expect(
      body.results.map(({ full_name }: { full_name: string }) => full_name),
      query,
    ).toEqual(names)
  }
  expect(await admin.get(`${INBOX}?status=old`)).toMatchObject({
    status: 400,
    body: { status: ['Choose one of: new, contacted, assigned, answered, done'] },
  })
  expect(await admin.get(`${INBOX}?page=2`)).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
})

test('an assessment is shown whole, and opening it is logged once an hour', async () => {
  const [admin, id] = [await given.admin(), await submitted()]
  const { body } = await as(admin).get(`${INBOX}${id}/`)
  expect(body).toMatchObject({ age: 34, gender: 'female', height: 158.5, weight: 61.25, specific_concern: 'Thyroid' })
  expect(body).toMatchObject({ notes: '', notice_version: null, notice_accepted_at: null, guardian_consent: false })
  await as(admin).get(`${INBOX}${id}/`)
  expect(await entries('assessment.opened')).toEqual([{ actor_id: admin.id, target_id: id, before: null, after: null }])
})

test.each([
  [`pregnancy = 'pregnant'`, true],
  [`pregnancy = 'none', eating_disorder = 'never', eating_style = 'vegan'`, false],
  [`eating_disorder = 'past'`, true],
  [`medicines = 'Metformin'`, true],
  [`allergies = 'Peanuts'`, true],
  [`diagnoses = 'PCOS'`, true],
  [`is_minor = true`, true],
  [`age = 17`, true],
])('the list marks %s as needing care: %j', async (answers, needs_care) => {
  const id = await submitted()
  await pool().query(`update assessments set ${answers} where id = $1`, [id])
  const admin = await asAdmin()
  const { body } = await admin.get(INBOX)
  expect(body.results).toMatchObject([{ id, needs_care }])
  expect(JSON.stringify(body)).not.toMatch(/Metformin|Peanuts|PCOS|pregnan/)
  expect((await admin.get(`${INBOX}${id}/`)).body).toMatchObject({ needs_care })
})

test('status and notes are changed, and the log contains only the status', async () => {
  const [admin, id] = [await given.admin(), await submitted()]
  const response = await as(admin).patch(`${INBOX}${id}/`, { status: 'contacted', notes: ' Thyroid: call on Monday. ' })
  expect(response).toMatchObject({
    status: 200,
    body: { status: 'contacted', status_display: 'Contacted', notes: 'Thyroid: call on Monday.', has_notes: true },
  })
  await as(admin).patch(`${INBOX}${id}/`, { notes: null })
  await as(admin).patch(`${INBOX}${id}/`, { status: 'contacted' })
  expect((await as(admin).get(`${INBOX}${id}/`)).body).toMatchObject({ status: 'contacted', notes: '' })
  const target = { actor_id: admin.id, target_id: id }
  expect(await entries('assessment.changed')).toEqual([
    { ...target, before: { status: 'new' }, after: { status: 'contacted', notes_changed: true } },
    { ...target, before: null, after: { notes_changed: true } },
  ])
})

test('what another admin has changed meanwhile is not overwritten', async () => {
  const [admin, id] = [await asAdmin(), await submitted()]
  const { updated_at } = (await admin.get(`${INBOX}${id}/`)).body
  await admin.patch(`${INBOX}${id}/`, { notes: 'First', updated_at })
  const path = `${INBOX}${id}/`
  const rejected = { status: 409, body: { detail: 'This assessment was changed elsewhere' } }
  expect(await admin.patch(path, { notes: 'Second', updated_at })).toMatchObject(rejected)
  expect((await admin.get(path)).body.notes).toBe('First')
  expect((await admin.patch(path, { notes: 'First', updated_at })).status).toBe(200)
  expect(await admin.patch(path, { status: 'done', updated_at })).toMatchObject(rejected)
  expect((await admin.patch(path, { status: 'done' })).status).toBe(200)
  expect((await admin.patch(path, { status: 'done', updated_at })).status).toBe(200)
  expect((await admin.patch(path, { notes: 'Without a version' })).status).toBe(200)
})

test.each([
  [{}, { status: ['Send a status or notes.'] }],
  [{ status: 'old' }, { status: ['Choose one of: new, contacted, assigned, answered, done'] }],
  [{ status: 'assigned' }, { status: ['You can’t mark this assessment as assigned now.'] }],
  [{ status: 'answered' }, { status: ['You can’t mark this assessment as answered now.'] }],
  [{ notes: 'x'.repeat(5001) }, { notes: ['Notes must be at most 5,000 characters long'] }],
  [{ notes: 'x', updated_at: 'now' }, { updated_at: ['Updated at must be an instant in UTC'] }],
])('%j is rejected', async (patch, body) => {
  const id = await submitted()
  expect(await (await asAdmin()).patch(`${INBOX}${id}/`, patch)).toMatchObject({ status: 400, body })
})

test('deleting erases the assessment as the mailed link does, and the log contains nothing else', async () => {
  const [admin, id] = [await given.admin(), await submitted()]
  await pool().query(
    `insert into assessment_links (assessment_id, token_hash, may_show, expires_at) values ($1, 'x', true, now())`,
    [id],
  )
  expect((await as(admin).delete(`${INBOX}${id}/`)).status).toBe(204)
  expect((await pool().query('select 1 from assessments union all select 1 from assessment_links')).rows).toEqual([])
  const [before, after] = [{ status: 'new' }, null]
  expect(await entries('assessment.erased')).toEqual([{ actor_id: admin.id, target_id: id, before, after }])
  expect((await as(admin).delete(`${INBOX}${id}/`)).status).toBe(404)
})

test('the CSV contains each matching assessment once, without formulas, and the download is logged', async () => {
  const admin = await given.admin()
  await submitted({ full_name: '=HYPERLINK("http://evil.example")', concern: '@SUM(1)', notes: '-1, "two"' })
  await pool().query(`
    insert into assessments (full_name, email, phone_number, age, gender, height, weight, status, created_at)
    select 'Person ' || n, 'p' || n || '@example.in', '9814012345', 30, 'male', 170, 70, 'done',
      now() - (n % 7) * interval '1 hour' from generate_series(1, 2100) n`)
  const response = await as(admin).get(`${INBOX}csv/?status=done`)
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="assessments-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  })
  const lines = String(response.body).trim().split('\r\n')
  expect([...response.raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(lines).toHaveLength(2101)
  expect(new Set(lines).size).toBe(2101)
  expect(lines[0]).toBe(
    'Id,Received,Status,Full name,Email,Phone number,Age,Gender,Height (cm),Weight (kg),Pregnant or breastfeeding,Medicines,Allergies,Diagnoses,Eating disorder,Way of eating,Specific concern,Membership plan,Says under 18,Guardian,Guardian has agreed,Notice version,Notice accepted,Notes,Assigned to,Answered,Answer,Deletion date',
  )
  const found = String((await as(admin).get(`${INBOX}csv/?search=evil`)).body)
    .trim()
    .split('\r\n')[1]
  expect(found).toContain(`,New,"'=HYPERLINK(""http://evil.example"")",asha@example.in,'+91 98140 12345,34,female,`)
  expect(found).toContain(`,158.5,61.25,,,,,,,'@SUM(1),,false,,false,,,"'-1, ""two""",`)
  const target = { actor_id: admin.id, target_id: null, before: null }
  expect(await entries('assessment.exported')).toEqual([
    { ...target, after: { status: 'done', is_searched: false } },
    { ...target, after: { status: 'all', is_searched: true } },
  ])
})
