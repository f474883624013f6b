import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { deliverMails } from '#test/deliver-mails.ts'
import { readFiles } from '#test/erasure/search.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { createMailer } from '../../infra/mail/mailer.ts'
import { deliverMail } from '../../mail/delivery.service.ts'
import { eraseDueAccounts } from './erasure.service.ts'

setUpTestApp()

beforeEach(async () => {
  await rm(testApp().outboxDir, { recursive: true, force: true })
  await mkdir(testApp().outboxDir)
})

const API = '/api/adminpanel'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const stores = () => ({ db: testApp().connection.db, files: testApp().services.files, outboxDir: testApp().outboxDir })
const NEW_ASSESSMENT = { phone_number: '98140 00001', guardian_name: null, is_minor: false }

async function erase(...ids: number[]): Promise<void> {
  await query('update users set delete_on = now() where id = any($1::bigint[])', [ids])
  expect(await eraseDueAccounts(stores())).toBe(ids.length)
}

async function log(action: string, target: [string, number], before: object, after: object): Promise<void> {
  await query('insert into audit_entries (action, target_type, target_id, before, after) values ($1, $2, $3, $4, $5)', [
    action,
    ...target,
    JSON.stringify(before),
    JSON.stringify(after),
  ])
}

async function insertMail(recipient: string, template: string, props: object): Promise<void> {
  await query('insert into mails (recipient, template, props) values ($1, $2, $3)', [
    recipient,
    template,
    JSON.stringify(props),
  ])
}

const recipients = async () =>
  (await readFiles(testApp().outboxDir)).map(({ text }) => /^To: (.*)$/m.exec(text)?.[1]?.trim())
const valuesOf = async (action: string) =>
  (await query('select before, after from audit_entries where action = $1 order by id', [action])).rows
const templates = async () =>
  (await query(`select template from mails where template <> 'account-deleted' order by id`)).rows.map(
    ({ template }) => template,
  )

test('the values of other people are kept, whatever the name of the erased person', async () => {
  const names = [
    ['{"role":', '"admin"}'],
    ['role', 'user'],
    ['.*', '.+'],
    ['[deleted]', '\\1'],
  ]
  const hostile = []
  for (const [first_name = '', last_name = ''] of names) {
    hostile.push(await given.user({ first_name, last_name, email_verified_at: new Date() }))
  }
  const [admin, other] = [await given.admin(), await given.user()]
  await as(admin).patch(`${API}/users/${other.id}/`, { role: 'dietitian' })
  await query('delete from mails')
  await log('review.hidden', ['review', 77], { is_hidden: false }, { is_hidden: true, reason: 'role user .* admin' })
  await insertMail(admin.email, 'new-message', { client_name: 'role user', request_id: 12345 })
  await deliverMails()
  await erase(...hostile.map(({ id }) => id))
  expect(await valuesOf('account.role_changed')).toEqual([{ before: { role: 'user' }, after: { role: 'dietitian' } }])
  expect(await valuesOf('review.hidden')).toMatchObject([{ after: { reason: 'role user .* admin' } }])
  expect(await templates()).toEqual(['new-message'])
  expect(await recipients()).toHaveLength(1)
})

test('a namesake keeps mails, files, articles in the log and counters', async () => {
  const name = { first_name: 'Priya', last_name: 'Sharma' }
  const leaving = await given.user({ ...name, email: 'x@b.co', email_verified_at: new Date() })
  const admin = await given.admin()
  await insertMail(admin.email, 'new-assessment', { full_name: 'Priya Sharma', email: 'max@b.co', ...NEW_ASSESSMENT })
  await deliverMails()
  await insertMail(admin.email, 'new-assessment', { full_name: 'Priya Sharma', email: 'x@b.co.in', ...NEW_ASSESSMENT })
  await insertMail(admin.email, 'new-assessment', { full_name: 'Priya Sharma', email: 'x@b.co', ...NEW_ASSESSMENT })
  const title = 'Dr Priya Sharma on ragi'
  await log('blog.changed', ['blog', 900], { title }, { title, reason: 'asked by max@b.co\nx@b.co, and x@b.co.in' })
  for (const key of [
    'loginFailures:max@b.co|::1',
    'forgotByAccount:x@b.co.in',
    'loginFailures:x@b.co|::1',
    'loginFailuresByAccount:x@b.co',
    'loginFailuresBy48:x@b.co|2001:db8:1::/48',
  ]) {
    await query('insert into rate_limits (key, points, expire) values ($1, 1, 99999999999999)', [key])
  }
  await erase(leaving.id)
  expect(await templates()).toEqual(['new-assessment', 'new-assessment'])
  expect(await recipients()).toHaveLength(1)
  expect(await valuesOf('blog.changed')).toEqual([
    { before: { title }, after: { title, reason: 'asked by max@b.co\n[deleted], and x@b.co.in' } },
  ])
  expect((await query('select key from rate_limits order by key')).rows.map(({ key }) => key)).toEqual([
    'forgotByAccount:x@b.co.in',
    'loginFailures:max@b.co|::1',
  ])
})

test('an unverified address, and a number of another account, are not searched for in others’ texts', async () => {
  const squatter = await given.user({ email: 'owner@b.co', phone_number: '98140 77777' })
  const admin = await given.admin({ phone_number: '+91 98140-77777' })
  const reason = 'owner@b.co called from 9814077777'
  await log('blog.changed', ['blog', 900], {}, { reason })
  await insertMail(admin.email, 'new-assessment', { full_name: 'Ona', email: 'owner@b.co', ...NEW_ASSESSMENT })
  await insertMail('owner@b.co', 'assessment-received', { token: 'abc' })
  await deliverMails()
  await insertMail('owner@b.co', 'welcome', { first_name: 'Ona', token: 'abc' })
  await erase(squatter.id)
  expect(await templates()).toEqual(['new-assessment', 'assessment-received'])
  expect(await recipients()).toHaveLength(2)
  expect(await valuesOf('blog.changed')).toMatchObject([{ after: { reason } }])
})

test('a name that changed with every request does not slow the erasure', async () => {
  const [client, dietitian] = [await given.user({ email_verified_at: new Date() }), await given.dietitian()]
  await query(
    `insert into consultation_requests (client_id, dietitian_id, name, email, phone_number, message, priority, created_at)
     select $1, $2, 'Former' || n || ' Name' || n, $3, (9800000000 + n)::text, 'Dear all', 'low', now() from generate_series(1, 2000) as n`,
    [client.id, dietitian.id, client.email],
  )
  await query(
    `insert into consultation_messages (request_id, author_id, body)
     select id, $1, 'Dear ' || name || ', eat ragi. Call ' || phone_number from consultation_requests`,
    [dietitian.id],
  )
  await erase(client.id)
  const { rows } = await query('select body from consultation_messages order by id desc limit 1')
  expect(rows).toEqual([{ body: 'Dear [deleted], eat ragi. Call [deleted]' }])
  expect((await query(`select from consultation_requests where name <> 'Deleted account'`)).rowCount).toBe(0)
})

test('log entries about articles are erased with their author, whether the articles stay, are deleted or were deleted before', async () => {
  const [author, admin] = [await given.dietitian(), await given.admin()]
  const [remaining, deleted] = [await given.blog({ author }), await given.blog({ author, title: 'By Tessaly herself' })]
  await as(admin).patch(`${API}/blogs/${remaining.id}/`, { title: 'Tessaly on ragi and other millets' })
  await as(author).delete(`${API}/blogs/${deleted.id}/`)
  await query('delete from blogs where id = $1', [deleted.id])
  await erase(author.id)
  expect(await valuesOf('blog.changed')).toEqual([{ before: null, after: null }])
  expect(await valuesOf('blog.deleted')).toEqual([{ before: null, after: null }])
})

test('a mail being sent while its account is erased leaves no file', async () => {
  const user = await given.user()
  const { connection, outboxDir } = testApp()
  await insertMail(user.email, 'welcome', { first_name: user.first_name, token: 'abc' })
  const { rows } = await query('select id from mails')
  const files = createMailer({ from: () => 'Thali <care@thali.test>', outboxDir })
  const whileErased = {
    ...files,
    send: async (mail: Parameters<typeof files.send>[0]) => {
      await erase(user.id)
      await files.send(mail)
    },
  }
  await deliverMail(connection.db, whileErased, 'http://thali.test', Number(rows[0].id), false)
  expect(await recipients()).toEqual([])
})

test('files written during the erasure are removed too, and the last mail stays', async () => {
  const user = await given.user({ email_verified_at: new Date() })
  const late = join(testApp().outboxDir, '20990101T000000.000Z-99.eml')
  await insertMail(user.email, 'welcome', { first_name: user.first_name, token: 'abc' })
  await deliverMails()
  await writeFile(late, `From: a@b.in\r\nTo: ${user.email}\r\nSubject: Hello\r\n\r\nHello`)
  await erase(user.id)
  expect(await recipients()).toEqual([])
  await deliverMails()
  expect(await recipients()).toHaveLength(1)
})
