import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpBrowser } from './browser.ts'
import { atEditor, button, COPIES, expectKept, titleField } from './editor.ts'
import { type Account, callsWith } from './people.ts'
import { eventually, expectPath, expectToSee } from './seeing.ts'

setUpBrowser()

const stored = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)')

async function titleOnServer(author: Account): Promise<string | undefined> {
  const { tokens } = await callsWith().accounts.login(author)
  return (await callsWith(tokens.access).blogs.workingCopy()).working_copy?.title
}

/** The console in a second tab, where the logout is. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/dietitian/blogs')
  await expectToSee(other.getByRole('heading', { name: 'No blogs yet' }))
  return other
}

test('an open editor sends what it holds before a logout in another tab, and leaves nothing behind', async () => {
  const { page, author } = await atEditor()
  const other = await secondTab(page)
  await titleField(page).fill('Typed a moment before the logout')
  await button(other, 'Logout').click()
  await expectPath(other, '/')
  await expectPath(page, /^\/login/)
  await eventually(() => stored(page)).toBe('{}')
  expect(await titleOnServer(author)).toBe('Typed a moment before the logout')
})

test('what it cannot send holds the logout up', async () => {
  const { page } = await atEditor({ expects: /net::ERR_/ })
  const other = await secondTab(page)
  await page.route(`**${COPIES}`, (route) => route.abort())
  await titleField(page).fill('Typed in a tunnel')
  await button(other, 'Logout').click()
  await expectToSee(other.getByText(/^Another tab has changes that could not be saved/))
  await expectPath(other, '/dietitian/blogs')
  await eventually(() => stored(other)).toContain('Typed in a tunnel')
  await page.unroute(`**${COPIES}`)
  await button(other, 'Logout').click()
  await expectPath(other, '/')
})

test('an editor too busy to answer at once holds the logout up as well', async () => {
  const { page } = await atEditor({ expects: /net::ERR_/ })
  const other = await secondTab(page)
  await page.route(`**${COPIES}`, (route) => route.abort())
  await titleField(page).fill('Typed while a long list was drawn')
  const busy = page.evaluate('for (const end = performance.now() + 2000; performance.now() < end; );')
  await button(other, 'Logout').click()
  await expectToSee(other.getByText(/^Another tab has changes that could not be saved/))
  await busy
  await eventually(() => stored(other)).toContain('Typed while a long list was drawn')
})

test('whoever turns to another tab has everything sent', async () => {
  const { page, author } = await atEditor()
  await titleField(page).fill('The first words')
  await expectKept(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await titleField(page).fill('The last words')
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  await eventually(async () => (await author.api.blogs.workingCopy()).working_copy?.title).toBe('The last words')
})
