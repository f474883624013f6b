import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { ensureAdmin } from './user-admin.service.ts'

setUpTestApp()

const ADMIN = { email: 'asha@example.in', password: 'poha-with-peanuts-17' }
const ensure = () => ensureAdmin(testApp().services.db, ADMIN)

async function roleOf(credentials: { email: string; password: string }): Promise<unknown> {
  const { status, body } = await anonymous.post('/api/auth/login/', credentials)
  return status === 200 ? body.user.role : status
}

test('the admin is created once', async () => {
  await ensure()
  await ensure()
  expect(await roleOf(ADMIN)).toBe('admin')
})

test("a stranger who registered the operator's address first does not become the admin", async () => {
  const squatter = await given.user({ email: ADMIN.email })
  const session = as(squatter)
  expect((await session.get('/api/auth/profile/')).status).toBe(200)
  await ensure()
  expect((await session.get('/api/auth/profile/')).status).toBe(401)
  expect(await roleOf({ email: ADMIN.email, password: PASSWORD })).toBe(401)
  expect(await roleOf(ADMIN)).toBe('admin')
})

test('the second factor of an earlier account does not lock the operator out', async () => {
  const squatter = await given.user({ email: ADMIN.email, otp_secret: 'sealed', otp_enabled_at: new Date() })
  await ensure()
  expect(await roleOf(ADMIN)).toBe('admin')
  expect((await as(squatter).get('/api/auth/security/')).body.otp_enabled).toBe(false)
})

test('the address that the operator sets counts as verified', async () => {
  await given.admin({ email: ADMIN.email })
  await ensure()
  expect((await as({ id: 1 }).get('/api/auth/security/')).body.email_verified).toBe(true)
})

test('a disabled admin is enabled again and keeps their password', async () => {
  await given.admin({ email: ADMIN.email, is_active: false })
  await ensure()
  expect(await roleOf({ email: ADMIN.email, password: PASSWORD })).toBe('admin')
})
