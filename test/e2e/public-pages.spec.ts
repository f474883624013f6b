import { given } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectSound } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'
import { linksIn } from './html.ts'

const BIO = 'Cooks with what the field gives: bajra in winter, lauki in summer, and a little jaggery.'

/** `:id` stands for a dietitian. */
const READING = [
  '/blogs',
  '/diet',
  '/diet?category=medical',
  '/diet/weight-loss',
  '/body-types',
  '/body-types?for=men',
  '/about',
  '/faq',
  '/legal',
]
const ACTING = [
  '/',
  '/bmi',
  '/membership',
  '/dietitians',
  '/dietitians?specialization=diabetes',
  '/dietitians/:id',
  '/contact-dietitian/:id',
  '/contact',
]
const PUBLIC = [...READING, ...ACTING]
const FORMS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/assessment',
  '/assessment?token=x',
  '/assessment/answer',
  '/assessment/answer?token=x',
]

/** The user agent of a bot, so that no article counts it as a reader. */
const CRAWLER = { 'user-agent': 'Thali link crawler' }

async function pathsOf(addresses: readonly string[]): Promise<string[]> {
  if (!addresses.some((address) => address.includes(':id'))) return [...addresses]
  const { id } = await given.dietitian({ bio: BIO })
  return addresses.map((address) => address.replace(':id', String(id)))
}

const fetchPage = (path: string, headers: Record<string, string> = {}) => fetch(siteUrl() + path, { headers })

/** The sources that one directive of the policy allows. */
function sourcesOf(policy: string | null, directive: string): string[] {
  const found = policy?.split(';').find((part) => part.trim().startsWith(`${directive} `))
  return found?.trim().split(/\s+/).slice(1) ?? []
}

test.describe('public pages', () => {
  for (const [kind, addresses] of [
    ['pages to read', READING],
    ['pages to act on', ACTING],
    ['forms', FORMS],
  ] as const) {
    test(`${kind} are accessible in light and dark, on a phone and a desktop`, async () => {
      const page = await visitor()
      for (const path of await pathsOf(addresses)) {
        await open(page, path)
        await expectSound(page)
        expect(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1)
      }
    })
  }

  test('every link leads to a page', async () => {
    const linksOn = async (path: string) => {
      const links = linksIn(await (await fetchPage(path)).text(), siteUrl() + path)
      return links.filter((link) => link.startsWith(siteUrl()))
    }
    const found = new Map<string, string>()
    for (const path of await pathsOf([...PUBLIC, ...FORMS])) {
      const links = await linksOn(path)
      expect(links, path).not.toEqual([])
      for (const link of links) found.set(link, path)
    }
    for (const [link, path] of found) {
      const response = await fetch(link, { headers: CRAWLER })
      if (response.status !== 200) {
        // An article that another test has unpublished in the meantime is no longer linked.
        await eventually(async () => (await linksOn(path)).includes(link)).toBe(false)
        continue
      }
      const anchor = new URL(link).hash.slice(1)
      if (anchor) expect(await response.text(), link).toContain(`id="${anchor}"`)
    }
  })

  test('load their styles before their scripts', async () => {
    const page = await visitor({ isFirstLoad: true })
    for (const path of ['/', '/blogs', '/blogs/1', '/dietitians']) {
      await open(page, path)
      const [styled, fetched] = await page.evaluate<[number, number]>(`(() => {
        const files = (ending) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending))
        return [
          Math.max(...files('.css').map((file) => file.responseEnd)),
          Math.min(...files('.js').map((file) => file.startTime)),
        ]
      })()`)
      expect(styled, path).toBeLessThan(fetched)
    }
  })

  test('preload every initial script, so that none waits for another', async () => {
    for (const path of ['/', '/bmi', '/dietitians', '/blogs', '/contact', '/login']) {
      const html = await (await fetchPage(path)).text()
      const named = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"]+\.js)"/g)].map(([, href = '']) => href)
      const scripts = await Promise.all(named.map(async (href) => (await fetchPage(href)).text()))
      const imported = scripts.flatMap((script) => [...script.matchAll(/\b(?:from|import)["`]\.(\/[^"`]+\.js)["`]/g)])
      expect(imported.length, path).toBeGreaterThan(named.length)
      expect(named, path).toEqual(expect.arrayContaining(imported.map(([, file]) => `/assets${file}`)))
    }
  })

  test('no foreign inline script runs on any page', async () => {
    for (const path of [
      '/',
      '/dietitians',
      '/dietitians?search=gill',
      '/login',
      '/profile',
      '/dietitian/requests',
      '/no/such/page',
    ]) {
      const policy = (await fetchPage(path)).headers.get('content-security-policy')
      const scripts = sourcesOf(policy, 'script-src')
      expect(scripts, path).toContain("'self'")
      expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([])
      expect(sourcesOf(policy, 'style-src'), path).toEqual(["'self'"])
      expect(policy, path).not.toContain('unsafe-inline')
    }
  })
})

test.describe('cached pages', () => {
  test('are sent once and then confirmed with 304', async () => {
    for (const path of ['/', '/dietitians', '/legal']) {
      const readTwice = async () => {
        const first = await fetchPage(path)
        const etag = first.headers.get('etag')
        expect(etag, path).toBeTruthy()
        expect(first.headers.get('cache-control'), path).toMatch(/no-cache/)
        const again = await fetchPage(path, { 'if-none-match': etag ?? '' })
        return [again.status, await again.text()]
      }
      // Another test's change in between changes the page.
      await eventually(readTwice).toEqual([304, ''])
    }
  })
})
