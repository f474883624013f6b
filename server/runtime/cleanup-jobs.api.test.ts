import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { insertAccountLink } from '../accounts/accounts.queries.ts'
import { emailVerifications, passwordResets } from '../accounts/accounts.table.ts'
import { insertSession } from '../accounts/sessions.queries.ts'
import { insertAiCall } from '../ai/ai-calls.queries.ts'
import { insertAssessment, insertLink } from '../assessments/assessments.queries.ts'
import { queueMail } from '../mail/mail.service.ts'
import { removeOldContentChanges, runCleanupJobs } from './cleanup-jobs.ts'

setUpTestApp()

const NOTHING = {
  assessments: 0,
  sessions: 0,
  email_verifications: 0,
  password_resets: 0,
  deleted_blogs: 0,
  blog_readers: 0,
  ai_calls: 0,
  mails: 0,
  mail_files: 0,
  unfinished_files: 0,
  audit_entries: 0,
  audit_access_markers: 0,
  erasures: 0,
  attachments: 0,
  documents: 0,
  pictures: 0,
}
const db = () => testApp().connection.db
const stores = () => ({ files: testApp().services.files, outboxDir: testApp().outboxDir })
const cleanUp = () => runCleanupJobs(db(), stores())

async function ids(table: string): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`select id from ${sql.identifier(table)} order by id`)
  return rows.map(({ id }) => Number(id))
}

async function assessmentFrom(age: string): Promise<void> {
  const id = await insertAssessment(db(), {
    full_name: 'Asha Verma',
    email: 'asha@example.in',
    phone_number: '9814012345',
    age: 34,
    gender: 'female',
    height: 158,
    weight: 61,
  })
  await insertLink(db(), { assessment_id: id, token_hash: `hash ${id}`, may_show: true, expires_at: new Date() })
  await db().execute(sql`update assessments set created_at = now() - ${age}::interval where id = ${id}`)
}

test('an empty database has nothing to erase', async () => {
  expect(await cleanUp()).toEqual(NOTHING)
})

test('submissions are erased with their links after 24 months', async () => {
  await assessmentFrom('24 months 1 minute')
  await assessmentFrom('24 months -1 day')
  expect(await cleanUp()).toEqual({ ...NOTHING, assessments: 1 })
  expect(await ids('assessments')).toEqual([2])
  expect(await ids('assessment_links')).toEqual([2])
})

test('a deleted article can be restored for thirty days, and is then erased with everything that belongs to it', async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  await given.blog({ author, deleted_at: new Date(Date.now() - 29 * 86_400_000) })
  await db().execute(sql`update blogs set deleted_at = now() - interval '30 days 1 minute' where id = ${blog.id}`)
  expect(await cleanUp()).toEqual({ ...NOTHING, deleted_blogs: 1 })
  expect(await ids('blogs')).toEqual([blog.id + 1])
})

test('the readers of an article are erased after the next day', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  await db().execute(sql`
    insert into blog_readers (day, blog_id, reader)
    values (current_date - 2, ${blog.id}, 'old'), (current_date, ${blog.id}, 'new')`)
  expect(await cleanUp()).toEqual({ ...NOTHING, blog_readers: 1 })
})

test('more rows than one statement takes are all erased', async () => {
  await assessmentFrom('25 months')
  await db().execute(sql`
    insert into assessments (full_name, email, phone_number, age, gender, height, weight, created_at)
    select full_name, email, phone_number, age, gender, height, weight, created_at
    from assessments, generate_series(1, 5001)`)
  expect(await cleanUp()).toEqual({ ...NOTHING, assessments: 5002 })
  expect(await ids('assessments')).toEqual([])
})

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)

test('sessions are erased 30 days after they have expired or were ended', async () => {
  const user = await given.user()
  for (const days of [31, 29, -1, -1, -1]) {
    await insertSession(db(), { user_id: user.id, user_agent: '', address: null, seconds: -days * 86_400 })
  }
  await db().execute(sql`update sessions set revoked_at = now() - interval '31 days' where id = 4`)
  await db().execute(sql`update sessions set revoked_at = now() - interval '29 days' where id = 5`)
  expect(await cleanUp()).toEqual({ ...NOTHING, sessions: 2 })
  expect(await ids('sessions')).toEqual([2, 3, 5])
})

test('the time of the last access is erased after a day', async () => {
  const { id } = await given.admin()
  await db().execute(sql`insert into audit_access_markers (actor_id, action, target_type, target_id, recorded_at) values
    (${id}, 'account.opened', 'user', 1, now() - interval '25 hours'),
    (${id}, 'account.opened', 'user', 2, now() - interval '23 hours')`)
  expect(await cleanUp()).toEqual({ ...NOTHING, audit_access_markers: 1 })
})

test('links to set a password are erased 30 days after they have expired', async () => {
  const user = await given.user()
  for (const days of [31, 29]) await insertAccountLink(db(), passwordResets, user.id, `hash ${days}`, ago(days))
  expect(await cleanUp()).toEqual({ ...NOTHING, password_resets: 1 })
  expect(await ids('password_resets')).toEqual([2])
})

test('links to confirm an address are erased 30 days after they have expired', async () => {
  const user = await given.user()
  for (const days of [31, 29]) await insertAccountLink(db(), emailVerifications, user.id, `hash ${days}`, ago(days))
  expect(await cleanUp()).toEqual({ ...NOTHING, email_verifications: 1 })
  expect(await ids('email_verifications')).toEqual([2])
})

test('sent and failed mails are erased after 30 days, waiting ones stay', async () => {
  for (const status of ['sent', 'failed', 'queued', 'sent']) {
    await queueMail(db(), { to: 'asha@example.in', template: 'welcome', props: { first_name: 'Asha', token: 'abc' } })
    await db().execute(sql`update mails set status = ${status} where id = (select max(id) from mails)`)
  }
  await db().execute(sql`update mails set created_at = now() - interval '31 days' where id < 4`)
  expect(await cleanUp()).toEqual({ ...NOTHING, mails: 2 })
  expect(await ids('mails')).toEqual([3, 4])
})

test('records of AI calls are erased after 90 days', async () => {
  const { id } = await given.dietitian()
  const call = { action: 'generate', engine: 'built_in', outcome: 'done', requests: 0, took_ms: 5 } as const
  for (const days of [91, 89]) await insertAiCall(db(), { ...call, user_id: id, created_at: ago(days) })
  expect(await cleanUp()).toEqual({ ...NOTHING, ai_calls: 1 })
  expect(await ids('ai_calls')).toEqual([2])
})

test('a row that cannot be erased does not stop the rest', async () => {
  const user = await given.user()
  await assessmentFrom('25 months')
  await insertSession(db(), { user_id: user.id, user_agent: '', address: null, seconds: -31 * 86_400 })
  await db().execute(sql`alter table assessments rename to assessments_away`)
  try {
    await expect(cleanUp()).rejects.toThrow('some cleanup jobs failed')
  } finally {
    await db().execute(sql`alter table assessments_away rename to assessments`)
  }
  expect(await ids('sessions')).toEqual([])
  expect(await ids('assessments')).toEqual([1])
})

test('content changes are retained for an hour, for processes that have missed them', async () => {
  await db().execute(sql`
    insert into content_changes (tags, created_at)
    values ('{blog:1}', now() - interval '61 minutes'), ('{blog:2}', now() - interval '59 minutes')`)
  expect(await removeOldContentChanges(db(), stores())).toBe(1)
})
