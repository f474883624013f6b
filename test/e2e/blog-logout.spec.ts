import type { Page, Route } from '@playwright/test'
import { type Account, callsWith } from './accounts.ts'
import { eventually, expectPath, expectToSee } from './assertions.ts'
import { atEditor, button, COPIES, expectAutosaved, titleField } from './editor.ts'
import { expect, test } from './fixtures.ts'

const stored = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)')

async function titleOnServer(author: Account): Promise<string | undefined> {
  const { tokens } = await callsWith().accounts.login(author)
  return (await callsWith(tokens.access).blogs.workingCopy()).working_copy?.title
}

/** The console in a second tab, which performs the logout. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/dietitian/blogs')
  await expectToSee(other.getByRole('heading', { name: 'No blogs yet' }))
  return other
}

test('an open editor sends its text before a logout in another tab, and leaves nothing in the browser', async () => {
  const { page, author } = await atEditor()
  const other = await secondTab(page)
  await titleField(page).fill('Typed a moment before the logout')
  await button(other, 'Logout').click()
  await expectPath(other, '/')
  await expectPath(page, /^\/login/)
  await eventually(() => stored(page)).toBe('{}')
  expect(await titleOnServer(author)).toBe('Typed a moment before the logout')
})

const notSaved = (page: Page) => page.getByRole('dialog', { name: 'We couldn’t save everything' })

for (const [_name, answer] of [
  ['refuses', (route: Route) => route.abort()],
  ['never answers', () => {}],
] as const) {
  test(`names what it cannot send, where the server ${_name}, and the person decides`, async () => {
    const { page } = await atEditor({ expects: /net::ERR_|401/ })
    const other = await secondTab(page)
    await page.route(`**${COPIES}`, answer)
    await titleField(page).fill('Typed in a tunnel')
    await button(other, 'Logout').click()
    await expectToSee(notSaved(other).getByText(/^Another tab has changes that we couldn’t save/))
    await button(notSaved(other), 'Stay').click()
    await expectToSee(button(other, 'Logout').and(other.locator(':focus')))
    await expectPath(other, '/dietitian/blogs')
    await titleField(page).fill('Typed in a long tunnel')
    await eventually(() => stored(other)).toContain('Typed in a long tunnel')
    await button(other, 'Logout').click()
    await button(notSaved(other), 'Log out anyway').click()
    await expectPath(other, '/')
    await expectPath(page, /^\/login/)
    await eventually(() => stored(page)).toBe('{}')
  })
}

test('a tab that is too busy to answer does not delay the logout', async () => {
  const { page } = await atEditor()
  const other = await secondTab(page)
  // A browser dialog blocks the page's script like a long task.
  const [message] = await Promise.all([page.waitForEvent('dialog'), page.evaluate('setTimeout(alert)')])
  await button(other, 'Logout').click()
  await expectPath(other, '/')
  await expectPath(page, '/dietitian/blogs/create')
  await message.dismiss()
  await expectPath(page, /^\/login/)
})

test('switching to another tab sends everything', async () => {
  const { page, author } = await atEditor()
  await titleField(page).fill('The first words')
  await expectAutosaved(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await titleField(page).fill('The last words')
  await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  await eventually(async () => (await author.api.blogs.workingCopy()).working_copy?.title).toBe('The last words')
})
