import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RETAINED_AFTER_DELETION } from '#domain/privacy/after-deletion.content.ts'
import { MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { as, nobody } from '#test/callers.ts'
import { KNOWN_COLUMNS } from '#test/erasure/known-columns.ts'
import { columnsOfText, dumpTables, readFiles, rulesOfAccountKeys, whereFound } from '#test/erasure/search.ts'
import {
  ARTICLE_MARK,
  CLIENT,
  CLIENT_MARK,
  DIETITIAN,
  DIETITIAN_MARK,
  deliverAll,
  liveTogether,
} from '#test/erasure/world.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { runCleanupJobs } from '../../runtime/cleanup-jobs.ts'
import { eraseDueAccounts } from './erasure.service.ts'

setUpTestApp()

const CLIENT_MARKS = [CLIENT_MARK, CLIENT.first_name, CLIENT.last_name, CLIENT.email, '98111[ -]?22233']
const DIETITIAN_MARKS = [DIETITIAN_MARK, DIETITIAN.first_name, DIETITIAN.last_name, DIETITIAN.email, '98444[ -]?55566']

const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const stores = () => ({ db: testApp().connection.db, files: testApp().services.files, outboxDir: testApp().outboxDir })

async function erase(id: number, retainsArticles = true): Promise<void> {
  await query('update users set delete_on = now(), keep_articles = $2 where id = $1', [id, retainsArticles])
  expect(await eraseDueAccounts(stores())).toBe(1)
}

/** As the daily run finds it when everything is older by so many days. */
async function purgeAfter(days: number): Promise<void> {
  const { outboxDir } = testApp()
  const moment = new Date(Date.now() - days * 24 * 3_600_000 - 60_000)
  for (const name of await readdir(outboxDir)) await utimes(join(outboxDir, name), moment, moment)
  await query('update mails set created_at = $1', [moment])
  await runCleanupJobs(testApp().connection.db, stores())
}

describe('what the erasure knows', () => {
  test('every column that may hold something of a person has a decision', async () => {
    const decided = Object.entries(KNOWN_COLUMNS).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    expect(await columnsOfText()).toEqual(decided.sort())
  })

  test('no table keeps an account from going', async () => {
    const rules = await rulesOfAccountKeys()
    expect(Object.entries(rules).filter(([, rule]) => rule === 'none')).toEqual([])
  })

  test('the world of this test has something in every table', async () => {
    await liveTogether()
    const empty = [...(await dumpTables())]
      .filter(([table, rows]) => table.startsWith('public.') && rows.length === 0)
      .map(([table]) => table)
    expect(empty).toEqual(['public.erasures'])
    expect((await readdir(testApp().outboxDir)).length).toBeGreaterThan(2)
    expect((await readFiles(testApp().mediaDir)).length).toBeGreaterThan(3)
  })
})

describe('a client who has left', () => {
  test('is nowhere any more, in no table, no file and no mail but the last one', async () => {
    const { client } = await liveTogether()
    expect((await whereFound(CLIENT_MARKS)).length).toBeGreaterThan(20)
    await erase(client.id)
    await deliverAll()
    const found = await whereFound(CLIENT_MARKS)
    const { rows } = await query(`select id, recipient, props from mails where template = 'account-deleted'`)
    expect(rows).toMatchObject([{ recipient: '', props: {} }])
    // The last mail itself, where mails are files; the statement says how long it stays.
    expect(found).toEqual([expect.stringMatching(new RegExp(`^\\d{8}T[^ ]+-${rows[0].id}\\.eml$`))])
    await purgeAfter(MAIL_RETENTION_DAYS - 1)
    expect(await whereFound(CLIENT_MARKS)).toEqual(found)
    await purgeAfter(MAIL_RETENTION_DAYS)
    expect(await whereFound(CLIENT_MARKS)).toEqual([])
  })

  test('is in a last mail that could not be sent for as long as the statement says', async () => {
    const { client } = await liveTogether()
    await erase(client.id)
    await query(`update mails set status = 'failed', last_error = '550 no such mailbox' where status = 'queued'`)
    expect(await whereFound(CLIENT_MARKS)).toEqual([expect.stringMatching(/^public\.mails: .*account-deleted/)])
    await purgeAfter(MAIL_RETENTION_DAYS)
    expect(await whereFound(CLIENT_MARKS)).toEqual([])
    expect(RETAINED_AFTER_DELETION.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(new RegExp(`^The last email.* ${MAIL_RETENTION_DAYS} days`)),
    )
  })

  test('leaves the replies, which do not say to whom, and the rating', async () => {
    const { client, dietitian, request } = await liveTogether()
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

  test('has no session left, and the log keeps numbers', async () => {
    const { client } = await liveTogether()
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
  test('is nowhere any more but in what stays published', async () => {
    const { dietitian, article } = await liveTogether()
    expect((await whereFound(DIETITIAN_MARKS)).length).toBeGreaterThan(20)
    await erase(dietitian.id)
    await deliverAll()
    expect((await whereFound(DIETITIAN_MARKS)).filter((where) => !where.endsWith('.eml'))).toEqual([])
    expect((await nobody.get(`/api/adminpanel/blogs/${article}/`)).body).toMatchObject({
      author: { id: null, full_name: 'Former author', role: 'user' },
      title: `A plate with ${ARTICLE_MARK} bowls`,
    })
    expect((await nobody.get(`/api/adminpanel/dietitians/${dietitian.id}/`)).status).toBe(404)
    const list = (await nobody.get('/api/adminpanel/blogs/')).body
    expect(list).toMatchObject({ count: 1, results: [{ author: { full_name: 'Former author' } }] })
    expect((await nobody.get('/api/adminpanel/blogs/?search=oswaldine')).body.count).toBe(0)
  })

  test('takes the articles along, if so chosen, with their pictures', async () => {
    const { dietitian, article } = await liveTogether()
    const pictures = (await query('select sizes from stored_pictures')).rows
    expect(pictures).toHaveLength(4)
    await erase(dietitian.id, false)
    expect((await nobody.get(`/api/adminpanel/blogs/${article}/`)).status).toBe(404)
    expect(await whereFound([ARTICLE_MARK])).toEqual([])
    expect((await query('select hash from stored_pictures')).rows).toEqual([])
    const others = (await readFiles(testApp().mediaDir)).map(({ name }) => name)
    expect(others).toEqual([`${CLIENT_MARK}.pdf`])
  })

  test('leaves nobody waiting: open requests are closed, and their clients told', async () => {
    const { client, dietitian, request } = await liveTogether()
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
})
