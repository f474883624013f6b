import { given } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectSound, expectToSee } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'

const BIO = 'Cooks with what the field gives: bajra in winter, lauki in summer, and a little jaggery.'

/** `:id` stands for a dietitian. */
const PUBLIC = [
  '/',
  '/blogs',
  '/diet',
  '/diet?category=medical',
  '/diet/weight-loss',
  '/body-types',
  '/body-types?for=men',
  '/bmi',
  '/membership',
  '/dietitians',
  '/dietitians?specialization=diabetes',
  '/dietitians/:id',
  '/contact-dietitian/:id',
  '/contact',
  '/about',
  '/faq',
  '/legal',
]
const FORMS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/assessment',
  '/assessment?token=x',
]

/** Names itself as what it is, so that no article counts it as a reader. */
const CRAWLER = { 'user-agent': 'Thali link crawler' }

async function pathsOf(addresses: string[]): Promise<string[]> {
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
  test('each describes itself to search engines and previews', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    const titles = new Set<string>()
    const descriptions = new Set<string | null>()
    const paths = await pathsOf(PUBLIC)
    for (const path of paths) {
      await page.goto(path)
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      const title = await page.title()
      const address = siteUrl() + path
      expect(title).toMatch(/ \| Thali$/)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
      const feed = page.locator('link[rel=alternate][type="application/rss+xml"][href="/blogs/feed.xml"]')
      expect(await feed.count(), path).toBe(/^\/($|blogs)/.test(path) ? 1 : 0)
      expect(await content('og:title')).toBe(title)
      expect(await content('og:url')).toBe(address)
      expect(await content('og:description')).toBe(await content('description'))
      expect((await fetchPage(new URL((await content('og:image')) ?? '').pathname)).status).toBe(200)
      expect(await page.locator('meta[name=robots]').count()).toBe(0)
      const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
      const organisation = structured.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Organization')
      expect(organisation).toMatchObject({ name: 'Thali', contactPoint: { telephone: expect.stringMatching(/^\+91/) } })
      expect(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1)
      titles.add(title)
      descriptions.add(await content('description'))
    }
    expect(titles.size).toBe(paths.length)
    // The directory says the same of itself with and without a filter.
    expect(descriptions.size).toBe(paths.length - 1)
  })

  for (const address of [...PUBLIC, ...FORMS]) {
    test(`${address} is accessible in light and dark, on a phone and a desktop`, async () => {
      const [path = ''] = await pathsOf([address])
      const page = await visitor()
      await open(page, path)
      await expectSound(page)
    })
  }

  test('every link of theirs leads to a page', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    const linksOn = async (path: string) => {
      await page.goto(path)
      const hrefs = await page.evaluate<string[]>("[...document.querySelectorAll('a')].map((link) => link.href)")
      return hrefs.filter((href) => href.startsWith(siteUrl()))
    }
    const found = new Map<string, string>()
    for (const path of await pathsOf([...PUBLIC, ...FORMS])) {
      for (const link of await linksOn(path)) found.set(link, path)
    }
    for (const [link, path] of found) {
      const answer = await fetch(link, { headers: CRAWLER })
      if (answer.status !== 200) {
        // What another test has taken back meanwhile is linked no more.
        await eventually(async () => (await linksOn(path)).includes(link)).toBe(false)
        continue
      }
      const anchor = new URL(link).hash.slice(1)
      if (anchor) expect(await answer.text(), link).toContain(`id="${anchor}"`)
    }
  })

  test('have their styles before their scripts', async () => {
    const page = await visitor()
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

  for (const path of [
    '/',
    '/dietitians',
    '/dietitians?search=gill',
    '/login',
    '/profile',
    '/dietitian/requests',
    '/no/such/page',
  ]) {
    test(`no foreign inline script runs on ${path}`, async () => {
      const policy = (await fetchPage(path)).headers.get('content-security-policy')
      const scripts = sourcesOf(policy, 'script-src')
      expect(scripts).toContain("'self'")
      expect(scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([])
      expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"])
      expect(policy).not.toContain('unsafe-inline')
    })
  }
})

test.describe('cached pages', () => {
  for (const path of ['/', '/dietitians', '/legal']) {
    test(`${path} is sent once and then confirmed`, async () => {
      const readTwice = async () => {
        const first = await fetchPage(path)
        const etag = first.headers.get('etag')
        expect(etag).toBeTruthy()
        expect(first.headers.get('cache-control')).toMatch(/no-cache/)
        const again = await fetchPage(path, { 'if-none-match': etag ?? '' })
        return [again.status, await again.text()]
      }
      // What another test writes in between makes it another page.
      await eventually(readTwice).toEqual([304, ''])
    })
  }

  test("a dietitian's change is on the public pages at once", async () => {
    const dietitian = await given.dietitian({ bio: BIO })
    const paths = [`/dietitians/${dietitian.id}`, `/contact-dietitian/${dietitian.id}`]
    const page = await visitor()
    for (const path of paths) {
      await open(page, path)
      await expectToSee(page.getByText(BIO))
    }
    const bio = 'Now also answers parents of small children, about everything that is green and left on the plate.'
    await dietitian.api.dietitians.updateMe({ bio, is_available: false })
    for (const path of paths) {
      await open(page, path)
      await expectToSee(page.getByText(bio), page.getByText('Unavailable'))
    }
  })
})
