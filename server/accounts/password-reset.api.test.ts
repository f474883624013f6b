import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const SENT = { status: 200, body: { message: 'If an account exists for this address, we have sent a link.' } }
const NEW_PASSWORD = 'bhindi-with-bajra-roti'
const forgot = (email: string) => anonymous.post('/api/auth/password/forgot/', { email })
const reset = (token: string, password = NEW_PASSWORD) =>
  anonymous.post('/api/auth/password/reset/', { token, password, password_confirm: password })
const INVALID = { status: 400, body: { token: ['This link is invalid or has expired.'] } }

async function mailedTokens(): Promise<string[]> {
  const { rows } = await testApp().connection.pool.query(
    `select props->>'token' as token from mails where template = 'password-reset' order by id`,
  )
  return rows.map((row) => row.token)
}

test('a known and an unknown address get the same answer in about the same time', async () => {
  const user = await given.user()
  const timed = async (email: string) => {
    const startedAt = performance.now()
    expect(await forgot(email)).toMatchObject(SENT)
    return performance.now() - startedAt
  }
  const [known, unknown] = [await timed(user.email), await timed('nobody@example.in')]
  expect(await queuedMails()).toEqual([{ recipient: user.email, template: 'password-reset' }])
  // Both responses are sent after the same fixed delay, which is longer than the work takes.
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(240)
})

test('a link sets a new password once and ends every session', async () => {
  const user = await given.user()
  const session = as(user)
  await session.get('/api/auth/profile/')
  await forgot(user.email)
  const [token = ''] = await mailedTokens()
  expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Your password has been changed.' } })
  expect((await session.get('/api/auth/profile/')).status).toBe(401)
  expect((await anonymous.post('/api/auth/login/', { email: user.email, password: PASSWORD })).status).toBe(401)
  expect((await anonymous.post('/api/auth/login/', { email: user.email, password: NEW_PASSWORD })).status).toBe(200)
  expect(await reset(token)).toMatchObject(INVALID)
})

test('a new link voids the earlier one', async () => {
  const user = await given.user()
  await forgot(user.email)
  await forgot(user.email)
  const [first = '', second = ''] = await mailedTokens()
  expect(await reset(first)).toMatchObject(INVALID)
  expect((await reset(second)).status).toBe(200)
})

test('an expired, a made-up and a missing token are rejected', async () => {
  const user = await given.user()
  await forgot(user.email)
  await testApp().connection.pool.query(`update password_resets set expires_at = now() - interval '1 second'`)
  const [token = ''] = await mailedTokens()
  expect(await reset(token)).toMatchObject(INVALID)
  expect(await reset('made-up')).toMatchObject(INVALID)
  expect(await reset('')).toMatchObject(INVALID)
})

test('a rejected password leaves the link usable', async () => {
  const user = await given.user()
  await forgot(user.email)
  const [token = ''] = await mailedTokens()
  expect((await reset(token, user.email)).status).toBe(400)
  expect((await reset(token)).status).toBe(200)
})

test('disabled accounts get no link', async () => {
  const user = await given.user({ is_active: false })
  expect(await forgot(user.email)).toMatchObject(SENT)
  expect(await queuedMails()).toEqual([])
})

test('demo accounts get a link only where they may sign in', async () => {
  const demo = await given.user({ is_demo: true })
  testApp().app.services.allowsDemoSignIn = false
  await forgot(demo.email)
  expect(await queuedMails()).toEqual([])
  testApp().app.services.allowsDemoSignIn = true
  await forgot(demo.email)
  expect(await queuedMails()).toEqual([{ recipient: demo.email, template: 'password-reset' }])
})
