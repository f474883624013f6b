import type { Locator, Page } from '@playwright/test'

/** A user with a pointer, or with only a keyboard. */
export interface InputMethod {
  press(target: Locator): Promise<void>
  tick(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  choose(target: Locator, option: string): Promise<void>
}

export function pointer(_page: Page): InputMethod {
  return {
    press: (target) => target.click(),
    tick: (target) => target.check(),
    write: (target, text) => target.fill(text),
    choose: async (target, option) => {
      await target.selectOption(option)
    },
  }
}

const MAX_STOPS = 250
/** The letters that are typed key by key, with the first paragraph's end; the rest of a text is inserted at once. */
const TYPED = 60

/** Presses Tab until the target has the focus; fails if it never gets it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const focused = target.and(page.locator(':focus'))
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if ((await focused.count()) === 1) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

export function keyboard(page: Page): InputMethod {
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
      await page.keyboard.type(text.slice(0, TYPED))
      await page.keyboard.insertText(text.slice(TYPED))
    },
    async choose(target, option) {
      await tabTo(page, target)
      await page.keyboard.type(option)
    },
  }
}
