import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const query = (text: string) => testApp().connection.pool.query(text)
const remind = (admin: { id: number }, id: number) => as(admin).post(`/api/adminpanel/contact-requests/${id}/remind/`)
const NOBODY_WAITS = { status: 409, body: { detail: 'This client isn’t waiting, or the dietitian isn’t active.' } }

test('an admin reminds a dietitian whose client waits, once a day, by a mail without content', async () => {
  const [admin, client, dietitian] = [await given.admin(), await given.user(), await given.dietitian()]
  const { id } = await given.request({ to: dietitian, from: client, message: 'My sugar is high in the morning.' })
  const before = (await as(client).get(`/api/adminpanel/contact-requests/${id}/`)).body
  expect(await remind(admin, id)).toMatchObject({
    status: 200,
    body: { contact_request: { id, reminded_at: expect.stringMatching(/Z$/) } },
  })
  expect(await remind(admin, id)).toMatchObject({
    status: 409,
    body: { detail: 'The dietitian was reminded of this within the last day.' },
  })
  // Neither client nor dietitian sees any change.
  expect((await as(client).get(`/api/adminpanel/contact-requests/${id}/`)).body).toEqual(before)
  const { rows } = await query('select recipient, template, props from mails')
  expect(rows).toEqual([{ recipient: dietitian.email, template: 'waiting-request', props: { request_id: id } }])
  const entries = await query(`select actor_id::int, target_id::int, before, after from audit_entries
    where action = 'request.reminded'`)
  expect(entries.rows).toEqual([{ actor_id: admin.id, target_id: id, before: null, after: { reminded: dietitian.id } }])
  await query(`update consultation_requests set reminded_at = now() - interval '24 hours'`)
  expect((await remind(admin, id)).status).toBe(200)
})

test('an answered request and an inactive dietitian get no reminder', async () => {
  const [admin, client, dietitian] = [await given.admin(), await given.user(), await given.dietitian()]
  const answered = await given.request({ to: dietitian, from: client })
  await as(dietitian).patch(`/api/adminpanel/contact-requests/${answered.id}/update_status/`, { reply: 'Eat ragi.' })
  const disabled = await given.request({ to: await given.dietitian({ is_active: false }), from: client })
  for (const { id } of [answered, disabled]) expect(await remind(admin, id)).toMatchObject(NOBODY_WAITS)
})
