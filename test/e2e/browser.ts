import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { eventually, PATIENCE } from './seeing.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

let browser: Browser
let contexts: BrowserContext[] = []
const faults: string[] = []

/** A browser for the file, with `settings` of its user if they matter; each test's windows are closed after it, and none may have logged an error. */
export function setUpBrowser(settings: readonly string[] = []): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: [...ARGUMENTS, ...settings] })
  })
  afterEach(async () => {
    const seen = faults.splice(0)
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    // What closing has cut off is no fault of the next test.
    faults.length = 0
    expect(seen, 'console errors').toEqual([])
  })
  afterAll(() => browser?.close())
}

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that this test provokes on purpose. */
  expects?: RegExp
}

/** A new visitor with an empty browser. */
export async function visitor({ expects, ...options }: VisitOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  contexts.push(context)
  context.on('console', (message) => {
    const at = message.page()?.url()
    if (message.type() === 'error' && !expects?.test(message.text())) faults.push(`${at}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const fault = `${error.page()?.url()}: ${error.error()}`
    if (!expects?.test(fault)) faults.push(fault)
  })
  return context.newPage()
}

/** React marks what it has made its own; a form may come a moment after its page, or with the first sign of use. */
const HAS_TAKEN_OVER = `window.dispatchEvent(new Event('pointermove')) && [...document.querySelectorAll('main, main form, main button')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__react')))`

/** Goes to an address, until its script has taken over what the server sent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await eventually(() => page.evaluate(HAS_TAKEN_OVER)).toBe(true)
}

/** What a moved pointer changes is drawn in a task of its own, after the move; the stopped clock must not run before it. */
export async function letPointerArrive(page: Page) {
  await page.evaluate(`(async () => {
    for (let turns = 0; turns < 3; turns += 1) {
      await new Promise((resume) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resume
        port2.postMessage(null)
      })
    }
  })()`)
}

/** Lets nothing from these addresses reach the page until what is returned is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.fallback()
  })
  return held.resolve
}

/** From here on time passes only where a test says so; what passes by itself waits to be seen. Needs a clock that is installed. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets no stream of notices open: what could not be heard before would be loaded anew with it, unasked. */
export async function withoutNotices(page: Page): Promise<void> {
  await page.route('**/notices/', (route) => route.abort())
}
