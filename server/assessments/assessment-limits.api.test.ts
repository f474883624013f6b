import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: true })

const input = {
  full_name: 'Asha Verma',
  email: 'asha@example.in',
  phone_number: '9814012345',
  age: 34,
  gender: 'female',
  height: 158,
  weight: 61,
}
const from = (remoteAddress: string) => (url: string, payload: object) =>
  anonymous.send({ method: 'POST', url, payload, remoteAddress })
const send = (address: string, fields: object = {}) => from(address)('/api/contact/', { ...input, ...fields })

async function mailedToken(): Promise<string> {
  const { rows } = await testApp().connection.pool.query(
    `select props->>'token' as token from mails where props ? 'token' order by id desc limit 1`,
  )
  return rows[0].token
}

test('an address can send ten submissions an hour, the eleventh is rejected', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await send('10.0.0.1')).status).toBe(201)
  const rejected = await send('10.0.0.1')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3500)
  expect(rejected.body).toEqual({ detail: expect.stringMatching(/^Too many requests\. Try again in \d+ minutes\.$/) })
  expect((await send('10.0.0.2')).status).toBe(201)
})

test('a submission that is rejected does not count', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await send('10.0.0.3', sent % 2 ? { age: 0 } : { website: 'x' })).status).toBe(400)
  }
  expect((await send('10.0.0.3')).status).toBe(201)
})

test('an address gets at most three confirmations and three new links a day, and all submissions are stored', async () => {
  const messages: string[] = []
  for (const address of ['10.0.0.4', '10.0.0.6', '10.0.0.8', '10.0.0.9']) {
    const { status, body } = await send(address)
    expect(status).toBe(201)
    messages.push(body.message)
  }
  // Without a mail none is promised.
  expect(messages.map((message) => /confirmation email/.test(message))).toEqual([true, true, true, false])
  const token = await mailedToken()
  const renew = () => from('10.0.0.7')('/api/contact/link/', { token })
  for (let renewed = 0; renewed < 3; renewed += 1) expect((await renew()).status).toBe(200)
  expect(await renew()).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
  const { pool } = testApp().connection
  expect((await pool.query(`select from mails where recipient = 'asha@example.in'`)).rowCount).toBe(6)
  expect((await pool.query('select from assessments')).rowCount).toBe(4)
})

test('an address can request ten links an hour, whether or not it is known', async () => {
  const renew = () => from('10.0.0.5')('/api/contact/link/', { token: 'made-up' })
  for (let asked = 0; asked < 10; asked += 1) expect((await renew()).status).toBe(200)
  expect((await renew()).status).toBe(429)
})
