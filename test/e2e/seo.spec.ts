import sharp from 'sharp'
import { given } from './accounts.ts'
import { open } from './actions.ts'
import { DESKTOP, expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'
import { readHead, unescaped } from './html.ts'

const TITLE_MAX = 70
/** Detail pages of articles and dietitians. */
const OF_A_KIND = 3
const DESCRIPTION = { min: 50, max: 160 }

const ask = (path: string) => fetch(new URL(path, siteUrl()), { redirect: 'manual' })

/** The addresses of the sitemap, whether it is one file or many. */
async function addressesOf(path: string): Promise<string[]> {
  const response = await ask(path)
  expect(response.status, path).toBe(200)
  const xml = await response.text()
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => unescaped(location))
  if (!xml.includes('<sitemapindex')) return locations
  return (await Promise.all(locations.map(addressesOf))).flat()
}

/** Every unique page, and a sample of detail pages, of which other tests add more all the time. */
function someOfEachKind(addresses: readonly string[]): string[] {
  const kinds = Map.groupBy(addresses, (address) => address.replace(/\/\d+$/, '/'))
  return [...kinds.values()].flatMap((kind) => kind.slice(0, OF_A_KIND))
}

const organisationIn = ({ structured }: ReturnType<typeof readHead>) =>
  structured.find((data) => data['@type'] === 'Organization')

test.describe('search engines', () => {
  test('the addresses of the sitemap are pages that may be listed and describe themselves', async () => {
    const { id } = await given.dietitian()
    const listed = await addressesOf('/sitemap.xml')
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toContain(`${siteUrl()}/dietitians/${id}`)
    const addresses = [...someOfEachKind(listed), `${siteUrl()}/contact-dietitian/${id}`]
    const titles = new Map<string, string>()
    const findings: string[] = []
    for (const address of addresses) {
      const response = await ask(address)
      const head = readHead(await response.text())
      const find = (isRight: boolean, finding: string) => {
        if (!isRight) findings.push(`${address}: ${finding}`)
        return isRight
      }
      if (!find(response.status === 200, `status ${response.status}`)) continue
      find(head.robots === '', `robots ${head.robots}`)
      find(head.canonical === address, `canonical ${head.canonical}`)
      const isOwn = head.ogUrl === address && head.ogTitle === head.title && head.ogDescription === head.description
      find(isOwn, 'a preview of something else')
      const feeds = address === `${siteUrl()}/` || /\/blogs([/?]|$)/.test(address) ? '/blogs/feed.xml' : ''
      find(head.feeds.join() === feeds, `feeds ${head.feeds}`)
      find(/"telephone":"\+91/.test(JSON.stringify(organisationIn(head))), 'no organisation with its telephone')
      // Authors choose the titles of articles, so two may be equal.
      if (!/\/blogs\/\d+$/.test(address)) {
        find(/ \| Thali$/.test(head.title) && head.title.length <= TITLE_MAX, `title ${head.title}`)
        find(!titles.has(head.title), `the title of ${titles.get(head.title)}`)
      }
      const { length } = head.description
      find(length >= DESCRIPTION.min && length <= DESCRIPTION.max, `description of ${length} characters`)
      find(head.alt !== '' || !head.image.includes('/cards/'), 'a card without words')
      find((await ask(head.image)).status === 200, `no card at ${head.image}`)
      titles.set(head.title, address)
    }
    expect(findings).toEqual([])
  })

  test('the organisation is described on every page, and a dietitian as a person', async () => {
    const { id, name } = await given.dietitian({ specialization: 'diabetes' })
    const head = readHead(await (await ask(`/dietitians/${id}`)).text())
    const ofType = (type: string) => head.structured.find((data) => data['@type'] === type)
    expect(organisationIn(head)).toMatchObject({
      name: 'Thali',
      contactPoint: { telephone: expect.stringMatching(/^\+91/) },
      telephone: expect.stringMatching(/^\+91/),
      address: { '@type': 'PostalAddress', addressLocality: 'Mohali', addressCountry: 'IN' },
      logo: { '@type': 'ImageObject', url: `${siteUrl()}/icon-512.png` },
    })
    expect(ofType('ProfilePage').mainEntity).toMatchObject({
      '@type': 'Person',
      name,
      jobTitle: 'Dietitian',
      knowsAbout: 'Diabetes Management',
    })
    expect(ofType('BreadcrumbList').itemListElement).toHaveLength(2)
  })

  test('the home page describes its search, but not at an unknown address', async () => {
    const { structured } = readHead(await (await ask('/')).text())
    const { urlTemplate } = structured.find((data) => data['@type'] === 'WebSite').potentialAction.target
    expect(new URL(urlTemplate).pathname).toBe('/dietitians')
    expect(urlTemplate).toMatch(/\?search=\{search_term_string\}$/)
    const unknown = readHead(await (await ask('/no/such/page')).text())
    expect(unknown.structured.map((data) => data['@type'])).toEqual(['Organization'])
  })

  test('each plan has its price in rupees', async () => {
    const { structured } = readHead(await (await ask('/membership')).text())
    expect(structured.find((data) => data['@type'] === 'Service').hasOfferCatalog.itemListElement).toMatchObject([
      { '@type': 'Offer', name: 'Essential', price: 699, priceCurrency: 'INR' },
      { '@type': 'Offer', name: 'Professional', price: 5000, priceCurrency: 'INR' },
      { '@type': 'Offer', name: 'Elite', price: 10_000, priceCurrency: 'INR' },
    ])
    expect(structured.map((data) => data['@type'])).toContain('BreadcrumbList')
  })

  test('each article of a topic is described', async () => {
    const { structured } = readHead(await (await ask('/diet/diabetes')).text())
    const articles = structured.filter((entry) => entry['@type'] === 'Article')
    expect(articles).toHaveLength(2)
    expect(articles[0]).toMatchObject({
      headline: 'A plate that is gentler on blood sugar',
      url: `${siteUrl()}/diet/diabetes#plate-and-portion`,
      educationalLevel: 'Beginner',
      timeRequired: expect.stringMatching(/^PT\dM$/),
    })
  })
})

test('paths of files and the API are case-sensitive', async () => {
  for (const path of ['/api/Auth/profile/', '/assets/Nothing.js', '/media/Nothing.webp', '/cards/Home.png']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test.describe('home screens and previews', () => {
  test('the icons of the manifest have the stated sizes', async () => {
    const { manifest } = readHead(await (await ask('/')).text())
    const { icons } = (await (await ask(manifest)).json()) as { icons: { src: string; sizes: string }[] }
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = await sharp(await (await ask(src)).arrayBuffer()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test('the footer loads no additional typeface, on a phone and a desktop', async () => {
    const page = await visitor({ viewport: PHONE, isFirstLoad: true })
    const fonts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url())
    })
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await open(page, '/legal')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').locator('img[src*="name-in-three"]').waitFor()
      await page.evaluate('document.fonts.ready')
      expect([...fonts].filter((url) => /devanagari|gurmukhi/.test(url))).toEqual([])
    }
  })
})
