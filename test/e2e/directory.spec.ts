import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { given } from './accounts.ts'
import { holdResponses, open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'

const NOT_ACCEPTING = 'This dietitian is not accepting requests right now.'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or concern' })
const specialization = (page: Page) => page.getByRole('combobox', { name: 'Specialization' })
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const availability = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Availability' }).getByText(label, { exact: true })
const resultCount = (page: Page, count: number) =>
  page.getByRole('heading', { name: count === 1 ? '1 Dietitian Found' : `${count} Dietitians Found` })

test.describe('directory', () => {
  test('a card shows what people compare, with links to profile and form', async () => {
    const dietitian = await given.dietitian({ specialization: 'geriatric' })
    const page = await visitor()
    await open(page, '/dietitians')
    await search(page).fill(dietitian.last_name)
    await expectToSee(resultCount(page, 1))
    const card = page.getByRole('article')
    const facts = ['Geriatric Nutrition', 'Available now', 'New', '7 years', '₹650', '+91 98140 00000', dietitian.email]
    for (const fact of facts) await expectToSee(card.getByText(fact, { exact: true }).first())
    const name = `Dr. ${dietitian.name}`
    const ways = [
      { link: name, path: `/dietitians/${dietitian.id}` },
      { link: 'View Profile', path: `/contact-dietitian/${dietitian.id}` },
      { link: 'Contact', path: `/contact-dietitian/${dietitian.id}#request` },
    ]
    for (const { link, path } of ways) {
      await card.getByRole('link', { name: link, exact: true }).click()
      await expectPath(page, path)
      await page.goBack()
      await expectToSee(resultCount(page, 1))
    }
  })

  test('filters are in the address, without the defaults, and back and forward change them', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await specialization(page).selectOption('Weight Loss')
    await expectPath(page, '/dietitians?specialization=weight_loss')
    await specialization(page).selectOption('Pediatric Nutrition')
    await expectPath(page, '/dietitians?specialization=pediatric')
    await page.goBack()
    await expectPath(page, '/dietitians?specialization=weight_loss')
    await eventually(() => specialization(page).inputValue()).toBe('weight_loss')
    await expectToSee(page.getByRole('article').getByText('Weight Loss', { exact: true }).first())
    await page.goForward()
    await eventually(() => specialization(page).inputValue()).toBe('pediatric')
    await expectToSee(page.getByRole('article').getByText('Pediatric Nutrition', { exact: true }).first())
    await expectNotToSee(page.getByRole('article').getByText('Weight Loss', { exact: true }).first())

    await specialization(page).selectOption('Diabetes Management')
    await expectPath(page, '/dietitians?specialization=diabetes')
    await availability(page, 'Available Now').click()
    await expectPath(page, '/dietitians?specialization=diabetes&available=available')
    await sort(page).selectOption('Lowest fee')
    await expectPath(page, '/dietitians?specialization=diabetes&available=available&sort=consultation_fee')
    await search(page).fill('Harpreet')
    await expectPath(
      page,
      '/dietitians?search=Harpreet&specialization=diabetes&available=available&sort=consultation_fee',
    )
    await expectToSee(resultCount(page, 1))
    await page.reload()
    await expectToSee(resultCount(page, 1))
    expect(await search(page).inputValue()).toBe('Harpreet')
    await search(page).fill('')
    await sort(page).selectOption('Highest rated')
    await availability(page, 'All Dietitians').click()
    await specialization(page).selectOption('All specializations')
    await expectPath(page, '/dietitians')
  })

  test('choices made before the script has loaded are applied', async () => {
    const page = await visitor()
    const release = await holdResponses(page, '**/assets/*.js')
    await page.goto('/dietitians?available=available&sort=consultation_fee&search=Harpreet', { waitUntil: 'commit' })
    await search(page).fill('')
    await sort(page).selectOption('Highest rated')
    await availability(page, 'All Dietitians').click()
    await specialization(page).selectOption('Diabetes Management')
    release()
    await expectPath(page, '/dietitians?specialization=diabetes')
    await expectToSee(page.getByRole('radio', { name: 'All Dietitians', checked: true }))
  })

  test('is paged, and a filter resets to the first page', async () => {
    // A search for this test's dietitians only: other tests add dietitians and shift the pages meanwhile.
    const word = `sattu${randomUUID().slice(0, 8)}`
    const bio = `Helps families to eat well with what they already cook, from ${word} to saag, on every day of the week.`
    for (let count = 0; count < 13; count += 1) await given.dietitian({ bio })
    const page = await visitor()
    await open(page, `/dietitians?search=${word}`)
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    const first = await names()
    expect(first).toHaveLength(12)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expectPath(page, `/dietitians?search=${word}&page=2`)
    await eventually(async () => (await names()).length).toBe(1)
    expect(first).not.toContain((await names())[0])
    await eventually(() => page.evaluate('window.scrollY')).toBe(0)
    await page.goBack()
    await eventually(names).toEqual(first)
    await page.goForward()
    await sort(page).selectOption('Most experience')
    await expectPath(page, `/dietitians?search=${word}&sort=-experience_years`)
  })

  test('a sentence finds the right dietitians and says why; language and consultation mode filter', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await search(page).fill('my father has diabetis')
    await expectToSee(page.getByRole('article').first().getByText('Matches: Diabetes'))
    expect(await sort(page).inputValue()).toBe('')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Tamil')
    await page.getByRole('combobox', { name: 'Consultation mode' }).selectOption('Phone')
    await expectPath(page, '/dietitians?search=my+father+has+diabetis&language=tamil&mode=phone')
    await expectToSee(page.getByRole('article', { name: 'Dr. Lakshmi Narayanan' }).getByText('City: Chennai'))
    await expectSound(page)
  })

  test('on a phone the filters are in a sheet, and the first dietitian is on the first screen', async () => {
    const page = await visitor({ viewport: PHONE })
    await open(page, '/dietitians?language=hindi')
    const name = await page.getByRole('article').first().getByRole('heading').boundingBox()
    expect(name?.y).toBeLessThan(PHONE.height - 100)
    await expectNotToSee(specialization(page))
    await page.waitForLoadState('networkidle')
    const filters = page.locator('summary', { hasText: 'Filters' })
    await filters.click()
    const sheet = page.getByRole('dialog', { name: 'Filters and order' })
    await specialization(page).selectOption('Diabetes Management')
    await expectPath(page, '/dietitians?specialization=diabetes&language=hindi')
    await sort(page).selectOption('Lowest fee')
    await expectSound(page)
    await sheet.getByRole('button', { name: /^Show (\d+ dietitians?|results)$/ }).click()
    await expectNotToSee(sheet)
    await expectToSee(page.getByText('Filters (3)'), page.getByRole('article').first())
    await filters.press('Enter')
    await expectToSee(sheet)
    await page.keyboard.press('Escape')
    await expectNotToSee(sheet)
    await eventually(() => page.evaluate('document.activeElement.tagName')).toBe('SUMMARY')
  })

  test('shows that no dietitian was found, and clears all filters', async () => {
    const page = await visitor()
    await open(page, '/dietitians?specialization=general&sort=consultation_fee')
    await search(page).fill('zzqx')
    await expectToSee(page.getByRole('heading', { name: 'No dietitians found' }), resultCount(page, 0))
    // The search has no results, but the specialization has, and the office offers help.
    await expectToSee(
      page.getByRole('heading', { name: 'Closest matches' }),
      page.getByRole('article').nth(2),
      page.getByRole('link', { name: 'Ask the office' }),
    )
    await expectSound(page)
    // There are no similar results either.
    await specialization(page).selectOption('')
    await expectToSee(
      page.getByRole('heading', { name: 'Other dietitians taking requests now' }),
      page.getByRole('article').nth(2),
    )
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectPath(page, '/dietitians')
    await expectToSee(page.getByRole('article').first())
    await eventually(() => search(page).inputValue()).toBe('')
    expect(await sort(page).inputValue()).toBe('-rating')
  })

  test('shows six skeletons for a slow response, says why it failed and retries with the same filters', async () => {
    const page = await visitor({ expects: /net::ERR_/ })
    await open(page, '/dietitians')
    const arrive = await holdResponses(page, '**/api/adminpanel/dietitians/**')
    await specialization(page).selectOption('Diabetes Management')
    const heading = page.getByRole('heading', { name: 'Loading dietitians...' })
    await expectToSee(heading)
    expect(await heading.locator('+ * > *').count()).toBe(6)
    arrive()
    await expectToSee(page.getByRole('article').first())

    await page.route('**/api/adminpanel/dietitians/**', (route) => route.abort())
    await specialization(page).selectOption('Weight Loss')
    await expectToSee(page.getByRole('alert').getByText('Failed to fetch dietitians'))
    await expectSound(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(page.getByRole('alert').getByText(offline))
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNotToSee(page.getByText(offline))
    await page.context().setOffline(false)
    await page.unroute('**/api/adminpanel/dietitians/**')
    await page.getByRole('button', { name: /retry|try again/i }).click()
    await expectToSee(page.getByRole('article').getByText('Weight Loss', { exact: true }).first())
    expect(await specialization(page).inputValue()).toBe('weight_loss')
  })
})

test.describe('what is not there', () => {
  test('a page past the end or a missing dietitian says so with status 404 and links to the directory', async () => {
    const page = await visitor({ expects: /404/ })
    const pastEnd = await page.goto('/dietitians?page=900')
    expect(pastEnd?.status()).toBe(404)
    await expectToSee(page.getByText('This page does not exist'))
    await expectSound(page)
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await expectPath(page, '/dietitians')

    for (const path of ['/dietitians/999999', '/dietitians/harpreet', '/dietitians/0']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectToSee(page.getByRole('heading', { level: 1, name: 'Dietitian Not Found' }))
    }
    await expectSound(page)
    await page.getByRole('link', { name: 'Browse Dietitians' }).click()
    await expectPath(page, '/dietitians')
  })

  test('cannot be contacted: the directory says so, also if a contact page does not load', async () => {
    const page = await visitor({ expects: /net::ERR_/ })
    const notice = page.getByText('We couldn’t find that dietitian. Here’s everyone who is listed today.')
    for (const path of ['/contact-dietitian/999999', '/contact-dietitian/harpreet', '/contact-dietitian']) {
      await open(page, path)
      await expectPath(page, '/dietitians#dietitian-not-found')
      await expectToSee(notice)
    }
    await expectSound(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNotToSee(notice)

    await page.route(/\/api\/adminpanel\/dietitians\/\d+\//, (route) => route.abort())
    await page.getByRole('link', { name: 'View Profile' }).first().click()
    await expectPath(page, '/dietitians#dietitian-not-loaded')
    await expectToSee(page.getByText(/^Failed to fetch dietitian\./))
  })
})

test('an unavailable dietitian cannot be contacted, and every page says why', async () => {
  const dietitian = await given.dietitian({ is_available: false })
  const page = await visitor()
  await open(page, `/dietitians?search=${encodeURIComponent(dietitian.last_name)}`)
  const card = page.getByRole('article')
  await expectToSee(card.getByText('Unavailable', { exact: true }))
  const contact = card.getByRole('button', { name: 'Contact', exact: true })
  expect(await contact.getAttribute('aria-disabled')).toBe('true')
  await contact.click({ force: true })
  await expectToSee(card.getByRole('status').getByText(NOT_ACCEPTING))
  await expectSound(page)

  await card.getByRole('link', { name: `Dr. ${dietitian.name}`, exact: true }).click()
  const book = page.getByRole('button', { name: /^Book Consultation/ })
  expect(await book.getAttribute('aria-disabled')).toBe('true')
  await book.click({ force: true })
  await expectToSee(page.getByRole('status').getByText(NOT_ACCEPTING))
  await expectSound(page)

  await open(page, `/contact-dietitian/${dietitian.id}`)
  await expectToSee(page.getByRole('status').getByText(NOT_ACCEPTING))
  expect(await page.getByRole('button', { name: 'Send Request' }).getAttribute('aria-disabled')).toBe('true')
})
