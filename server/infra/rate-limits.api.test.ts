import { expect, test } from 'vitest'
import { as, nobody } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const from = (remoteAddress: string) => ({
  login: (email: string, password: string) =>
    nobody.send({ method: 'POST', url: '/api/auth/login/', payload: { email, password }, remoteAddress }),
})

async function statuses(times: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (let done = 0; done < times; done++) {
    const { status } = await call()
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}

test('after ten failures an account is closed to that address, and open to its owner elsewhere', async () => {
  const user = await given.user()
  expect(await statuses(11, () => from('10.0.0.1').login(user.email, 'wrong-password'))).toEqual({ 401: 10, 429: 1 })
  const refused = await from('10.0.0.1').login(user.email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect(refused.body.detail).toMatch(/^Too many requests\. Try again in \d+ minutes\.$/)
  expect((await from('10.0.0.2').login(user.email, PASSWORD)).status).toBe(200)
})

test('a flood of wrong passwords from many addresses does not keep the owner out', async () => {
  const user = await given.user()
  for (let address = 0; address < 15; address++) {
    await statuses(11, () => from(`10.3.0.${address}`).login(user.email, 'wrong-password'))
  }
  expect((await from('10.4.0.1').login(user.email, PASSWORD)).status).toBe(200)
})

test('of guesses sent all at once ten are looked at', async () => {
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

test('a right password forgets the failures before it', async () => {
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

test('an account sends twenty requests in an hour; refused ones with bad input do not count', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const caller = as(client)
  const send = (message: string) => caller.post('/api/adminpanel/contact-requests/', { to_dietitian: ana.id, message })
  await statuses(3, () => send('short'))
  expect(await statuses(21, () => send('Please help me to plan my meals.'))).toEqual({ 201: 20, 429: 1 })
})

test('an address asks for ten links in an hour, an account gets five', async () => {
  const user = await given.user()
  const forgot = (email: string, remoteAddress: string) =>
    nobody.send({ method: 'POST', url: '/api/auth/password/forgot/', payload: { email }, remoteAddress })
  expect(await statuses(6, () => forgot(user.email, '10.1.0.1'))).toEqual({ 200: 5, 429: 1 })
  expect((await forgot('other@example.in', '10.1.0.1')).status).toBe(200)
})

test('other writes of an account share a limit', async () => {
  const caller = as(await given.user())
  expect(await statuses(121, () => caller.patch('/api/auth/profile/', { age: 30 }))).toEqual({ 200: 120, 429: 1 })
})
