import { expect, test } from 'vitest'
import type { Consent } from '#domain/privacy/privacy.schema.ts'
import { as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const CONSENTS = '/api/auth/consents/'
const DELETION = '/api/auth/deletion/'
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)

async function agreed(user: { id: number }): Promise<void> {
  await query(`insert into consents (user_id, kind, version) values ($1, 'terms', '2026-11')`, [user.id])
}

async function assessed({ email }: { email: string }): Promise<void> {
  await query(
    `insert into assessments (full_name, email, phone_number, age, gender, height, weight, notice_version, notice_accepted_at)
     values ('Asha', $1, '9814012345', 30, 'female', 160, 60, '2026-10', now())`,
    [email],
  )
}

async function consentsOf(user: { id: number }): Promise<Consent[]> {
  return (await as(user).get(CONSENTS)).body.results
}

test('withdrawing from the terms starts the deletion, and cancelling it renews the consent', async () => {
  const user = await given.user()
  await agreed(user)
  const [terms] = await consentsOf(user)
  expect(terms).toMatchObject({ kind: 'terms', version: '2026-11', withdrawn_at: null })
  expect((await as(user).delete(`${CONSENTS}${terms?.id}/`)).status).toBe(204)
  expect((await as(user).get(DELETION)).body.delete_on).not.toBeNull()
  expect((await as(user).delete(`${CONSENTS}${terms?.id}/`)).status).toBe(409)
  expect(await consentsOf(user)).toMatchObject([{ id: terms?.id, withdrawn_at: expect.stringMatching(/Z$/) }])
  await as(user).delete(DELETION)
  expect(await consentsOf(user)).toMatchObject([
    { kind: 'terms', withdrawn_at: null },
    { id: terms?.id, withdrawn_at: expect.any(String) },
  ])
  expect(await auditActions()).toContain('consent.withdrawn')
})

test('withdrawing from the notice of an assessment erases it; the withdrawal stays listed', async () => {
  const user = await given.user({ email_verified_at: new Date() })
  await assessed(user)
  await consentsOf(user)
  const [notice, ...more] = await consentsOf(user)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ kind: 'assessment_notice', version: '2026-10' })
  expect((await as(user).delete(`${CONSENTS}${notice?.id}/`)).status).toBe(204)
  expect((await query('select from assessments')).rowCount).toBe(0)
  expect((await query('select target_type, target_id from erasures')).rows).toEqual([
    { target_type: 'assessment', target_id: 1 },
  ])
  expect(await consentsOf(user)).toMatchObject([{ id: notice?.id, withdrawn_at: expect.any(String) }])
  expect((await as(user).get(DELETION)).body.delete_on).toBeNull()
})

test('withdrawing from the terms keeps the choice for the articles', async () => {
  const user = await given.dietitian()
  await agreed(user)
  await as(user).post(DELETION, { password: PASSWORD, retain_articles: false })
  const [terms] = await consentsOf(user)
  expect((await as(user).delete(`${CONSENTS}${terms?.id}/`)).status).toBe(204)
  expect((await as(user).get(DELETION)).body.retain_articles).toBe(false)
})

test('a consent is copied once, also for concurrent requests', async () => {
  const user = await given.user({ email_verified_at: new Date() })
  await assessed(user)
  await Promise.all(Array.from({ length: 8 }, () => consentsOf(user)))
  expect(await consentsOf(user)).toHaveLength(1)
})

test('an assessment belongs to nobody until its address is verified, and consents of others are not found', async () => {
  const [user, other] = [await given.user(), await given.user()]
  await assessed(user)
  await agreed(other)
  expect(await consentsOf(user)).toEqual([])
  expect((await as(user).delete(`${CONSENTS}1/`)).status).toBe(404)
})
