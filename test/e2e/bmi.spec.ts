import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { holdResponses, open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { keyboard } from './input-methods.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const calculateButton = (page: Page) => page.getByRole('button', { name: /^Calculat/ })
const calculating = (page: Page) => page.getByRole('status').getByText('Calculating…')
const gauge = (page: Page) => page.getByRole('img', { name: /^BMI gauge/ })
const unit = (page: Page, name: string) => page.getByRole('group', { name: 'Units' }).getByText(name)
const hrefOf = async (link: Locator) => String(await link.getAttribute('href'))
/** The live region: what a screen reader announces. */
const announcement = (page: Page) => page.getByRole('status').filter({ hasText: /BMI|Calculating/ })

interface Person {
  weight?: string
  height?: string
  age?: string
}

async function fillIn(page: Page, { weight = '78', height = '172', age = '34' }: Person = {}) {
  await field(page, 'Weight').fill(weight)
  await field(page, 'Height').fill(height)
  await field(page, 'Age').fill(age)
}

async function calculate(page: Page, person?: Person) {
  await open(page, '/bmi')
  await fillIn(page, person)
  await calculateButton(page).click()
}

test.describe('the result', () => {
  test('appears after a second and a half with all its parts', async () => {
    const page = await visitor()
    await page.clock.install()
    await open(page, '/bmi')
    await fillIn(page)
    await page.getByRole('group', { name: 'Gender' }).getByText('Male', { exact: true }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await calculateButton(page).click()
    await expectToSee(calculating(page))
    expect(await calculateButton(page).innerText()).toContain('Calculating…')
    expect(await calculateButton(page).getAttribute('aria-busy')).toBe('true')
    expect(await calculateButton(page).getAttribute('aria-disabled')).toBe('true')
    await page.clock.runFor(1499)
    await expectToSee(calculating(page))
    await expectNotToSee(gauge(page))
    await page.clock.runFor(1)
    await expectToSee(gauge(page))
    await page.clock.resume()

    expect(await gauge(page).getAttribute('aria-label')).toBe(
      'BMI gauge from 15 to 40. Your value is 26.4, in the overweight band from 25 to 30.',
    )
    for (const mark of ['15', '18.5', '25', '30', '40']) await expectToSee(gauge(page).getByText(mark, { exact: true }))
    await eventually(() => announcement(page).innerText()).toMatch(
      /^Your BMI is 26\.4: Overweight, Moderate Risk\. Healthy weight range for 172\scm: 54\.7 to 73\.7\skg\.$/,
    )
    await expectToSee(
      page.getByText('Overweight', { exact: true }).first(),
      page.getByText('Moderate Risk').first(),
      page.getByText('You are 4.3 kg above the healthy range for your height.'),
      page.getByText('By the Asian-Indian cut-offs this value is in the obesity range'),
      page.getByText('Their healthy range is 18.5 to 22.9: 54.7 to 67.7 kg for you.'),
      page.getByText('for a man, 90 cm or more'),
      page.getByRole('heading', { name: 'Five next steps' }),
    )
    expect(await calculateButton(page).innerText()).toContain('Calculate again')
    expect(await calculateButton(page).getAttribute('aria-disabled')).toBeNull()
    const message = new URL(await hrefOf(page.getByRole('link', { name: 'Send by WhatsApp' })))
    expect(message.host).toBe('wa.me')
    expect(message.searchParams.get('text')).toMatch(/^BMI 26\.4: Overweight, Moderate Risk\n/)
    await page.getByRole('link', { name: 'Get Personal Plan' }).click()
    await expectPath(page, '/membership')
  })

  test('lists dietitians who help with it first, is printed alone, and can be downloaded as a report', async () => {
    const page = await visitor()
    await calculate(page)
    const dietitians = page.getByRole('heading', { name: 'Dietitians you can write to now' })
    await dietitians.scrollIntoViewIfNeeded()
    await expectToSee(page.getByText('Matches: Weight Loss').first())
    await expectNotToSee(page.getByRole('heading', { name: 'Talk it through with a dietitian' }))
    expect(await hrefOf(page.getByRole('link', { name: 'Find a dietitian for losing weight' }))).toBe(
      '/dietitians?specialization=weight_loss',
    )
    await expectSound(page)
    await page.emulateMedia({ media: 'print' })
    const colours = () =>
      page.evaluate<string>(`JSON.stringify([...document.querySelectorAll('#result *')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      }))`)
    const fromLight = await colours()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await colours(), 'paper is light').toBe(fromLight)
    await expectToSee(page.getByRole('heading', { name: 'Five next steps' }), page.getByText('78 kg', { exact: true }))
    await expectNotToSee(
      dietitians,
      page.getByRole('button', { name: 'Print Report' }),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: 'Breadcrumb' }),
    )
    await page.emulateMedia({ media: null, colorScheme: null })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Report' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^bmi-report-\d{4}-\d\d-\d\d\.html$/)
    const html = await readFile(await download.path(), 'utf8')
    expect(html).toMatch(/--surface: oklch/)
    expect(html).toMatch(/@media print/)
    const report = await page.context().newPage()
    await report.setContent(html)
    await expectToSee(
      report.getByRole('heading', { level: 1, name: 'BMI report' }),
      report.getByRole('img', { name: /Your value is 26\.4/ }),
    )
    expect(await report.getByRole('list').first().getByRole('listitem').count()).toBe(5)
    await expectSound(report)
  })

  test('cannot be saved once the details have changed, until it is calculated again', async () => {
    const page = await visitor()
    await calculate(page)
    const download = page.getByRole('button', { name: 'Download Report' })
    await expectToSee(download)
    await field(page, 'Weight').fill('80')
    await expectToSee(page.getByRole('status').getByText('You’ve changed your details.'))
    await eventually(() =>
      page
        .locator('[inert]')
        .filter({ has: gauge(page) })
        .count(),
    ).toBe(1)
    await calculateButton(page).click()
    await expectToSee(gauge(page))
    expect(await page.locator('[inert]').count()).toBe(0)
    await download.click({ trial: true })
  })

  test('has its own advice for each class and state, above the form on a phone', async () => {
    const page = await visitor({ viewport: PHONE })
    await page.clock.install()
    await open(page, '/bmi')
    const result = page.locator('#result')
    const says = async (person: Person, words: string) => {
      await fillIn(page, person)
      await calculateButton(page).click()
      await expectToSee(calculating(page))
      await page.clock.fastForward(1500)
      await eventually(() => announcement(page).innerText()).toContain(words)
    }

    await says({ weight: '130' }, 'Your BMI is 43.9: Obese, High Risk.')
    const [shown, form] = await Promise.all([gauge(page).boundingBox(), field(page, 'Weight').boundingBox()])
    expect(shown?.y).toBeLessThan(form?.y ?? 0)
    await eventually(async () => (await gauge(page).boundingBox())?.y).toBeGreaterThan(0)
    expect((await gauge(page).boundingBox())?.y).toBeLessThan(PHONE.height / 2)
    const steps = page.getByRole('list').filter({ hasText: 'Talk to a doctor first' }).getByRole('listitem')
    expect(await steps.count()).toBe(5)
    await expectSound(page)

    // Below 16 there are no plans, and the helplines are shown.
    await says({ weight: '44' }, 'Please see a doctor this week, before you eat more.')
    await expectToSee(
      page.getByText('Underweight', { exact: true }).first(),
      page.getByText('Don’t suddenly eat much more'),
    )
    for (const number of ['112', '14416']) {
      const line = result.getByRole('link', { name: number, exact: true }).first()
      expect(await line.getAttribute('href')).toBe(`tel:${number}`)
    }
    await expectNotToSee(
      page.getByRole('link', { name: 'Get Personal Plan' }),
      page.getByText('Make every meal richer'),
    )
    await expectSound(page)

    await says({ age: '17' }, 'Your BMI is 26.4. ')
    await expectToSee(
      page.getByText('26.4', { exact: true }),
      result.getByText(/checked on a growth chart/).last(),
      page.getByRole('link', { name: 'Find a dietitian for children' }),
      page.getByRole('button', { name: 'Download Report' }),
    )
    await expectNotToSee(gauge(page), result.getByText('Overweight'), page.getByText('Five next steps'))
    await expectSound(page)

    await page.getByRole('checkbox', { name: 'I am pregnant' }).check()
    await says({}, 'don’t apply in pregnancy')
    await expectToSee(page.getByText('Don’t try to lose weight now'))
    await expectNotToSee(
      gauge(page),
      result.getByText('Overweight'),
      page.getByText('Eat a little less than you burn'),
      page.getByRole('link', { name: 'Get Personal Plan' }),
    )

    await page.getByRole('checkbox', { name: 'I am pregnant' }).uncheck()
    await page.getByRole('checkbox', { name: 'I have an illness or take medicine' }).check()
    await says({}, 'Your BMI is 26.4: Overweight')
    await expectToSee(page.getByText('please ask your doctor before you follow these steps'), gauge(page))
    await expectNotToSee(page.getByRole('link', { name: 'Get Personal Plan' }))
    await expectSound(page)
  })
})

test.describe('the form', () => {
  test('shows what is missing or invalid, links to the field, and converts units without loss', async () => {
    const page = await visitor()
    await open(page, '/bmi')
    expect(await calculateButton(page).getAttribute('aria-disabled')).toBe('true')
    await field(page, 'Weight').fill('78')
    // A press on the button that looks disabled says what is missing.
    await calculateButton(page).click({ force: true })
    await expectToSee(page.getByText('Enter your height.'), page.getByText('Enter your age.'))
    await expectToSee(field(page, 'Height').and(page.locator(':focus')))
    await expectSound(page)
    await field(page, 'Height').fill('1.72')
    await expectNotToSee(page.getByText('Enter your height.'))
    await field(page, 'Age').fill('34')
    await calculateButton(page).click()
    await expectToSee(page.getByText('Enter your height in centimetres, from 50 to 250, such as 165.'))
    await expectNotToSee(gauge(page), calculating(page))

    await field(page, 'Height').fill('172')
    await unit(page, 'kg, ft').click()
    expect(await field(page, 'Weight').inputValue()).toBe('78')
    expect(await field(page, 'Height (feet)').inputValue()).toBe('5')
    expect(await field(page, 'Inches').inputValue()).toBe('7.7')
    await unit(page, 'lb, ft').click()
    expect(await field(page, 'Weight').inputValue()).toBe('172')
    await unit(page, 'kg, cm').click()
    expect(await field(page, 'Weight').inputValue()).toBe('78')
    expect(await field(page, 'Height').inputValue()).toBe('172')
    await unit(page, 'lb, ft').click()
    await calculateButton(page).click()
    await eventually(() => announcement(page).innerText()).toMatch(/26\.4.*for 5\sft 7\.7\sin: 120\.7 to 162\.4\slb\.$/)
  })

  test('works by keyboard alone', async () => {
    const page = await visitor()
    await open(page, '/bmi')
    const { write, press } = keyboard(page)
    await write(field(page, 'Weight'), '65')
    await write(field(page, 'Height'), '172')
    await write(field(page, 'Age'), '40')
    await page.keyboard.press('Enter')
    await eventually(() => announcement(page).innerText()).toContain('Your BMI is 22.0: Normal Weight, Low Risk.')
    await expectSound(page)
    await press(page.getByRole('link', { name: 'Get Personal Plan' }))
    await expectPath(page, '/membership')
  })

  test('keeps input and presses from before its script loaded', async () => {
    const page = await visitor()
    const release = await holdResponses(page, '**/assets/*.js')
    await page.goto('/bmi', { waitUntil: 'commit' })
    await fillIn(page)
    await page.getByRole('group', { name: 'Gender' }).getByText('Male', { exact: true }).click()
    await unit(page, 'kg, ft').click()
    await calculateButton(page).click({ force: true })
    release()
    await expectToSee(gauge(page), page.getByText('for a man, 90 cm or more'))
    expect(await field(page, 'Height (feet)').inputValue()).toBe('5')
    expect(await page.getByRole('radio', { name: 'kg, ft' }).isChecked()).toBe(true)
  })
})

test('on the home page the result appears below the form, with the same links', async () => {
  const page = await visitor()
  await open(page, '/')
  await fillIn(page, { weight: '50' })
  await calculateButton(page).click()
  await expectToSee(gauge(page), page.getByRole('heading', { level: 4, name: 'Five next steps' }))
  await expectToSee(page.getByText('Look for the cause first'), page.getByRole('button', { name: 'Download Report' }))
  await expectSound(page)
  await page.getByRole('link', { name: 'Get Personal Plan' }).click()
  await expectPath(page, '/membership')
})

test('the simple calculator opens and closes, asks height and weight, and shows value and class', async () => {
  const page = await visitor()
  await open(page, '/body-types')
  await page.getByRole('button', { name: 'Show BMI calculator' }).click()
  await field(page, 'Height').fill('172')
  await field(page, 'Weight').fill('78')
  await expectNotToSee(field(page, 'Age'))
  await calculateButton(page).click()
  await eventually(() => announcement(page).innerText()).toBe(
    'Your BMI is 26.4: Overweight. Ask a doctor to check your blood sugar, blood pressure and blood fats (such as cholesterol).',
  )
  await expectToSee(page.getByText('By the Asian-Indian cut-offs this value is in the obesity range'))
  await expectSound(page)
  await page.getByRole('button', { name: 'Hide BMI calculator' }).click()
  await expectNotToSee(field(page, 'Weight'))
  await expectToSee(page.getByRole('button', { name: 'Show BMI calculator' }))
})

test('a result that fails to load says so, and the input is kept', async () => {
  const page = await visitor({ expects: /Failed to load resource|dynamically imported/ })
  await open(page, '/bmi')
  await page.route(/\/assets\/bmi-result-/, (route) => route.abort())
  await fillIn(page)
  await calculateButton(page).click()
  await expectToSee(page.getByRole('alert').filter({ hasText: 'We couldn’t load your result.' }))
  expect(await field(page, 'Weight').inputValue()).toBe('78')
  expect(await calculateButton(page).getAttribute('aria-disabled')).toBeNull()
})

test('without JavaScript the page explains BMI and has the weights by height', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/bmi')
  await expectToSee(
    page.getByRole('paragraph').filter({ hasText: 'The calculator needs JavaScript.' }),
    page.getByText('BMI = weight in kg ÷ (height in m)²'),
    page.getByRole('row', { name: /Overweight 25 to 29\.9 Moderate Risk/ }),
    page.getByRole('row', { name: /170 cm.*53\.5 to 72\.0 kg.*53\.5 to 66\.2 kg/ }),
  )
  await page.getByRole('link', { name: 'See the table of healthy weights by height.' }).click()
  await expectPath(page, '/bmi#by-height')
})
