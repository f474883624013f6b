import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { UserRow } from '#server/accounts/accounts.queries.ts'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

// Stops the clock in the middle of a time step, so that no code expires in transit.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 }))
afterAll(() => void vi.useRealTimers())

const REQUIRED = { detail: 'Enter the code from your authenticator app.', otp_required: true }
const WRONG = 'This code is wrong, expired or already used. Enter a new one.'

/**
 * The code of a later time step. Each code works once, so a test that needs two uses the next step's for the second.
 */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

function signIn(user: UserRow, otp?: string, password = PASSWORD, remoteAddress = '10.0.0.1') {
  const payload = { email: user.email, password, ...(otp === undefined ? {} : { otp }) }
  return anonymous.send({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress })
}

/** An account with a second factor, enabled with the code of the previous step. */
async function guarded(fields = {}) {
  const user = await given.user({ email_verified_at: new Date(), ...fields })
  const caller = as(user)
  const { body: setup } = await caller.post('/api/auth/otp/setup/')
  const { body } = await caller.post('/api/auth/otp/confirm/', { otp: codeOf(setup.secret, -1) })
  return { user, caller, secret: setup.secret as string, recovery: body.recovery_codes as string[] }
}

const status = async (caller: ReturnType<typeof as>) => (await caller.get('/api/auth/security/')).body

test('the setup shows the secret and takes effect once a code was entered', async () => {
  const user = await given.user({ email_verified_at: new Date() })
  const caller = as(user)
  const { body } = await caller.post('/api/auth/otp/setup/')
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(body.uri).toContain(
    `otpauth://totp/Thali:${encodeURIComponent(user.email)}?issuer=Thali&secret=${body.secret}`,
  )
  expect((await signIn(user)).status).toBe(200)
  expect(await caller.post('/api/auth/otp/confirm/', { otp: '000000' })).toMatchObject({
    status: 400,
    body: { otp: [WRONG] },
  })
  const confirmed = await caller.post('/api/auth/otp/confirm/', { otp: codeOf(body.secret) })
  expect(confirmed.body.recovery_codes).toHaveLength(10)
  expect(await status(caller)).toMatchObject({ otp_enabled: true, recovery_codes_left: 10 })
  expect((await queuedMails()).at(-1)).toEqual({ recipient: user.email, template: 'account-notice' })
  expect((await caller.post('/api/auth/otp/setup/')).status).toBe(409)
  expect((await caller.post('/api/auth/otp/confirm/', { otp: codeOf(body.secret) })).status).toBe(409)
})

test('a sign-in asks for a code only after a right password', async () => {
  const { user, secret } = await guarded()
  expect(await signIn(user)).toMatchObject({ status: 401, body: REQUIRED })
  expect(await signIn(user, '')).toMatchObject({ status: 401, body: REQUIRED })
  const usual = { status: 401, body: { detail: 'Invalid email or password.' } }
  expect(await signIn(user, undefined, 'wrong-password')).toMatchObject(usual)
  const withCode = await signIn(user, codeOf(secret), 'wrong-password')
  expect(withCode).toMatchObject(usual)
  expect(withCode.body).not.toHaveProperty('otp_required')
  expect(await signIn(user, '123 45')).toMatchObject({ status: 401, body: { detail: WRONG, otp_required: true } })
  expect(await signIn(user, ` ${codeOf(secret).replace(/^.../, '$& ')} `)).toMatchObject({ status: 200 })
})

test('a code works once, and one step of drift is allowed either way', async () => {
  const { user, secret } = await guarded()
  const now = codeOf(secret)
  expect((await signIn(user, codeOf(secret, -2))).status).toBe(401)
  expect((await signIn(user, codeOf(secret, 2))).status).toBe(401)
  // This code has enabled the second factor.
  expect((await signIn(user, codeOf(secret, -1))).status).toBe(401)
  expect((await signIn(user, now)).status).toBe(200)
  expect((await signIn(user, now)).status).toBe(401)
  expect((await signIn(user, codeOf(secret, 1))).status).toBe(200)
  expect((await signIn(user, now)).status).toBe(401)
})

test('of two simultaneous sign-ins with the same code only one succeeds', async () => {
  const { user, secret } = await guarded()
  const otp = codeOf(secret)
  const answers = await Promise.all([signIn(user, otp), signIn(user, otp)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
})

test('each recovery code works once, in any spelling, and the owner gets a mail', async () => {
  const { user, caller, recovery } = await guarded()
  const [first = '', second = ''] = recovery
  expect((await signIn(user, first)).status).toBe(200)
  expect((await signIn(user, first)).status).toBe(401)
  expect((await signIn(user, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await status(caller)).recovery_codes_left).toBe(8)
  expect(await auditActions()).toContain('account.recovery_code_used')
  expect((await queuedMails()).filter(({ template }) => template === 'account-notice')).toHaveLength(3)
})

test('wrong codes count towards the sign-in limits, and a right password does not reset them', async () => {
  const { user, secret } = await guarded()
  for (let tries = 0; tries < 5; tries++) {
    expect((await signIn(user, '000000')).status).toBe(401)
    expect((await signIn(user)).status).toBe(401)
  }
  expect((await signIn(user, codeOf(secret))).status).toBe(429)
  expect((await signIn(user, codeOf(secret), PASSWORD, '10.0.0.2')).status).toBe(200)
})

test('the owner gets one mail about wrong codes after the right password', async () => {
  const { user, secret } = await guarded()
  const notices = async () => {
    const { rows } = await testApp().connection.pool.query(
      `select props->>'notice' as notice from mails where recipient = $1 and props->>'notice' = 'wrong-codes'`,
      [user.email],
    )
    return rows.length
  }
  for (let tries = 0; tries < 4; tries++) await signIn(user, '000000')
  expect(await notices()).toBe(0)
  for (let tries = 0; tries < 4; tries++) await signIn(user, '000000')
  expect(await notices()).toBe(1)
  expect((await signIn(user, codeOf(secret))).status).toBe(200)
  await signIn(user, '000000')
  expect(await notices()).toBe(1)
})

test('an account gets thirty codes an hour from all addresses; a recovery code still signs the owner in', async () => {
  const { user, secret, recovery } = await guarded()
  const answers = []
  for (let tries = 0; tries < 31; tries++) {
    answers.push((await signIn(user, '000000', PASSWORD, `10.1.${tries}.1`)).status)
  }
  expect(answers.slice(29)).toEqual([401, 429])
  expect((await signIn(user, codeOf(secret), PASSWORD, '10.2.0.1')).status).toBe(429)
  expect((await signIn(user, recovery[0], PASSWORD, '10.2.0.2')).status).toBe(200)
})

test('once it is switched off, the password alone is enough to sign in', async () => {
  const { user, caller } = await guarded()
  expect((await caller.post('/api/auth/otp/disable/')).status).toBe(204)
  expect(await status(caller)).toMatchObject({ otp_enabled: false, recovery_codes_left: 0 })
  expect((await signIn(user)).status).toBe(200)
  expect((await caller.post('/api/auth/otp/disable/')).status).toBe(409)
  expect((await caller.post('/api/auth/otp/recovery-codes/')).status).toBe(409)
})

test('new recovery codes replace the earlier ones', async () => {
  const { user, caller, recovery } = await guarded()
  const { body } = await caller.post('/api/auth/otp/recovery-codes/')
  expect(new Set([...body.recovery_codes, ...recovery]).size).toBe(20)
  expect((await signIn(user, recovery[0])).status).toBe(401)
  expect((await signIn(user, body.recovery_codes[0])).status).toBe(200)
})

async function setPasswordByMail(user: UserRow, password: string) {
  await anonymous.post('/api/auth/password/forgot/', { email: user.email })
  const { rows } = await testApp().connection.pool.query(
    `select props->>'token' as token from mails where template = 'password-reset' order by id desc limit 1`,
  )
  return anonymous.post('/api/auth/password/reset/', { token: rows[0].token, password, password_confirm: password })
}

test('a new password does not switch it off', async () => {
  const { user, secret } = await guarded()
  const password = 'kadhi-chawal-88'
  await setPasswordByMail(user, password)
  expect(await signIn(user, undefined, password)).toMatchObject({ status: 401, body: REQUIRED })
  expect((await signIn(user, codeOf(secret), password)).status).toBe(200)
})

test('it cannot be set up before the address is confirmed: the account may belong to a stranger', async () => {
  const user = await given.user()
  const caller = as(user)
  const rejected = { status: 409, body: { detail: 'Confirm your email address first.' } }
  expect(await caller.post('/api/auth/otp/setup/')).toMatchObject(rejected)
  const secret = new Secret({ size: 20 }).base32
  const sealed = testApp().services.secrets.seal(secret, `user ${user.id}`)
  await testApp().connection.pool.query('update users set otp_secret = $1', [sealed])
  expect(await caller.post('/api/auth/otp/confirm/', { otp: codeOf(secret) })).toMatchObject(rejected)
})

test('the owner of an address can sign in by a mailed link, even if a stranger enabled a second factor', async () => {
  const { user, recovery } = await guarded()
  await testApp().connection.pool.query('update users set email_verified_at = null')
  expect((await setPasswordByMail(user, 'kadhi-chawal-88')).status).toBe(200)
  expect((await signIn(user, undefined, 'kadhi-chawal-88')).status).toBe(200)
  expect((await signIn(user, recovery[0], PASSWORD)).status).toBe(401)
  expect((await testApp().connection.pool.query('select from recovery_codes')).rowCount).toBe(0)
})

test('a sign-in that fails after its recovery code leaves the code valid', async () => {
  const { user, recovery } = await guarded()
  const sign = vi.spyOn(testApp().app.services.tokens, 'sign').mockRejectedValueOnce(new Error('no key'))
  expect((await signIn(user, recovery[0])).status).toBe(500)
  sign.mockRestore()
  expect((await signIn(user, recovery[0])).status).toBe(200)
})

test('neither the database alone nor an admin can read the secret', async () => {
  const { user, secret, recovery } = await guarded()
  const dump = await testApp().connection.pool.query(
    `select jsonb_agg(u)::text || coalesce((select jsonb_agg(c)::text from recovery_codes c), '') ||
      coalesce((select jsonb_agg(m)::text from mails m), '') || coalesce((select jsonb_agg(a)::text from audit_entries a), '')
      as everything from users u`,
  )
  expect(dump.rows[0].everything).not.toContain(secret)
  expect(dump.rows[0].everything).not.toContain(recovery[0])
  const admin = as(await given.admin())
  const seen = [await admin.get('/api/adminpanel/users/'), await admin.patch(`/api/adminpanel/users/${user.id}/`, {})]
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/otp|recovery/)
})

test('under another key codes stop working, and recovery codes do not', async () => {
  const { user, secret, recovery } = await guarded()
  const open = vi.spyOn(testApp().app.services.secrets, 'open').mockReturnValue(null)
  expect((await signIn(user, codeOf(secret))).status).toBe(401)
  expect((await signIn(user, recovery[0])).status).toBe(200)
  open.mockRestore()
})
