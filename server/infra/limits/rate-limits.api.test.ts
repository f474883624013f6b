import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const from = (remoteAddress: string) => ({
  login: (email: string, password: string) =>
    anonymous.send({ method: 'POST', url: '/api/auth/login/', payload: { email, password }, remoteAddress }),
})

async function statuses(times: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (let done = 0; done < times; done++) {
    const { status } = await call()
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

test('after ten failures an account is locked for that address, and its owner can sign in elsewhere', async () => {
  const user = await given.user()
  expect(await statuses(11, () => from('10.0.0.1').login(user.email, 'wrong-password'))).toEqual({ 401: 10, 429: 1 })
  const rejected = await from('10.0.0.1').login(user.email, PASSWORD)
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(800)
  expect(rejected.body.detail).toMatch(/^Too many requests\. Try again in \d+ minutes\.$/)
  expect((await from('10.0.0.2').login(user.email, PASSWORD)).status).toBe(200)
})

/**
 * Makes as many failed attempts as the account may have within an hour, each from another address; retries while a busy
 * server answers 503.
 */
async function flood(email: string): Promise<void> {
  const guess = async (address: number) => {
    while ((await from(`10.3.${address}.1`).login(email, 'wrong-password')).status === 503);
  }
  await Promise.all(Array.from({ length: 100 }, (_, address) => guess(address)))
}

test('after a hundred failures only known devices may try, and the owner gets one mail', async () => {
  const user = await given.user()
  const headers = { 'x-device-id': '0b2f8c9e-1f1d-4c3e-9a51-6f4f0c0e7d11' }
  const login = (remoteAddress: string, password: string, sent = {}) =>
    anonymous.send({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: user.email, password },
      remoteAddress,
      headers: sent,
    })
  expect((await login('10.4.0.1', PASSWORD, headers)).status).toBe(200)
  await flood(user.email)
  expect((await login('10.4.0.2', PASSWORD)).status).toBe(429)
  expect((await login('10.4.0.2', PASSWORD, { 'x-device-id': crypto.randomUUID() })).status).toBe(429)
  expect((await login('10.4.0.1', PASSWORD, headers)).status).toBe(200)
  const { rows } = await testApp().connection.pool.query(
    `select props->>'notice' as notice from mails where template = 'account-notice'`,
  )
  expect(rows).toEqual([{ notice: 'many-wrong-passwords' }])
})

test('a password reset lets the owner in on a new device, and an unknown address has the same limit', async () => {
  const user = await given.user()
  await flood(user.email)
  await anonymous.post('/api/auth/password/forgot/', { email: user.email })
  const { rows } = await testApp().connection.pool.query(
    `select props->>'token' as token from mails where template = 'password-reset'`,
  )
  const password = 'kadhi-chawal-88'
  await anonymous.post('/api/auth/password/reset/', { token: rows[0].token, password, password_confirm: password })
  expect((await from('10.4.0.2').login(user.email, password)).status).toBe(200)
  await flood('nobody@example.in')
  expect((await from('10.4.0.2').login('nobody@example.in', PASSWORD)).status).toBe(429)
})

test('of 200 guesses from the networks of one /48 forty are checked', async () => {
  const user = await given.user()
  const guess = (at: number) => from(`2001:db8:1:${at.toString(16)}::1`).login(user.email, 'wrong-password')
  // Each from its own /64, in 100 different /56.
  const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => guess(at * 128)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(40)
  const near = (at: number) => from(`2001:db8:2:${at.toString(16)}::1`).login(user.email, 'wrong-password')
  const sameCustomer = await Promise.all(Array.from({ length: 30 }, (_, at) => near(at)))
  expect(sameCustomer.filter(({ status }) => status === 401)).toHaveLength(20)
})

test('of guesses sent all at once ten are checked', async () => {
  const user = await given.user()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => from('10.0.0.1').login(user.email, 'wrong-password')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('an address of hundreds of letters is counted like any other', async () => {
  const long = `${'a'.repeat(400)}@example.in`
  expect(await statuses(11, () => from('10.0.0.1').login(long, 'wrong-password'))).toEqual({ 401: 10, 429: 1 })
})

test('a right password resets the failures before it', async () => {
  const user = await given.user()
  await statuses(9, () => from('10.0.0.1').login(user.email, 'wrong-password'))
  expect((await from('10.0.0.1').login(user.email, PASSWORD)).status).toBe(200)
  expect(await statuses(9, () => from('10.0.0.1').login(user.email, 'wrong-password'))).toEqual({ 401: 9 })
})

test('an IPv6 network counts as one address', async () => {
  const user = await given.user()
  await statuses(10, () => from('2001:db8:1:2::1').login(user.email, 'wrong-password'))
  expect((await from('2001:db8:1:2:ffff::9').login(user.email, PASSWORD)).status).toBe(429)
  expect((await from('2001:db8:1:3::1').login(user.email, PASSWORD)).status).toBe(200)
})

test('an account can send twenty requests an hour; those with invalid input do not count', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const caller = as(client)
  const send = (message: string) => caller.post('/api/adminpanel/contact-requests/', { to_dietitian: ana.id, message })
  await statuses(3, () => send('short'))
  expect(await statuses(21, () => send('Please help me to plan my meals.'))).toEqual({ 201: 20, 429: 1 })
})

test('an address can request ten links an hour, an account gets five', async () => {
  const user = await given.user()
  const forgot = (email: string, remoteAddress: string) =>
    anonymous.send({ method: 'POST', url: '/api/auth/password/forgot/', payload: { email }, remoteAddress })
  expect(await statuses(6, () => forgot(user.email, '10.1.0.1'))).toEqual({ 200: 5, 429: 1 })
  expect((await forgot('other@example.in', '10.1.0.1')).status).toBe(200)
})

test('other writes of an account share a limit', async () => {
  const caller = as(await given.user())
  expect(await statuses(121, () => caller.patch('/api/auth/profile/', { age: 30 }))).toEqual({ 200: 120, 429: 1 })
})
