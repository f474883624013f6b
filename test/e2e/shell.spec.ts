import type { Page } from '@playwright/test'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'

const chosenTheme = (page: Page) => page.evaluate('document.documentElement.dataset.theme')
const focusedName = (page: Page) =>
  page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent')

test('the theme follows the system until chosen; other tabs and the first paint show the choice', async () => {
  const page = await visitor({ colorScheme: 'dark' })
  await open(page, '/')
  const other = await page.context().newPage()
  await open(other, '/dietitians')
  expect(await chosenTheme(page)).toBeUndefined()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expectToSee(
    page.getByRole('button', { name: 'Switch to dark theme' }),
    other.getByRole('button', { name: 'Switch to dark theme' }),
  )
  // The observer runs when the body is added, before its first paint.
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    window.themeOfFirstPaint = document.documentElement.dataset.theme
  }).observe(document, { childList: true, subtree: true })`)
  await open(page, '/dietitians')
  await expectToSee(page.getByRole('button', { name: 'Switch to dark theme' }))
  expect(await chosenTheme(page)).toBe('light')
  expect(await page.evaluate('window.themeOfFirstPaint')).toBe('light')
})

test.describe('on a phone', () => {
  test('the menu opens, closes in every way, restores the focus, and its links work', async () => {
    const page = await visitor({ viewport: PHONE })
    await open(page, '/')
    const button = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 400),
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
    ]
    for (const close of closings) {
      await button.click()
      await expectToSee(menu.getByRole('link', { name: 'Dietitians' }), menu.getByRole('link', { name: 'Get Started' }))
      expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden')
      await close()
      await expectNotToSee(menu)
      expect(await focusedName(page)).toBe('Open menu')
    }
    await button.click()
    await expectToSee(menu)
    await expectSound(page)
    await menu.getByRole('link', { name: 'Dietitians' }).click()
    await expectPath(page, '/dietitians')
    await expectNotToSee(menu)
  })

  test('the menu shows who is signed in', async () => {
    const client = await given.client()
    const page = await signedIn(client, { viewport: PHONE })
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expectToSee(menu.getByText(client.name), menu.getByText('User', { exact: true }))
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expectNotToSee(menu)
    await expectPath(page, '/')
  })
})

test.describe('header', () => {
  test('greets a signed-in person, and shows the way into the console to dietitians only', async () => {
    const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
    const clientPage = await signedIn(client)
    await open(clientPage, '/')
    await expectToSee(clientPage.getByText(`Welcome, ${client.first_name}`))
    await expectNotToSee(clientPage.getByRole('link', { name: 'Dashboard' }))
    const page = await signedIn(dietitian)
    await open(page, '/')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expectPath(page, '/dietitian/dashboard')
  })
})

test.describe('navigation', () => {
  test('the first tab stop skips the header, and the arrow at the bottom scrolls to the top', async () => {
    const page = await visitor()
    await open(page, '/')
    await page.keyboard.press('Tab')
    await expectToSee(page.getByRole('link', { name: 'Skip to content' }))
    await page.keyboard.press('Enter')
    // The browser moves the focus with its next frame.
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('main')
    await page.getByRole('button', { name: 'Scroll to top' }).click()
    await eventually(() => page.evaluate('window.scrollY')).toBe(0)
  })

  test('the header marks the current route; a new page starts at its top, and Back restores the position', async () => {
    const page = await visitor()
    await open(page, '/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const current = nav.locator('[aria-current=page]')
    const shadow = () =>
      page.evaluate<string>("getComputedStyle(document.querySelector('header > :last-child')).boxShadow")
    await eventually(() => current.allInnerTexts()).toEqual(['Home'])
    const atTop = await shadow()
    await page.evaluate('window.scrollTo(0, 20)')
    expect(await shadow()).toBe(atTop)
    await page.evaluate('window.scrollTo(0, 21)')
    await eventually(shadow).not.toBe(atTop)
    await page.evaluate('window.scrollTo(0, 0)')
    await eventually(shadow).toBe(atTop)

    await nav.getByRole('link', { name: 'Dietitians' }).click()
    await expectPath(page, '/dietitians')
    await eventually(() => current.allInnerTexts()).toEqual(['Dietitians'])
    const scrolled = () => page.evaluate<number>('Math.round(window.scrollY)')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).scrollIntoViewIfNeeded()
    await page.evaluate('window.scrollTo(0, 700)')
    await nav.getByRole('link', { name: 'Home' }).click()
    await expectPath(page, '/')
    await eventually(scrolled).toBe(0)
    await page.goBack()
    await expectPath(page, '/dietitians')
    await eventually(scrolled).toBe(700)
  })

  test('an unknown address shows the home page with status 404 and is not indexed', async () => {
    const page = await visitor({ expects: /404/ })
    for (const path of ['/diet/no-such-topic', '/no/such/page']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectToSee(page.getByRole('heading', { level: 1, name: 'Transform Your Health Journey' }))
      await expectToSee(page.getByText('We couldn’t find that page, so here’s our home page.'))
      await expectPath(page, path)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    }
    await expectSound(page)
  })
})
