import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: false, hasCache: true })

const BLOGS = '/api/adminpanel/blogs/'
const DIRECTORY = '/api/adminpanel/dietitians/'
const urlOf = ({ id }: { id: number }) => `${BLOGS}${id}/`
const isCached = (url: string) => testApp().cache.responses.has(url)

async function world() {
  const ana = await given.dietitian({ first_name: 'Ana' })
  const [salt, millet] = [
    await given.blog({ author: ana, title: 'Salt in the kitchen', category: 'diet' }),
    await given.blog({ author: ana, title: 'Millet for breakfast', category: 'yoga' }),
  ]
  await testApp().cache.revalidate()
  return { ana, salt, millet }
}

test('a public answer is cached as it was first sent, and confirmed with 304', async () => {
  const { ana, salt } = await world()
  const urls = [
    BLOGS,
    `${BLOGS}?ordering=title&page=1&page_size=5`,
    urlOf(salt),
    `${urlOf(salt)}related/`,
    `${BLOGS}authors/`,
    DIRECTORY,
    `${DIRECTORY}${ana.id}/`,
    `${DIRECTORY}${ana.id}/reviews/`,
    '/api/adminpanel/site-settings/',
  ]
  for (const url of urls) {
    expect(isCached(url), url).toBe(false)
    const first = await anonymous.get(url)
    expect(isCached(url), url).toBe(true)
    const second = await anonymous.get(url)
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(second.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.not.stringMatching(String(first.headers['x-request-id'])),
      vary: 'accept-encoding, authorization',
      etag: first.headers.etag,
    })
    const again = await anonymous.send({ url, headers: { 'if-none-match': String(second.headers.etag) } })
    expect([again.status, again.raw.length]).toEqual([304, 0])
    const head = await anonymous.send({ method: 'HEAD', url })
    expect([head.status, head.raw.length, head.headers.etag]).toEqual([200, 0, second.headers.etag])
  }
  // Must equal the response to a signed-in caller, which never comes from the cache.
  const text = ({ raw }: { raw: Buffer }) => raw.toString().replaceAll(/"views_count":\d+/g, '')
  for (const url of urls) expect(text(await as(ana).get(url)), url).toBe(text(await anonymous.get(url)))
})

test('only canonical addresses are cached, and no search', async () => {
  const { salt } = await world()
  const addresses = [
    `${BLOGS}?search=salt`,
    `${BLOGS}?page_size=5&ordering=title`,
    `${BLOGS}?page=01`,
    `${BLOGS}?page_size=05`,
    `${BLOGS}?category=yoga%2Cdiet`,
    `${BLOGS}?category=yoga,diet`,
    `${BLOGS}?utm=1`,
    `${BLOGS}?author=`,
    `${BLOGS}?`,
    `${BLOGS}0${salt.id}/`,
    `${urlOf(salt)}?x=1`,
  ]
  for (const url of addresses) {
    expect((await anonymous.get(url)).status, url).toBe(200)
    expect(isCached(url), url).toBe(false)
  }
  await anonymous.get(`${BLOGS}?category=diet%2Cyoga`)
  expect(isCached(`${BLOGS}?category=diet%2Cyoga`)).toBe(true)
  for (const url of [`${BLOGS}?page=99`, `${BLOGS}?ordering=best`, `${BLOGS}9999/`]) {
    expect((await anonymous.get(url)).status, url).toBeGreaterThanOrEqual(400)
    expect(isCached(url), url).toBe(false)
  }
})

test('private data is never cached for others: neither drafts nor account data', async () => {
  const { ana } = await world()
  const draft = await given.blog({ author: ana, status: 'draft' })
  const url = urlOf(draft)
  expect((await as(ana).get(url)).status).toBe(200)
  expect((await anonymous.get(url)).status).toBe(404)
  expect((await as(await given.user()).get(url)).status).toBe(404)
  await as(ana).patch(url, { status: 'published' })
  expect((await anonymous.get(url)).status).toBe(200)
  expect(isCached(url)).toBe(true)
  await as(ana).patch(url, { status: 'draft' })
  expect((await anonymous.get(url)).status).toBe(404)
  const signedIn = await as(ana).get(url)
  expect([signedIn.status, signedIn.headers['cache-control'], isCached(url)]).toEqual([200, 'no-store', false])
  expect((await bearing('nothing').get(BLOGS)).status).toBe(200)
  expect(isCached(BLOGS)).toBe(false)
})

test('an edit drops the article and its lists, and no other entries', async () => {
  const { ana, salt, millet } = await world()
  const bea = await given.dietitian()
  const oats = await given.blog({ author: bea, title: 'Quinoa porridge', category: 'recipes' })
  await testApp().cache.revalidate()
  const stays = [urlOf(millet), urlOf(oats), `${BLOGS}?author=${bea.id}`, `${BLOGS}?category=yoga`, DIRECTORY]
  const goes = [urlOf(salt), BLOGS, `${BLOGS}?author=${ana.id}`, `${BLOGS}?category=diet%2Cfitness`]
  for (const url of [...stays, ...goes]) await anonymous.get(url)
  await as(ana).patch(urlOf(salt), { title: 'Less salt in the kitchen' })
  expect(stays.map(isCached)).toEqual(stays.map(() => true))
  expect(goes.map(isCached)).toEqual(goes.map(() => false))
  for (const url of goes) expect(JSON.stringify((await anonymous.get(url)).body), url).toContain('Less salt')
})

test('entries that another process changes are dropped at the next check', async () => {
  const { ana, salt } = await world()
  await anonymous.get(`${DIRECTORY}${ana.id}/`)
  await anonymous.get(urlOf(salt))
  const { pool } = testApp().connection
  await pool.query('update dietitian_profiles set experience_years = 31')
  // This transaction takes longer than the check.
  const other = await pool.connect()
  await other.query('begin')
  await other.query(`update blogs set title = 'Written elsewhere' where id = $1`, [salt.id])
  await testApp().cache.revalidate()
  expect([isCached(`${DIRECTORY}${ana.id}/`), isCached(urlOf(salt))]).toEqual([false, true])
  await other.query('commit')
  other.release()
  await testApp().cache.revalidate()
  expect(isCached(urlOf(salt))).toBe(false)
  await anonymous.get(urlOf(salt))
  await testApp().cache.revalidate()
  expect(isCached(urlOf(salt))).toBe(true)
})

test('views of cached answers are counted; the version for If-Match is that of the text', async () => {
  await testApp().services.views.flush()
  const { ana, salt } = await world()
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/128.0' }
  const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/128.0' }
  const { headers } = await anonymous.send({ url: urlOf(salt), headers: phone })
  await anonymous.send({ url: urlOf(salt), headers: desktop })
  await anonymous.send({ url: urlOf(salt), headers: { ...desktop, 'if-none-match': String(headers.etag) } })
  await anonymous.send({ method: 'HEAD', url: urlOf(salt), headers: { 'user-agent': 'curl' } })
  await testApp().services.views.flush()
  expect((await as(ana).get(urlOf(salt))).body.views_count).toBe(2)
  // The cached response is still sent until it is replaced within ten seconds.
  expect(isCached(urlOf(salt))).toBe(true)
  const save = (title: string, etag: unknown) =>
    as(ana).send({ method: 'PATCH', url: urlOf(salt), headers: { 'if-match': String(etag) }, payload: { title } })
  expect((await save('More about salt', headers.etag)).status).toBe(200)
  expect((await save('Most about salt', headers.etag)).status).toBe(409)
  const next = await anonymous.get(urlOf(salt))
  expect(next.headers.etag).not.toBe(headers.etag)
  expect((await save('Most about salt', next.headers.etag)).status).toBe(200)
})

test('every client gets the smallest encoding that it accepts, cached or not', async () => {
  const ana = await given.dietitian()
  for (let number = 0; number < 10; number += 1) await given.blog({ author: ana })
  await testApp().cache.revalidate()
  for (const url of [BLOGS, `${BLOGS}?search=article`]) {
    const get = async (accepted: string) => {
      const response = await testApp().app.inject({ url, headers: { 'accept-encoding': accepted } })
      return { headers: response.headers, raw: response.rawPayload }
    }
    const plain = await get('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0.5, gzip', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
    ] as const) {
      const response = await get(accepted)
      expect(response.headers, `${url} ${accepted}`).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(response.raw.length),
        vary: 'accept-encoding, authorization',
      })
      expect(unpack(response.raw).toString()).toBe(plain.raw.toString())
    }
    for (const none of ['br;q=0', 'zstd', 'gzip;q=0, br;q=0, *;q=1'])
      expect((await get(none)).headers['content-encoding'], none).toBeUndefined()
  }
  const signedIn = await as(ana).send({ url: BLOGS, headers: { 'accept-encoding': 'br' } })
  expect(signedIn.headers['content-encoding']).toBeUndefined()
})

test('concurrent readers share one database read', async () => {
  await world()
  const { pool } = testApp().connection
  const statements: string[] = []
  const query = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      statements.push(JSON.stringify(args[0]))
      return query(...(args as [string]))
    },
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => anonymous.get(DIRECTORY)))
  Object.assign(pool, { query })
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(statements.filter((text) => text.includes('as counts'))).toHaveLength(1)
})
