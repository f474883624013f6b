import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { TIMEOUT_MS } from './settings.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, 390, 1440]

/** Waits until what a person would look for is there. */
export async function expectToSee(...wanted: Locator[]): Promise<void> {
  for (const locator of wanted) await locator.waitFor({ state: 'visible' })
}

/** Waits until it is gone. */
export async function expectNotToSee(...unwanted: Locator[]): Promise<void> {
  for (const locator of unwanted) await locator.waitFor({ state: 'hidden' })
}

/** Reads until the value is the expected one: `await eventually(() => page.url()).toBe(…)`. A page that is not ready to be read is read again. */
export function eventually<T>(read: () => T | Promise<T>) {
  const readOrError = async () => {
    try {
      return await read()
    } catch (error) {
      return error as T
    }
  }
  return expect.poll(readOrError, { timeout: TIMEOUT_MS, intervals: [25] })
}

/** The path with its query and hash, once it is the wanted one. */
export async function expectPath(page: Page, wanted: string | RegExp): Promise<void> {
  const path = () => page.url().replace(new URL(page.url()).origin, '')
  if (typeof wanted === 'string') await eventually(path).toBe(wanted)
  else await eventually(path).toMatch(wanted)
}

/** The calls a page makes to a path of the API from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

/** What a form says of its fields after an attempt, each with a way to the field. */
export function validateEntry(page: Page): Locator {
  return page.getByRole('alert').getByRole('link')
}

/** Nothing scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow, `sideways overflow at ${page.viewportSize()?.width} px on ${page.url()}`).toBeLessThanOrEqual(0)
}

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme can break: names, roles and order are the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Fails with what axe finds against WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page, rules: readonly string[] = WCAG): Promise<void> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Two frames in which nothing moves: colours go over to another theme by transitions, however short. */
const SETTLED = `(async () => {
  for (let calm = 0, frames = 0; calm < 2 && frames < 300; frames += 1) {
    await new Promise(requestAnimationFrame)
    calm = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : calm + 1
  }
})()`

/** What every screen must pass as it stands: axe in light and dark, and no sideways scrolling on phone and desk. */
export async function expectSound(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [colorScheme, rules] of [
    ['dark', OF_COLOURS],
    ['light', WCAG],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(SETTLED)
    await expectAccessible(page, rules)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null })
}
