import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { RETAINED_AFTER_DELETION } from '#domain/privacy/after-deletion.content.ts'
import { MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { anonymous, as } from '#test/callers.ts'
import { deliverMails } from '#test/deliver-mails.ts'
import { REVIEWER_NAME } from '#test/erasure/dietitian-work.ts'
import { KNOWN_COLUMNS } from '#test/erasure/known-columns.ts'
import { ARTICLE_MARK, CLIENT, CLIENT_MARK, DIETITIAN, DIETITIAN_MARK } from '#test/erasure/people.ts'
import { columnsOfText, dumpTables, readFiles, rulesOfAccountKeys, whereFound } from '#test/erasure/search.ts'
import { createWorld, type World } from '#test/erasure/world.ts'
import { saveWorld, setUpTestApp, testApp } from '#test/test-app.ts'
import { runCleanupJobs } from '../../runtime/cleanup-jobs.ts'
import { eraseDueAccounts } from './erasure.service.ts'

setUpTestApp()

const CLIENT_MARKS = [CLIENT_MARK, CLIENT.first_name, CLIENT.last_name, CLIENT.email, '98111[ -]?22233']
const DIETITIAN_MARKS = [DIETITIAN_MARK, DIETITIAN.first_name, DIETITIAN.last_name, DIETITIAN.email, '98444[ -]?55566']

let client: World['client']
let dietitian: World['dietitian']
let request: number
let article: number

beforeAll(async () => {
  ;({ client, dietitian, request, article } = await createWorld())
  await saveWorld()
})

const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const stores = () => ({ db: testApp().connection.db, files: testApp().services.files, outboxDir: testApp().outboxDir })

async function erase(id: number, retainsArticles = true): Promise<void> {
  await query('update users set delete_on = now(), retain_articles = $2 where id = $1', [id, retainsArticles])
  expect(await eraseDueAccounts(stores())).toBe(1)
}

/** Runs the daily cleanup with everything made that many days older. */
async function runCleanupAfter(days: number): Promise<void> {
  const { outboxDir } = testApp()
  const moment = new Date(Date.now() - days * 24 * 3_600_000 - 60_000)
  for (const name of await readdir(outboxDir)) await utimes(join(outboxDir, name), moment, moment)
  await query('update mails set created_at = $1', [moment])
  await runCleanupJobs(testApp().connection.db, stores())
}

describe('coverage of the erasure', () => {
  test('every column that may contain personal data has a decision', async () => {
    const decided = Object.entries(KNOWN_COLUMNS).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    expect(await columnsOfText()).toEqual(decided.sort())
  })

  test('no table prevents the deletion of an account', async () => {
    const rules = await rulesOfAccountKeys()
    expect(Object.entries(rules).filter(([, rule]) => rule === 'none')).toEqual([])
  })

  test('the data of this test has rows in every table', async () => {
    const empty = [...(await dumpTables())]
      .filter(([table, rows]) => table.startsWith('public.') && rows.length === 0)
      .map(([table]) => table)
    expect(empty).toEqual(['public.erasures'])
    expect((await readdir(testApp().outboxDir)).length).toBeGreaterThan(2)
    expect((await readFiles(testApp().mediaDir)).length).toBeGreaterThan(3)
  })
})

describe('a client who has left', () => {
  test('is found in no table, no file and no mail but the last one', async () => {
    expect((await whereFound(CLIENT_MARKS)).length).toBeGreaterThan(20)
    await erase(client.id)
    await deliverMails()
    const found = await whereFound(CLIENT_MARKS)
    const { rows } = await query(`select id, recipient, props from mails where template = 'account-deleted'`)
    expect(rows).toMatchObject([{ recipient: '', props: {} }])
    // If mails are files, the last mail is a file too; the statement says how long it is kept.
    expect(found).toEqual([expect.stringMatching(new RegExp(`^\\d{8}T[^ ]+-${rows[0].id}\\.eml$`))])
    await runCleanupAfter(MAIL_RETENTION_DAYS - 1)
    expect(await whereFound(CLIENT_MARKS)).toEqual(found)
    await runCleanupAfter(MAIL_RETENTION_DAYS)
    expect(await whereFound(CLIENT_MARKS)).toEqual([])
  })

  test('stays, for the stated time, in a last mail that could not be sent', async () => {
    await erase(client.id)
    await query(`update mails set status = 'failed', last_error = '550 no such mailbox' where status = 'queued'`)
    expect(await whereFound(CLIENT_MARKS)).toEqual([expect.stringMatching(/^public\.mails: .*account-deleted/)])
    await runCleanupAfter(MAIL_RETENTION_DAYS)
    expect(await whereFound(CLIENT_MARKS)).toEqual([])
    expect(RETAINED_AFTER_DELETION.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(new RegExp(`^The last email.* ${MAIL_RETENTION_DAYS} days`)),
    )
  })

  test('leaves the replies without the client’s name, and the rating', async () => {
    await erase(client.id)
    const url = `/api/adminpanel/contact-requests/${request}/`
    expect((await as(dietitian).get(url)).body).toMatchObject({
      name: 'Deleted account',
      email: '',
      phone_number: null,
      age: null,
      gender: null,
      health_concern: null,
      guardian_name: null,
      status: 'closed',
    })
    const messages = (await as(dietitian).get(`${url}messages/`)).body.results
    expect(messages).toMatchObject([
      { body: `Dear [deleted], replykept: eat ragi. Call [deleted] if need be. Yours, ${dietitian.full_name}` },
      {
        author: { id: null, full_name: 'Deleted account' },
        body: 'Deleted with the account of the person who wrote it.',
      },
    ])
    expect((await query('select rating, text, client_id from reviews')).rows).toEqual([
      { rating: 4, text: '', client_id: null },
    ])
    expect((await as(dietitian).post(`${url}messages/`, { body: 'Are you there?' })).status).toBe(409)
  })

  test('has no session left, and the log contains only ids', async () => {
    const session = as(client)
    expect((await session.get('/api/auth/profile/')).status).toBe(200)
    await erase(client.id)
    expect((await session.get('/api/auth/profile/')).status).toBe(401)
    const { rows } = await query(
      `select actor_id, action, before, after from audit_entries where target_type = 'user' and target_id = $1 order by id`,
      [client.id],
    )
    expect(rows).toEqual([
      { actor_id: client.id, action: 'account.role_changed', before: null, after: null },
      { actor_id: null, action: 'account.deleted', before: null, after: null },
    ])
  })
})

describe('a dietitian who has left', () => {
  test('is found only in articles that stay published, and by name on what they reviewed', async () => {
    expect((await whereFound(DIETITIAN_MARKS)).length).toBeGreaterThan(20)
    await erase(dietitian.id)
    await deliverMails()
    expect((await whereFound(DIETITIAN_MARKS)).filter((where) => !where.endsWith('.eml'))).toEqual([
      expect.stringMatching(/^public\.medical_reviews: /),
    ])
    const reviewed = 'select reviewer_id, reviewer_name, comments from medical_reviews where page is not null'
    expect((await query(reviewed)).rows).toEqual([{ reviewer_id: null, reviewer_name: REVIEWER_NAME, comments: [] }])
    expect((await anonymous.get(`/api/adminpanel/blogs/${article}/`)).body).toMatchObject({
      author: { id: null, full_name: 'Former author', role: 'user' },
      title: `A plate with ${ARTICLE_MARK} bowls`,
    })
    expect((await anonymous.get(`/api/adminpanel/dietitians/${dietitian.id}/`)).status).toBe(404)
    const list = (await anonymous.get('/api/adminpanel/blogs/')).body
    expect(list).toMatchObject({ count: 1, results: [{ author: { full_name: 'Former author' } }] })
    expect((await anonymous.get('/api/adminpanel/blogs/?search=oswaldine')).body.count).toBe(0)
  })

  test('has the articles and their pictures erased too, if so chosen', async () => {
    const pictures = (await query('select sizes from stored_pictures')).rows
    expect(pictures).toHaveLength(4)
    await erase(dietitian.id, false)
    expect((await anonymous.get(`/api/adminpanel/blogs/${article}/`)).status).toBe(404)
    expect(await whereFound([ARTICLE_MARK])).toEqual([])
    expect((await query('select hash from stored_pictures')).rows).toEqual([])
    const others = (await readFiles(testApp().mediaDir)).map(({ name }) => name)
    // The client's own document, and what the client uploaded.
    expect(others).toHaveLength(3)
    expect(others).toContain(`${CLIENT_MARK}.pdf`)
  })

  test('has no open request left: they are closed, and their clients get a mail', async () => {
    await erase(dietitian.id)
    const { rows } = await query(`select recipient, props from mails where template = 'request-closed'`)
    expect(rows).toEqual([{ recipient: client.email, props: { client_name: client.full_name } }])
    const url = `/api/adminpanel/contact-requests/${request}/`
    expect((await as(client).get(url)).body).toMatchObject({
      status: 'closed',
      to_dietitian: null,
      dietitian_name: 'Deleted account',
      message: expect.stringContaining('Dear [deleted], clientmark asks'),
    })
    expect((await as(client).get(`${url}messages/`)).body.results).toMatchObject([
      { author: { full_name: 'Deleted account' }, body: expect.stringContaining('replykept') },
      { author: { id: client.id }, body: 'clientmark thanks you, [deleted].' },
    ])
    expect((await as(client).post(`${url}messages/`, { body: 'Hello?' })).status).toBe(409)
  })

  test('returns waiting assessments to the inbox, and leaves the answers without a name', async () => {
    await erase(dietitian.id)
    const { rows } = await query(
      `select status, answer, assigned_to from assessments where email = 'another@example.in' order by id`,
    )
    expect(rows).toEqual([
      { status: 'answered', answer: 'Eat ragi, says [deleted].', assigned_to: null },
      { status: 'new', answer: null, assigned_to: null },
    ])
  })
})
