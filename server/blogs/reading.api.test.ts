import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const titles = async (query: string) =>
  (await anonymous.get(`${BLOGS}?${query}`)).body.results.map((item: { title: string }) => item.title)

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('anyone can read a published article, in the format of the contract', async () => {
  const author = await given.dietitian({ first_name: 'Ana', last_name: 'Rao' })
  const blog = await given.blog({ author, title: 'Ragi for breakfast', views_count: 7 })
  const { body, headers } = await anonymous.get(`${BLOGS}${blog.id}/`)
  expect(body).toEqual({
    id: blog.id,
    title: 'Ragi for breakfast',
    summary: expect.any(String),
    content: expect.stringMatching(/^<p>/),
    category: 'diet',
    category_display: 'Diet & Nutrition',
    status: 'published',
    status_display: 'Published',
    featured_image: null,
    featured_image_sizes: [],
    ai_generated: false,
    ai_engine: null,
    ai_reviewed: false,
    author: { id: author.id, full_name: 'Ana Rao', role: 'dietitian' },
    views_count: 7,
    read_minutes: 1,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
    published_at: expect.stringMatching(/Z$/),
  })
  expect(headers.etag).toBe(`"${body.updated_at}"`)
  const [item] = (await anonymous.get(BLOGS)).body.results
  const { content: _content, ...rest } = body
  expect(item).toEqual(rest)
})

test('the list contains only published articles, whatever status is requested, newest first', async () => {
  const author = await given.dietitian()
  await given.blog({ author, title: 'Older', created_at: day(1) })
  await given.blog({ author, title: 'Newer', created_at: day(2) })
  await given.blog({ author, title: 'Draft', status: 'draft' })
  await given.blog({ author, title: 'Deleted', deleted_at: new Date() })
  expect(await titles('status=draft')).toEqual(['Newer', 'Older'])
  expect((await as(author).get(`${BLOGS}?status=draft`)).body.count).toBe(2)
})

test('the list is filtered by category and author, and sorted by ordering', async () => {
  const [ana, ravi] = [await given.dietitian(), await given.dietitian()]
  await given.blog({ author: ana, title: 'B yoga', category: 'yoga', views_count: 3, created_at: day(1) })
  await given.blog({ author: ana, title: 'A recipe', category: 'recipes', views_count: 9, created_at: day(2) })
  await given.blog({ author: ravi, title: 'C yoga', category: 'yoga', views_count: 5, created_at: day(3) })
  expect(await titles('category=yoga,recipes&ordering=title')).toEqual(['A recipe', 'B yoga', 'C yoga'])
  expect(await titles('category=yoga')).toEqual(['C yoga', 'B yoga'])
  expect(await titles(`author=${ana.id}&ordering=-views_count`)).toEqual(['A recipe', 'B yoga'])
  expect((await anonymous.get(`${BLOGS}?category=yoga&author=${ravi.id}`)).body.count).toBe(1)
  const { status, body } = await anonymous.get(`${BLOGS}?category=yoga,dance`)
  expect([status, body]).toEqual([
    400,
    { category: ['Choose one of: diet, fitness, yoga, mental_health, recipes, lifestyle'] },
  ])
  expect((await anonymous.get(`${BLOGS}?ordering=views`)).body).toEqual({
    ordering: ['Choose one of: -created_at, -views_count, title'],
  })
})

test('every article is on exactly one page', async () => {
  const author = await given.dietitian()
  for (let at = 1; at <= 25; at += 1) await given.blog({ author, title: `Number ${at}`, created_at: day(at) })
  const all = (await Promise.all([1, 2, 3].map((page) => titles(`page=${page}`)))).flat()
  expect(all).toEqual(Array.from({ length: 25 }, (_, at) => `Number ${25 - at}`))
  expect((await anonymous.get(`${BLOGS}?page=4`)).status).toBe(404)
})

describe('search', () => {
  test('looks in title, summary, text and author, the best match first', async () => {
    const author = await given.dietitian({ first_name: 'Harpreet', last_name: 'Gill' })
    const other = await given.dietitian()
    await given.blog({ author: other, title: 'Millets in the text', content_text: 'Bajra, jowar and lentils too.' })
    await given.blog({ author: other, title: 'All about lentils' })
    expect(await titles('search=lentil')).toEqual(['All about lentils', 'Millets in the text'])
    await given.blog({ author, title: 'Something else' })
    expect(await titles('search=harpreet')).toEqual(['Something else'])
    expect(await titles('search=lentil&ordering=title')).toEqual(['All about lentils', 'Millets in the text'])
    expect(await titles('search=lentil&category=yoga')).toEqual([])
  })

  test('tolerates a typing error in title and author', async () => {
    const author = await given.dietitian({ first_name: 'Harpreet', last_name: 'Gill' })
    await given.blog({ author, title: 'Fermented breakfasts' })
    expect(await titles('search=fermanted')).toEqual(['Fermented breakfasts'])
    expect(await titles('search=harprit')).toEqual(['Fermented breakfasts'])
    expect(await titles('search=braekfast')).toEqual(['Fermented breakfasts'])
    expect(await titles('search=ferment')).toEqual(['Fermented breakfasts'])
  })

  test('corrects each mistyped word, and ignores stop words', async () => {
    const author = await given.dietitian({ first_name: 'Harpreet', last_name: 'Gill' })
    await given.blog({ author, title: 'Fermented breakfasts' })
    await given.blog({ author, title: 'Fermented pickles' })
    expect(await titles('search=fermanted+brekfast')).toEqual(['Fermented breakfasts'])
    expect(await titles('search=the+fermanted+pikles')).toEqual(['Fermented pickles'])
    expect(await titles('search=the+of+and')).toEqual([])
  })

  test('searches for the words inside a tag', async () => {
    const author = await given.dietitian()
    await given.blog({ author, title: 'Fermented breakfasts' })
    for (const typed of ['<b>fermented</b>', '<script> OR fermented', '"fermented breakfasts" <'])
      expect(await titles(`search=${encodeURIComponent(typed)}`)).toEqual(['Fermented breakfasts'])
  })

  test('finds old and new articles among many', async () => {
    const { db } = testApp().services
    const author = await given.dietitian()
    for (const title of ['Old millets', 'Newer millets', 'Newest millets']) {
      await given.blog({ author, title })
      await db.execute(sql`select setval('blogs_id_seq', currval('blogs_id_seq') + 70000)`)
    }
    const newestFirst = ['Newest millets', 'Newer millets', 'Old millets']
    expect(await titles('search=millet')).toEqual(newestFirst)
    expect(await titles('search=millet&page_size=2&page=2')).toEqual(['Old millets'])
    expect(await titles('search=millet&ordering=-created_at')).toEqual(newestFirst)
    expect(await titles(`search=millet&author=${author.id}`)).toEqual(newestFirst)
  })

  test('ranks old matches like new ones, however many there are', async () => {
    const { db } = testApp().services
    const author = await given.dietitian()
    await given.blog({ author, title: 'All about amaranth' })
    await given.blog({ author, title: 'Millet porridge', content_text: 'With amaranth.' })
    await db.execute(sql`
      insert into blogs (title, summary, content, content_text, category, status, read_minutes)
      select 'Number ' || n, '', '', 'Amaranth once, and a long way from it some millet.', 'diet', 'published', 1 from generate_series(1, 1200) as n`)
    const page = async (query: string) => (await anonymous.get(`${BLOGS}?page_size=100&${query}`)).body
    const first = await page('search=amaranth')
    expect([first.count, first.results[0].title]).toEqual([1202, 'All about amaranth'])
    // Matching one of two words in the title is enough.
    expect((await page('search=amaranth+millet')).results[0].title).toBe('Millet porridge')
    const ids = new Set<number>()
    for (let at = 1; at <= 13; at += 1) {
      for (const { id } of (await page(`search=amaranth&page=${at}`)).results) ids.add(id)
    }
    expect(ids.size).toBe(1202)
  })

  test('counting a view does not rewrite the search index', async () => {
    const { db } = testApp().services
    const { id } = await given.blog({ author: await given.dietitian(), title: 'Plain millets' })
    const version = async () => (await db.execute(sql`select xmin from blog_search where blog_id = ${id}`)).rows[0]
    const before = await version()
    await db.execute(sql`update blogs set views_count = views_count + 1 where id = ${id}`)
    expect(await version()).toEqual(before)
    await db.execute(sql`update blogs set title = 'Other millets' where id = ${id}`)
    expect(await version()).not.toEqual(before)
  })

  test('articles stored at the same time do not deadlock', async () => {
    const { db } = testApp().services
    const store = (number: string) =>
      db.execute(sql`
        insert into blogs (title, summary, content, content_text, category, status, read_minutes)
        select 'Word' || ${sql.raw(number)}, '', '', '', 'diet', 'published', 1 from generate_series(1, 1000) as n`)
    await Promise.all([store('n'), store('(1001 - n)')])
    expect(await titles('search=word7')).toHaveLength(2)
  })

  test.each(['the', 'the of and', '!!!', '"', "' or 1=1 --", '%', '<script>', ':*', '🙂', '\\'])(
    'accepts %j without an error',
    async (search) => {
      const { status } = await anonymous.get(`${BLOGS}?search=${encodeURIComponent(search)}`)
      expect(status).toBe(200)
    },
  )

  test('finds no draft and nothing deleted', async () => {
    const author = await given.dietitian()
    await given.blog({ author, title: 'Secret amaranth', status: 'draft' })
    await given.blog({ author, title: 'Gone amaranth', deleted_at: new Date() })
    expect(await titles('search=amaranth')).toEqual([])
  })
})

test('a renamed author is found and shown by the new name', async () => {
  const author = await given.dietitian({ first_name: 'Old', last_name: 'Name' })
  await given.blog({ author, title: 'Plain rice' })
  await as(author).patch('/api/auth/profile/', { first_name: 'Gurleen' })
  expect(await titles('search=gurleen')).toEqual(['Plain rice'])
  expect((await anonymous.get(BLOGS)).body.results[0].author.full_name).toBe('Gurleen Name')
})

test('a disabled author is shown as an ordinary user, a deleted one as former author', async () => {
  const [away, gone] = [await given.dietitian(), await given.dietitian()]
  const first = await given.blog({ author: away })
  const second = await given.blog({ author: gone })
  const { pool } = testApp().connection
  await pool.query('update users set is_active = false where id = $1', [away.id])
  await pool.query('delete from users where id = $1', [gone.id])
  expect((await anonymous.get(`${BLOGS}${first.id}/`)).body.author).toMatchObject({ id: away.id, role: 'user' })
  expect((await anonymous.get(`${BLOGS}${second.id}/`)).body.author).toEqual({
    id: null,
    full_name: 'Former author',
    role: 'user',
  })
  expect((await anonymous.get(BLOGS)).body.count).toBe(2)
})

test('the list of authors contains everyone who has published', async () => {
  const [ana, zoya] = [
    await given.dietitian({ first_name: 'Ana', last_name: 'Rao' }),
    await given.dietitian({ first_name: 'Zoya', last_name: 'Ali' }),
  ]
  await given.blog({ author: zoya })
  await given.blog({ author: ana })
  await given.blog({ author: ana })
  await given.blog({ author: await given.dietitian(), status: 'draft' })
  expect((await anonymous.get(`${BLOGS}authors/`)).body).toEqual([
    { id: ana.id, full_name: 'Ana Rao', count: 2 },
    { id: zoya.id, full_name: 'Zoya Ali', count: 1 },
  ])
})

test('related articles are similar, others share the category, neither list contains the article itself', async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author, title: 'Iron in bajra and ragi', category: 'recipes' })
  await given.blog({ author, title: 'More iron from bajra', category: 'lifestyle' })
  await given.blog({ author, title: 'Lemon rice', category: 'recipes' })
  await given.blog({
    author,
    title: 'A walk',
    category: 'fitness',
    summary: 'Thirty minutes outside in the evening, each day.',
  })
  await given.blog({ author, title: 'Unready bajra', category: 'recipes', status: 'draft' })
  const { body } = await anonymous.get(`${BLOGS}${blog.id}/related/`)
  const names = (items: { title: string }[]) => items.map((item) => item.title)
  expect(names(body.related)[0]).toBe('More iron from bajra')
  expect(names(body.related)).not.toContain('Unready bajra')
  expect(names(body.more)).toEqual(['Lemon rice'])
  expect(body.category_count).toBe(1)
})

test('an invalid or unknown id is not found', async () => {
  for (const id of ['999', '0', 'abc', '99999999999999999999']) {
    expect((await anonymous.get(`${BLOGS}${id}/`)).status, id).toBe(404)
  }
})
