import { describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, auditValues } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const ofLength = (length: number) => 'x'.repeat(length)
const ARTICLE = {
  title: ofLength(10),
  summary: ofLength(50),
  content: `<p>${ofLength(100)}</p>`,
  category: 'recipes',
}

test('an article is created as a draft and published with one field', async () => {
  const author = await given.dietitian()
  const { status, body } = await as(author).post(BLOGS, ARTICLE)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...ARTICLE, status: 'draft', published_at: null, author: { id: author.id } })
  expect((await anonymous.get(BLOGS)).body.count).toBe(0)
  const published = await as(author).patch(`${BLOGS}${body.id}/`, { status: 'published' })
  expect(published).toMatchObject({ status: 200, body: { status: 'published' } })
  expect((await anonymous.get(BLOGS)).body.count).toBe(1)
})

describe('limits', () => {
  test.each([
    ['title', '', 'Title is required'],
    ['title', ' ', 'Title is required'],
    ['title', ` ${ofLength(9)} `, 'Title must be at least 10 characters long'],
    ['title', ofLength(9), 'Title must be at least 10 characters long'],
    ['title', ofLength(101), 'Title must be at most 100 characters long'],
    ['summary', '', 'Summary is required'],
    ['summary', ofLength(49), 'Summary must be at least 50 characters long'],
    ['summary', ofLength(301), 'Summary must be at most 300 characters long'],
    ['content', '', 'Content is required'],
    ['content', '<p></p>', 'Content is required'],
    ['content', `<p>${ofLength(99)}</p>`, 'Content must be at least 100 characters long'],
    [
      'content',
      `<p>${ofLength(60)}</p><script>${ofLength(60)}</script>`,
      'Content must be at least 100 characters long',
    ],
    ['content', `<p>${ofLength(199_994)}</p>`, 'Content must be at most 2,00,000 characters long'],
    ['category', '', 'Category is required'],
    ['category', ' ', 'Category is required'],
    ['category', 'dance', 'Choose one of: diet, fitness, yoga, mental_health, recipes, lifestyle'],
    ['status', 'secret', 'Choose one of: draft, published'],
  ])('%s %#', async (field, value, message) => {
    const author = await given.dietitian()
    const errorResponse = { status: 400, body: { [field]: [message] } }
    expect(await as(author).post(BLOGS, { ...ARTICLE, [field]: value })).toMatchObject(errorResponse)
    const blog = await given.blog({ author })
    expect(await as(author).patch(`${BLOGS}${blog.id}/`, { [field]: value })).toMatchObject(errorResponse)
  })

  test.each([
    ['title', ofLength(10)],
    ['title', ofLength(11)],
    ['title', ofLength(99)],
    ['title', ofLength(100)],
    ['summary', ofLength(50)],
    ['summary', ofLength(51)],
    ['summary', ofLength(299)],
    ['summary', ofLength(300)],
    ['content', `<p>${ofLength(100)}</p>`],
    ['content', `<p>${ofLength(101)}</p>`],
    ['content', `<p>${ofLength(199_992)}</p>`],
    ['content', `<p>${ofLength(199_993)}</p>`],
    ['category', 'mental_health'],
    ['status', 'published'],
  ])('%s %# is accepted', async (field, value) => {
    const author = await given.dietitian()
    expect(await as(author).post(BLOGS, { ...ARTICLE, [field]: value })).toMatchObject({
      status: 201,
      body: { [field]: value },
    })
    const blog = await given.blog({ author })
    expect((await as(author).patch(`${BLOGS}${blog.id}/`, { [field]: value })).status).toBe(200)
  })

  test('all missing fields are reported at once', async () => {
    const { body } = await as(await given.dietitian()).post(BLOGS, {})
    expect(body).toEqual({
      title: ['Title is required'],
      summary: ['Summary is required'],
      content: ['Content is required'],
      category: ['Category is required'],
    })
  })
})

test('stored text cannot run a script', async () => {
  const author = await given.dietitian()
  const content = `<p onclick="x()">${ofLength(100)}</p><script>alert(1)</script><img src=x onerror=alert(1)>`
  const { body } = await as(author).post(BLOGS, { ...ARTICLE, content })
  expect(body.content).toBe(`<p>${ofLength(100)}</p>`)
})

test("another author's draft is not found, changing a published one is forbidden, an admin may do both", async () => {
  const [author, stranger] = [await given.dietitian(), await given.dietitian()]
  const draft = await given.blog({ author, status: 'draft' })
  const published = await given.blog({ author })
  const patch = (caller: { id: number }, { id }: { id: number }) =>
    as(caller).patch(`${BLOGS}${id}/`, { category: 'yoga' })
  expect((await patch(stranger, draft)).status).toBe(404)
  expect((await patch(stranger, published)).status).toBe(403)
  expect((await patch(await given.user(), published)).status).toBe(403)
  expect((await patch(await given.admin(), draft)).status).toBe(200)
  expect((await as(stranger).delete(`${BLOGS}${published.id}/`)).status).toBe(403)
})

describe('two people who edit at the same time', () => {
  test.each(['If-Match', 'updated_at'])('the later save is rejected by %s and changes nothing', async (by) => {
    const author = await given.dietitian()
    const { body: edited } = await as(author).post(BLOGS, ARTICLE)
    await as(author).patch(`${BLOGS}${edited.id}/`, { title: 'Saved by the first of two' })
    const response = await as(author).send({
      method: 'PATCH',
      url: `${BLOGS}${edited.id}/`,
      headers: by === 'If-Match' ? { 'if-match': `"${edited.updated_at}"` } : {},
      payload: { title: 'Saved by the second', ...(by === 'updated_at' ? { updated_at: edited.updated_at } : {}) },
    })
    expect(response).toMatchObject({ status: 409, body: { detail: 'This article was changed elsewhere' } })
    expect((await as(author).get(`${BLOGS}${edited.id}/`)).body.title).toBe('Saved by the first of two')
  })

  test('a save with the current version succeeds', async () => {
    const author = await given.dietitian()
    const { body } = await as(author).post(BLOGS, ARTICLE)
    const headers = { 'if-match': `"${body.updated_at}"` }
    const saved = await as(author).send({
      method: 'PATCH',
      url: `${BLOGS}${body.id}/`,
      headers,
      payload: { category: 'yoga' },
    })
    expect(saved.status).toBe(200)
    expect(saved.headers.etag).toBe(`"${saved.body.updated_at}"`)
    expect(saved.body.updated_at > body.updated_at).toBe(true)
  })
})

test('a deleted article is gone for everybody until an admin restores it as a draft', async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  expect((await as(author).delete(`${BLOGS}${blog.id}/`)).status).toBe(204)
  expect((await anonymous.get(`${BLOGS}${blog.id}/`)).status).toBe(404)
  expect((await as(author).get(`${BLOGS}my_posts/`)).body.stats.total).toBe(0)
  const restored = await as(await given.admin()).post(`${BLOGS}${blog.id}/restore/`, {})
  expect(restored).toMatchObject({ status: 200, body: { status: 'draft' } })
  expect(await auditActions()).toEqual(['blog.deleted', 'blog.restored'])
  expect(await auditValues('blog.restored')).toEqual([
    { before: { is_deleted: true, status: 'published' }, after: { is_deleted: false, status: 'draft' } },
  ])
})

test("an admin's changes of another person's article are recorded", async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author, title: 'Lentils for all' })
  await as(author).patch(`${BLOGS}${blog.id}/`, { title: 'Lentils for everybody' })
  expect(await auditActions()).toEqual([])
  await as(await given.admin()).patch(`${BLOGS}${blog.id}/`, { status: 'draft' })
  expect(await auditActions()).toEqual(['blog.changed'])
})

test('the log names the other fields that an admin changed, without their text', async () => {
  const blog = await given.blog({ author: await given.dietitian(), title: 'Lentils for all' })
  const before = { title: 'Lentils for all', status: 'published' }
  const admin = as(await given.admin())
  const summary = 'Dal is made of lentils, and this says how much of it a plate takes on a working day.'
  await admin.patch(`${BLOGS}${blog.id}/`, { summary })
  await admin.patch(`${BLOGS}${blog.id}/`, { category: 'yoga', summary })
  expect(await auditValues('blog.changed')).toEqual([
    { before, after: { ...before, summary_changed: true } },
    { before: { ...before, category: 'diet' }, after: { ...before, category: 'yoga' } },
  ])
})

test('an author can read their own draft even without the role of a dietitian', async () => {
  const [author, admin] = [await given.dietitian(), await given.admin()]
  const { body: draft } = await as(author).post(BLOGS, ARTICLE)
  await as(admin).patch(`/api/adminpanel/users/${author.id}/`, { role: 'user' })
  expect((await as(author).get(`${BLOGS}${draft.id}/`)).status).toBe(200)
  expect((await as(author).patch(`${BLOGS}${draft.id}/`, { title: 'Someone else now' })).status).not.toBe(200)
})

test('a generated article counts as reviewed once its author saves it, not by publishing from the list or by an AI tool', async () => {
  const author = await given.dietitian()
  const { body: blog } = await as(author).post(BLOGS, ARTICLE)
  await testApp().connection.pool.query('update blogs set ai_generated = true where id = $1', [blog.id])
  const url = `${BLOGS}${blog.id}/`
  expect((await as(author).patch(url, { status: 'published' })).body).toMatchObject({ ai_reviewed: false })
  const { content } = blog
  expect((await as(author).patch(url, { content, reviewed: false })).body).toMatchObject({ ai_reviewed: false })
  expect((await as(author).patch(url, { reviewed: true })).body).toMatchObject({ ai_reviewed: false })
  expect((await as(await given.admin()).patch(url, { content })).body).toMatchObject({ ai_reviewed: false })
  expect((await as(author).patch(url, { content })).body).toMatchObject({ ai_reviewed: true })
  expect((await as(author).patch(url, { content, reviewed: false })).body).toMatchObject({ ai_reviewed: true })
})

test('the search in one’s own articles ignores the author’s name', async () => {
  const author = await given.dietitian({ first_name: 'Harpreet', last_name: 'Gill' })
  await given.blog({ author, title: 'Letter to Gurpreet' })
  await given.blog({ author, title: 'Lentils for all' })
  const searchTitles = async (search: string) =>
    (await as(author).get(`${BLOGS}my_posts/?search=${search}`)).body.results.map(
      ({ title }: { title: string }) => title,
    )
  expect(await searchTitles('gurpreet')).toEqual(['Letter to Gurpreet'])
  expect(await searchTitles('lentlis')).toEqual(['Lentils for all'])
  expect(await searchTitles('harpreet')).toEqual([])
  expect(await searchTitles('gill')).toEqual([])
})

test('own articles come with their statistics, which every write updates', async () => {
  const author = await given.dietitian()
  await given.blog({ author, title: 'Zinc', views_count: 4 })
  await given.blog({ author, title: 'Amla', status: 'draft' })
  await given.blog({ author: await given.dietitian(), views_count: 100 })
  const mine = async (query = '') => (await as(author).get(`${BLOGS}my_posts/?${query}`)).body
  expect((await mine()).stats).toEqual({ total: 2, published: 1, drafts: 1, total_views: 4 })
  expect((await mine('ordering=title')).results.map((item: { title: string }) => item.title)).toEqual(['Amla', 'Zinc'])
  expect((await mine('status=draft')).count).toBe(1)
  expect((await mine('search=zinc')).count).toBe(1)
  const { rows } = await testApp().connection.pool.query(
    `select count(*) filter (where status = 'published')::int as published from blogs where deleted_at is null`,
  )
  expect((await anonymous.get(BLOGS)).body.count).toBe(rows[0].published)
})

describe('versions', () => {
  test('each save stores one, the last twenty are kept, and each can be read in full', async () => {
    const author = await given.dietitian({ first_name: 'Ana', last_name: 'Rao' })
    const { body } = await as(author).post(BLOGS, ARTICLE)
    for (let at = 1; at <= 21; at += 1) {
      await as(author).patch(`${BLOGS}${body.id}/`, { title: `Title number ${at} of many` })
    }
    const versions = (await as(author).get(`${BLOGS}${body.id}/versions/?page_size=50`)).body
    expect(versions.count).toBe(20)
    expect(versions.results[0]).toMatchObject({ title: 'Title number 21 of many', saved_by: 'Ana Rao' })
    expect(versions.results.at(-1).title).toBe('Title number 2 of many')
    const oldest = await as(author).get(`/api/adminpanel/blog-versions/${versions.results.at(-1).id}/`)
    expect(oldest.body).toMatchObject({ content: ARTICLE.content, category: 'recipes' })
    expect((await as(await given.dietitian()).get(`/api/adminpanel/blog-versions/${oldest.body.id}/`)).status).toBe(404)
  })
})

describe('working copies', () => {
  const COPIES = '/api/adminpanel/blog-working-copies/'
  const COPY = { blog: null, title: 'Half', summary: '', content: '<p>a', category: '', status: 'draft' }

  test('an unfinished text is stored for its writer only and does not change the article', async () => {
    const [author, stranger] = [await given.dietitian(), await given.dietitian()]
    const { body: blog } = await as(author).post(BLOGS, ARTICLE)
    expect((await as(author).post(COPIES, { ...COPY, blog: blog.id })).status).toBe(200)
    const stored = (await as(author).get(`${COPIES}?blog=${blog.id}`)).body.working_copy
    expect(stored).toMatchObject({ ...COPY, blog: blog.id, saved_at: expect.stringMatching(/Z$/) })
    expect((await as(author).get(COPIES)).body.working_copy).toBeNull()
    expect((await as(stranger).get(`${COPIES}?blog=${blog.id}`)).status).toBe(404)
    expect((await as(stranger).post(COPIES, { ...COPY, blog: blog.id })).status).toBe(404)
    expect((await as(author).get(`${BLOGS}${blog.id}/`)).body).toEqual(blog)
  })

  test('each article has one, and so has a new article; the last one is stored, and deleted on request', async () => {
    const author = await given.dietitian()
    await as(author).post(COPIES, COPY)
    await as(author).post(COPIES, { ...COPY, title: 'Later' })
    expect((await as(author).get(COPIES)).body.working_copy.title).toBe('Later')
    expect((await as(author).delete(COPIES)).status).toBe(204)
    expect((await as(author).get(COPIES)).body.working_copy).toBeNull()
  })

  test('is limited in size only', async () => {
    const author = await given.dietitian()
    expect((await as(author).post(COPIES, { ...COPY, content: 'ਦ'.repeat(300_000) })).status).toBe(200)
    const response = await as(author).post(COPIES, { ...COPY, content: ofLength(300_001) })
    expect(response).toMatchObject({ status: 400, body: { content: ['Content is too long'] } })
    for (const title of ['a\u0000b', 'a\ud800b'])
      expect((await as(author).post(COPIES, { ...COPY, title })).body).toEqual({
        title: ['Control characters are not allowed'],
      })
  })

  test('is deleted only if it is still the same version', async () => {
    const author = await given.dietitian()
    const first = (await as(author).post(COPIES, COPY)).body.working_copy.saved_at
    const second = (await as(author).post(COPIES, { ...COPY, title: 'Of another tab' })).body.working_copy.saved_at
    await as(author).delete(`${COPIES}?saved_at=${first}`)
    expect((await as(author).get(COPIES)).body.working_copy.title).toBe('Of another tab')
    await as(author).delete(`${COPIES}?saved_at=${second}`)
    expect((await as(author).get(COPIES)).body.working_copy).toBeNull()
  })
})
