import type { Locator, Page } from '@playwright/test'

/** How a person works a page: with a pointer, or with nothing but the keyboard. */
export interface Hands {
  press(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  choose(target: Locator, option: string): Promise<void>
}

export function pointer(_page: Page): Hands {
  return {
    press: (target) => target.click(),
    tick: (target) => target.check(),
    write: (target, text) => target.fill(text),
    choose: async (target, option) => {
      await target.selectOption(option)
    },
  }
}

const MOST_STOPS = 250

/** Tabs on until the focus is where it is wanted; whatever cannot be reached so is an error. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const focused = target.and(page.locator(':focus'))
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await focused.count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async tick(target) {
      await tabTo(page, target)
      await page.keyboard.press('Space')
    },
    async write(target, text) {
      await tabTo(page, target)
      await page.keyboard.type(text)
    },
    async choose(target, option) {
      await tabTo(page, target)
      await page.keyboard.type(option)
    },
  }
}
