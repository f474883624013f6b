import type { Page } from '@playwright/test'
import { open, waitForPointerEffect } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { keyboard } from './input-methods.ts'

const PLANS = ['Essential', 'Professional', 'Elite'] as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Coming Soon!' })
const monthly = (page: Page) => page.getByRole('radio', { name: 'Monthly' })
const chooseYearly = (page: Page) => page.getByText('Yearly').click()
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })

async function membership(): Promise<Page> {
  const page = await visitor()
  await page.clock.install()
  await open(page, '/membership')
  // From now on only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

/** The dialog is gone, the toggle is back, and the focus is on it. */
async function expectMonthlyAgain(page: Page) {
  await expectNotToSee(dialog(page))
  expect(await monthly(page).isChecked()).toBe(true)
  await eventually(() => page.evaluate('document.activeElement.value')).toBe('monthly')
}

test.describe('yearly', () => {
  test('opens a dialog that closes by a button or after three seconds without a pointer inside', async () => {
    const page = await membership()
    expect(await monthly(page).isChecked()).toBe(true)
    await chooseYearly(page)
    await expectToSee(dialog(page))
    expect(await page.getByRole('radio', { name: 'Yearly', includeHidden: true }).isChecked()).toBe(true)
    await page.clock.runFor(2990)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.clock.runFor(10)
    await expectMonthlyAgain(page)

    // Each time it opens for the full three seconds.
    await chooseYearly(page)
    await page.clock.runFor(2000)
    await page.getByRole('button', { name: 'Got it!' }).click()
    await expectMonthlyAgain(page)
    await chooseYearly(page)
    await page.clock.runFor(2000)
    await expectToSee(dialog(page))
    await page.keyboard.press('Escape')
    await expectMonthlyAgain(page)
    await chooseYearly(page)
    await page.clock.runFor(2990)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.clock.runFor(10)
    await expectMonthlyAgain(page)

    await chooseYearly(page)
    await page.clock.runFor(1000)
    await page.getByRole('button', { name: 'Got it!' }).hover()
    await waitForPointerEffect(page)
    await page.clock.runFor(20_000)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.mouse.move(5, 400)
    await waitForPointerEffect(page)
    await page.clock.runFor(1990)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.clock.runFor(10)
    await expectMonthlyAgain(page)
  })

  test('is reached by keyboard, and waits while the focus moves in it', async () => {
    const page = await membership()
    await monthly(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectToSee(dialog(page))
    await page.keyboard.press('Shift')
    await page.keyboard.press('Tab')
    await page.clock.runFor(20_000)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expectMonthlyAgain(page)
    await page.keyboard.press('ArrowRight')
    await expectToSee(dialog(page))
    await page.clock.runFor(3000)
    await expectMonthlyAgain(page)

    await page.keyboard.press('ArrowRight')
    await expectToSee(dialog(page))
    await page.keyboard.press('Tab')
    await page.clock.resume()
    await expectSound(page)
  })
})

test.describe('plans', () => {
  test('show price and contents, and are only highlighted when selected, one at a time', async () => {
    const page = await membership()
    await expectToSee(
      cardOf(page, 'Essential').filter({
        hasText: /₹699\/month.*was ₹2,500.*72% off.*You save ₹1,801.*₹9,999 a year · Soon/,
      }),
      cardOf(page, 'Professional').filter({ hasText: /Most popular.*₹5,000\/month.*₹19,999 a year · Soon/ }),
      cardOf(page, 'Elite').filter({ hasText: /Premium.*₹10,000\/month.*₹39,999 a year · Soon/ }),
      cardOf(page, 'Professional').getByText('2 consultations a month'),
      cardOf(page, 'Professional').getByText('A monthly body scan'),
      cardOf(page, 'Elite').getByText('Unlimited consultations'),
      cardOf(page, 'Elite').getByText('A weekly body scan'),
    )
    const offer = page.getByRole('complementary', { name: 'Limited offer' })
    await expectToSee(offer.getByText('Essential at ₹699 instead of ₹2,500 a month. That is 72% off'))
    for (const [name, left] of [
      ['Essential', 5],
      ['Professional', 2],
      ['Elite', 0],
    ] as const) {
      const features = cardOf(page, name).getByRole('listitem')
      expect(await features.count()).toBe(11)
      expect(await features.filter({ hasText: 'Not included: ' }).count()).toBe(left)
      expect(await cardOf(page, name).locator('li s').count()).toBe(left)
    }
    await expectToSee(
      page.getByText('You don’t pay on this site.'),
      page.getByText('Choosing a plan doesn’t charge you.'),
      page.getByRole('heading', { name: '30-day money-back guarantee' }),
      page.getByText('You get back the full amount'),
    )
    for (const claim of [/50,000\+\s*people served/, /98%\s*success rate/, /50\+\s*dietitians/]) {
      await expectToSee(page.getByRole('listitem').filter({ hasText: claim }))
    }

    const button = (name: string) => page.getByRole('button', { name: `Choose ${name}` })
    const pressed = () => page.locator('main [aria-pressed=true]').allInnerTexts()
    expect(await pressed()).toEqual([])
    for (const name of PLANS) {
      await button(name).click()
      expect(await pressed()).toEqual([`Choose ${name}`])
      await expectToSee(cardOf(page, name).getByText('Selected'))
      expect(await page.getByText('Selected', { exact: true }).count()).toBe(1)
    }
    await expectPath(page, '/membership?plan=ultimate')
    await keyboard(page).press(button('Elite'))
    expect(await pressed()).toEqual([])
    await page.keyboard.press('Space')
    expect(await pressed()).toEqual(['Choose Elite'])
    await page.clock.resume()
    await expectSound(page)
  })

  test('link to the office, the BMI and the contact form, in which the plan is named and changed', async () => {
    const page = await visitor({ viewport: PHONE })
    await open(page, '/membership')
    for (const { link, path } of [
      { link: 'Contact the office', path: '/contact' },
      { link: 'Contact us', path: '/contact' },
      { link: 'Check your BMI', path: '/bmi' },
      { link: 'See the plans', path: '/membership#plans' },
    ]) {
      await page.getByRole('main').getByRole('link', { name: link }).click()
      await expectPath(page, path)
      await page.goBack()
      await expectPath(page, '/membership')
    }
    await page.getByRole('button', { name: 'Choose Elite' }).click()
    for (const way of ['Contact the office', 'Contact us', 'Ask about Elite']) {
      await page.getByRole('link', { name: way }).click()
      await expectPath(page, '/contact?plan=ultimate#assessment')
      if (way !== 'Ask about Elite') await page.goBack()
    }
    const plan = page.getByRole('combobox', { name: 'You asked about' })
    await eventually(() => plan.inputValue()).toBe('ultimate')
    await eventually(async () => (await plan.boundingBox())?.y ?? 0).toBeLessThan(PHONE.height)
    await plan.selectOption('Professional')
    await expectPath(page, '/contact?plan=premium')
    await page.reload()
    await eventually(() => plan.inputValue()).toBe('premium')
  })

  test('can be read without scripts, also on a phone', async () => {
    const page = await visitor({ javaScriptEnabled: false, viewport: PHONE })
    await page.goto('/membership')
    await expectToSee(page.getByText('₹39,999 a year · Soon'), page.getByText('Just call or email the office.'))
    await expectNotToSee(
      page.getByRole('radio', { name: 'Monthly' }),
      page.getByRole('button', { name: 'Choose Elite' }),
    )
  })
})
