import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const PHONE = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36'
const urlOf = ({ id }: { id: number }) => `/api/adminpanel/blogs/${id}/`
const readBy = (caller: typeof anonymous, blog: { id: number }, userAgent = PHONE) =>
  caller.send({ method: 'GET', url: urlOf(blog), headers: { 'user-agent': userAgent } })

async function viewsOf(blog: { id: number }): Promise<number> {
  await testApp().services.views.flush()
  const { rows } = await testApp().connection.pool.query('select views_count from blogs where id = $1', [blog.id])
  return rows[0].views_count
}

test('a reader counts once a day for an article, however often they come', async () => {
  const author = await given.dietitian()
  const [first, second] = [await given.blog({ author }), await given.blog({ author })]
  for (let times = 0; times < 3; times += 1) await readBy(anonymous, first)
  expect(await viewsOf(first)).toBe(1)
  await readBy(anonymous, first)
  expect(await viewsOf(first)).toBe(1)
  await readBy(anonymous, first, DESK)
  await readBy(anonymous, second)
  expect(await viewsOf(first)).toBe(2)
  expect(await viewsOf(second)).toBe(1)
})

test('a reader who changes the user agent is counted once', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  const updated = PHONE.replace('128.0', '129.0')
  for (const userAgent of [
    PHONE,
    updated,
    'curl/8.1',
    'curl/8.2',
    ...Array.from({ length: 20 }, () => crypto.randomUUID()),
  ]) {
    await readBy(anonymous, blog, userAgent)
  }
  // One for the phone, and one for all user agents that name no known device.
  expect(await viewsOf(blog)).toBe(2)
})

test('a person who reads before and after signing in is counted once', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  const reader = as(await given.user())
  await readBy(anonymous, blog)
  await readBy(reader, blog)
  expect(await viewsOf(blog)).toBe(1)
  await readBy(reader, blog, DESK)
  expect(await viewsOf(blog)).toBe(1)
})

test('two people with accounts count twice behind one address, and so do two browsers without one', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  for (const reader of [await given.user(), await given.user()]) {
    await readBy(as(reader), blog)
    await readBy(as(reader), blog)
  }
  expect(await viewsOf(blog)).toBe(2)
  // One of the two, after signing out.
  await readBy(anonymous, blog)
  expect(await viewsOf(blog)).toBe(2)
  await readBy(anonymous, blog, 'Mozilla/5.0 (Android 13; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0')
  expect(await viewsOf(blog)).toBe(3)
})

test("a signed-in reader counts on the author's machine", async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  await testApp().connection.pool.query(`update sessions set user_agent = $1, address = '127.0.0.1'`, [PHONE])
  await readBy(as(await given.user()), blog)
  expect(await viewsOf(blog)).toBe(1)
})

test('a prefetch or a HEAD request is not counted as a view', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  const ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
    anonymous.send({ method, url: urlOf(blog), headers: { 'user-agent': PHONE, ...headers } })
  await ask('HEAD', {})
  await ask('GET', { 'sec-purpose': 'prefetch;prerender' })
  await ask('GET', { purpose: 'prefetch' })
  expect(await viewsOf(blog)).toBe(0)
  await ask('GET', {})
  expect(await viewsOf(blog)).toBe(1)
})

test('readers cannot be identified from the stored data', async () => {
  const blog = await given.blog({ author: await given.dietitian() })
  const reader = await given.user()
  await readBy(as(reader), blog)
  await testApp().services.views.flush()
  const { rows } = await testApp().connection.pool.query('select reader from blog_readers')
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row.reader).toMatch(/^[\w-]{43}$/)
})

test("the author's own reads and known bots do not count", async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  await readBy(as(author), blog)
  await readBy(anonymous, blog, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  expect(await viewsOf(blog)).toBe(0)
})

test("the author's browser does not count either when the request has no token", async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  await as(author).get('/api/auth/profile/')
  await testApp().connection.pool.query(`update sessions set user_agent = $1, address = '127.0.0.1'`, [PHONE])
  await readBy(anonymous, blog)
  expect(await viewsOf(blog)).toBe(0)
})

test('the total is stored with the article, and each day separately', async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author })
  await readBy(anonymous, blog)
  expect(await viewsOf(blog)).toBe(1)
  expect((await as(author).get('/api/adminpanel/blogs/my_posts/')).body.stats.total_views).toBe(1)
  const { rows } = await testApp().connection.pool.query('select views from blog_daily_views')
  expect(rows).toEqual([{ views: 1 }])
})
