import sharp from 'sharp'
import { given } from './accounts.ts'
import { open } from './actions.ts'
import { DESKTOP, expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'

const TITLE_MAX = 70
/** Of articles and dietitians. */
const OF_A_KIND = 12
const DESCRIPTION = { min: 50, max: 160 }

const ask = (path: string) => fetch(new URL(path, siteUrl()), { redirect: 'manual' })
const unescaped = (text = '') => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** The addresses of the sitemap, whether it is one file or many. */
async function addressesOf(path: string): Promise<string[]> {
  const answer = await ask(path)
  expect(answer.status, path).toBe(200)
  const xml = await answer.text()
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => unescaped(location))
  if (!xml.includes('<sitemapindex')) return locations
  return (await Promise.all(locations.map(addressesOf))).flat()
}

function readHead(html: string) {
  const contentOf = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    description: contentOf('description'),
    robots: contentOf('robots'),
    image: contentOf('og:image'),
    alt: contentOf('og:image:alt'),
    structured: data.map(([, json]) => JSON.parse(json ?? '')),
  }
}

/** Every page that is one of a kind, and some of those that come by the number: other tests add to them all the time. */
function someOfEachKind(addresses: readonly string[]): string[] {
  const kinds = Map.groupBy(addresses, (address) => address.replace(/\/\d+$/, '/'))
  return [...kinds.values()].flatMap((kind) => kind.slice(0, OF_A_KIND))
}

test.describe('search engines', () => {
  test('the addresses of the sitemap are pages that may be listed and describe themselves', async () => {
    const { id } = await given.dietitian()
    const listed = await addressesOf('/sitemap.xml')
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toContain(`${siteUrl()}/dietitians/${id}`)
    const addresses = someOfEachKind(listed)
    const titles = new Map<string, string>()
    const findings: string[] = []
    for (const address of addresses) {
      const answer = await ask(address)
      const head = readHead(await answer.text())
      const find = (isRight: boolean, finding: string) => {
        if (!isRight) findings.push(`${address}: ${finding}`)
        return isRight
      }
      if (!find(answer.status === 200, `status ${answer.status}`)) continue
      find(head.robots === '', `robots ${head.robots}`)
      find(head.canonical === address, `canonical ${head.canonical}`)
      // An article's title is its author's, who may call two of them alike.
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
    const { structured } = readHead(await (await ask(`/dietitians/${id}`)).text())
    const ofType = (type: string) => structured.find((data) => data['@type'] === type)
    expect(ofType('Organization')).toMatchObject({
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

  test('robots.txt names the sitemap', async () => {
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`)
  })
})

test.describe('addresses', () => {
  for (const [written, spelled] of [
    ['/Dietitians?search=Gill', '/dietitians?search=Gill'],
    ['/LEGAL', '/legal'],
    ['/legal/', '/legal'],
    ['/dietitians/?specialization=diabetes', '/dietitians?specialization=diabetes'],
  ] as const) {
    test(`${written} leads to ${spelled}`, async () => {
      const answer = await ask(written)
      expect([answer.status, answer.headers.get('location')]).toEqual([308, spelled])
      expect((await ask(spelled)).status).toBe(200)
    })
  }

  for (const path of ['/api/Auth/profile/', '/assets/Nothing.js', '/media/Nothing.webp', '/cards/Home.png']) {
    test(`${path} is not found: paths of files and the API are case-sensitive`, async () => {
      expect((await ask(path)).status).toBe(404)
    })
  }
})

test.describe('home screens and previews', () => {
  test('the manifest names icons of the sizes that it says', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const { icons } = (await (await ask(href ?? '')).json()) as { icons: { src: string; sizes: string }[] }
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = await sharp(await (await ask(src)).arrayBuffer()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`the footer loads no typeface for its words at ${viewport.width} pixels`, async () => {
      const page = await visitor({ viewport })
      const fonts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.add(request.url())
      })
      await open(page, '/legal')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').locator('img[src*="name-in-three"]').waitFor()
      await page.evaluate('document.fonts.ready')
      expect([...fonts].filter((url) => /devanagari|gurmukhi/.test(url))).toEqual([])
    })
  }
})
