import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { SITE_URL, setUpTestApp, testApp } from '#test/test-app.ts'
import { PUBLIC_ADDRESSES } from './public-pages.ts'
import { writeSitemap, writeSitemapFile } from './sitemap.service.ts'

setUpTestApp({ rateLimits: false, hasCache: true })

const get = (url: string, headers: Record<string, string> = {}) => testApp().app.inject({ url, headers })
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)
const pages = PUBLIC_ADDRESSES.map(({ path }) => SITE_URL + path)

/** Disables triggers, which would run 50,000 times. */
async function insertDietitians(count: number): Promise<void> {
  await testApp().services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into users (email, first_name, last_name, password_hash, role)
      select 'many' || n || '@example.in', 'Person', 'Number', '', 'dietitian' from generate_series(1, ${count}::int) as n`)
    await tx.execute(sql`
      insert into dietitian_profiles (user_id, bio, specialization, is_listed)
      select id, 'Eats.', 'general', true from users`)
  })
}

test('lists every page and every listed dietitian, and nobody else', async () => {
  const listed = await given.dietitian()
  await given.dietitian({ is_active: false })
  await given.dietitian({}, { bio: '' })
  await given.user()
  const { statusCode, headers, body } = await get('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  })
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url>.*<\/url>\n)+<\/urlset>\n$/,
  )
  expect(locationsOf(body)).toEqual([...pages, `${SITE_URL}/dietitians/${listed.id}`])
  expect(body).toMatch(new RegExp(`/dietitians/${listed.id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`))
})

test('is cached until a dietitian changes, and confirmed with 304', async () => {
  const dietitian = await given.dietitian()
  const first = await get('/sitemap.xml')
  expect((await get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  await as(dietitian).patch('/api/adminpanel/dietitians/me/', { experience_years: 9 })
  const second = await get('/sitemap.xml')
  expect(second.headers.etag).not.toBe(first.headers.etag)
  const lastmod = (xml: string) => /<lastmod>([^<]*)/.exec(xml)?.[1] ?? ''
  expect(lastmod(second.body) > lastmod(first.body)).toBe(true)
})

test('is split into several files beyond the limit of one', async () => {
  const { db } = testApp().services
  const max = PUBLIC_ADDRESSES.length
  await insertDietitians(max + 3)
  const index = await writeSitemap(db, SITE_URL, max)
  expect(index).toContain('<sitemapindex ')
  expect(locationsOf(index)).toEqual([1, 2, 3].map((file) => `${SITE_URL}/sitemaps/${file}.xml`))
  const files = await Promise.all([1, 2, 3].map((file) => writeSitemapFile(db, SITE_URL, `${file}.xml`, max)))
  expect(files.map((file) => locationsOf(file).length)).toEqual([max, max, 3])
  expect(new Set(files.flatMap(locationsOf)).size).toBe(max * 2 + 3)
})

test.each(['0.xml', '3.xml', '1', 'x.xml', '1.xml.gz', '01.xml', '999999.xml', '..%2Fsitemap.xml'])(
  '/sitemaps/%s is not found',
  async (file) => {
    expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404)
  },
)

test('contains more dietitians than one file may', async () => {
  await insertDietitians(50_001)
  const { body } = await get('/sitemap.xml')
  const files = locationsOf(body).map((location) => new URL(location ?? '').pathname)
  expect(files).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml', '/sitemaps/3.xml'])
  const counts = await Promise.all(files.map(async (file) => locationsOf((await get(file)).body).length))
  expect(counts).toEqual([PUBLIC_ADDRESSES.length, 50_000, 1])
})
