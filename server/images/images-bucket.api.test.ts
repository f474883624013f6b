import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startBucket } from '#test/bucket.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { formWith, photo } from '#test/pictures.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { runCleanupJobs } from '../runtime/cleanup-jobs.ts'

const bucket = await startBucket()
setUpTestApp({ rateLimits: false, storageUrl: async () => bucket.storageUrl })
afterAll(() => bucket.stop())

const BLOGS = '/api/adminpanel/blogs/'
const TEXT = 'Dal, sabzi, dahi, roti and a fruit: each has its bowl, and a plate that shows them needs no scale at all.'

test('an article’s pictures are stored in the bucket, served from it, and removed when nothing references them', async () => {
  const { connection, services } = testApp()
  const author = as(await given.dietitian())
  const { body: inText } = await author.send({
    method: 'POST',
    url: '/api/adminpanel/blog-images/',
    payload: formWith('image', await photo(1)),
  })
  const { body: blog } = await author.send({
    method: 'POST',
    url: BLOGS,
    payload: formWith('featured_image', await photo(2), {
      title: 'An article about bowls',
      summary: 'What five bowls on a steel plate say about a balanced meal at home.',
      category: 'diet',
      content: `<p>${TEXT}</p><img src="${inText.url}" alt="Bowls" />`,
    }),
  })
  const urls = [...inText.sizes, ...blog.featured_image_sizes].map(({ url }) => url)
  expect(urls).toHaveLength(4)
  const typesFor = (accept: string) =>
    Promise.all(
      urls.map(
        async (url) => (await anonymous.send({ method: 'GET', url, headers: { accept } })).headers['content-type'],
      ),
    )
  expect(await typesFor('image/avif')).toEqual(Array(4).fill('image/avif'))
  expect(await typesFor('image/webp')).toEqual(Array(4).fill('image/webp'))

  const runCleanupLater = async () => {
    await connection.db.execute(sql`update stored_pictures set orphaned_since = orphaned_since - interval '25 hours'`)
    return (await runCleanupJobs(connection.db, { files: services.files, outboxDir: testApp().outboxDir })).pictures
  }
  expect(await runCleanupLater()).toBe(0)
  await author.patch(`${BLOGS}${blog.id}/`, { remove_image: true })
  expect(await runCleanupLater()).toBe(1)
  await connection.db.execute(sql`delete from blogs`)
  expect(await runCleanupLater()).toBe(1)
  for (const url of urls) {
    expect((await anonymous.get(url)).status).toBe(404)
    expect((await anonymous.get(url.replace('.webp', '.avif'))).status).toBe(404)
  }
})
