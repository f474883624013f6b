import type { Page } from '@playwright/test'
import { type Account, demoAdmin, given, signedIn } from './accounts.ts'
import { holdResponses } from './actions.ts'
import { eventually, expectNoOverflow } from './assertions.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures.ts'

/** Maximum layout shift per page: https://web.dev/articles/cls calls up to 0.1 good. */
const MOST = 0.05
const NARROW = { width: 320, height: 640 }

const OBSERVE = `
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })
`
/** Waits until nothing on the screen is loading, and for two more frames. */
const IS_COMPLETE = `(async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const waiting = [...document.querySelectorAll('[data-skeleton], [aria-busy=true]')]
  return document.querySelector('h1') !== null && !waiting.some((element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight)
})()`

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await eventually(() => page.evaluate(IS_COMPLETE)).toBe(true)
  return page.evaluate<number>('globalThis.layoutShift')
}

async function expectStill(account: Account, paths: readonly string[]) {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await signedIn(account, { viewport, isFirstLoad: true, expects: /403/ })
    await page.addInitScript(OBSERVE)
    for (const path of paths) expect(await shiftOf(page, path), `${path}, ${viewport.width} px`).toBeLessThan(MOST)
  }
}

const ACCOUNT_PAGES = ['/profile', '/settings', '/dietitian-application']

test('nothing moves while the pages load for a client with an unconfirmed e-mail', async () => {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  await given.request(client, dietitian, 'Which lentils suit me when my uric acid is high?')
  await expectStill(client, ['/dashboard', ...ACCOUNT_PAGES, '/dietitian', '/admin'])
})

test('nothing moves while the pages of the console load', async () => {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  const [{ id }, blog] = await Promise.all([
    given.request(client, dietitian, 'Which lentils suit me when my uric acid is high?'),
    given.blog(dietitian),
  ])
  const pages = [
    'dashboard',
    'blogs',
    'blogs/create',
    `blogs/edit/${blog.id}`,
    'ai-tools',
    'requests',
    `requests/${id}`,
  ]
  await expectStill(
    dietitian,
    [...pages, 'profile', 'settings'].map((page) => `/dietitian/${page}`),
  )
})

test('nothing moves while the pages of the admin area load', async () => {
  const [admin, client] = await Promise.all([demoAdmin(), given.client()])
  const pages = [
    'users',
    `users/${client.id}`,
    'applications',
    'assessments',
    'articles',
    'requests',
    'reviews',
    'mail',
  ]
  await expectStill(admin, ['/admin', ...[...pages, 'settings', 'audit', 'system'].map((page) => `/admin/${page}`)])
})

test('the loading state of a page fits a phone of 320 px', async () => {
  const [client, dietitian, admin] = await Promise.all([given.client(), given.dietitian(), demoAdmin()])
  for (const [account, paths] of [
    [client, ACCOUNT_PAGES],
    [dietitian, ['/dietitian/dashboard', '/dietitian/blogs', '/dietitian/requests', '/dietitian/profile']],
    [admin, ['/admin', '/admin/users', '/admin/system']],
  ] as const) {
    const page = await signedIn(account, { viewport: NARROW, isFirstLoad: true })
    const release = await holdResponses(page, '**/api/**')
    for (const path of paths) {
      await page.goto(path)
      await eventually(() => page.locator('[data-skeleton]').count()).toBeGreaterThan(0)
      await expectNoOverflow(page)
    }
    release()
  }
})
