import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { hashRecoveryCode } from './second-factor.service.ts'

setUpTestApp({ rateLimits: true })

const ADMIN = '/api/adminpanel'
const stepUp = (caller: ReturnType<typeof as>, body: object = { password: PASSWORD }) =>
  caller.post('/api/auth/step-up/', body)

/** A caller with a stale password verification, eleven minutes old, as with a stolen token. */
async function stale(user: { id: number }): Promise<ReturnType<typeof as>> {
  const caller = as(user)
  await caller.get('/api/auth/profile/')
  await testApp().connection.pool.query(
    `update sessions set password_verified_at = now() - interval '11 minutes' where user_id = $1`,
    [user.id],
  )
  return caller
}

/** Every action that requires a step-up, each by an account that may do it. */
const GUARDED: [name: string, call: (caller: ReturnType<typeof as>, id: number) => ReturnType<typeof stepUp>][] = [
  ['change a role', (admin, id) => admin.patch(`${ADMIN}/users/${id}/`, { role: 'admin' })],
  ['disable an account', (admin, id) => admin.patch(`${ADMIN}/users/${id}/`, { is_active: false })],
  ['approve an application', (admin) => admin.patch(`${ADMIN}/dietitian-applications/1/`, { status: 'approved' })],
  ['download all assessments', (admin) => admin.get(`${ADMIN}/assessments/csv/`)],
  ['download the log', (admin) => admin.get(`${ADMIN}/audit/csv/`)],
  ['download the own data', (admin) => admin.get('/api/auth/export/')],
  ['set up two-step sign-in', (admin) => admin.post('/api/auth/otp/setup/')],
  ['switch two-step sign-in off', (admin) => admin.post('/api/auth/otp/disable/')],
  ['get new recovery codes', (admin) => admin.post('/api/auth/otp/recovery-codes/')],
  ['switch another person’s off', (admin, id) => admin.post(`${ADMIN}/users/${id}/otp/disable/`)],
  ['delete the account', (admin) => admin.post('/api/auth/deletion/', { password: PASSWORD })],
]

test.each(GUARDED)('to %s, the password must have been verified within the last ten minutes', async (_name, call) => {
  const [admin, person] = [await stale(await given.admin()), await given.user({ email_verified_at: new Date() })]
  const rejected = await call(admin, person.id)
  expect(rejected).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect(rejected.body.detail).toMatch(/^Enter your password again to /)
  expect(rejected.body).not.toHaveProperty('otp_required')
  const opened = await stepUp(admin)
  expect(opened.status).toBe(200)
  expect(Date.parse(opened.body.valid_until) - Date.now()).toBeGreaterThan(9.5 * 60_000)
  expect((await call(admin, person.id)).status).not.toBe(403)
})

test('a sign-in verifies the password for its own session only', async () => {
  const user = await given.user()
  const other = await stale(user)
  const { body } = await anonymous.post('/api/auth/login/', { email: user.email, password: PASSWORD })
  const headers = { authorization: `Bearer ${body.tokens.access}` }
  expect((await anonymous.send({ method: 'GET', url: '/api/auth/export/', headers })).status).toBe(200)
  expect((await other.get('/api/auth/export/')).status).toBe(403)
})

test('a missing permission is reported before the password is asked for', async () => {
  const response = await (await stale(await given.user())).get(`${ADMIN}/assessments/csv/`)
  expect(response.status).toBe(403)
  expect(response.body).not.toHaveProperty('code')
})

test('a wrong password grants nothing and counts as a failed sign-in of that address', async () => {
  const user = await given.user()
  const thief = await stale(user)
  for (let tries = 0; tries < 10; tries++) {
    expect(await stepUp(thief, { password: `guess ${tries}` })).toMatchObject({
      status: 400,
      body: { password: ['This is not your current password.'] },
    })
  }
  expect((await stepUp(thief)).status).toBe(429)
  expect((await anonymous.post('/api/auth/login/', { email: user.email, password: PASSWORD })).status).toBe(429)
  expect((await thief.get('/api/auth/export/')).status).toBe(403)
})

test('a stolen session gets ten guesses, from any address', async () => {
  const thief = await stale(await given.user())
  const from = (host: number) =>
    thief.send({
      method: 'POST',
      url: '/api/auth/step-up/',
      payload: { password: 'a guess' },
      remoteAddress: `10.9.0.${host}`,
    })
  for (let host = 0; host < 10; host++) expect((await from(host)).status).toBe(400)
  expect((await from(11)).status).toBe(429)
})

test('with two-step sign-in the code is asked for too', async () => {
  const secret = new Secret({ size: 20 }).base32
  const user = await given.user({ email_verified_at: new Date() })
  const { services, connection } = testApp()
  await connection.pool.query('update users set otp_secret = $1, otp_enabled_at = now() where id = $2', [
    services.secrets.seal(secret, `user ${user.id}`),
    user.id,
  ])
  await connection.pool.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
    user.id,
    hashRecoveryCode('abcd-efgh-jkmn'),
  ])
  const caller = await stale(user)
  expect((await caller.get('/api/auth/export/')).body).toMatchObject({ code: 'step_up_required', otp_required: true })
  expect(await stepUp(caller)).toMatchObject({
    status: 400,
    body: { code: ['Enter the code from your authenticator app.'] },
  })
  expect(await stepUp(caller, { password: PASSWORD, code: '000000' })).toMatchObject({
    status: 400,
    body: { code: ['This code is wrong, expired or already used. Enter a new one.'] },
  })
  expect((await caller.get('/api/auth/export/')).status).toBe(403)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await stepUp(caller, { password: PASSWORD, code })).status).toBe(200)
  expect((await caller.get('/api/auth/export/')).status).toBe(200)
  expect((await stepUp(await stale(user), { password: PASSWORD, code: 'ABCD EFGH JKMN' })).status).toBe(200)
  expect((await queuedMails()).at(-1)).toEqual({ recipient: user.email, template: 'account-notice' })
})
