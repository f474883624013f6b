import { expect, test } from 'vitest'
import { signInAs } from './api-of.ts'
import { cleanUp, newInstallation, start } from './fixtures.ts'

cleanUp()

const ARTICLES = '/api/adminpanel/blogs/'
/** A page without view counts, so that it does not expire during the test. */
const PAGE = '/faq'

test('/metrics counts each page and each public answer once, and nothing else', async () => {
  const app = await start({ DATA_DIR: await newInstallation({ demo: true }) })
  const { token } = await signInAs(app.url, 'dietitian')
  async function counters() {
    const text = await (await fetch(`${app.url}/metrics`)).text()
    const of = (name: string) => Number(new RegExp(`^${name}\\{store="responses"\\} (\\d+)$`, 'm').exec(text)?.[1])
    return { hits: of('thali_cache_hits_total'), misses: of('thali_cache_misses_total') }
  }
  async function countedFor(...calls: [path: string, headers?: Record<string, string>][]) {
    const before = await counters()
    for (const [path, headers = {}] of calls)
      await (await fetch(app.url + path, { headers, redirect: 'manual' })).text()
    const after = await counters()
    return { hits: after.hits - before.hits, misses: after.misses - before.misses }
  }

  // Nothing is cached before the first check for changes.
  await expect.poll(() => countedFor([PAGE])).toEqual({ hits: 1, misses: 0 })
  expect(await countedFor([PAGE], [`${ARTICLES}?page_size=3`], [`${ARTICLES}?page_size=3`])).toEqual({
    hits: 2,
    misses: 1,
  })
  expect(await countedFor(['/blogs?search=dal'], [`${ARTICLES}?search=dal`])).toEqual({ hits: 0, misses: 2 })
  const html = await (await fetch(app.url + PAGE)).text()
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect(asset).not.toBe('')
  expect(
    await countedFor(
      [asset],
      ['/healthz'],
      ['/metrics'],
      ['/no-such-page'],
      ['/blogs/'],
      [`${ARTICLES}4711/`],
      [`${ARTICLES}?page_size=0`],
      [ARTICLES, { authorization: `Bearer ${token}` }],
      ['/api/auth/profile/', { authorization: `Bearer ${token}` }],
      ['/media/pictures/none-480.webp'],
    ),
  ).toEqual({ hits: 0, misses: 0 })
  expect(await app.stop()).toBe(0)
})
