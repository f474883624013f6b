import { expect, test } from 'vitest'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const verify = (caller: Pick<typeof anonymous, 'post'>, token: string) =>
  caller.post('/api/auth/email/verify/', { token })
const sendAgain = (user: { id: number }) => as(user).post('/api/auth/email/send-verification/')
const isVerified = async (user: { id: number }) => (await as(user).get('/api/auth/security/')).body.email_verified
const INVALID = { status: 400, body: { token: ['This link is invalid or has expired.'] } }

async function mailedTokens(): Promise<string[]> {
  const { rows } = await testApp().connection.pool.query(`select props->>'token' as token from mails order by id`)
  return rows.map((row) => row.token)
}

test('the welcome mail holds the link, which works once, and only after a sign-in', async () => {
  const person = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in' }
  const password = 'makki-roti-sarson'
  const { body } = await anonymous.post('/api/auth/register/', { ...person, password, password_confirm: password })
  const [token = ''] = await mailedTokens()
  expect(await isVerified(body.user)).toBe(false)
  const asha = bearing(body.tokens.access)
  expect(await verify(asha, token)).toMatchObject({
    status: 200,
    body: { message: 'Your email address is confirmed.' },
  })
  expect((await asha.get('/api/auth/security/')).body.email_verified).toBe(true)
  expect(await verify(asha, token)).toMatchObject(INVALID)
  expect(await auditActions()).toEqual(['account.registered', 'account.email_verified'])
})

test("the link is sent again to the account's own address, and an earlier one stays valid", async () => {
  const user = await given.user()
  expect(await sendAgain(user)).toMatchObject({ status: 200, body: { message: 'We’ve sent you a new link.' } })
  await sendAgain(user)
  expect(await queuedMails()).toEqual(Array(2).fill({ recipient: user.email, template: 'verify-email' }))
  const [first = '', second = ''] = await mailedTokens()
  expect((await verify(as(user), first)).status).toBe(200)
  expect((await verify(as(user), second)).status).toBe(200)
  expect(await sendAgain(user)).toMatchObject({ body: { message: 'Your email address is already confirmed.' } })
  expect(await queuedMails()).toHaveLength(2)
})

test('the link alone does not verify an account that a stranger may have opened, and stays valid', async () => {
  const user = await given.user()
  await sendAgain(user)
  const [token = ''] = await mailedTokens()
  const rejected = {
    status: 409,
    body: { detail: 'Sign in to the account with this email address to confirm it.' },
  }
  expect((await verify(anonymous, token)).status).toBe(401)
  expect(await verify(as(await given.user()), token)).toMatchObject(rejected)
  expect(await isVerified(user)).toBe(false)
  expect((await verify(as(user), token)).status).toBe(200)
})

test('an account gets five links an hour', async () => {
  const user = await given.user()
  for (let sent = 0; sent < 5; sent++) expect((await sendAgain(user)).status).toBe(200)
  expect((await sendAgain(user)).status).toBe(429)
})

test('an expired, a made-up and a missing token are rejected', async () => {
  const user = await given.user()
  await sendAgain(user)
  await testApp().connection.pool.query(`update email_verifications set expires_at = now() - interval '1 second'`)
  const [token = ''] = await mailedTokens()
  expect(await verify(as(user), token)).toMatchObject(INVALID)
  expect(await verify(as(user), 'made-up')).toMatchObject(INVALID)
  expect(await as(user).post('/api/auth/email/verify/', {})).toMatchObject(INVALID)
  expect(await isVerified(user)).toBe(false)
})

test('opening the link changes nothing: the endpoint takes no GET', async () => {
  expect((await anonymous.get('/api/auth/email/verify/?token=x')).status).toBe(405)
})

test('setting a password with a mailed link confirms the address', async () => {
  const user = await given.user()
  await anonymous.post('/api/auth/password/forgot/', { email: user.email })
  const [token = ''] = await mailedTokens()
  await anonymous.post('/api/auth/password/reset/', {
    token,
    password: 'kadhi-chawal-88',
    password_confirm: 'kadhi-chawal-88',
  })
  expect(await isVerified(user)).toBe(true)
})

test('the security state has fields that the user object does not have', async () => {
  const delete_on = new Date('2026-12-01T00:00:00Z')
  const response = await as(await given.user({ delete_on })).get('/api/auth/security/')
  expect(response.body).toEqual({
    email_verified: false,
    otp_enabled: false,
    recovery_codes_left: 0,
    delete_on: delete_on.toISOString(),
  })
})

test('an unverified dietitian is listed like any other', async () => {
  await given.dietitian()
  expect((await anonymous.get('/api/adminpanel/dietitians/')).body.count).toBe(1)
})
