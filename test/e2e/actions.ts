import type { Page } from '@playwright/test'
import { eventually } from './assertions.ts'

/** React marks hydrated elements; a form may be hydrated after its page, or at the first interaction. */
const IS_HYDRATED = `window.dispatchEvent(new Event('pointermove')) && [...document.querySelectorAll('main, main form, main button')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__react')))`

/** Opens an address and waits until the server-rendered page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await eventually(() => page.evaluate(IS_HYDRATED)).toBe(true)
}

/** The page renders the effect of a pointer move in a later task; the stopped clock must not run before that. */
export async function waitForPointerEffect(page: Page) {
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

/** Holds back responses from these addresses. @returns a function that releases them */
export async function holdResponses(page: Page, addresses: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.fallback()
  })
  return released.resolve
}

/** Stops the page's clock, which must be installed: from then on only the test advances the time. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Blocks the event stream: when it opens, the page refetches what it may have missed. */
export async function blockEventStream(page: Page): Promise<void> {
  await page.route('**/events/', (route) => route.abort())
}
