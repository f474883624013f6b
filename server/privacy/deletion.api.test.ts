import { describe, expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { eraseDueAccounts } from './erasure/erasure.service.ts'

setUpTestApp()

const DELETION = '/api/auth/deletion/'
const WEEK_MS = 7 * 24 * 3600 * 1000

const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const eraseDue = () =>
  eraseDueAccounts({
    db: testApp().connection.db,
    files: testApp().services.files,
    outboxDir: testApp().outboxDir,
  })
const weekPasses = () => query(`update users set delete_on = delete_on - interval '7 days'`)
const isThere = async ({ id }: { id: number }) => (await query('select from users where id = $1', [id])).rowCount === 1

describe('requesting the deletion', () => {
  test('starts seven days in which nothing changes, and sends a mail', async () => {
    const user = await given.user()
    expect((await as(user).get(DELETION)).body).toEqual({ delete_on: null, retain_articles: true })
    const { status, body } = await as(user).post(DELETION, { password: PASSWORD })
    expect(status).toBe(202)
    expect(Math.abs(new Date(body.delete_on).getTime() - Date.now() - WEEK_MS)).toBeLessThan(60_000)
    expect((await as(user).get(DELETION)).body).toEqual({ delete_on: body.delete_on, retain_articles: true })
    expect(await queuedMails()).toEqual([{ recipient: user.email, template: 'deletion-requested' }])
    expect(await auditActions()).toEqual(['account.deletion_requested'])
    expect(await eraseDue()).toBe(0)
    expect((await as(user).get('/api/auth/profile/')).status).toBe(200)
  })

  test('needs the password, and says so on its field', async () => {
    const user = await given.user()
    expect(await as(user).post(DELETION, { password: 'not-this-one' })).toMatchObject({
      status: 400,
      body: { password: ['This is not your current password.'] },
    })
    expect((await as(user).post(DELETION, {})).body).toEqual({ password: ['Password is required'] })
    expect((await as(user).get(DELETION)).body.delete_on).toBeNull()
  })

  test('a second time keeps the date and sends no mail', async () => {
    const user = await given.dietitian()
    const first = (await as(user).post(DELETION, { password: PASSWORD })).body
    const second = (await as(user).post(DELETION, { password: PASSWORD, retain_articles: false })).body
    expect(second).toEqual(first)
    expect((await as(user).get(DELETION)).body).toEqual({ ...first, retain_articles: false })
    expect(await queuedMails()).toHaveLength(1)
  })

  test('is rejected for the last remaining admin, also when two leave at once', async () => {
    const [asha, vikram] = [await given.admin(), await given.admin()]
    const answers = await Promise.all([asha, vikram].map((admin) => as(admin).post(DELETION, { password: PASSWORD })))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)?.body.detail).toBe(
      'You can’t delete the last active admin. Make another account an admin first.',
    )
  })
})

describe('cancelling the deletion', () => {
  test('keeps the account, and sends a mail', async () => {
    const user = await given.user()
    await as(user).post(DELETION, { password: PASSWORD })
    expect((await as(user).delete(DELETION)).status).toBe(204)
    await weekPasses()
    expect(await eraseDue()).toBe(0)
    expect((await queuedMails()).map(({ template }) => template)).toEqual(['deletion-requested', 'deletion-cancelled'])
    expect((await as(user).delete(DELETION)).status).toBe(409)
  })

  test('is possible after signing in again', async () => {
    const user = await given.user()
    await as(user).post(DELETION, { password: PASSWORD })
    expect((await as(user).post('/api/auth/login/', { email: user.email, password: PASSWORD })).status).toBe(200)
    expect((await as(user).delete(DELETION)).status).toBe(204)
  })
})

describe('when it is due', () => {
  test('the account is erased once, and a last mail says so', async () => {
    const [user, other] = [await given.user(), await given.user()]
    await as(user).post(DELETION, { password: PASSWORD })
    await weekPasses()
    expect(await Promise.all([eraseDue(), eraseDue()])).toContain(1)
    expect(await eraseDue()).toBe(0)
    expect(await isThere(user)).toBe(false)
    expect(await isThere(other)).toBe(true)
    expect(await queuedMails()).toEqual([{ recipient: user.email, template: 'account-deleted' }])
  })

  test('an admin who has become the last one stays', async () => {
    const [leaving, last] = [await given.admin(), await given.admin()]
    await as(leaving).post(DELETION, { password: PASSWORD })
    await query(`update users set role = 'user' where id = $1`, [last.id])
    await weekPasses()
    expect(await eraseDue()).toBe(0)
    expect(await isThere(leaving)).toBe(true)
  })

  test('a failing erasure leaves nothing half done and does not delay the others', async () => {
    const [broken, fine] = [await given.user(), await given.user()]
    for (const user of [broken, fine]) await as(user).post(DELETION, { password: PASSWORD })
    await weekPasses()
    await query(`create table keeps_account (user_id bigint references users (id))`)
    await query(`insert into keeps_account values ($1)`, [broken.id])
    await expect(eraseDue()).rejects.toThrow('not every account could be erased')
    expect([await isThere(broken), await isThere(fine)]).toEqual([true, false])
    await query('drop table keeps_account')
    expect(await eraseDue()).toBe(1)
  })
})
