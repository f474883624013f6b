import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const AUDIT = '/api/adminpanel/audit/'
const pool = () => testApp().connection.pool

interface Entry {
  actor?: number | null
  action?: string
  target?: [type: string, id: number]
  at?: string
}

async function entry({
  actor = null,
  action = 'blog.changed',
  target = ['blog', 7],
  at = '2027-03-01T06:00:00Z',
}: Entry) {
  await pool().query(
    `insert into audit_entries (actor_id, action, target_type, target_id, created_at) values ($1, $2, $3, $4, $5)`,
    [actor, action, ...target, at],
  )
}

/** Builders and sign-ins add entries of their own. */
const clearAuditLog = () => pool().query('delete from audit_entries')

test('the log is listed newest first, in the specified shape', async () => {
  const [admin, user] = [await given.admin({ first_name: 'Asha', last_name: 'Gill' }), await given.user()]
  const asAdmin = as(admin)
  await asAdmin.patch(`/api/adminpanel/users/${user.id}/`, { role: 'dietitian' })
  const { body } = await asAdmin.get(`${AUDIT}?action=account.role_changed`)
  expect(body).toMatchObject({ count: 1, next: null, previous: null })
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      actor: { id: admin.id, full_name: 'Asha Gill' },
      action: 'account.role_changed',
      target_type: 'user',
      target_id: user.id,
      before: { role: 'user' },
      after: { role: 'dietitian' },
      created_at: expect.stringMatching(/Z$/),
    },
  ])
})

test('each filter narrows the log, and all together', async () => {
  const [admin, ana, ravi] = [
    await given.admin(),
    await given.user({ first_name: 'Ananya', last_name: 'Rao' }),
    await given.user({ email: 'ravi@example.in' }),
  ]
  await clearAuditLog()
  await entry({ actor: ana.id, at: '2027-03-01T18:29:59Z' })
  await entry({
    actor: ana.id,
    action: 'request.opened',
    target: ['consultation_request', 3],
    at: '2027-03-01T18:30:00Z',
  })
  await entry({ actor: ravi.id, action: 'account.role_changed', target: ['user', ana.id] })
  await entry({ actor: ana.id, action: 'account.signed_in', target: ['user', ana.id] })
  await entry({})
  const count = async (query: string) => (await as(admin).get(`${AUDIT}?${query}`)).body.count
  for (const [query, expected] of [
    ['', 5],
    ['action=request.opened', 1],
    [`actor=${ana.id}`, 3],
    ['actor=nany', 3],
    ['actor=ravi%40', 1],
    ['actor=nobody', 0],
    ['target_type=user', 2],
    ['target_type=blog&target_id=7', 2],
    [`person=${ana.id}`, 4],
    [`person=${ana.id}&action=account.signed_in`, 1],
    [`person=${ana.id}&actor=${ravi.id}`, 1],
    ['from=2027-03-02', 0],
    ['from=2027-03-01T18:30:00Z', 1],
    ['to=2027-03-01T18:29:59.999Z', 4],
    ['to=2027-03-01', 5],
    ['to=2027-02-28', 0],
    ['from=2027-03-01&to=2027-03-02', 5],
    ['action=&actor=&from=', 5],
  ] as const) {
    expect(await count(query), query).toBe(expected)
  }
})

test('pages are the same counted from either end, and a page past the end is not found', async () => {
  const admin = as(await given.admin())
  await clearAuditLog()
  for (let day = 1; day <= 7; day++) await entry({ target: ['blog', day], at: `2027-03-0${day}T06:00:00Z` })
  const days = async (page: number, query = '') => {
    const { body } = await admin.get(`${AUDIT}?page=${page}&page_size=2${query}`)
    return body.results.map(({ target_id }: { target_id: number }) => target_id)
  }
  expect([await days(1), await days(2), await days(3), await days(4)]).toEqual([[7, 6], [5, 4], [3, 2], [1]])
  expect(await days(4, '&target_type=blog')).toEqual([1])
  expect(await admin.get(`${AUDIT}?page=5&page_size=2`)).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.' },
  })
})

test('the stored counts follow writes and deletions, also concurrent ones', async () => {
  const admin = as(await given.admin())
  await clearAuditLog()
  await Promise.all(Array.from({ length: 20 }, (_, at) => entry({ target: ['blog', at + 1] })))
  await entry({ action: 'blog.deleted' })
  expect((await admin.get(AUDIT)).body.count).toBe(21)
  expect((await admin.get(`${AUDIT}?action=blog.changed`)).body.count).toBe(20)
  await pool().query(`delete from audit_entries where target_id <= 5`)
  expect((await admin.get(AUDIT)).body.count).toBe(16)
})

test.each([
  ['action=blog.painted', { action: [expect.stringContaining('Choose one of: account.registered, ')] }],
  ['target_type=moon', { target_type: [expect.stringContaining('Choose one of: user, ')] }],
  ['from=1.3.2027', { from: ['Enter a date as YYYY-MM-DD, or a time as 2027-03-01T18:30:00Z'] }],
  ['target_id=0', { target_id: ['Enter a positive whole number'] }],
  ['from=2026-11-22&to=2026-11-20', { to: ['The last day can’t be before the first'] }],
])('%s is rejected', async (query, body) => {
  expect(await as(await given.admin()).get(`${AUDIT}?${query}`)).toMatchObject({ status: 400, body })
})

test('the CSV contains every entry once, without formulas, and the download is logged', async () => {
  const admin = await given.admin()
  const thief = await given.user({ first_name: '=HYPERLINK("http://evil.example")', last_name: 'X' })
  await clearAuditLog()
  await pool().query(
    `insert into audit_entries (actor_id, action, target_type, target_id, created_at)
     select $1, 'blog.changed', 'blog', n, now() - (n % 7) * interval '1 hour' from generate_series(1, 2500) n`,
    [thief.id],
  )
  const response = await as(admin).get(`${AUDIT}csv/?target_type=blog`)
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/),
  })
  const lines = String(response.body).trim().split('\r\n')
  expect(lines[0]?.replace('\uFEFF', '')).toBe('Time,Actor id,Actor,Action,In words,Target type,Target id,Before,After')
  expect(lines).toHaveLength(2501)
  expect(new Set(lines).size).toBe(2501)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")`)
  const { body } = await as(admin).get(`${AUDIT}?action=audit.exported`)
  expect(body.results).toMatchObject([{ actor: { id: admin.id }, target_id: null, after: { target_type: 'blog' } }])
})
