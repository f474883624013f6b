import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import { checkedGroupsFile, expect } from './fixtures.ts'
import { TIMEOUT_MS } from './settings.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, 1440]

/** Waits until all of it is visible. */
export async function expectToSee(...wanted: Locator[]): Promise<void> {
  for (const locator of wanted) await locator.waitFor({ state: 'visible' })
}

/** Waits until none of it is visible. */
export async function expectNotToSee(...unwanted: Locator[]): Promise<void> {
  for (const locator of unwanted) await locator.waitFor({ state: 'hidden' })
}

/** Polls until the assertion passes: `await eventually(() => page.url()).toBe(…)`. A failed read is repeated. */
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

/** Waits for the path with its query and hash. */
export async function expectPath(page: Page, wanted: string | RegExp): Promise<void> {
  const path = () => page.url().replace(new URL(page.url()).origin, '')
  if (typeof wanted === 'string') await eventually(path).toBe(wanted)
  else await eventually(path).toMatch(wanted)
}

/** Records the calls that a page makes to an API path from now on. */
export function countCalls(page: Page, path: string, method?: 'POST'): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && (!method || request.method() === method)) count += 1
  })
  return () => count
}

/** The error summary of a form; each entry links to its field. */
export function errorLinks(page: Page): Locator {
  return page.getByRole('alert').getByRole('link')
}

/** Fails if the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow, `sideways overflow at ${page.viewportSize()?.width} px on ${page.url()}`).toBeLessThanOrEqual(0)
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The slow rules and those that a theme affects; names, roles and order are the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Groups elements by everything that affects axe besides their text: the classes and states of the element and of all
 * its ancestors, its names, and whether it has text. An equal element of an earlier page has already been checked.
 */
const GROUP_ELEMENTS = `(() => {
  const STATE = /^(class|style|open|disabled|checked|type|role|aria-(?!label|describedby|controls|owns|details).*|data-(?!draft|initials).*)$/
  const NAME = /^(href|alt|title|for|aria-(label|labelledby|describedby|controls))$/
  const REACT_ID = /_r_\\w+_/g
  const withText = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.data.trim() === '') continue
    for (let element = texts.currentNode.parentElement; element && !withText.has(element); element = element.parentElement)
      withText.add(element)
  }
  const describe = (element) => {
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      STATE.test(name) ? name + '=' + value.replace(REACT_ID, '') : NAME.test(name) ? name + (value.trim() ? '' : '=') : [])
    return element.localName + ' ' + attributes.sort().join(' ') + (withText.has(element) ? '' : ' empty')
  }
  const hashes = new Map()
  const hash = (element) => {
    if (!element) return 5381
    let value = hashes.get(element)
    if (value === undefined) {
      value = hash(element.parentElement)
      for (const letter of describe(element)) value = (value * 33 + letter.codePointAt(0)) | 0
      hashes.set(element, value)
    }
    return value
  }
  window.elementGroups = Map.groupBy(document.body.querySelectorAll('*'), hash)
  return [...window.elementGroups.keys()]
})()`

/** The groups that have passed, one per line. All workers share the file, so that each group is checked once. */
function readCheckedGroups(): Set<string> {
  const file = checkedGroupsFile()
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
}

/** Waits for two frames without movement, because a change of theme starts colour transitions. */
const SETTLED = `(async () => {
  for (let calm = 0, frames = 0; calm < 2 && frames < 300; frames += 1) {
    await new Promise(requestAnimationFrame)
    calm = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : calm + 1
  }
})()`

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

interface NewGroups {
  /** The groups that no earlier page has shown. */
  added: number[]
  /** If there are any, the whole page is checked, because some rules concern a whole page. */
  areMost: boolean
}

async function findNewGroups(page: Page): Promise<NewGroups> {
  const groups = await page.evaluate<number[]>(GROUP_ELEMENTS)
  const checked = readCheckedGroups()
  const added = groups.filter((group) => !checked.has(String(group)))
  return { added, areMost: added.length > groups.length / 2 }
}

async function expectNoViolations(page: Page, { added, areMost }: NewGroups, rules: string[]): Promise<void> {
  if (added.length === 0) return
  await page.evaluate(SETTLED)
  // Elements may have been replaced in the meantime.
  await page.evaluate(`[...elementGroups.values()].flat().every((one) => one.isConnected) || ${GROUP_ELEMENTS}`)
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResult>(`(async () => {
    const include = ${JSON.stringify(added)}.flatMap((group) => elementGroups.get(group) ?? [])
    if (include.length === 0) return { violations: [] }
    return axe.run(${areMost ? 'document' : '{ include }'}, ${JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })})
  })()`)
  const messages = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
  expect(messages, `axe on ${page.url()}`).toEqual([])
}

/** Fails with axe's WCAG 2.2 AA violations in the current theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, await findNewGroups(page), WCAG)
}

/** Fails with axe's violations in either theme. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const groups = await findNewGroups(page)
  if (groups.added.length === 0) return
  // Scrolled to the top, so that a button half covered by the sticky header does not count as a small target.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, groups, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, groups, WCAG)
  await page.emulateMedia({ colorScheme: null })
  appendFileSync(checkedGroupsFile(), groups.added.map((group) => `${group}\n`).join(''))
}

/** The check for every screen: axe in light and dark, and no sideways scrolling on a phone and a desktop. */
export async function expectSound(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectAccessibleInBothThemes(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 844 })
    await expectNoOverflow(page)
  }
  if (before && before.width !== WIDTHS.at(-1)) await page.setViewportSize(before)
}
