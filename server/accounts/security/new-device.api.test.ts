import { expect, test } from 'vitest'
import { DEVICE_HEADER } from '#domain/accounts/device-id.ts'
import { anonymous } from '#test/callers.ts'
import { whereFound } from '#test/erasure/search.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`
const WINDOWS_UPDATED = WINDOWS.replace('141', '142')
const ANDROID = `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`

const HOME = '0d6f1c58-77a1-4c50-8f3c-2b1a9f0e6d11'
const OTHER = '9b1e7f02-3c44-4d0a-9a55-c0ffee5e5510'

interface SignIn {
  password?: string
  id?: string
}

function signIn(email: string, userAgent: string, { password = PASSWORD, id }: SignIn = {}) {
  const headers = { 'user-agent': userAgent, ...(id ? { [DEVICE_HEADER]: id } : {}) }
  const payload = { email, password }
  return anonymous.send({ method: 'POST', url: '/api/auth/login/', payload, headers, remoteAddress: '203.0.113.7' })
}

/** An account with a session in this browser, whose mails so far are deleted. */
async function knownOn(userAgent: string, id?: string) {
  const user = await given.user()
  await signIn(user.email, userAgent, id ? { id } : {})
  await testApp().connection.pool.query('delete from mails')
  return user
}

async function notices() {
  const { rows } = await testApp().connection.pool.query(
    `select recipient, props from mails where template = 'new-device' order by id`,
  )
  return rows
}

test('a sign-in on a new browser sends a mail, one on a known browser or its next version does not', async () => {
  const user = await knownOn(WINDOWS)
  for (const userAgent of [WINDOWS, WINDOWS_UPDATED]) await signIn(user.email, userAgent)
  expect(await notices()).toEqual([])
  await signIn(user.email, ANDROID, { password: 'wrong-password' })
  expect(await notices()).toEqual([])
  await signIn(user.email, ANDROID)
  expect(await notices()).toEqual([
    {
      recipient: user.email,
      props: {
        first_name: user.first_name,
        device: 'Chrome on Android',
        address: '203.0.113.x',
        at: expect.stringMatching(/Z$/),
      },
    },
  ])
  await signIn(user.email, ANDROID)
  expect(await notices()).toHaveLength(1)
})

test('after a month without a sign-in the owner gets a mail about every browser', async () => {
  const user = await knownOn(WINDOWS)
  await testApp().connection.pool.query('delete from sessions')
  await signIn(user.email, WINDOWS)
  expect(await notices()).toMatchObject([{ recipient: user.email }])
})

test('a browser that was signed out is still known', async () => {
  const user = await knownOn(ANDROID)
  await testApp().connection.pool.query('update sessions set revoked_at = now()')
  await signIn(user.email, ANDROID)
  expect(await notices()).toEqual([])
})

test('a registration does not count as a new device', async () => {
  const person = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in' }
  const payload = { ...person, password: PASSWORD, password_confirm: PASSWORD }
  const headers = { 'user-agent': WINDOWS, [DEVICE_HEADER]: HOME }
  expect((await anonymous.send({ method: 'POST', url: '/api/auth/register/', payload, headers })).status).toBe(201)
  await signIn(person.email, WINDOWS_UPDATED, { id: HOME })
  expect(await notices()).toEqual([])
})

test('a browser is recognised by its id: the same kind with another id, or with none, sends a mail', async () => {
  const user = await knownOn(WINDOWS, HOME)
  await signIn(user.email, WINDOWS_UPDATED, { id: HOME.toUpperCase() })
  await signIn(user.email, ANDROID, { id: HOME })
  expect(await notices()).toEqual([])
  await signIn(user.email, WINDOWS, { id: OTHER })
  expect(await notices()).toMatchObject([{ recipient: user.email, props: { device: 'Chrome on Windows' } }])
  await signIn(user.email, WINDOWS, { id: OTHER })
  expect(await notices()).toHaveLength(1)
  await signIn(user.email, WINDOWS)
  expect(await notices()).toHaveLength(2)
  await signIn(user.email, WINDOWS)
  await signIn(user.email, WINDOWS, { id: 'no id of ours' })
  expect(await notices()).toHaveLength(2)
})

test('a browser that signed in before it had an id sends no mail: its kind is accepted once, for the first id', async () => {
  const user = await knownOn(WINDOWS)
  await signIn(user.email, ANDROID)
  expect(await notices()).toHaveLength(1)
  await signIn(user.email, WINDOWS_UPDATED, { id: HOME })
  await signIn(user.email, ANDROID, { id: OTHER })
  expect(await notices()).toHaveLength(1)
  await signIn(user.email, WINDOWS, { id: '11111111-2222-4333-8444-555555555555' })
  expect(await notices()).toHaveLength(2)
})

test('the owner gets a mail when a session is refreshed on another device, once a day', async () => {
  const user = await given.user()
  const { body } = await signIn(user.email, WINDOWS, { id: HOME })
  const refresh = async (userAgent: string, id?: string) => {
    const headers = { 'user-agent': userAgent, ...(id ? { [DEVICE_HEADER]: id } : {}) }
    const payload = { refresh: body.tokens.refresh }
    const { status } = await anonymous.send({ method: 'POST', url: '/api/auth/token/refresh/', payload, headers })
    expect(status).toBe(200)
  }
  const changes = async () =>
    (await testApp().connection.pool.query(`select props from mails where template = 'device-changed'`)).rows
  await refresh(WINDOWS_UPDATED, HOME)
  expect(await changes()).toEqual([])
  // A thief knows the token and may copy the program's name, not the id.
  await refresh(WINDOWS)
  expect(await changes()).toMatchObject([{ props: { device: 'Chrome on Windows' } }])
  await refresh(ANDROID, OTHER)
  expect(await changes()).toHaveLength(1)
})

test('the id itself is not stored, and its hash differs between accounts', async () => {
  const [user, other] = [await given.user(), await given.user()]
  for (const { email } of [user, other]) await signIn(email, WINDOWS, { id: HOME })
  expect(await whereFound([HOME])).toEqual([])
  const { rows } = await testApp().connection.pool.query('select distinct device_hash from sessions')
  expect(rows).toHaveLength(2)
  expect(rows).not.toContainEqual({ device_hash: null })
})
