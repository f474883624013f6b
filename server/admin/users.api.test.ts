import { expect, test } from 'vitest'
import { as, nobody } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions } from '#test/seen.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const USERS = '/api/adminpanel/users/'

test('an admin finds accounts by name, e-mail, role and access', async () => {
  const admin = await given.admin()
  await given.user({ first_name: 'Harpreet', last_name: 'Gill', email: 'h.gill@example.in' })
  await given.user({ is_active: false })
  await given.dietitian()
  const list = async (query: string) => (await as(admin).get(`${USERS}?${query}`)).body
  expect((await list('search=preet%20gi')).count).toBe(1)
  expect((await list('search=h.gill@')).results[0].email).toBe('h.gill@example.in')
  expect((await list('search=%25')).count).toBe(0)
  expect((await list('role=dietitian')).count).toBe(1)
  expect((await list('is_active=false')).results[0].is_active).toBe(false)
  expect((await list('ordering=created_at')).results[0].id).toBe(admin.id)
})

test('a role change makes an account a dietitian with its next call, and is audited', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  const session = as(user)
  expect((await session.get('/api/adminpanel/dietitians/me/')).status).toBe(403)
  expect(await as(admin).patch(`${USERS}${user.id}/`, { role: 'dietitian' })).toMatchObject({
    status: 200,
    body: { user: { role: 'dietitian' } },
  })
  expect((await session.get('/api/adminpanel/dietitians/me/')).status).toBe(200)
  expect(await auditActions()).toContain('account.role_changed')
  const { rows } = await testApp().connection.pool.query(
    `select before, after from audit_entries where action = 'account.role_changed'`,
  )
  expect(rows).toEqual([{ before: { role: 'user' }, after: { role: 'dietitian' } }])
})

test('a demoted or disabled dietitian is no longer listed', async () => {
  const [admin, ana, ravi] = [await given.admin(), await given.dietitian(), await given.dietitian()]
  await as(admin).patch(`${USERS}${ana.id}/`, { role: 'user' })
  await as(admin).patch(`${USERS}${ravi.id}/`, { is_active: false })
  expect((await nobody.get('/api/adminpanel/dietitians/')).body.count).toBe(0)
  expect((await nobody.get(`/api/adminpanel/dietitians/${ravi.id}/`)).status).toBe(404)
})

test('the last active admin can be neither demoted nor disabled', async () => {
  const admin = await given.admin()
  await given.admin({ is_active: false })
  const refused = { status: 409, body: { detail: 'The last active admin cannot be demoted or disabled.' } }
  expect(await as(admin).patch(`${USERS}${admin.id}/`, { role: 'user' })).toMatchObject(refused)
  expect(await as(admin).patch(`${USERS}${admin.id}/`, { is_active: false })).toMatchObject(refused)
})

test('two admins who demote each other at once do not leave the site without one', async () => {
  const [asha, vikram] = [await given.admin(), await given.admin()]
  await Promise.all([
    as(asha).patch(`${USERS}${vikram.id}/`, { role: 'user' }),
    as(vikram).patch(`${USERS}${asha.id}/`, { role: 'user' }),
  ])
  const { rows } = await testApp().connection.pool.query(`select 1 from users where role = 'admin' and is_active`)
  expect(rows.length).toBe(1)
})

test('an unknown role is refused and an unknown account not found', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  expect(await as(admin).patch(`${USERS}${user.id}/`, { role: 'owner' })).toMatchObject({
    status: 400,
    body: { role: ['Choose one of: user, dietitian, admin'] },
  })
  expect((await as(admin).patch(`${USERS}999/`, { role: 'user' })).status).toBe(404)
})
