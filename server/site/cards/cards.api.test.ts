import sharp from 'sharp'
import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'

setUpTestApp()

const get = (url: string, headers: Record<string, string> = {}) => testApp().app.inject({ url, headers })
const cardOf = (id: number) => get(`/cards/dietitians/${id}.png`)

test('a card is a picture of the size that previews need, and is cached by clients', async () => {
  const { statusCode, headers, rawPayload } = await get('/cards/home.png')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(rawPayload.length).toBeLessThan(150_000)
  const again = await get('/cards/home.png', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('every public page has a card of its own', async () => {
  const etags: unknown[] = []
  // One after another, because there are more pages than the queue of cards allows.
  for (const { path } of PUBLIC_PAGES) {
    const { statusCode, headers } = await testApp().app.inject({
      method: 'HEAD',
      url: `/cards/${path === '/' ? 'home' : path.slice(1)}.png`,
      headers: { 'if-none-match': '"none"' },
    })
    expect(statusCode, path).toBe(200)
    etags.push(headers.etag)
  }
  expect(new Set(etags).size).toBe(PUBLIC_PAGES.length)
})

test('more cards than can be drawn soon are rejected, with a retry time', async () => {
  const people = await Promise.all(
    Array.from({ length: 80 }, (_, index) => given.dietitian({ first_name: `Queue ${index}` })),
  )
  const answers = await Promise.all(people.map(({ id }) => cardOf(id)))
  const rejected = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { statusCode, headers } of rejected) {
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', undefined])
  }
  expect((await cardOf(people[0]?.id ?? 0)).statusCode).toBe(200)
})

test("a dietitian's card changes with the name and the speciality, and with nothing else", async () => {
  const dietitian = await given.dietitian({ first_name: 'Harpreet' })
  const first = await cardOf(dietitian.id)
  const { body } = await as(dietitian).patch('/api/adminpanel/dietitians/me/', { experience_years: 9 })
  expect(body.experience_years).toBe(9)
  expect((await cardOf(dietitian.id)).headers.etag).toBe(first.headers.etag)
  await as(dietitian).patch('/api/adminpanel/dietitians/me/', { first_name: 'Simran' })
  const renamed = await cardOf(dietitian.id)
  expect(renamed.rawPayload.equals(first.rawPayload)).toBe(false)
  await as(dietitian).patch('/api/adminpanel/dietitians/me/', { specialization: 'diabetes' })
  const specialised = await cardOf(dietitian.id)
  expect(specialised.rawPayload.equals(renamed.rawPayload)).toBe(false)
  expect((await get(`/cards/contact-dietitian/${dietitian.id}.png`)).headers.etag).toBe(specialised.headers.etag)
})

test('names in Devanagari and Gurmukhi are drawn, others left out', async () => {
  const names = ['हरप्रीत', 'ਹਰਪ੍ਰੀਤ', 'Āśā', '😀', '明子']
  const people = await Promise.all(names.map((first_name) => given.dietitian({ first_name, last_name: 'Gill' })))
  const etags = await Promise.all(people.map(async ({ id }) => (await cardOf(id)).headers.etag))
  expect(new Set(etags).size).toBe(4)
  expect(etags[3]).toBe(etags[4])
})

test('concurrent readers share one drawing', async () => {
  const { id } = await given.dietitian({ first_name: 'Together' })
  const cards = await Promise.all([cardOf(id), cardOf(id), cardOf(id)])
  expect(new Set(cards.map((card) => card.headers.etag)).size).toBe(1)
  expect(cards.every((card) => card.rawPayload.equals(cards[0]?.rawPayload ?? Buffer.of()))).toBe(true)
})

test('only pages that search engines list have a card', async () => {
  const hidden = await given.dietitian({ is_active: false })
  const unfinished = await given.dietitian({}, { specialization: null })
  const client = await given.user()
  const ids = [hidden.id, unfinished.id, client.id, 0, 4_000_000_000, '9'.repeat(20), '1e3', ' 1']
  const paths = [
    '',
    'x.png',
    'home',
    'home.svg',
    'bmi.png/',
    'diet/none.png',
    'login.png',
    ...ids.map((id) => `dietitians/${id}.png`),
  ]
  for (const path of paths) {
    const { statusCode, headers } = await get(`/cards/${encodeURI(path)}`)
    expect(statusCode, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/json/)
  }
})
