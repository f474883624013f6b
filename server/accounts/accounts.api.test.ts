import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { EMAIL_TAKEN, PASSWORD_TOO_COMMON, PASSWORDS_DIFFER } from '#domain/accounts/account-rules.ts'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, TOKEN_SECRET, testApp } from '#test/test-app.ts'

setUpTestApp()

const input = {
  first_name: 'Rohit',
  last_name: 'Sharma',
  email: 'rohit@example.in',
  password: PASSWORD,
  password_confirm: PASSWORD,
}
const register = (change: object = {}) => anonymous.post('/api/auth/register/', { ...input, ...change })
const login = (change: object = {}) =>
  anonymous.post('/api/auth/login/', { email: input.email, password: PASSWORD, ...change })

test('a registration creates an account with role user, signs it in and sends a welcome mail', async () => {
  const { status, body } = await register({ role: 'admin', terms_accepted: true })
  expect(status).toBe(201)
  expect(body.user).toEqual({
    id: expect.any(Number),
    first_name: 'Rohit',
    last_name: 'Sharma',
    email: 'rohit@example.in',
    role: 'user',
    phone_number: null,
    weight: null,
    height: null,
    age: null,
    gender: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  expect((await bearing(body.tokens.access).get('/api/auth/profile/')).body.user.id).toBe(body.user.id)
  expect(await queuedMails()).toEqual([{ recipient: 'rohit@example.in', template: 'welcome' }])
  const { rows } = await testApp().connection.pool.query('select kind, version from consents')
  expect(rows).toEqual([{ kind: 'terms', version: expect.any(String) }])
})

test('a registration may include profile details', async () => {
  const details = { phone_number: '+91 98140 12345', age: 34, gender: 'female', height: 158.5, weight: 61.25 }
  const { body } = await register(details)
  expect((await bearing(body.tokens.access).get('/api/auth/profile/')).body.user).toMatchObject(details)
})

test.each<[string, object, object]>([
  ['an impossible age', { age: 121 }, { age: ['Age must be a whole number between 1 and 120'] }],
  ['no first name', { first_name: ' ' }, { first_name: ['First name is required'] }],
  ['no last name', { last_name: undefined }, { last_name: ['Last name is required'] }],
  ['a bad e-mail', { email: 'rohit' }, { email: ['Enter a valid email address'] }],
  ['no e-mail', { email: '' }, { email: ['Email is required'] }],
  [
    'an e-mail with an invisible character',
    { email: 'ro\u200bhit@example.in' },
    { email: ['Enter a valid email address'] },
  ],
  ['a name of invisible characters', { first_name: '\u200b\u200d' }, { first_name: ['First name is required'] }],
  [
    'a short password',
    { password: 'short', password_confirm: 'short' },
    { password: ['Password must be at least 8 characters long'] },
  ],
  [
    'a long password',
    { password: 'x'.repeat(129), password_confirm: 'x'.repeat(129) },
    { password: ['Password must be at most 128 characters long'] },
  ],
  ['a common password', { password: 'password1', password_confirm: 'password1' }, { password: [PASSWORD_TOO_COMMON] }],
  [
    'the e-mail as password',
    { password: input.email, password_confirm: input.email },
    { password: ['Your password can’t be your email address'] },
  ],
  ['a differing confirmation', { password_confirm: 'another-password' }, { password_confirm: [PASSWORDS_DIFFER] }],
  ['a long name', { first_name: 'x'.repeat(151) }, { first_name: ['First name must be at most 150 characters long'] }],
])('a registration with %s is rejected', async (_, change, errors) => {
  expect(await register(change)).toMatchObject({ status: 400, body: errors })
})

test('a first name comes without the title that pages add', async () => {
  const { body } = await register({ first_name: 'Dr. dr Harpreet', email: 'harpreet@example.in' })
  expect(body.user.first_name).toBe('Harpreet')
})

test('e-mail addresses are unique regardless of case and Unicode composition', async () => {
  await register({ email: 'caf\u00e9@example.in' })
  expect(await register({ email: '  CAFE\u0301@Example.in ' })).toMatchObject({
    status: 400,
    body: { email: [EMAIL_TAKEN] },
  })
})

test('of two simultaneous registrations only one succeeds', async () => {
  const statuses = (await Promise.all([register(), register()])).map((response) => response.status).sort()
  expect(statuses).toEqual([201, 400])
})

test('a sign-in returns user and tokens and is written to the audit log', async () => {
  const { body } = await register()
  const response = await login({ email: ' ROHIT@example.in' })
  expect(response).toMatchObject({
    status: 200,
    body: { user: { id: body.user.id }, tokens: { access: expect.any(String) } },
  })
  expect(await auditActions()).toEqual(['account.registered', 'account.signed_in'])
})

test('remember decides how long the refresh token lives', async () => {
  await register()
  const lifeOf = async (remember: boolean) => {
    const { refresh } = (await login({ remember })).body.tokens
    const { exp, iat } = JSON.parse(Buffer.from(refresh.split('.')[1], 'base64url').toString())
    return (exp - iat) / 86_400
  }
  expect([await lifeOf(false), await lifeOf(true)]).toEqual([1, 30])
})

test('a wrong password, an unknown address, a disabled and a demo account get the same answer', async () => {
  await given.user({ email: 'off@example.in', is_active: false })
  await given.user({ email: 'demo@example.in', is_demo: true })
  testApp().services.allowsDemoSignIn = false
  testApp().app.services.allowsDemoSignIn = false
  await register()
  const rejected = { status: 401, body: { detail: 'Invalid email or password.' } }
  expect(await login({ password: 'wrong-password' })).toMatchObject(rejected)
  expect(await login({ email: 'nobody@example.in' })).toMatchObject(rejected)
  expect(await login({ email: 'off@example.in' })).toMatchObject(rejected)
  expect(await login({ email: 'demo@example.in' })).toMatchObject(rejected)
  testApp().app.services.allowsDemoSignIn = true
  expect((await login({ email: 'demo@example.in' })).status).toBe(200)
})

test('a demo account can sign in only from this machine, and not through a proxy on it', async () => {
  await given.user({ email: 'demo@example.in', is_demo: true })
  const loginWith = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    anonymous.send({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: 'demo@example.in', password: PASSWORD },
      headers: { host: 'localhost:3000', ...headers },
      remoteAddress,
    })
  expect((await loginWith({})).status).toBe(200)
  expect((await loginWith({ host: 'thali.example' })).status).toBe(401)
  expect((await loginWith({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })).status).toBe(401)
  expect((await loginWith({}, '192.168.1.7')).status).toBe(401)
})

test('the session of a demo account ends once the site is public', async () => {
  const caller = as(await given.user({ is_demo: true }))
  expect((await caller.get('/api/auth/profile/')).status).toBe(200)
  testApp().app.services.allowsDemoSignIn = false
  expect((await caller.get('/api/auth/profile/')).status).toBe(401)
  testApp().app.services.allowsDemoSignIn = true
})

test('an address with control characters is rejected before the database sees it', async () => {
  expect(await login({ email: 'rohit\u0000@example.in' })).toMatchObject({
    status: 400,
    body: { email: ['Control characters are not allowed'] },
  })
})

test('a refresh token gives a new access token until its session ends', async () => {
  const { tokens } = (await register()).body
  const response = await anonymous.post('/api/auth/token/refresh/', { refresh: tokens.refresh })
  expect(response).toMatchObject({ status: 200, body: { access: expect.any(String) } })
  expect((await bearing(response.body.access).get('/api/auth/profile/')).status).toBe(200)
  expect(await bearing(tokens.access).post('/api/auth/logout/', { refresh: tokens.refresh })).toMatchObject({
    status: 200,
    body: { message: 'Logged out.' },
  })
  const rejected = { status: 401, body: { detail: 'Token is invalid or expired' } }
  expect(await anonymous.post('/api/auth/token/refresh/', { refresh: tokens.refresh })).toMatchObject(rejected)
  expect(await bearing(response.body.access).get('/api/auth/profile/')).toMatchObject(rejected)
})

test('an access token cannot be used as a refresh token, nor vice versa', async () => {
  const { tokens } = (await register()).body
  expect((await anonymous.post('/api/auth/token/refresh/', { refresh: tokens.access })).status).toBe(401)
  expect((await bearing(tokens.refresh).get('/api/auth/profile/')).status).toBe(401)
})

test('a token without an expiry, with invalid claims or signed with another algorithm is rejected', async () => {
  const { tokens } = (await register()).body
  const claims = JSON.parse(Buffer.from(tokens.access.split('.')[1], 'base64url').toString())
  const forge = (change: object, alg = 'HS256') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(TOKEN_SECRET))
  const statusOf = async (token: string) => (await bearing(token).get('/api/auth/profile/')).status
  expect(await statusOf(await forge({}))).toBe(200)
  const forged = [{ exp: undefined }, { exp: 1 }, { sid: 1.5 }, { sid: '1' }, { sub: '1e300' }, { iss: 'other' }]
  for (const change of forged) expect(await statusOf(await forge(change)), JSON.stringify(change)).toBe(401)
  expect(await statusOf(await forge({}, 'HS512'))).toBe(401)
  expect(await statusOf(new UnsecuredJWT(claims).encode())).toBe(401)
})

test('logging out with an expired access token still ends the session', async () => {
  const { tokens } = (await register()).body
  expect((await anonymous.post('/api/auth/logout/', { refresh: tokens.refresh })).status).toBe(200)
  expect((await bearing(tokens.access).get('/api/auth/profile/')).status).toBe(401)
  expect(await bearing(tokens.access).post('/api/auth/logout/', { refresh: tokens.refresh })).toMatchObject({
    status: 401,
    body: { detail: 'Token is invalid or expired' },
  })
})

test('the stored session holds no token', async () => {
  const { tokens } = (await register()).body
  const { rows } = await testApp().connection.pool.query('select refresh_hash from sessions')
  expect(rows[0].refresh_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rows[0].refresh_hash).not.toContain(tokens.refresh.slice(-20))
})

test('the profile stores the fields sent, clears empty ones and ignores unknown ones', async () => {
  const user = await given.user({ phone_number: '98140 00000', age: 30 })
  const patch = {
    weight: 70.5,
    height: 172,
    age: '',
    phone_number: null,
    gender: 'female',
    email: 'x@example.in',
    role: 'admin',
  }
  const { status, body } = await as(user).patch('/api/auth/profile/', patch)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    weight: 70.5,
    height: 172,
    age: null,
    phone_number: null,
    gender: 'female',
    email: user.email,
    role: 'user',
  })
})

test.each<[object, object]>([
  [{ age: 0 }, { age: ['Age must be a whole number between 1 and 120'] }],
  [{ age: 12.5 }, { age: ['Age must be a whole number between 1 and 120'] }],
  [{ weight: 1000 }, { weight: ['Weight must be between 1 and 999.99 kg'] }],
  [{ height: 0.5 }, { height: ['Height must be between 1 and 999.99 cm'] }],
  [{ gender: 'x' }, { gender: ['Choose one of: male, female, other'] }],
  [
    { phone_number: '12' },
    { phone_number: ['Enter a phone number with 7 to 15 digits. You can use +, spaces and hyphens'] },
  ],
  [{ first_name: '' }, { first_name: ['First name is required'] }],
])('the profile rejects %j', async (patch, errors) => {
  expect(await as(await given.user()).patch('/api/auth/profile/', patch)).toMatchObject({ status: 400, body: errors })
})

test('a disabled account loses access at its next call', async () => {
  const [user, admin] = [await given.user(), await given.admin()]
  const session = as(user)
  expect((await session.get('/api/auth/profile/')).status).toBe(200)
  await as(admin).patch(`/api/adminpanel/users/${user.id}/`, { is_active: false })
  expect((await session.get('/api/auth/profile/')).status).toBe(401)
})
