import { expect, test } from 'vitest'
import { NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { anonymous } from '#test/callers.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const input = {
  full_name: 'Asha Verma',
  email: 'asha@example.in',
  phone_number: '+91 98140 12345',
  age: 34,
  gender: 'female',
  height: 158.5,
  weight: 61.25,
  specific_concern: 'Thyroid',
}
const show = (token: string) => anonymous.post('/api/contact/submission/', { token })
const erase = (token: string) => anonymous.post('/api/contact/erasure/', { token })
const renew = (token: string) => anonymous.post('/api/contact/link/', { token })
const query = (text: string) => testApp().connection.pool.query(text)

const INVALID = { status: 400, body: { token: ['This link is invalid, has been used or has expired.'] } }
const LINK_SENT = {
  status: 200,
  body: { message: 'If we still have your submission, a new link is on its way to the email address in it.' },
}
const ERASED = { status: 200, body: { message: 'We’ve deleted your submission for good.' } }

/** Tokens of the mailed links, oldest first. */
async function mailedTokens(): Promise<string[]> {
  const { rows } = await query(`select props->>'token' as token from mails where props ? 'token' order by id`)
  return rows.map(({ token }) => token)
}

async function submitted(): Promise<string> {
  expect((await anonymous.post('/api/contact/', { ...input, notice_accepted: true })).status).toBe(201)
  return (await mailedTokens()).at(-1) ?? ''
}

async function stored(): Promise<number> {
  return Number((await query('select count(*) as count from assessments')).rows[0].count)
}

test('only the hash of a token is stored', async () => {
  const token = await submitted()
  const { rows } = await query(
    'select token_hash, may_show, used_at, expires_at - created_at as life from assessment_links',
  )
  expect(rows).toMatchObject([{ may_show: true, used_at: null, life: { days: 30 } }])
  expect(rows[0].token_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rows[0].token_hash).not.toContain(token)
})

test('a link shows the submission once', async () => {
  const token = await submitted()
  const { status, body, headers } = await show(token)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    submission: {
      ...input,
      plan: null,
      pregnancy: null,
      medicines: null,
      allergies: null,
      diagnoses: null,
      eating_disorder: null,
      eating_style: null,
      is_minor: false,
      guardian_name: null,
      guardian_consent: false,
      notice_version: NOTICE_VERSION,
      created_at: expect.stringMatching(/Z$/),
      erased_on: expect.stringMatching(/Z$/),
    },
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  const months = new Date(body.submission.created_at)
  months.setUTCMonth(months.getUTCMonth() + 24)
  expect(Math.abs(Date.parse(body.submission.erased_on) - months.getTime())).toBeLessThan(4 * 24 * 3600 * 1000)
  expect(await show(token)).toMatchObject(INVALID)
  expect(await erase(token)).toMatchObject(INVALID)
})

test('of two uses at the same time one is served', async () => {
  const token = await submitted()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => (at % 2 ? show(token) : erase(token))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a mailed link erases the submission for good', async () => {
  const token = await submitted()
  expect(await erase(token)).toMatchObject(ERASED)
  expect(await stored()).toBe(0)
  expect((await query('select 1 from assessment_links')).rows).toEqual([])
  expect(await erase(token)).toMatchObject(INVALID)
  expect(await show(token)).toMatchObject(INVALID)
})

test('the log records that a submission was erased, not which or whose', async () => {
  await erase(await submitted())
  expect(await auditActions()).toEqual(['assessment.erased'])
  const { rows } = await query('select actor_id, target_type, target_id, before, after from audit_entries')
  expect(rows).toEqual([{ actor_id: null, target_type: 'assessment', target_id: 1, before: null, after: null }])
})

test('the token that showing gives erases within the hour and shows nothing', async () => {
  const { body } = await show(await submitted())
  expect(await show(body.token)).toMatchObject(INVALID)
  await query(`update assessment_links set expires_at = now() - interval '1 second' where not may_show`)
  expect(await erase(body.token)).toMatchObject(INVALID)
  await query(`update assessment_links set expires_at = created_at + interval '1 hour' where not may_show`)
  expect(await erase(body.token)).toMatchObject(ERASED)
  expect(await stored()).toBe(0)
})

test('an expired, a made-up, an empty and a missing token are rejected', async () => {
  const token = await submitted()
  await query(`update assessment_links set expires_at = now() - interval '1 second'`)
  for (const bad of [token, 'made-up', '', 'x'.repeat(201)]) {
    expect(await show(bad)).toMatchObject(INVALID)
    expect(await erase(bad)).toMatchObject(INVALID)
  }
  expect(await anonymous.post('/api/contact/submission/', {})).toMatchObject(INVALID)
  expect(await anonymous.post('/api/contact/link/', {})).toMatchObject(INVALID)
  expect(await stored()).toBe(1)
})

test.each([
  ['used', (token: string) => show(token)],
  ['expired', () => query(`update assessment_links set expires_at = now() - interval '1 day'`)],
])('in place of a %s link a new one is mailed to the address of the submission', async (_, spoil) => {
  const first = await submitted()
  await spoil(first)
  expect(await renew(first)).toMatchObject(LINK_SENT)
  expect((await queuedMails()).at(-1)).toEqual({ recipient: input.email, template: 'assessment-link' })
  const second = (await mailedTokens()).at(-1) ?? ''
  expect(second).not.toBe(first)
  expect((await show(second)).status).toBe(200)
})

test('a new link voids the earlier ones, the token of an open page among them', async () => {
  const first = await submitted()
  const { body } = await show(first)
  await renew(first)
  await renew(first)
  const [, second = '', third = ''] = await mailedTokens()
  for (const old of [first, body.token, second]) expect(await erase(old)).toMatchObject(INVALID)
  expect(await erase(third)).toMatchObject(ERASED)
})

test('an unknown token and one of an erased submission get the same answer and no mail', async () => {
  const token = await submitted()
  await erase(token)
  const before = await queuedMails()
  expect(await renew(token)).toMatchObject(LINK_SENT)
  expect(await renew('made-up')).toMatchObject(LINK_SENT)
  expect(await queuedMails()).toEqual(before)
})

test('a mail scanner that opens the link does not use it up', async () => {
  const token = await submitted()
  expect((await anonymous.get(`/api/contact/submission/?token=${token}`)).status).toBe(405)
  expect((await anonymous.get(`/api/contact/erasure/?token=${token}`)).status).toBe(405)
  expect((await show(token)).status).toBe(200)
})

test('links lead to their own submission alone', async () => {
  const [first, second] = [await submitted(), await submitted()]
  await erase(first)
  expect(await stored()).toBe(1)
  expect((await show(second)).status).toBe(200)
})
