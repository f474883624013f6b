import type { Page } from '@playwright/test'
import { eventually } from './assertions.ts'

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

/** Blocks the event stream: when it opens, the page refetches what it may have missed. */
export async function withoutNotices(page: Page): Promise<void> {
  await page.route('**/notices/', (route) => route.abort())
}
