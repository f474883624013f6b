import type { Page } from '@playwright/test'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { countCalls, eventually } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'

const BROKEN = "Cannot read 'my concern' of asha@example.in at /blogs/7?search=pcos"
const EXPECTS = /my concern/

async function countReports(): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', siteUrl()))).text()
  return Number(/^thali_client_errors_total (\d+)$/m.exec(metrics)?.[1])
}

/** The page's own script with a deliberate error. */
async function breakOnRendering(page: Page, file: RegExp): Promise<void> {
  const source = `export default function Page() { throw new TypeError(${JSON.stringify(BROKEN)}) }`
  await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
}

test('a page with an error shows what to do, and reports the error to the server', async () => {
  const before = await countReports()
  const page = await visitor({ expects: EXPECTS })
  const reports = countCalls(page, '/api/client-errors/')
  await breakOnRendering(page, /\/assets\/about\.page-.*\.js$/)
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor()
  await eventually(reports).toBe(1)
  // Pages of other tests may report errors in the meantime.
  await eventually(countReports).toBeGreaterThan(before)
})

test('a report contains no personal data and no address', async () => {
  const page = await visitor({ expects: EXPECTS })
  await page.addInitScript(() => {
    // Some browsers lack `sendBeacon`, and some visitors disable it.
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined })
  })
  await page.route(/\/assets\/entry\.client-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const mistake = `setTimeout(() => { throw new Error(${JSON.stringify(BROKEN)}) }, 0)`
    await route.fulfill({ response, body: `${await response.text()}\n;${mistake}` })
  })
  const report = page.waitForRequest((request) => request.url().endsWith('/api/client-errors/'))
  await page.goto('/blogs?search=pcos')
  const request = await report
  expect(request.postDataJSON()).toEqual({
    name: 'Error',
    message: "Cannot read '…' of … at …",
    frames: [expect.stringMatching(/^entry\.client-[\w-]+\.js:\d+:\d+$/)],
    route: '/blogs',
    build: expect.stringMatching(/^[\w-]+$/),
  })
  expect((await request.response())?.status()).toBe(204)
})

test('a page whose script cannot be loaded says so, and its link loads it', async () => {
  const page = await visitor({
    isFirstLoad: true,
    expects: /Failed to (load resource|fetch dynamically)|Error loading route module/,
  })
  await open(page, '/faq')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await page.getByRole('heading', { name: 'We couldn’t show this page' }).waitFor()
  await page.getByText('You appear to be offline. Check your connection and try again.').waitFor()
  await expect(page.getByRole('main').locator('img')).toBeHidden()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /\w/ }).waitFor()
  await expect(page).toHaveURL('/about')
})

test('without the script of the user menu a signed-in user can still log out', async () => {
  const page = await signedIn(await given.client(), { expects: /Failed to load resource/ })
  await page.route(/\/assets\/signed-in-parts-/, (route) => route.abort())
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
})

test('the button of the filters shows that their sheet is loading', async () => {
  const page = await visitor({ viewport: { width: 390, height: 800 } })
  const asked = page.waitForRequest(/\/assets\/filter-sheet-/)
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/assets\/filter-sheet-/, (route) => released.then(() => route.continue()))
  await open(page, '/dietitians')
  const filters = page.locator('summary', { hasText: 'Filters' })
  await filters.click()
  await asked
  await expect(filters).toHaveAttribute('aria-busy', 'true')
  answer()
  await page.getByRole('dialog', { name: 'Filters and order' }).waitFor()
  await expect(filters).toHaveAttribute('aria-busy', 'false')
})
