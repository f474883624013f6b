import { beforeEach, expect, test } from 'vitest'
import type { CacheTag } from '#server/http/cache/cache-tags.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

let from = 0
beforeEach(() => {
  from = 0
})

/** The tags recorded since the last call, each once. */
async function readChanges(): Promise<CacheTag[]> {
  const { rows } = await testApp().connection.pool.query<{ id: number; tags: string[] }>(
    'select id, tags from content_changes where id > $1 order by id',
    [from],
  )
  from = rows.at(-1)?.id ?? from
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort()
}

test("a dietitian's name invalidates the pages that show it, a client's weight and name nothing", async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  await readChanges()
  await as(client).patch('/api/auth/profile/', { weight: 61 })
  await as(client).patch('/api/auth/profile/', { first_name: 'Ravi' })
  expect(await readChanges()).toEqual([])
  await as(ana).patch('/api/auth/profile/', { first_name: 'Ana' })
  expect(await readChanges()).toEqual([`dietitian:${ana.id}`, 'dietitians', `person:${ana.id}`])
})

test('an article invalidates its page and its lists, and the set of articles when it is added, removed or moved', async () => {
  const ana = await given.dietitian()
  const blog = await given.blog({ author: ana, status: 'draft', category: 'diet' })
  const own = [`blog:${blog.id}`, 'blogs', `blogs-by:${ana.id}`, 'blogs-in:diet']
  const url = `/api/adminpanel/blogs/${blog.id}/`
  await readChanges()
  await as(ana).patch(url, { title: 'A draft that nobody may read' })
  expect(await readChanges()).toEqual([])
  await as(ana).patch(url, { status: 'published' })
  expect(await readChanges()).toEqual([...own, 'category:diet', 'stock'].sort())
  await as(ana).patch(url, { title: 'An article that everybody may read' })
  expect(await readChanges()).toEqual(own)
  await as(ana).patch(url, { category: 'yoga' })
  expect(await readChanges()).toEqual([...own, 'blogs-in:yoga', 'category:diet', 'category:yoga', 'stock'].sort())
  await testApp().connection.pool.query('update blogs set views_count = views_count + 1')
  expect(await readChanges()).toEqual([])
  await as(ana).delete(url)
  expect(await readChanges()).toEqual(
    [`blog:${blog.id}`, 'blogs', `blogs-by:${ana.id}`, 'blogs-in:yoga', 'category:yoga', 'stock'].sort(),
  )
})

test('a bulk write invalidates everything', async () => {
  const { pool } = testApp().connection
  const ana = await given.dietitian()
  await given.blog({ author: ana })
  await readChanges()
  await pool.query(
    `insert into blogs (author_id, title, summary, content, content_text, category, status, read_minutes)
     select author_id, title, summary, content, content_text, category, status, read_minutes
     from blogs, generate_series(1, 200)`,
  )
  expect(await readChanges()).toEqual(['all'])
})

test('only a first reply that changes the shown reply time invalidates the directory', async () => {
  const ana = await given.dietitian()
  await readChanges()
  // For the figures counted from replies.
  const counted = ['first-replies', `replies:${ana.id}`]
  for (let number = 1; number <= 4; number += 1) await answered()
  expect(await readChanges()).toEqual(counted)
  const client = await answered()
  expect(await readChanges()).toEqual([`dietitian:${ana.id}`, 'dietitians', ...counted])
  // The same reply time as the others, so the median does not change.
  const { url } = await answered()
  expect(await readChanges()).toEqual(counted)
  await as(ana).post(`${url}messages/`, { body: 'And with lunch.' })
  await as(client.from).post(`${client.url}messages/`, { body: 'I will.' })
  await as(ana).patch(`${url}update_status/`, { status: 'closed' })
  expect(await readChanges()).toEqual([])

  async function answered() {
    const from = await given.user()
    const { id } = await given.request({ from, to: ana })
    const url = `/api/adminpanel/contact-requests/${id}/`
    await as(ana).post(`${url}messages/`, { body: 'Begin with breakfast.' })
    return { url, from }
  }
})

test('a review invalidates the reviews and the rating; a new name of its client, the reviews', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { id } = await given.request({ from: client, to: ana })
  const url = `/api/adminpanel/contact-requests/${id}/`
  await as(ana).patch(`${url}update_status/`, { status: 'replied', reply: 'Begin with breakfast.' })
  await readChanges()
  await as(client).post(`${url}review/`, { rating: 5, show_name: true })
  expect(await readChanges()).toEqual([`dietitian:${ana.id}`, 'dietitians', `reviews:${ana.id}`])
  await as(client).patch('/api/auth/profile/', { first_name: 'Asha' })
  expect(await readChanges()).toEqual([`reviews:${ana.id}`])
})
