import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** A page in a browser profile of its own. */
export interface Window {
  page: Page
  context: BrowserContext
  options: BrowserContextOptions
  /** True if it has state that cannot be reset without closing it. */
  isSpent: boolean
}

/** Each window occupies a process, so more windows than one test needs would only waste memory. */
const MAX_IDLE = 4

/** A text file of the site, without scripts, on which the site's storage can be cleared and filled. */
const QUIET_PAGE = '/robots.txt'

const EMPTY_STORAGE = `(async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: reject, onblocked: reject })
    })
  }
})()`

/** Events that tests listen to; Playwright itself listens to a few others. */
const EVENTS = ['console', 'dialog', 'page', 'request', 'requestfinished', 'weberror']

/** State of a page, its profile or its clock that would leak into later tests. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'install', 'pauseAt', 'setFixedTime']

/**
 * Windows released by earlier tests. A first page costs a third in one of them of what it costs in a new process,
 * which has yet to compile the site's scripts.
 */
let idle: Window[] = []

function watchLasting(window: Window, ...owners: object[]) {
  for (const owner of owners as Record<string, unknown>[]) {
    for (const name of LASTING) {
      const method = owner[name]
      if (typeof method !== 'function') continue
      owner[name] = (...args: unknown[]) => {
        window.isSpent = true
        return method.apply(owner, args)
      }
    }
  }
}

/** A new window, which is closed after its test. */
export async function newWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  return { page, context, options, isSpent: true }
}

/** A window with empty storage and these options; an earlier test may have used it. */
export async function acquireWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const kind = JSON.stringify(options)
  const reusable = idle.find((window) => JSON.stringify(window.options) === kind)
  if (reusable) {
    idle = idle.filter((window) => window !== reusable)
    return reusable
  }
  const window = { ...(await newWindow(browser, options)), isSpent: false }
  watchLasting(window, window.page, window.context, window.page.clock)
  return window
}

/** Fills the storage as earlier visits would have. */
export async function fillStorage({ page }: Window, entries: { name: string; value: string }[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(QUIET_PAGE)
  await page.evaluate((given) => {
    for (const { name, value } of given) localStorage.setItem(name, value)
  }, entries)
}

async function resetWindow({ page, context, options }: Window): Promise<void> {
  for (const owner of [page, context]) {
    for (const event of EVENTS) owner.removeAllListeners(event)
    await owner.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await Promise.all(context.pages().map((other) => other !== page && other.close()))
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    contrast: null,
    colorScheme: null,
    reducedMotion: 'reduce',
  })
  if (options.viewport) await page.setViewportSize(options.viewport)
  await page.goto(QUIET_PAGE)
  await page.evaluate(EMPTY_STORAGE)
}

/** Resets the window for later tests, or closes it. */
export async function releaseWindow(window: Window): Promise<void> {
  try {
    if (!window.isSpent && idle.length < MAX_IDLE) {
      await resetWindow(window)
      idle.push(window)
      return
    }
  } catch {
    // The test has closed the page, or it has crashed.
  }
  await window.context.close()
}
