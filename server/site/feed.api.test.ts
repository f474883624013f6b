import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { SITE_URL, setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: false, hasCache: true })

const get = (url: string) => testApp().app.inject({ url })

test('the feed lists the newest published articles, with every special character escaped', async () => {
  const author = await given.dietitian({ first_name: 'Ana', last_name: 'Rao' })
  const blog = await given.blog({ author, title: 'Salt & <sugar>' })
  await given.blog({ author, status: 'draft', title: 'Not yet' })
  const { statusCode, headers, body } = await get('/blogs/feed.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<title>Salt &amp; &lt;sugar&gt;</title>')
  expect(body).toContain(`<link>${SITE_URL}/blogs/${blog.id}</link>`)
  expect(body).toContain('<dc:creator>Dr. Ana Rao</dc:creator>')
  expect(body).not.toContain('Not yet')
})

test('the feed and the sitemap follow publications', async () => {
  const author = await given.dietitian()
  const blog = await given.blog({ author, status: 'draft' })
  expect((await get('/sitemap.xml')).body).not.toContain(`/blogs/${blog.id}<`)
  await as(author).patch(`/api/adminpanel/blogs/${blog.id}/`, { status: 'published' })
  expect((await get('/sitemap.xml')).body).toContain(`${SITE_URL}/blogs/${blog.id}</loc><lastmod>`)
  expect((await get('/blogs/feed.xml')).body).toContain(`/blogs/${blog.id}</link>`)
})

test('an article has a sharing card, a draft has none', async () => {
  const author = await given.dietitian()
  const [blog, draft] = [await given.blog({ author }), await given.blog({ author, status: 'draft' })]
  expect((await get(`/cards/blogs/${blog.id}.png`)).headers['content-type']).toBe('image/png')
  expect((await get(`/cards/blogs/${draft.id}.png`)).statusCode).toBe(404)
})
