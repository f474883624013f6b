import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'

export { expect }

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** The product that the global setup has started. */
export const siteUrl = () => process.env.E2E_SITE_URL ?? ''
export const dataDir = () => process.env.E2E_DATA_DIR ?? ''

let browser: Browser
let contexts: BrowserContext[] = []
let consoleErrors: string[] = []

/** Closes the windows of each test after it. A test fails if a page has logged an error. */
export const test = base.extend<{ visitors: undefined }>({
  visitors: [
    async ({ browser: shared }, use) => {
      browser = shared
      await use(undefined)
      // Closing a window cuts off its requests; those errors are not the test's.
      const errors = consoleErrors
      consoleErrors = []
      await Promise.all(contexts.map((context) => context.close()))
      contexts = []
      expect(errors, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that this test provokes on purpose. */
  expects?: RegExp
}

/** A new visitor with an empty browser. */
export async function visitor({ expects, ...options }: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  })
  contexts.push(context)
  const errors = consoleErrors
  context.on('console', (message) => {
    // Chromium logs each failed call too; that line must be expected.
    const isOurs = /^[A-Z]+ \/api\/.*: (HTTP \d+|no answer)$/.test(message.text())
    if (message.type() === 'error' && !isOurs && !expects?.test(message.text())) {
      errors.push(`${message.page()?.url()}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => {
    const text = `${error.page()?.url()}: ${error.error()}`
    if (!expects?.test(text)) errors.push(text)
  })
  return context.newPage()
}
