import type { Page } from '@playwright/test'
import { given } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'

const CATEGORIES = [
  { name: 'Fitness Nutrition', topics: 12, path: '/diet' },
  { name: 'Medical Nutrition', topics: 9, path: '/diet?category=medical' },
  { name: 'Personalized Plans', topics: 8, path: '/diet?category=personalized' },
]
/** One article with its summary and a phrase that occurs only in its text. */
const ARTICLE = {
  title: 'Eat a little less, not as little as possible',
  address: '/diet/weight-loss#a-gentle-deficit',
  concepts: [
    'A deficit of 300 to 500 kcal is enough',
    'Fill the plate in a different order',
    'Half a kilogram a week is fast enough',
  ],
  explanation: 'You lose weight when you eat less energy than your body spends.',
}

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories of nutrition education' })
const articleRow = (page: Page) => page.locator('summary').filter({ hasText: ARTICLE.title })
const fetchPage = async (path: string) => (await fetch(siteUrl() + path)).text()

/** The three categories, last one first, each with its address, topics and articles. */
async function readCategories(page: Page) {
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Nutrition education' }))
  for (const { name, topics, path } of CATEGORIES.toReversed()) {
    await categories(page)
      .getByRole('link', { name: `${name} ${topics} topics` })
      .click()
    await expectPath(page, path)
    await expectToSee(page.getByRole('heading', { level: 2, name }))
    await eventually(() => page.locator('#topics h3').count()).toBe(topics)
    expect(await categories(page).locator('[aria-current=page]').innerText()).toContain(name)
    const rows = await page.locator('summary').allInnerTexts()
    expect(rows.length).toBeGreaterThanOrEqual(2 * topics)
    for (const row of rows) expect(row).toMatch(/(Beginner|Intermediate|Advanced)\s+\d+ min read/)
    await expectToSee(page.getByRole('note').filter({ hasText: 'For education only' }))
  }
  await page.goBack()
  await expectToSee(page.getByRole('heading', { level: 2, name: 'Medical Nutrition' }))
}

test.describe('the list of topics', () => {
  test('has three categories with their own addresses, the simple BMI calculator and further links', async () => {
    const page = await visitor()
    await open(page, '/diet')
    const main = page.getByRole('main')
    await expectToSee(main.getByLabel('Height'), main.getByLabel('Weight'))
    expect(await main.getByRole('link', { name: 'See membership plans' }).first().getAttribute('href')).toBe(
      '/membership',
    )
    expect(await main.getByRole('link', { name: 'Ask for a free assessment' }).getAttribute('href')).toBe('/contact')
    await readCategories(page)
  })

  test('has the same categories without scripts, and an article links to its place on the topic page', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/diet')
    await readCategories(page)
    await page.goto('/diet?category=personalized')
    await articleRow(page).click()
    await page.getByRole('link', { name: `Read “${ARTICLE.title}” on its own page` }).click()
    await expectPath(page, ARTICLE.address)
    await expectToSee(page.getByRole('heading', { level: 2, name: ARTICLE.title }), page.getByText(ARTICLE.explanation))
  })

  test('opens an article to three concepts, loads its text only then, and retries after a failure', async () => {
    const page = await visitor({ expects: /ERR_FAILED/ })
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

    await page.route(/weight-loss\.content/, (route) => route.abort())
    await page.reload()
    await articleRow(page).click()
    await expectToSee(page.getByRole('alert').filter({ hasText: 'We couldn’t load this article.' }))
    await page.unroute(/weight-loss\.content/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByText(ARTICLE.explanation))
    await expectNotToSee(page.getByRole('alert'))
  })
})

test.describe('a topic', () => {
  test('is shown with its sources, is printed without header and footer, and has further links', async () => {
    const page = await visitor({ colorScheme: 'dark' })
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
    await page.emulateMedia({ media: 'print' })
    await expectNotToSee(
      page.getByRole('link', { name: 'Get Started' }),
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: 'See membership plans' }),
    )
    await expectToSee(page.getByText(ARTICLE.explanation), page.getByRole('link', { name: /NG246/ }).first())
    expect(await page.evaluate(`getComputedStyle(document.body).color`)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: null })

    await page.getByRole('link', { name: 'Next topic Gaining weight, the healthy way' }).click()
    await expectPath(page, '/diet/weight-gain')
    await page.getByRole('link', { name: 'Previous topic A weight-loss plan that lasts' }).click()
    await expectPath(page, '/diet/weight-loss')
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Nutrition education' })
      .click()
    await expectPath(page, '/diet')
  })

  test('ends with dietitians who help with it, also without scripts, followed by plans', async () => {
    const dietitian = await given.dietitian({ specialization: 'general', focus_areas: ['kidney'] })
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/diet/kidney')
    const suggestions = page.getByRole('region', { name: 'Talk it through with a dietitian' })
    await expectToSee(
      suggestions.getByRole('link', { name: `Dr. ${dietitian.name}` }),
      suggestions.getByText('Matches: Kidneys').first(),
    )
    const links = await suggestions.getByRole('link').allInnerTexts()
    expect(links.slice(-2)).toEqual(['Find a dietitian for kidney problems', 'See membership plans'])
    await dietitian.api.dietitians.updateMe({ is_available: false })
    expect(await fetchPage('/diet/kidney')).not.toContain(dietitian.name)
    await suggestions.getByRole('link', { name: 'Find a dietitian for kidney problems' }).click()
    await expectToSee(page.getByText('Matches: Kidneys').first())
  })
})
