import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let contexts: BrowserContext[] = []
const faults = new Map<Page, string[]>()

/** A browser for the file; each test's windows are closed after it, and none may have logged an error. */
export function setUpBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: ARGUMENTS })
  })
  afterEach(async () => {
    const seen = [...faults.values()].flat()
    await Promise.all(contexts.map((context) => context.close()))
    contexts = []
    faults.clear()
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
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  contexts.push(context)
  const page = await context.newPage()
  const seen: string[] = []
  faults.set(page, seen)
  page.on('console', (message) => {
    if (message.type() === 'error' && !expects?.test(message.text())) seen.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error}`))
  return page
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

/** Fails with what axe finds against WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResult>(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  )
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Nothing scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow, `sideways overflow on ${page.url()}`).toBeLessThanOrEqual(0)
}
