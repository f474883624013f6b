import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { acquireWindow, fillStorage, newWindow, releaseWindow, type Window } from './windows.ts'

export { expect }

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** The address of the product that the global setup has started. */
export const siteUrl = () => process.env.E2E_SITE_URL ?? ''
export const dataDir = () => process.env.E2E_DATA_DIR ?? ''
export const checkedGroupsFile = () => process.env.E2E_CHECKED_GROUPS ?? ''

let browser: Browser
let windows: Window[] = []
let consoleErrors: string[] = []

/** Releases the windows after each test. A test fails if a page has logged an error. */
export const test = base.extend<{ visitors: undefined }>({
  visitors: [
    async ({ browser: shared }, use) => {
      browser = shared
      await use(undefined)
      // Releasing a window aborts its requests; these errors do not count.
      const errors = consoleErrors
      consoleErrors = []
      await Promise.all(windows.map(releaseWindow))
      windows = []
      expect(errors, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

export interface VisitOptions extends Omit<BrowserContextOptions, 'storageState'> {
  /** The site's data in the browser's storage. */
  localStorage?: Record<string, string>
  /** True for a browser that has never loaded anything from the site, to test a first load. */
  isFirstLoad?: boolean
  /** Console errors that this test provokes on purpose. */
  expects?: RegExp
}

/** A new visitor, in a browser that has stored nothing else of the site. */
export async function visitor(options: VisitOptions = {}): Promise<Page> {
  const { expects, isFirstLoad = false, localStorage = {}, ...special } = options
  const all = { baseURL: siteUrl(), viewport: DESKTOP, reducedMotion: 'reduce', ...special } as const
  const isOrdinary = !isFirstLoad && Object.keys(special).every((name) => name === 'viewport')
  const entries = Object.entries(localStorage).map(([name, value]) => ({ name, value }))
  const storageState = { cookies: [], origins: [{ origin: all.baseURL, localStorage: entries }] }
  const window = isOrdinary ? await acquireWindow(browser, all) : await newWindow(browser, { ...all, storageState })
  windows.push(window)
  const errors = consoleErrors
  window.context.on('console', (message) => {
    // Chromium logs each failed call too, so that line must be expected.
    const isOurs = /^[A-Z]+ \/api\/.*: (HTTP \d+|no answer)$/.test(message.text())
    if (message.type() === 'error' && !isOurs && !expects?.test(message.text())) {
      errors.push(`${message.page()?.url()}: ${message.text()}`)
    }
  })
  window.context.on('weberror', (error) => {
    const text = `${error.page()?.url()}: ${error.error()}`
    if (!expects?.test(text)) errors.push(text)
  })
  if (isOrdinary && entries.length > 0) await fillStorage(window, entries)
  return window.page
}
