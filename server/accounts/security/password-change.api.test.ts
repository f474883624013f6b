import { expect, test } from 'vitest'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const NEW_PASSWORD = 'bhindi-with-bajra-roti'

function change(caller: ReturnType<typeof as>, fields: object = {}) {
  const body = { current_password: PASSWORD, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD, ...fields }
  return caller.post('/api/auth/password/change/', body)
}
const login = (email: string, password: string) => anonymous.post('/api/auth/login/', { email, password })

test('the new password works, every session ends, and the response opens a new one', async () => {
  const user = await given.user()
  const [current, other] = [as(user), as(user)]
  await Promise.all([current.get('/api/auth/profile/'), other.get('/api/auth/profile/')])
  const changed = await change(current)
  expect(changed).toMatchObject({ status: 200, body: { message: 'Your password has been changed.' } })
  // A thief may have a copy of the tokens that made the change.
  expect((await current.get('/api/auth/profile/')).status).toBe(401)
  const { access, refresh } = changed.body.tokens
  expect((await bearing(access).get('/api/auth/profile/')).status).toBe(200)
  expect((await anonymous.post('/api/auth/token/refresh/', { refresh })).status).toBe(200)
  expect((await other.get('/api/auth/profile/')).status).toBe(401)
  expect((await login(user.email, PASSWORD)).status).toBe(401)
  expect((await login(user.email, NEW_PASSWORD)).status).toBe(200)
  expect(await auditActions()).toEqual(['account.password_changed', 'account.signed_in'])
  expect((await queuedMails())[0]).toEqual({ recipient: user.email, template: 'account-notice' })
})

test('links mailed before the change are invalid', async () => {
  const user = await given.user()
  await anonymous.post('/api/auth/password/forgot/', { email: user.email })
  const { rows } = await testApp().connection.pool.query(`select props->>'token' as token from mails`)
  await change(as(user))
  const reset = { token: rows[0].token, password: 'another-roti-77', password_confirm: 'another-roti-77' }
  expect((await anonymous.post('/api/auth/password/reset/', reset)).status).toBe(400)
})

test.each([
  [{ current_password: 'not-the-password' }, { current_password: ['This is not your current password.'] }],
  [{ current_password: '' }, { current_password: ['Current password is required'] }],
  [{ password: 'short', password_confirm: 'short' }, { password: ['New password must be at least 8 characters long'] }],
  [{ password_confirm: 'different' }, { password_confirm: ['Passwords do not match'] }],
  [
    { password: 'password123', password_confirm: 'password123' },
    { password: ['This password is too common. Choose one that is harder to guess'] },
  ],
])('%o is rejected', async (fields, body) => {
  const user = await given.user()
  expect(await change(as(user), fields)).toMatchObject({ status: 400, body })
  expect((await login(user.email, PASSWORD)).status).toBe(200)
})

test("the account's own address is rejected as a password", async () => {
  const user = await given.user()
  const response = await change(as(user), {
    password: user.email.toUpperCase(),
    password_confirm: user.email.toUpperCase(),
  })
  expect(response).toMatchObject({ status: 400, body: { password: ['Your password can’t be your email address'] } })
})

test('the new session has the lifetime of the previous one', async () => {
  const user = await given.user()
  const hours = async (remember: boolean) => {
    const password = remember ? PASSWORD : NEW_PASSWORD
    const { body } = await anonymous.post('/api/auth/login/', { email: user.email, password, remember })
    const next = remember ? NEW_PASSWORD : PASSWORD
    const fields = { current_password: password, password: next, password_confirm: next }
    const { refresh } = (await change(bearing(body.tokens.access), fields)).body.tokens
    const { exp, iat } = JSON.parse(Buffer.from(refresh.split('.')[1], 'base64url').toString())
    return (exp - iat) / 3600
  }
  expect([await hours(true), await hours(false)]).toEqual([30 * 24, 24])
})

test('a stolen session gets ten guesses, and the owner is not locked out elsewhere', async () => {
  const user = await given.user()
  const body = (current_password: string) => ({
    current_password,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
  })
  const from = (caller: ReturnType<typeof as>, remoteAddress: string, current_password: string) =>
    caller.send({ method: 'POST', url: '/api/auth/password/change/', payload: body(current_password), remoteAddress })
  const thief = as(user)
  for (let tries = 0; tries < 10; tries++) {
    expect((await from(thief, '10.7.0.1', `guess ${tries}`)).status).toBe(400)
  }
  expect((await from(thief, '10.7.0.2', PASSWORD)).status).toBe(429)
  expect((await from(as(user), '10.8.0.1', PASSWORD)).status).toBe(200)
})

test('of two simultaneous changes the second fails, because the password has changed', async () => {
  const user = await given.user()
  const caller = as(user)
  await caller.get('/api/auth/profile/')
  const answers = await Promise.all([change(caller), change(caller)])
  const [done, refused] = answers.map(({ status }) => status).sort()
  expect(done).toBe(200)
  // 401 if the first change had already ended the session of the second.
  expect([400, 401]).toContain(refused)
})
