import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { eraseDueAccounts, repeatErasures, saveErasureList } from './erasure.service.ts'

setUpTestApp()

const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const stores = () => ({ db: testApp().connection.db, files: testApp().services.files, outboxDir: testApp().outboxDir })

/** Restores the account with its former id, as a backup would. */
async function restore(id: number, email: string, created: string): Promise<void> {
  await query(
    `insert into users (id, email, password_hash, first_name, last_name, role, created_at) overriding system value
     values ($1, $2, '', 'Come', 'Back', 'dietitian', ${created})`,
    [id, email],
  )
}

test('data that a restored backup brings back is erased again, without a second mail', async () => {
  const dietitian = await given.dietitian()
  await query(`update users set delete_on = now(), retain_articles = false where id = $1`, [dietitian.id])
  expect(await eraseDueAccounts(stores())).toBe(1)
  await saveErasureList(stores())

  // The restored database does not contain the erasure; the list in the file store does.
  await query('truncate erasures, mails')
  await restore(dietitian.id, dietitian.email, `now() - interval '1 year'`)
  await given.blog({ author: dietitian, title: 'An article that went with its author' })
  await given.request({ to: dietitian, from: await given.user() })
  expect(await repeatErasures(stores())).toEqual({ accounts: 1, assessments: 0 })
  expect((await query('select from users where id = $1', [dietitian.id])).rowCount).toBe(0)
  expect((await query('select from blogs')).rowCount).toBe(0)
  expect((await query('select status from consultation_requests')).rows).toEqual([{ status: 'closed' }])
  expect(await queuedMails()).toEqual([])
  expect(await repeatErasures(stores())).toEqual({ accounts: 0, assessments: 0 })
})

test('an assessment that was erased with its link is erased again', async () => {
  const insert = () =>
    query(
      `insert into assessments (id, full_name, email, phone_number, age, gender, height, weight, created_at)
       overriding system value values (7, 'Asha', 'asha@example.in', '9814012345', 30, 'female', 160, 60, now() - interval '1 day')`,
    )
  await insert()
  await query(`insert into assessment_links (assessment_id, token_hash, may_show, expires_at)
    values (7, encode(sha256('a-token'), 'hex'), false, now() + interval '1 hour')`)
  expect((await anonymous.post('/api/contact/erasure/', { token: 'a-token' })).status).toBe(200)
  await saveErasureList(stores())
  await query('truncate erasures')
  await insert()
  expect(await repeatErasures(stores())).toEqual({ accounts: 0, assessments: 1 })
})

test('a person who got the number of an erased account after the restore is left alone', async () => {
  const user = await given.user()
  await query(`update users set delete_on = now() where id = $1`, [user.id])
  await eraseDueAccounts(stores())
  await saveErasureList(stores())
  await restore(user.id, 'new@example.in', `now() + interval '1 minute'`)
  expect(await repeatErasures(stores())).toEqual({ accounts: 0, assessments: 0 })
  expect((await query('select from users where id = $1', [user.id])).rowCount).toBe(1)
})
