import { describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const INBOX = '/api/adminpanel/assessments/'
const OWN = '/api/adminpanel/assigned-assessments/'
const ANSWER = 'Begin the day with two idlis and sambar, and walk after dinner.'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)

interface Sent {
  hoursAgo?: number
  email?: string
  age?: number
}

async function submitted(fields: Sent = {}): Promise<number> {
  const { rows } = await query(
    `insert into assessments
       (full_name, email, phone_number, age, gender, height, weight, specific_concern, notes, created_at)
     values ('Asha Rani Verma', $1, '+91 98140 12345', $3, 'female', 158.5, 61.25, 'Thyroid', 'Called once.',
       now() - $2 * interval '1 hour') returning id::int`,
    [fields.email ?? 'asha@example.in', fields.hoursAgo ?? 1, fields.age ?? 34],
  )
  return rows[0].id
}

async function entries(action: string) {
  const { rows } = await query(
    'select actor_id::int, target_id::int, before, after from audit_entries where action = $1 order by id',
    [action],
  )
  return rows
}

const assign = (admin: { id: number }, id: number, to: { id: number }) =>
  as(admin).post(`${INBOX}${id}/assign/`, { to: to.id })

/** An assessment assigned to a dietitian. */
async function assigned(fields: Sent = {}) {
  const [admin, dietitian, id] = [await given.admin(), await given.checkedDietitian(), await submitted(fields)]
  expect((await assign(admin, id, dietitian)).status).toBe(200)
  return { admin, dietitian, id }
}

const answerIt = (dietitian: { id: number }, id: number, answer = ANSWER) =>
  as(dietitian).post(`${OWN}${id}/answer/`, { answer })

async function lastToken(): Promise<string> {
  const { rows } = await query(
    `select props->>'token' as token from mails where props ? 'token' order by id desc limit 1`,
  )
  return rows[0]?.token ?? ''
}

/** An answered assessment, and the token from the mail. */
async function answered(fields: Sent = {}) {
  const world = await assigned(fields)
  expect((await answerIt(world.dietitian, world.id)).status).toBe(200)
  return { ...world, token: await lastToken() }
}

const show = (token: string) => anonymous.post('/api/contact/answer/', { token })
const renew = (token: string) => anonymous.post('/api/contact/answer/link/', { token })
const INVALID = { status: 400, body: { token: ['This link is invalid, has been used or has expired.'] } }
const LINK_SENT = {
  status: 200,
  body: { message: 'If we still have your answer, a new link is on its way to the email address in your assessment.' },
}

describe('an assignment by an admin', () => {
  test('goes to an active dietitian with a checked qualification, who gets a mail without details', async () => {
    const { admin, dietitian, id } = await assigned({ hoursAgo: 30 })
    expect((await as(admin).get(`${INBOX}${id}/`)).body).toMatchObject({
      status: 'assigned',
      status_display: 'Assigned',
      is_overdue: true,
      waiting_since: expect.stringMatching(/Z$/),
      assigned_at: expect.stringMatching(/Z$/),
      assignee: { id: dietitian.id, full_name: dietitian.full_name, may_answer: true },
    })
    const { rows } = await query('select recipient, template, props from mails')
    expect(rows).toEqual([
      { recipient: dietitian.email, template: 'assigned-assessment', props: { assessment_id: id } },
    ])
    expect(await entries('assessment.assigned')).toEqual([
      {
        actor_id: admin.id,
        target_id: id,
        before: { status: 'new', assigned_to: null },
        after: { status: 'assigned', assigned_to: dietitian.id },
      },
    ])
  })

  test('offers the assignable dietitians, each with the number of waiting assessments', async () => {
    const { admin, dietitian } = await assigned()
    await given.dietitian()
    await given.checkedDietitian({ is_active: false })
    const expired = await given.checkedDietitian()
    await query(`update dietitian_credentials set expires_on = '2026-03-13' where dietitian_id = $1`, [expired.id])
    const busy = await given.checkedDietitian({}, { is_available: false })
    expect((await as(admin).get(`${INBOX}assignable/`)).body.results).toEqual([
      {
        id: dietitian.id,
        full_name: dietitian.full_name,
        specialization_display: 'General Nutrition',
        is_available: true,
        waiting: 1,
      },
      expect.objectContaining({ id: busy.id, is_available: false, waiting: 0 }),
    ])
  })

  test.each([
    ['a client', () => given.user()],
    ['another admin', () => given.admin()],
    ['a dietitian whose qualification nobody has checked', () => given.dietitian()],
    ['a disabled dietitian', () => given.checkedDietitian({ is_active: false })],
  ])('is rejected for %s', async (_, person) => {
    const id = await submitted()
    expect(await assign(await given.admin(), id, await person())).toMatchObject({
      status: 400,
      body: { to: ['Choose yourself, or an active dietitian with a checked qualification.'] },
    })
  })

  test('can change to another dietitian, and the first one no longer sees the assessment', async () => {
    const { admin, dietitian, id } = await assigned()
    const other = await given.checkedDietitian()
    await assign(admin, id, other)
    await assign(admin, id, other)
    expect((await as(dietitian).get(`${OWN}${id}/`)).status).toBe(404)
    expect((await as(other).get(`${OWN}${id}/`)).status).toBe(200)
    expect(await queuedMails()).toHaveLength(2)
    expect(await entries('assessment.assigned')).toHaveLength(2)
  })

  test('can go to the admin, who answers in the office’s name', async () => {
    const [admin, id] = [await given.admin(), await submitted()]
    await assign(admin, id, admin)
    expect(await queuedMails()).toEqual([])
    expect((await answerIt(admin, id)).status).toBe(200)
    expect((await show(await lastToken())).body).toMatchObject({ answer: ANSWER, dietitian: null })
  })

  test('is removed by marking the assessment as new', async () => {
    const { admin, dietitian, id } = await assigned()
    expect((await as(admin).patch(`${INBOX}${id}/`, { status: 'new' })).body).toMatchObject({
      status: 'new',
      assignee: null,
    })
    expect((await as(dietitian).get(OWN)).body.results).toEqual([])
  })

  test('is rejected once the assessment is answered', async () => {
    const { admin, id } = await answered()
    expect(await assign(admin, id, await given.checkedDietitian())).toMatchObject({
      status: 409,
      body: { detail: 'This assessment has already been answered.' },
    })
  })
})

describe('the dietitian', () => {
  test('sees assigned assessments without health data in the list, in full when opened, never with admin notes', async () => {
    const { dietitian, id } = await assigned()
    await submitted({ email: 'other@example.in' })
    const list = await as(dietitian).get(OWN)
    expect(list.body).toMatchObject({ count: 1, results: [{ id, full_name: 'Asha Rani Verma', status: 'assigned' }] })
    expect(JSON.stringify(list.body)).not.toMatch(/Thyroid|158\.5|Called once|asha@/)
    const { body } = await as(dietitian).get(`${OWN}${id}/`)
    expect(body).toMatchObject({ email: 'asha@example.in', age: 34, specific_concern: 'Thyroid', answer: null })
    expect(JSON.stringify(body)).not.toContain('Called once')
    expect(await entries('assessment.opened')).toMatchObject([{ actor_id: dietitian.id, target_id: id }])
    expect((await as(dietitian).get(`${OWN}?status=answered`)).body.count).toBe(0)
    expect((await as(dietitian).get(`${OWN}?search=verma`)).body.count).toBe(1)
  })

  test('nobody else finds it, not even an admin to whom it is not assigned', async () => {
    const { admin, id } = await assigned()
    for (const stranger of [await given.checkedDietitian(), admin]) {
      expect((await as(stranger).get(`${OWN}${id}/`)).status).toBe(404)
      expect((await answerIt(stranger, id)).status).toBe(404)
    }
  })

  test('answers once, and the mail does not contain the answer', async () => {
    const { admin, dietitian, id } = await assigned()
    expect(await answerIt(dietitian, id, `  ${ANSWER} `)).toMatchObject({
      status: 200,
      body: { status: 'answered', answer: ANSWER, waiting_since: null, answer_read_at: null },
    })
    expect((await answerIt(dietitian, id)).status).toBe(200)
    expect(await answerIt(dietitian, id, `${ANSWER} And drink water.`)).toMatchObject({ status: 409 })
    const { rows } = await query(`select recipient, props from mails where template = 'assessment-answered'`)
    expect(rows).toEqual([{ recipient: 'asha@example.in', props: { token: expect.stringMatching(/^[\w-]{43}$/) } }])
    expect(await entries('assessment.answered')).toEqual([
      { actor_id: dietitian.id, target_id: id, before: { status: 'assigned' }, after: { status: 'answered' } },
    ])
    expect((await as(admin).get(`${INBOX}${id}/`)).body).toMatchObject({
      answer: ANSWER,
      answered_by_name: dietitian.full_name,
    })
  })

  test.each([
    ['', 'Answer is required'],
    ['Eat well.', 'Answer must be at least 20 characters long'],
    ['x'.repeat(5001), 'Answer must be at most 5,000 characters long'],
  ])('cannot send %j', async (answer, message) => {
    const { dietitian, id } = await assigned()
    expect(await answerIt(dietitian, id, answer)).toMatchObject({ status: 400, body: { answer: [message] } })
  })

  test('has no more access once it is done', async () => {
    const { admin, dietitian, id } = await answered()
    expect((await as(dietitian).get(`${OWN}${id}/`)).status).toBe(200)
    await as(admin).patch(`${INBOX}${id}/`, { status: 'done' })
    expect((await as(dietitian).get(`${OWN}${id}/`)).status).toBe(404)
    expect((await as(admin).patch(`${INBOX}${id}/`, { status: 'new' })).status).toBe(400)
    expect((await as(admin).patch(`${INBOX}${id}/`, { status: 'answered' })).status).toBe(200)
  })
})

describe('the mailed link', () => {
  test('shows the answer once, marks it as read and leads to the dietitian', async () => {
    const { dietitian, id, token } = await answered()
    const { rows } = await query(`select token_hash, expires_at - created_at as life from assessment_links`)
    expect(rows).toMatchObject([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), life: { days: 30 } }])
    expect((await anonymous.get(`/api/contact/answer/?token=${token}`)).status).toBe(405)
    const answer = await show(token)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        answer: ANSWER,
        answered_at: expect.stringMatching(/Z$/),
        dietitian: { id: dietitian.id, full_name: dietitian.full_name, is_available: true },
        email: 'asha@example.in',
        person: {
          first_name: 'Asha',
          last_name: 'Rani Verma',
          phone_number: '+91 98140 12345',
          age: 34,
          gender: 'female',
          height: 158.5,
          weight: 61.25,
        },
      },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/Thyroid|Called once/)
    expect((await as(dietitian).get(`${OWN}${id}/`)).body.answer_read_at).toMatch(/Z$/)
    expect(await show(token)).toMatchObject(INVALID)
  })

  test('offers no details of a minor for an account', async () => {
    const { token } = await answered({ age: 17 })
    expect((await show(token)).body).toMatchObject({ email: 'asha@example.in', person: null })
  })

  test('opens only the answer, and the link to the submission does not open it', async () => {
    const { token } = await answered()
    expect(await anonymous.post('/api/contact/submission/', { token })).toMatchObject(INVALID)
    expect(await anonymous.post('/api/contact/erasure/', { token })).toMatchObject(INVALID)
    const before = await queuedMails()
    await anonymous.post('/api/contact/link/', { token })
    expect(await queuedMails()).toEqual(before)
    expect((await show(token)).status).toBe(200)
  })

  test.each([
    ['used', (token: string) => show(token)],
    ['expired', () => query(`update assessment_links set expires_at = now() - interval '1 day'`)],
  ])('when it is %s, is exchanged by mail to the same address', async (_, spoil) => {
    const { token } = await answered()
    await spoil(token)
    expect(await show(token)).toMatchObject(INVALID)
    expect(await renew(token)).toMatchObject(LINK_SENT)
    expect((await queuedMails()).at(-1)).toEqual({ recipient: 'asha@example.in', template: 'assessment-answer-link' })
    expect((await show(await lastToken())).status).toBe(200)
  })

  test('that is unknown gets the same answer and no mail', async () => {
    const { admin, id, token } = await answered()
    expect((await as(admin).delete(`${INBOX}${id}/`)).status).toBe(204)
    const before = await queuedMails()
    expect(await renew(token)).toMatchObject(LINK_SENT)
    expect(await renew('made-up')).toMatchObject(LINK_SENT)
    expect(await queuedMails()).toEqual(before)
    expect((await query('select from assessment_links')).rowCount).toBe(0)
  })
})

describe('a reminder by an admin', () => {
  const remind = (admin: { id: number }, id: number) => as(admin).post(`${INBOX}${id}/remind/`)

  test('goes to the dietitian of a waiting assessment, at most once a day, by a mail without content', async () => {
    const { admin, dietitian, id } = await assigned()
    expect((await remind(admin, id)).body.reminded_at).toMatch(/Z$/)
    expect(await remind(admin, id)).toMatchObject({
      status: 409,
      body: { detail: 'The dietitian was reminded of this within the last day.' },
    })
    const { rows } = await query(`select recipient, props from mails where template = 'waiting-assessment'`)
    expect(rows).toEqual([{ recipient: dietitian.email, props: { assessment_id: id } }])
    expect(await entries('assessment.reminded')).toEqual([
      { actor_id: admin.id, target_id: id, before: null, after: { reminded: dietitian.id } },
    ])
    await query(`update assessments set reminded_at = now() - interval '24 hours'`)
    expect((await remind(admin, id)).status).toBe(200)
  })

  test('is rejected for a new assessment, an answered one and the admin’s own', async () => {
    const { admin, id } = await answered()
    const [fresh, own] = [await submitted(), await submitted()]
    await assign(admin, own, admin)
    for (const assessment of [id, fresh, own]) {
      expect(await remind(admin, assessment)).toMatchObject({
        status: 409,
        body: { detail: 'This assessment isn’t waiting for a dietitian.' },
      })
    }
  })
})
