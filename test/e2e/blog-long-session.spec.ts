import type { Locator, Page } from '@playwright/test'
import { callsWith, signIn } from './accounts.ts'
import { holdResponses } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectToSee } from './assertions.ts'
import {
  atEditor,
  button,
  COPIES,
  CREATE,
  clipboardOf,
  contentField,
  expectAutosaved,
  expectSaved,
  findRecoverableDraft,
  openEditor,
  paste,
  png,
  SUMMARY,
  storedBlog,
  summaryField,
  TITLE,
  titleField,
  tool,
} from './editor.ts'
import { expect, test, visitor } from './fixtures.ts'
import { type Block, FIRST_HOUR, LAST_HOUR, SECOND_HOUR, wordsIn } from './long-article.ts'

const TOOLS = { h2: 'Heading 2', h3: 'Heading 3', ul: 'Bullet list', ol: 'Numbered list', quote: 'Quote' } as const
const PASTED = [
  'What the canteen has at two in the morning',
  'Tea, if it must be',
  'A week of tiffins',
  'rajma overnight',
]

/** Types short texts key by key, and long ones as fast as the page accepts them. */
async function type(page: Page, text: string) {
  if (text.length < 60) await page.keyboard.type(text)
  else await page.keyboard.insertText(text)
}

async function write(page: Page, blocks: readonly Block[]) {
  for (const [kind, ...texts] of blocks) {
    if (kind !== 'p') await tool(page, TOOLS[kind]).click()
    for (const text of texts) {
      await type(page, text)
      await page.keyboard.press('Enter')
    }
    // An empty item ends a list, and an empty line a quotation.
    if (kind === 'ul' || kind === 'ol' || kind === 'quote') await page.keyboard.press('Enter')
  }
}

async function addPicture(page: Page) {
  await tool(page, 'Image').click()
  const dialog = page.getByRole('dialog', { name: 'Add an image' })
  const plate = { name: 'plate.png', mimeType: 'image/png', buffer: await png() }
  await dialog.locator('input[type=file]').setInputFiles(plate)
  await dialog.getByLabel('Alternative text').fill('A tiffin box with four compartments')
  await dialog.getByLabel('Caption').fill('Packed the evening before')
  await button(dialog, 'Add image').click()
  await expectToSee(contentField(page).getByRole('img', { name: 'A tiffin box with four compartments' }))
  await expectNotToSee(dialog)
}

const wordsOf = async (text: Locator) => (await text.innerText()).split(/\s+/).filter((word) => word !== '')

/** All words, in order. */
async function expectAllOf(text: Locator, blocks: readonly Block[]) {
  const words = (await wordsOf(text)).join(' ')
  for (const [, ...parts] of blocks) for (const part of parts) expect(words).toContain(part)
  for (const part of PASTED) expect(words).toContain(part)
}

const storedText = (page: Page) => page.evaluate<string>('JSON.stringify(localStorage)')
const lastOf = (blocks: readonly Block[]) => blocks.at(-1)?.at(-1) ?? ''

async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  // The page's script no longer runs, so this navigation cannot finish.
  await page.goto('chrome://crash').catch(() => null)
  await crashed
}

test('an evening of writing with many interruptions loses no word', async () => {
  const { page, author } = await atEditor({ expects: /net::ERR_|401/ })
  await titleField(page).fill(TITLE)
  await summaryField(page).fill(SUMMARY)
  await page.getByLabel('Category').selectOption('lifestyle')
  await contentField(page).focus()

  await write(page, FIRST_HOUR)
  await paste(page, { html: clipboardOf('word-handout') })
  await paste(page, { html: clipboardOf('google-docs-plan') })
  await addPicture(page)
  await contentField(page).press('Control+End')
  await expectAutosaved(page)

  await page.context().setOffline(true)
  await write(page, SECOND_HOUR)
  await expectToSee(page.getByText('Not saved: offline. Your text is saved on this device.').first())
  await page.context().setOffline(false)
  await expectAutosaved(page)
  expect((await author.api.blogs.workingCopy()).working_copy?.content).toContain(lastOf(SECOND_HOUR))

  // The session is ended elsewhere; the page notices at its next call, which comes before a person types on.
  const release = await holdResponses(page, /\/api\//)
  await author.api.accounts.logout({ refresh: author.tokens.refresh })
  const [days, ...rest] = [LAST_HOUR.slice(0, 3), LAST_HOUR.slice(3)]
  await write(page, days)
  release()
  await expectPath(page, /^\/login/)
  await signIn(page, author)
  await expectPath(page, CREATE)
  await button(findRecoverableDraft(page), 'Restore').click()
  await expectToSee(contentField(page).getByText(lastOf(days)))
  await contentField(page).press('Control+End')
  await page.keyboard.press('Enter')

  // The last words reach only this browser's storage.
  await page.route(`**${COPIES}`, (route) => route.abort())
  await write(page, rest.flat())
  await eventually(() => storedText(page)).toContain(lastOf(LAST_HOUR))
  const next = await page.context().newPage()
  await crash(page)

  await openEditor(next, CREATE)
  await button(findRecoverableDraft(next), 'Restore').click()
  await expectToSee(contentField(next).getByText(lastOf(LAST_HOUR)))
  expect(await titleField(next).inputValue()).toBe(TITLE)
  await next.getByRole('radio', { name: 'Publish Now' }).check()
  await button(next, 'Publish Now').click()
  await expectSaved(next, 'Article published')

  const api = callsWith(await next.evaluate<string>(`localStorage.getItem('access_token')`))
  const blog = await storedBlog({ ...author, api })
  const reader = await visitor()
  await reader.goto(`/blogs/${blog.id}`)
  const blocks = [...FIRST_HOUR, ...SECOND_HOUR, ...LAST_HOUR]
  const article = reader.locator('.prose')
  await expectToSee(
    reader.getByRole('heading', { level: 1, name: TITLE }),
    article.getByRole('figure', { name: 'Packed the evening before' }).getByRole('img'),
  )
  await expectAllOf(article, blocks)
  expect(wordsIn(blocks).length).toBeGreaterThan(800)
  expect((await wordsOf(article)).length).toBeGreaterThan(wordsIn(blocks).length)
  expect(await article.locator('p:empty').count()).toBe(0)
})
