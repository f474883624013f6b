import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves once the sign-in waits for the lock: it has checked the password but not yet opened the session. */
async function untilOneWaits(): Promise<void> {
  const { pool } = testApp().connection
  await expect.poll(async () => (await pool.query(WAITING)).rowCount, { timeout: 10_000, interval: 20 }).toBe(1)
}

/** Makes the change in a transaction that stays open until a sign-in waits for it. */
async function signInDuring(change: string) {
  const user = await given.user()
  const other = await testApp().connection.pool.connect()
  try {
    await other.query('begin')
    await other.query(change, [user.id])
    const response = anonymous.post('/api/auth/login/', { email: user.email, password: PASSWORD })
    await untilOneWaits()
    await other.query('commit')
    return await response
  } finally {
    other.release()
  }
}

test.each([
  ['its password is changed', `update users set password_hash = 'another' where id = $1`],
  ['it is disabled', 'update users set is_active = false where id = $1'],
  ['it is erased', 'delete from users where id = $1'],
  ['its second factor is switched on', `update users set otp_secret = 's', otp_enabled_at = now() where id = $1`],
])('a sign-in under way opens no session once %s', async (_name, change) => {
  expect(await signInDuring(change)).toMatchObject({ status: 401, body: { detail: 'Invalid email or password.' } })
  expect((await testApp().connection.pool.query('select from sessions')).rowCount).toBe(0)
})

test('a sign-in in progress succeeds if another field of the account changes', async () => {
  expect((await signInDuring(`update users set age = 40 where id = $1`)).status).toBe(200)
})
