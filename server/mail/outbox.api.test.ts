import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const MAILS = '/api/adminpanel/mails/'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const signInAdmin = async () => as(await given.admin())

async function mail(status: string, recipient = 'asha@example.in', error: string | null = null): Promise<number> {
  const { rows } = await query(
    `insert into mails (recipient, template, props, status, attempts, last_error)
     values ($1, 'password-reset', '{"token": "secret-link-token"}', $2, 13, $3) returning id::int`,
    [recipient, status, error],
  )
  return rows[0].id
}

const jobs = async () =>
  (await query(`select data, state from pgboss.job where name = 'mail' order by created_on`)).rows

test('failed mails come first, then the newest, and the list contains no mail text', async () => {
  const failed = await mail('failed', 'ravi@example.in', 'Invalid URL smtps://care:s3cret@mail.example.in:465')
  const [sent, queued] = [await mail('sent'), await mail('queued')]
  const { status, body } = await (await signInAdmin()).get(MAILS)
  expect(status).toBe(200)
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([failed, queued, sent])
  expect(body.results[0]).toEqual({
    id: failed,
    recipient: 'ravi@example.in',
    template: 'password-reset',
    template_display: 'Password reset',
    status: 'failed',
    status_display: 'Failed',
    attempts: 13,
    last_error: 'Invalid URL [address]',
    created_at: expect.stringMatching(/Z$/),
    sent_at: null,
  })
  expect(JSON.stringify(body)).not.toMatch(/secret-link-token|s3cret/)
})

test('the list is filtered by status and recipient', async () => {
  await mail('failed', 'ravi@example.in')
  await mail('sent', 'a_b@example.in')
  const admin = await signInAdmin()
  for (const [text, count] of [
    ['status=failed', 1],
    ['status=queued', 0],
    ['search=RAVI', 1],
    ['search=_', 1],
    ['search=ravi&status=sent', 0],
  ] as const) {
    expect((await admin.get(`${MAILS}?${text}`)).body.count, text).toBe(count)
  }
  expect(await admin.get(`${MAILS}?status=lost`)).toMatchObject({
    status: 400,
    body: { status: ['Choose one of: queued, sent, failed'] },
  })
})

test('a failed mail goes back to the queue with a job of its own, and is audited', async () => {
  const [admin, id] = [await given.admin(), await mail('failed', 'asha@example.in', 'connect ECONNREFUSED')]
  const response = await as(admin).post(`${MAILS}${id}/resend/`)
  expect(response).toMatchObject({ status: 200, body: { id, status: 'queued', last_error: null } })
  expect((await query('select status, props from mails')).rows).toEqual([
    { status: 'queued', props: { token: 'secret-link-token' } },
  ])
  expect(await jobs()).toMatchObject([{ data: { mail_id: id }, state: 'created' }])
  const { rows } = await query(
    `select actor_id::int, target_type, target_id::int, before, after from audit_entries where action = 'mail.resent'`,
  )
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      target_type: 'mail',
      target_id: id,
      before: { status: 'failed' },
      after: { status: 'queued', template: 'password-reset' },
    },
  ])
})

test('only a failed mail can be sent again, and only once', async () => {
  const admin = await signInAdmin()
  const errorResponse = { status: 409, body: { detail: 'Only a failed email can be sent again.' } }
  for (const status of ['queued', 'sent']) {
    expect(await admin.post(`${MAILS}${await mail(status)}/resend/`)).toMatchObject(errorResponse)
  }
  const id = await mail('failed')
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${MAILS}${id}/resend/`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await jobs()).toHaveLength(1)
  expect((await admin.post(`${MAILS}999/resend/`)).status).toBe(404)
})

test('a mail whose last job is just ending gets a new one', async () => {
  const id = await mail('failed')
  const admin = await signInAdmin()
  expect((await admin.post(`${MAILS}${id}/resend/`)).status).toBe(200)
  // The mail is recorded as given up, but its job has not ended yet.
  await query(`update pgboss.job set state = 'active' where name = 'mail'`)
  await query(`update mails set status = 'failed'`)
  expect((await admin.post(`${MAILS}${id}/resend/`)).status).toBe(409)
  expect((await query('select status from mails')).rows).toEqual([{ status: 'failed' }])
})
