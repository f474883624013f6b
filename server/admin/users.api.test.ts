import { describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
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
  expect((await list('search=gill%20%20HARP')).count).toBe(1)
  expect((await list('search=harpreet%20h.gill%40example.in')).count).toBe(1)
  expect((await list('search=harpreet%20verma')).count).toBe(0)
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
  expect((await anonymous.get('/api/adminpanel/dietitians/')).body.count).toBe(0)
  expect((await anonymous.get(`/api/adminpanel/dietitians/${ravi.id}/`)).status).toBe(404)
})

test('the last active admin can be neither demoted nor disabled', async () => {
  const admin = await given.admin()
  await given.admin({ is_active: false })
  const rejected = { status: 409, body: { detail: 'You can’t demote or disable the last active admin.' } }
  expect(await as(admin).patch(`${USERS}${admin.id}/`, { role: 'user' })).toMatchObject(rejected)
  expect(await as(admin).patch(`${USERS}${admin.id}/`, { is_active: false })).toMatchObject(rejected)
})

test('two admins who demote each other at the same time leave one admin', async () => {
  const [asha, vikram] = [await given.admin(), await given.admin()]
  await Promise.all([
    as(asha).patch(`${USERS}${vikram.id}/`, { role: 'user' }),
    as(vikram).patch(`${USERS}${asha.id}/`, { role: 'user' }),
  ])
  const { rows } = await testApp().connection.pool.query(`select 1 from users where role = 'admin' and is_active`)
  expect(rows.length).toBe(1)
})

test('an unknown role is rejected and an unknown account not found', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  expect(await as(admin).patch(`${USERS}${user.id}/`, { role: 'owner' })).toMatchObject({
    status: 400,
    body: { role: ['Choose one of: user, dietitian, admin'] },
  })
  expect((await as(admin).patch(`${USERS}999/`, { role: 'user' })).status).toBe(404)
})

test('an account is shown without its health values, and opening it is recorded', async () => {
  const [admin, user] = [await given.admin(), await given.user({ weight: 71.5, age: 30 })]
  await as(user).get('/api/auth/profile/')
  const { status, body } = await as(admin).get(`${USERS}${user.id}/`)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    id: user.id,
    email: user.email,
    role: 'user',
    is_active: true,
    has_second_factor: false,
    delete_on: null,
    sessions: { count: 1, last_used_at: expect.any(String) },
  })
  for (const field of ['weight', 'height', 'age', 'gender']) expect(body.user).not.toHaveProperty(field)
  expect(await auditActions()).toContain('account.opened')
  expect((await as(admin).get(`${USERS}999/`)).status).toBe(404)
})

test('signing an account out everywhere ends its sessions at once, and is recorded', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  const [phone, laptop] = [as(user), as(user)]
  for (const session of [phone, laptop]) expect((await session.get('/api/auth/profile/')).status).toBe(200)
  expect((await as(admin).delete(`${USERS}${user.id}/sessions/`)).status).toBe(204)
  for (const session of [phone, laptop]) expect((await session.get('/api/auth/profile/')).status).toBe(401)
  const { rows } = await testApp().connection.pool.query(
    `select before, after from audit_entries where action = 'account.signed_out_everywhere'`,
  )
  expect(rows).toEqual([{ before: { sessions: 2 }, after: { sessions: 0 } }])
  expect((await as(admin).delete(`${USERS}999/sessions/`)).status).toBe(404)
})

test('an admin who signs their own account out everywhere stays signed in here', async () => {
  const admin = await given.admin()
  const [here, elsewhere] = [as(admin), as(admin)]
  await elsewhere.get('/api/auth/profile/')
  expect((await here.delete(`${USERS}${admin.id}/sessions/`)).status).toBe(204)
  expect((await here.get('/api/auth/profile/')).status).toBe(200)
  expect((await elsewhere.get('/api/auth/profile/')).status).toBe(401)
})

test('a disabled account is signed out with its next call', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  const session = as(user)
  await session.get('/api/auth/profile/')
  await as(admin).patch(`${USERS}${user.id}/`, { is_active: false })
  expect((await session.get('/api/auth/profile/')).status).toBe(401)
})

test('the stored counts follow changes of accounts', async () => {
  const [admin, user] = [await given.admin(), await given.user()]
  await Promise.all(Array.from({ length: 12 }, () => given.user()))
  const count = async (query: string) => (await as(admin).get(`${USERS}?${query}`)).body.count
  expect([await count(''), await count('role=user'), await count('is_active=false')]).toEqual([14, 13, 0])
  await as(admin).patch(`${USERS}${user.id}/`, { role: 'dietitian' })
  await as(admin).patch(`${USERS}${user.id}/`, { is_active: false })
  expect([await count('role=user'), await count('role=dietitian&is_active=false')]).toEqual([12, 1])
  await testApp().connection.pool.query(`delete from users where id = $1`, [user.id])
  expect([await count(''), await count('role=dietitian')]).toEqual([13, 0])
})

test('an admin whose account is about to be deleted does not count as the remaining one', async () => {
  const [asha, vikram] = [await given.admin(), await given.admin()]
  const leaving = await as(vikram).post('/api/auth/deletion/', { password: PASSWORD })
  expect(leaving.status).toBe(202)
  expect(await as(asha).patch(`${USERS}${asha.id}/`, { role: 'user' })).toMatchObject({ status: 409 })
  expect(await as(asha).patch(`${USERS}${vikram.id}/`, { role: 'user' })).toMatchObject({ status: 200 })
})

test('neither the list nor a change returns health values', async () => {
  const [admin, user] = [
    await given.admin(),
    await given.user({ weight: 71.5, height: 171.5, age: 30, gender: 'female' }),
  ]
  const { body: list } = await as(admin).get(USERS)
  const { body: changed } = await as(admin).patch(`${USERS}${user.id}/`, { is_active: false })
  const fields = ['created_at', 'email', 'first_name', 'id', 'is_active', 'last_name', 'phone_number', 'role']
  for (const account of [...list.results, changed.user]) expect(Object.keys(account).sort()).toEqual(fields)
})

test('the person and every admin get a mail about a change of role or access', async () => {
  const [admin, other, person] = [await given.admin(), await given.admin(), await given.user()]
  await given.admin({ is_active: false })
  const change = (patch: object) => as(admin).patch(`${USERS}${person.id}/`, patch)
  await change({ role: 'user' })
  expect(await queuedMails()).toEqual([])
  await change({ role: 'admin' })
  const { rows } = await testApp().connection.pool.query('select recipient, template, props from mails order by id')
  const access = { role: 'admin', is_active: true, at: expect.any(String) }
  const alert = { template: 'access-alert', props: { actor_id: admin.id, person_id: person.id, ...access } }
  expect(rows).toEqual([
    { recipient: person.email, template: 'access-changed', props: { first_name: person.first_name, ...access } },
    { recipient: admin.email, ...alert },
    { recipient: other.email, ...alert },
    { recipient: person.email, ...alert },
  ])
  await change({ is_active: false })
  expect((await queuedMails()).slice(4).map(({ template }) => template)).toEqual([
    'access-changed',
    'access-alert',
    'access-alert',
  ])
})

describe('the second factor of a person who has lost phone and codes', () => {
  const off = (admin: ReturnType<typeof as>, user: { id: number }) => admin.post(`${USERS}${user.id}/otp/disable/`)
  const guarded = { email_verified_at: new Date(), otp_secret: 'sealed', otp_enabled_at: new Date() }

  test('is switched off by an admin, is audited, and the owner gets a mail', async () => {
    const [admin, user] = [as(await given.admin()), await given.user(guarded)]
    const { pool } = testApp().connection
    await pool.query(`insert into recovery_codes (user_id, code_hash) values ($1, 'x')`, [user.id])
    expect((await off(admin, user)).status).toBe(204)
    expect((await anonymous.post('/api/auth/login/', { email: user.email, password: PASSWORD })).status).toBe(200)
    expect((await pool.query('select from recovery_codes')).rowCount).toBe(0)
    const { rows } = await pool.query(
      `select target_id, before, after from audit_entries where action = 'account.second_factor_off'`,
    )
    const [before, after] = [{ has_second_factor: true }, { has_second_factor: false }]
    expect(rows).toEqual([{ target_id: user.id, before, after }])
    const mails = await pool.query(`select recipient, props->>'notice' as notice from mails`)
    expect(mails.rows).toContainEqual({ recipient: user.email, notice: 'second-factor-off-by-admin' })
    expect(await off(admin, user)).toMatchObject({ status: 409, body: { detail: 'Two-step sign-in is not on.' } })
  })

  test('an admin cannot switch off their own second factor here', async () => {
    const admin = await given.admin(guarded)
    expect(await off(as(admin), admin)).toMatchObject({
      status: 409,
      body: { detail: 'Switch off your own two-step sign-in in your settings.' },
    })
    expect((await off(as(admin), { id: 999 })).status).toBe(404)
  })
})
