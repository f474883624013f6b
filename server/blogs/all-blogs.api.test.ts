import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const ALL = `${BLOGS}all/`
const REASON = 'The figure in the second paragraph has no source.'
const query = (text: string) => testApp().connection.pool.query(text)

async function world() {
  const [admin, ana, ravi] = [
    await given.admin(),
    await given.dietitian({ first_name: 'Ananya', last_name: 'Rao', email: 'ana@example.in' }),
    await given.dietitian(),
  ]
  const lentils = await given.blog({ author: ana, title: 'Lentils of the monsoon' })
  const draft = await given.blog({ author: ana, title: 'A draft about millets', status: 'draft', published_at: null })
  const yoga = await given.blog({ author: ravi, title: 'Morning stretches', category: 'yoga' })
  return { admin, ana, ravi, lentils, draft, yoga, asAdmin: as(admin) }
}

test('an admin lists articles of all authors and any status, with the counts of all', async () => {
  const { asAdmin, lentils, draft, yoga } = await world()
  const { status, body } = await asAdmin.get(ALL)
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 3, stats: { total: 3, published: 2, drafts: 1, total_views: 0 } })
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([yoga.id, draft.id, lentils.id])
  expect(body.results[0]).toMatchObject({ status: 'published', deleted: null })
  expect(body.results[0]).not.toHaveProperty('content')
})

test('author, status, category, search and deletion narrow the list, alone and together', async () => {
  const { asAdmin, ana, ravi, lentils, draft, yoga } = await world()
  await asAdmin.delete(`${BLOGS}${yoga.id}/`)
  for (const [text, ids] of [
    [`author=${ana.id}`, [draft.id, lentils.id]],
    [`author=${ravi.id}`, []],
    ['status=draft', [draft.id]],
    ['status=published', [lentils.id]],
    ['category=yoga', []],
    ['search=millets', [draft.id]],
    ['search=ananya', [draft.id, lentils.id]],
    ['search=ananya&status=published', [lentils.id]],
    ['search=stretches', []],
    ['deleted=true', [yoga.id]],
    ['deleted=true&search=stretches', [yoga.id]],
    ['deleted=true&search=millets', []],
    [`deleted=true&author=${ana.id}`, []],
    ['ordering=title', [draft.id, lentils.id]],
    ['ordering=-title&page_size=1', [lentils.id]],
  ] as const) {
    const { body } = await asAdmin.get(`${ALL}?${text}`)
    expect(
      body.results.map(({ id }: { id: number }) => id),
      text,
    ).toEqual(ids)
  }
  const { body } = await asAdmin.get(`${ALL}?deleted=true`)
  const { deleted_at, erased_on } = body.results[0].deleted
  expect(Date.parse(erased_on) - Date.parse(deleted_at)).toBe(30 * 24 * 3_600_000)
  expect(await asAdmin.get(`${ALL}?author=x`)).toMatchObject({
    status: 400,
    body: { author: ['Author must be a number'] },
  })
  expect(await asAdmin.get(`${ALL}?page=9`)).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
})

test('an admin unpublishes an article with a reason, which only its author sees', async () => {
  const { admin, ana, ravi, lentils, asAdmin } = await world()
  const path = `${BLOGS}${lentils.id}/`
  const response = await asAdmin.post(`${path}unpublish/`, { reason: ` ${REASON} ` })
  expect(response).toMatchObject({ status: 200, body: { status: 'draft', unpublished_reason: REASON } })
  expect((await anonymous.get(path)).status).toBe(404)
  expect((await as(ravi).get(path)).status).toBe(404)
  expect((await as(ana).get(path)).body.unpublished_reason).toBe(REASON)
  const own = (await as(ana).get(`${BLOGS}my_posts/?search=lentils`)).body.results
  expect(own).toMatchObject([{ status: 'draft', unpublished_reason: REASON }])
  expect(await queuedMails()).toEqual([{ recipient: 'ana@example.in', template: 'article-unpublished' }])
  const { rows } = await query(`select actor_id::int, target_id::int, before, after from audit_entries`)
  expect(rows).toEqual([
    {
      actor_id: admin.id,
      target_id: lentils.id,
      before: { title: 'Lentils of the monsoon', status: 'published' },
      after: { status: 'draft', reason: REASON },
    },
  ])
})

test('a corrected article is published again, and the reason is removed', async () => {
  const { ana, lentils, asAdmin } = await world()
  const path = `${BLOGS}${lentils.id}/`
  await asAdmin.post(`${path}unpublish/`, { reason: REASON })
  await as(ana).patch(path, { summary: 'What five bowls on a steel plate say about lentils, with the source.' })
  expect((await as(ana).get(path)).body.unpublished_reason).toBe(REASON)
  const published = await as(ana).patch(path, { status: 'published' })
  expect(published.status).toBe(200)
  expect(published.body).not.toHaveProperty('unpublished_reason')
  expect(await auditActions()).toEqual(['blog.unpublished', 'blog.republished'])
})

test('unpublishing one’s own article sends no mail, a draft cannot be unpublished, and a reason is required', async () => {
  const { admin, draft, lentils, asAdmin } = await world()
  const own = await given.blog({ author: admin })
  expect((await asAdmin.post(`${BLOGS}${own.id}/unpublish/`, { reason: REASON })).status).toBe(200)
  expect(await asAdmin.post(`${BLOGS}${draft.id}/unpublish/`, { reason: REASON })).toMatchObject({
    status: 409,
    body: { detail: 'This article is not published.' },
  })
  for (const [reason, message] of [
    ['  ', 'Say why you’re unpublishing the article.'],
    ['x'.repeat(501), 'Reason must be at most 500 characters long'],
  ] as const) {
    expect(await asAdmin.post(`${BLOGS}${lentils.id}/unpublish/`, { reason })).toMatchObject({
      status: 400,
      body: { reason: [message] },
    })
  }
  expect((await asAdmin.post(`${BLOGS}999/unpublish/`, { reason: REASON })).status).toBe(404)
  expect(await queuedMails()).toEqual([])
})
