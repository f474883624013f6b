import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNoOverflow, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { DESKTOP, expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'
import { readHead } from './html.ts'

const [RAJMA, ROTI, RICE, FISH] = [200001, 200012, 200401, 200306]
const [BEANS, PALAK_PANEER] = [16032, 200029]
const LUNCH = `/meal-score?plate=${FISH}-1-katori_${RICE}-1-bowl`

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search a dish or food' })
const foodResults = (page: Page) => page.getByRole('region', { name: 'Foods found' })
const plate = (page: Page) => page.getByRole('region', { name: 'Your plate' })
const food = (page: Page, name: string) => plate(page).getByText(name, { exact: true })
const score = (page: Page) => page.getByRole('region', { name: 'Score' })
const changes = (page: Page) => page.getByRole('region', { name: 'Changes to try' }).getByRole('link')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const quantity = (page: Page, food: string) => page.getByRole('textbox', { name: new RegExp(`^Quantity of ${food}`) })
const drawing = (page: Page) => score(page).getByRole('img', { name: /^This plate scores/ })
/** The text that a screen reader announces. */
const summary = (page: Page) => score(page).getByRole('status').first().innerText()
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.getAttribute("aria-label") ?? document.activeElement.innerText')
const amounts = async (page: Page) => (await page.getByRole('main').innerText()).match(/\d\s?(kcal|g)\b/g)

test.describe('a plate', () => {
  test('is filled from a search in any script, changed in steps, and restored by Back', async () => {
    const page = await visitor()
    await open(page, '/meal-score')
    await expectToSee(score(page).getByRole('img', { name: 'This plate is empty: five empty bowls.' }))
    await search(page).fill('ਛੋਲੇ')
    await expectPath(page, `/meal-score?search=${encodeURIComponent('ਛੋਲੇ')}`)
    const chole = foodResults(page).getByRole('link', { name: /^Add Chole छोले ?, ਛੋਲੇ/ })
    await expectToSee(chole)
    expect(await foodResults(page).getByRole('listitem').count()).toBeLessThanOrEqual(8)
    await chole.click()
    await expectPath(page, /^\/meal-score\?plate=200002-1-katori&search=/)
    await expectToSee(drawing(page), food(page, 'Chole'), chole.getByText('On your plate'))
    const before = await summary(page)
    expect(before).toMatch(/^Chole is on the plate\.\s+This plate scores /)

    // Quick presses add up, and the focus stays in place.
    await link(page, 'More Chole').click()
    await link(page, 'More Chole').click()
    await expectPath(page, /plate=200002-2-katori/)
    expect(await focused(page)).toBe('More Chole')
    await eventually(() => summary(page)).not.toBe(before)
    await page.goBack()
    await eventually(() => quantity(page, 'Chole').inputValue()).not.toBe('2')

    await link(page, 'Close the search').click()
    await expectNotToSee(foodResults(page))
    await quantity(page, 'Chole').fill('30')
    await expectToSee(page.getByText('From 0.25 to 20'))
    await quantity(page, 'Chole').fill('0,5')
    await quantity(page, 'Chole').press('Enter')
    await expectPath(page, '/meal-score?plate=200002-0.5-katori')
    await page.getByRole('list', { name: 'Portion of Chole' }).getByRole('link', { name: 'grams' }).click()
    await expectPath(page, /plate=200002-\d+-gram$/)
    await eventually(() => summary(page)).toMatch(/^\d+\sg of chole on the plate\.\s+This plate scores /)
    // A link that looks like a button works with the space bar too.
    await link(page, 'More Chole').press('Space')
    await expectPath(page, '/meal-score?plate=200002-90-gram')
    await expectSound(page)
  })

  test('suggests tested changes, each of which can be undone', async () => {
    const page = await visitor()
    await open(page, LUNCH)
    const before = await summary(page)
    expect(await changes(page).count()).toBeLessThanOrEqual(3)
    await changes(page).first().click()
    await eventually(() => summary(page)).not.toBe(before)
    await eventually(() => focused(page)).toBe('Undo')
    await link(page, 'Undo').click()
    await expectPath(page, LUNCH)
    await eventually(() => summary(page)).toBe(before)
    await expectNotToSee(link(page, 'Undo'))
    await eventually(() => focused(page)).toBe('Your plate')

    await link(page, 'Remove Macher jhol').click()
    await expectPath(page, `/meal-score?plate=${RICE}-1-bowl`)
    await eventually(() => summary(page)).toMatch(/^Macher jhol is off the plate\.\s+This plate scores /)
    await expectToSee(plate(page).getByText('Macher jhol is off the plate.'))
    expect(await plate(page).getByRole('status').count()).toBe(0)
    await page.reload()
    await link(page, 'Undo').click()
    await expectPath(page, LUNCH)
    await link(page, 'Empty the plate').click()
    await expectPath(page, '/meal-score')
    await expectToSee(page.getByRole('heading', { name: 'Or open a plate and change it' }))
    await page.getByRole('link', { name: /^Fish curry and rice/ }).click()
    await expectPath(page, LUNCH)
  })

  test('is shared by its address, printed alone, and lists its allergens and diets', async () => {
    const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    await open(page, LUNCH)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToSee(page.getByText('Link copied'))
    // The site's scripts may not read the clipboard, so the test pastes like a person.
    await search(page).focus()
    await page.keyboard.press('ControlOrMeta+V')
    const shared = await search(page).inputValue()
    expect(shared.endsWith(LUNCH)).toBe(true)
    const other = await visitor()
    await open(other, LUNCH)
    await expectToSee(food(other, 'Macher jhol'), food(other, 'Steamed white rice'))
    expect(await summary(other)).toBe(await summary(page))
    await search(page).fill('')

    const contents = page.getByRole('region', { name: 'What is on the plate' })
    await expectToSee(contents.getByText(/Fish/))
    await contents.getByText('Nutrients of this plate', { exact: true }).click()
    await expectToSee(contents.getByRole('row', { name: /^Protein/ }))
    await expectSound(page)
    await page.emulateMedia({ media: 'print' })
    await expectToSee(
      drawing(page),
      food(page, '1 katori (150 ml)'),
      score(page).getByText('out of 10', { exact: true }),
    )
    await expectToSee(page.getByText(new RegExp(`^Thali, \\d+ \\w+ \\d{4}\\. http.*${LUNCH.replace('?', '\\?')}$`)))
    await expectNotToSee(search(page), changes(page).first(), page.getByRole('contentinfo'))
  })

  test('keeps the valid foods, and says what is wrong with the others', async () => {
    const page = await visitor({ expects: /400|404/ })
    await open(page, `/meal-score?plate=${RAJMA}-1-katori_999999-1-piece_spoon_${ROTI}-2-glass`)
    await expectToSee(
      page.getByText('One part of this address couldn’t be read, so it was left out.'),
      page.getByText('One food of this plate isn’t in our library, so it was left out.'),
      page.getByText('Roti (phulka) isn’t counted by the glass, so it was left out.'),
      food(page, 'Rajma masala'),
      drawing(page),
    )
    await link(page, 'More Rajma masala').click()
    await expectPath(page, `/meal-score?plate=${RAJMA}-1.5-katori`)
    await expectNotToSee(page.getByText(/left out/).first())
  })

  test('is kept if its score fails to load, and a retry scores it', async () => {
    const page = await visitor({ expects: /503/ })
    await open(page, LUNCH)
    await page.route('**/api/meal-score/**', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }))
    await link(page, 'More Macher jhol').click()
    await expectToSee(score(page).getByText('Your plate is kept in this page’s address.'), food(page, 'Macher jhol'))
    await expectToSee(score(page).getByRole('img', { name: 'This plate has no score.' }))
    expect(await quantity(page, 'Macher jhol').inputValue()).toBe('1.5')
    await page.unroute('**/api/meal-score/**')
    await link(page, 'Try again').click()
    await expectToSee(drawing(page))

    await page.route('**/api/foods/**', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }))
    await search(page).fill('dal')
    await expectToSee(foodResults(page).getByText('Not now.'))
    await page.unroute('**/api/foods/**')
    await foodResults(page).getByRole('link', { name: 'Try again' }).click()
    await expectToSee(
      foodResults(page)
        .getByRole('link', { name: /^Add Dal/ })
        .first(),
    )
    await search(page).fill('gthrdmplsnk')
    await expectToSee(page.getByText('Nothing found for “gthrdmplsnk”'))
  })
})

test('energy and grams can be hidden, and stay hidden', async () => {
  const page = await visitor()
  await open(page, `${LUNCH}_${RAJMA}-200-gram&search=dal`)
  expect(await amounts(page)).not.toBeNull()
  await page.getByRole('checkbox', { name: 'Hide energy and grams' }).check()
  await eventually(() => amounts(page)).toBeNull()
  await expectToSee(page.getByText('1 katori (150 ml)').first(), link(page, 'More Rajma masala'))
  await expectNotToSee(quantity(page, 'Rajma masala'))
  await expectSound(page)
  await page.reload()
  await eventually(() => page.getByRole('checkbox', { name: 'Hide energy and grams' }).isChecked()).toBe(true)
  expect(await amounts(page)).toBeNull()
  await page.getByRole('checkbox', { name: 'Hide energy and grams' }).uncheck()
  await eventually(() => amounts(page)).not.toBeNull()
})

test('says which foods are counted as the nearest one', async () => {
  const page = await visitor()
  await open(page, `/meal-score?plate=${PALAK_PANEER}-1-katori`)
  const standIns = page.locator('details').filter({ hasText: /Counted as the nearest food \(\d+\)/ })
  await standIns.locator('summary').click()
  await expectToSee(standIns.getByRole('listitem').first())
  await expectSound(page)
})

test('a dietitian’s own food is found after a reload too', async () => {
  const dietitian = await given.dietitian()
  const name = `Chutkikaddu ${randomUUID().slice(0, 8)}`
  const portions = [{ unit: 'katori' as const, label: '1 katori (150 ml)', grams: 150 }]
  const ingredients = [{ food: BEANS, grams: 100 }]
  await dietitian.api.ownFoods.create({ kind: 'dish', name, ingredients, cooked_grams: 100, portions })
  const page = await signedIn(dietitian)
  await open(page, `/meal-score?search=${encodeURIComponent(name)}`)
  const link = foodResults(page).getByRole('link', { name: new RegExp(`^Add ${name}`) })
  await expectToSee(link)
  await page.reload()
  await expectToSee(link)
})

test('on a phone the score stays in sight', async () => {
  const page = await visitor({ viewport: PHONE })
  await open(page, LUNCH)
  const bar = page.getByRole('link', { name: /out of 10 See all five scores$/ })
  const box = await bar.boundingBox()
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
  await bar.click()
  await expectToSee(drawing(page))
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 })
    await expectNoOverflow(page)
  }
  await page.setViewportSize(DESKTOP)
  await expectNotToSee(bar)
})

test('everything works without JavaScript', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/meal-score')
  await page.getByRole('link', { name: /^Add Rajma masala/ }).click()
  await expectPath(page, `/meal-score?plate=${RAJMA}-1-katori`)
  await search(page).fill('चावल')
  await page.getByRole('button', { name: 'Search' }).click()
  await foodResults(page)
    .getByRole('link', { name: /^Add Steamed white rice/ })
    .click()
  await expectPath(page, new RegExp(`plate=${RAJMA}-1-katori_${RICE}-1-katori`))
  await link(page, 'More Rajma masala').click()
  await link(page, 'Close the search').click()
  await expectPath(page, `/meal-score?plate=${RAJMA}-1.5-katori_${RICE}-1-katori`)
  await page.getByRole('list', { name: 'Portion of Rajma masala' }).getByRole('link', { name: 'bowl (250 ml)' }).click()
  await expectPath(page, `/meal-score?plate=${RAJMA}-1-bowl_${RICE}-1-katori`)
  await expectToSee(drawing(page))
  await expectNotToSee(page.getByRole('checkbox', { name: 'Hide energy and grams' }))
  await link(page, 'Hide energy and grams').click()
  expect(await amounts(page)).toBeNull()
  await link(page, 'More Rajma masala').click()
  await expectPath(page, `/meal-score?plate=${RAJMA}-1.5-bowl_${RICE}-1-katori&hide=energy`)
  expect(await amounts(page)).toBeNull()
  await link(page, 'Less Rajma masala').click()
  await link(page, 'Show energy and grams').click()
  expect(await amounts(page)).not.toBeNull()
  const items = await plate(page).getByRole('listitem').count()
  await changes(page).first().click()
  await expectToSee(drawing(page))
  await link(page, 'Remove Rajma masala').click()
  expect(await plate(page).getByRole('listitem').count()).toBeLessThanOrEqual(items)
})

test('the method page explains every number, and links back', async () => {
  const page = await visitor()
  await open(page, LUNCH)
  await link(page, 'How we score a plate').click()
  await expectPath(page, '/meal-score/method')
  await expectToSee(
    page.getByRole('heading', { level: 1, name: 'How we score a plate' }),
    page.getByRole('img', { name: /^Fish curry and rice scores/ }),
    page.getByRole('table', { name: 'Scores by protein' }),
    page.getByRole('link', { name: /Standard Reference, Release 28/ }),
  )
  await expectSound(page)
  await link(page, 'Open this plate').click()
  await expectPath(page, LUNCH)
})

test('search engines index only the page without a plate', async () => {
  const headOf = async (path: string) => readHead(await (await fetch(siteUrl() + path)).text())
  expect((await headOf('/meal-score')).robots).toBe('')
  for (const path of [LUNCH, '/meal-score?search=dal']) {
    expect(await headOf(path), path).toMatchObject({ robots: 'noindex', canonical: `${siteUrl()}/meal-score` })
  }
})
