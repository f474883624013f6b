import type { Page } from '@playwright/test'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'

const CATEGORIES = [
  { name: 'Fitness Nutrition', topics: 12, path: '/diet' },
  { name: 'Medical Nutrition', topics: 9, path: '/diet?category=medical' },
  { name: 'Personalized Plans', topics: 8, path: '/diet?category=personalized' },
]
/** One article, what it promises, and what only its text says. */
const ARTICLE = {
  title: 'Eat a little less, not as little as possible',
  address: '/diet/weight-loss#a-gentle-deficit',
  concepts: [
    'A deficit of 300 to 500 kcal is enough',
    'Fill the plate in a different order',
    'Half a kilogram a week is fast enough',
  ],
  explanation: 'Weight falls when the day brings less energy than the body spends.',
}

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories of nutrition education' })
const articleRow = (page: Page) => page.locator('summary').filter({ hasText: ARTICLE.title })
const fetchPage = async (path: string) => (await fetch(siteUrl() + path)).text()

test.describe('the list of topics', () => {
  for (const script of ['with', 'without']) {
    test(`three categories have addresses of their own, ${script} a script`, async () => {
      const page = await visitor({ javaScriptEnabled: script === 'with' })
      await page.goto('/diet')
      await expectToSee(page.getByRole('heading', { level: 1, name: 'Nutrition education' }))
      for (const { name, topics, path } of CATEGORIES.toReversed()) {
        await categories(page)
          .getByRole('link', { name: `${name} ${topics} topics` })
          .click()
        await expectPath(page, path)
        await expectToSee(page.getByRole('heading', { level: 2, name }))
        await eventually(() => page.locator('#topics h3').count()).toBe(topics)
        expect(await categories(page).locator('[aria-current=page]').innerText()).toContain(name)
      }
      await page.goBack()
      await expectToSee(page.getByRole('heading', { level: 2, name: 'Medical Nutrition' }))
    })
  }

  test('every article says how hard and how long it is, and that it only educates', async () => {
    const page = await visitor()
    for (const { path, topics } of CATEGORIES) {
      await open(page, path)
      const rows = await page.locator('summary').allInnerTexts()
      expect(rows.length).toBeGreaterThanOrEqual(2 * topics)
      for (const row of rows) expect(row).toMatch(/(Beginner|Intermediate|Advanced)\s+\d+ min read/)
      await expectToSee(page.getByRole('note').filter({ hasText: 'For education only' }))
    }
  })

  test('an article opens to three concepts, and only then is its text fetched', async () => {
    const page = await visitor()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/diet?category=personalized')
    expect(await fetchPage('/diet?category=personalized')).not.toContain(ARTICLE.explanation)
    expect(fetched.filter((url) => url.includes('.content'))).toEqual([])
    await articleRow(page).focus()
    await page.keyboard.press('Enter')
    for (const name of ARTICLE.concepts) await expectToSee(page.getByRole('heading', { level: 5, name }))
    await expectToSee(page.getByText(ARTICLE.explanation))
    expect(await page.getByRole('heading', { name: 'Example' }).count()).toBe(3)
    expect(await page.getByRole('heading', { name: 'Tips' }).count()).toBe(3)
    expect(fetched.filter((url) => url.includes('.content'))).toHaveLength(1)
    await expectSound(page)
    await articleRow(page).click()
    await expectNotToSee(page.getByText(ARTICLE.explanation))
  })

  test('an article that does not come can be asked for again', async () => {
    const page = await visitor({ expects: /ERR_FAILED/ })
    await page.route(/weight-loss\.content/, (route) => route.abort(), { times: 1 })
    await open(page, '/diet?category=personalized')
    await articleRow(page).click()
    await expectToSee(page.getByRole('alert').filter({ hasText: 'This article could not be loaded.' }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByText(ARTICLE.explanation))
    await expectNotToSee(page.getByRole('alert'))
  })

  test('without a script an article leads to its place on the topic page', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/diet?category=personalized')
    await articleRow(page).click()
    await page.getByRole('link', { name: `Read “${ARTICLE.title}” on its own page` }).click()
    await expectPath(page, ARTICLE.address)
    await expectToSee(page.getByRole('heading', { level: 2, name: ARTICLE.title }), page.getByText(ARTICLE.explanation))
  })

  test('the simple BMI calculator and the ways on are there', async () => {
    const page = await visitor()
    await open(page, '/diet')
    const main = page.getByRole('main')
    await expectToSee(main.getByLabel('Height'), main.getByLabel('Weight'))
    expect(await main.getByRole('link', { name: 'See membership plans' }).first().getAttribute('href')).toBe(
      '/membership',
    )
    expect(await main.getByRole('link', { name: 'Ask for a free assessment' }).getAttribute('href')).toBe('/contact')
  })
})

test.describe('a topic', () => {
  test('is read whole, with its sources, and leads on', async () => {
    const page = await visitor()
    await open(page, '/diet?category=personalized')
    await page.getByRole('link', { name: 'A weight-loss plan that lasts' }).click()
    await expectPath(page, '/diet/weight-loss')
    await expectToSee(page.getByRole('heading', { level: 1, name: 'A weight-loss plan that lasts' }))
    expect(await page.getByRole('article').count()).toBe(2)
    for (const name of ARTICLE.concepts) await expectToSee(page.getByRole('heading', { level: 3, name }))
    await expectToSee(
      page.getByRole('link', { name: /NG246/ }).first(),
      page.getByRole('note').filter({ hasText: 'For education only' }),
      page.getByRole('link', { name: 'See membership plans' }),
      page.getByRole('link', { name: 'Free assessment' }),
    )
    await page.getByRole('link', { name: 'Next topic Gaining weight well' }).click()
    await expectPath(page, '/diet/weight-gain')
    await page.getByRole('link', { name: 'Previous topic A weight-loss plan that lasts' }).click()
    await expectPath(page, '/diet/weight-loss')
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Nutrition education' })
      .click()
    await expectPath(page, '/diet')
  })

  test('tells search engines of each article', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/diet/diabetes')
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
    const articles = structured.map((text) => JSON.parse(text)).filter((entry) => entry['@type'] === 'Article')
    expect(articles).toHaveLength(2)
    expect(articles[0]).toMatchObject({
      headline: 'A plate that is gentler on blood sugar',
      url: `${siteUrl()}/diet/diabetes#plate-and-portion`,
      educationalLevel: 'Beginner',
      timeRequired: expect.stringMatching(/^PT\dM$/),
    })
  })

  test('is printed without the frame of the site, and with its sources', async () => {
    const page = await visitor({ colorScheme: 'dark' })
    await open(page, '/diet/weight-loss')
    await page.emulateMedia({ media: 'print' })
    await expectNotToSee(
      page.getByRole('link', { name: 'Get Started' }),
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: 'See membership plans' }),
    )
    await expectToSee(page.getByText(ARTICLE.explanation), page.getByRole('link', { name: /NG246/ }).first())
    expect(await page.evaluate(`getComputedStyle(document.body).color`)).toBe('rgb(0, 0, 0)')
  })

  test('that nobody wrote about shows the home page as not found', async () => {
    const answer = await fetch(`${siteUrl()}/diet/no-such-topic`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('content="noindex"')
    const page = await visitor({ expects: /404/ })
    await open(page, '/diet/no-such-topic')
    await expectToSee(
      page.getByText('We could not find that address, so here is our home page.'),
      page.getByRole('heading', { level: 1, name: 'Transform Your Health Journey' }),
    )
  })
})
