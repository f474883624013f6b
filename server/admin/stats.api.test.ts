import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const STATS = '/api/adminpanel/stats/'

test('the counts cover the whole platform, and the last point is today', async () => {
  const [admin, dietitian, client] = [await given.admin(), await given.dietitian(), await given.user()]
  await given.blog({ author: dietitian })
  await given.blog({ author: dietitian, status: 'draft' })
  const { id } = await given.request({ to: dietitian, from: client })
  await given.request({ to: dietitian, from: client })
  await testApp().connection.pool.query(
    `update consultation_requests set status = 'replied', first_reply_at = created_at + interval '90 minutes' where id = $1`,
    [id],
  )
  const { status, body } = await as(admin).get(`${STATS}?range=12m`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    users: { total: 3, user: 1, dietitian: 1, admin: 1 },
    blogs: { total: 2, published: 1, drafts: 1, total_views: 0 },
    contact_requests: { total: 2, pending: 1, replied: 1, closed: 0 },
    assessments: { total: 0, new: 0, contacted: 0, assigned: 0, answered: 0, done: 0 },
  })
  expect(body.series).toHaveLength(12)
  expect(body.series[0]).toMatchObject({ sign_ups: 0, first_reply_hours: null })
  expect(body.series.at(-1)).toMatchObject({ sign_ups: 3, requests: 2, articles: 1, first_reply_hours: 1.5 })
})

test.each([
  ['', 10],
  ['?range=7d', 7],
  ['?range=30d', 10],
])('stats/%s has %i points', async (query, points) => {
  const { body } = await as(await given.admin()).get(STATS + query)
  expect(body.series).toHaveLength(points)
})

test('an unknown range is rejected with the list of known ones', async () => {
  expect(await as(await given.admin()).get(`${STATS}?range=1y`)).toMatchObject({
    status: 400,
    body: { range: ['Choose one of: 7d, 30d, 12m'] },
  })
})

test('waiting items are counted, and overdue assessments separately', async () => {
  const [admin, dietitian] = [await given.admin(), await given.dietitian()]
  await given.request({ to: dietitian, from: await given.user() })
  const { id } = await given.request({ to: dietitian, from: await given.user() })
  const closed = await given.request({ to: dietitian, from: await given.user() })
  const { pool } = testApp().connection
  // The second client has written again after a reply.
  await pool.query(`update consultation_requests set status = 'replied' where id = $1`, [id])
  await pool.query(`update consultation_requests set status = 'closed', waiting_since = null where id = $1`, [
    closed.id,
  ])
  await pool.query(`
    insert into assessments (full_name, email, phone_number, age, gender, height, weight, created_at)
    select 'Asha', 'asha@example.in', '9814012345', 30, 'female', 160, 60, now() - hours * interval '1 hour'
    from unnest(array[1, 25, 30]) as hours`)
  await pool.query(`
    insert into assessments (full_name, email, phone_number, age, gender, height, weight, status, assigned_to, created_at)
    select 'Ravi', 'ravi@example.in', '9814012345', 30, 'male', 170, 70, 'assigned', ${dietitian.id},
      now() - hours * interval '1 hour' from unnest(array[1, 25]) as hours`)
  await pool.query(
    `insert into mails (recipient, template, props, status) values ('a@example.in', 'x', '{}', 'failed')`,
  )
  expect((await as(admin).get(`${STATS}waiting/`)).body).toEqual({
    applications: 0,
    certificates: 0,
    assessments: 3,
    assessments_overdue: 2,
    assigned: 2,
    assigned_overdue: 1,
    requests: 2,
    foods: 0,
    mails_failed: 1,
    demo_accounts: 0,
  })
})
