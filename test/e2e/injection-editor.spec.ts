import type { Page } from '@playwright/test'
import type { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { CORPUS, HARMLESS, HOSTILE_TEXTS } from '../injection/corpus.ts'
import { ALL_LEGITIMATE } from '../injection/legitimate-markup.ts'
import { htmlErrors } from '../injection/strict-html.ts'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { expectNotToSee, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  CREATE,
  contentField,
  editPath,
  expectHtml,
  expectSaved,
  findRecoverableDraft,
  htmlIn,
  openEditor,
  paste,
  SUMMARY,
  storedBlog,
  summaryField,
  TITLE,
  titleField,
} from './editor.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundText, pasteOneByOne, serializedHtml, watch } from './injection.ts'

const UNGUARDED = { bypassCSP: true }
const PREVIEWED = 'dialog .prose'
/** The number of pastes before the text is checked. */
const AT_ONCE = 30
const HIDDEN_IN = (at: number) => HOSTILE_TEXTS[at] ?? ''

async function expectSoundPreview(page: Page): Promise<void> {
  await button(page, 'Preview').click()
  await expectToSee(page.locator(PREVIEWED))
  await expectSoundText(page, PREVIEWED)
  await button(page, 'Back to editing').click()
  await expectNotToSee(page.locator(PREVIEWED))
}

/** Asserts that editor and preview contain only permitted markup, and the harmless part of the text. */
async function expectSoundEditor(page: Page): Promise<void> {
  await expectToSee(contentField(page).getByText(/^Dal, sabzi, dahi, roti and a fruit/))
  const html = await htmlIn(page)
  expect(htmlErrors(html), html).toEqual([])
  await expectSoundPreview(page)
}

test.describe('pasted text', () => {
  test('runs nowhere: not in the editor, the preview or the published article', async () => {
    const { page, author } = await atEditor(UNGUARDED)
    const { expectCalm } = await watch(page)
    await titleField(page).fill(TITLE)
    await summaryField(page).fill(SUMMARY)
    await page.getByLabel('Category').selectOption('lifestyle')
    await paste(page, { html: HARMLESS })
    for (let at = 0; at < CORPUS.length; at += AT_ONCE) {
      const vectors = CORPUS.slice(at, at + AT_ONCE)
      await pasteOneByOne(
        page,
        vectors.map(({ html }) => html),
      )
      expect(htmlErrors(await htmlIn(page)), vectors.map(({ name }) => name).join(', ')).toEqual([])
    }
    await expectSoundPreview(page)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    const blog = await storedBlog(author)
    expect(htmlErrors(blog.content)).toEqual([])
    await author.api.blogs.update(blog.id, { status: 'published' })
    await open(page, `/blogs/${blog.id}`)
    await expectSoundText(page, '#article-text')
    expectCalm()
  })

  test('keeps its legitimate markup from the clipboard to the stored article', async () => {
    const { page, author } = await atEditor()
    await watch(page)
    await titleField(page).fill(TITLE)
    await summaryField(page).fill(SUMMARY)
    await page.getByLabel('Category').selectOption('lifestyle')
    await paste(page, { html: ALL_LEGITIMATE })
    await expectHtml(page, ALL_LEGITIMATE)
    await button(page, 'Preview').click()
    expect(await serializedHtml(page, PREVIEWED)).toBe(ALL_LEGITIMATE)
    await button(page, 'Back to editing').click()
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    expect((await storedBlog(author)).content.replaceAll(' />', '>')).toBe(ALL_LEGITIMATE)
  })
})

test.describe('hostile text restored', () => {
  const hostile = (content: string): BlogInput => ({
    title: TITLE,
    summary: SUMMARY,
    content,
    category: 'diet',
    status: 'draft',
  })

  test('from a working copy', async () => {
    const author = await given.dietitian()
    const page = await signedIn(author, UNGUARDED)
    const { expectCalm } = await watch(page)
    await author.api.blogs.saveWorkingCopy({ blog: null, ...hostile(HIDDEN_IN(0)) })
    await openEditor(page, CREATE)
    await button(findRecoverableDraft(page), 'Restore').click()
    await expectSoundEditor(page)
    expectCalm()
  })

  test('from this browser', async () => {
    const author = await given.dietitian()
    const page = await signedIn(author, UNGUARDED)
    const { expectCalm } = await watch(page)
    await openEditor(page, CREATE)
    const works = [{ text: hostile(HIDDEN_IN(1)), basedOn: null, at: Date.now() }]
    const stored = JSON.stringify({ text: JSON.stringify(works), at: Date.now() })
    await page.evaluate(`localStorage.setItem('unsent:${author.id}:article:new', ${JSON.stringify(stored)})`)
    await openEditor(page, CREATE)
    await button(findRecoverableDraft(page), 'Restore').click()
    await expectSoundEditor(page)
    expectCalm()
  })

  test('as the stored article and as one of its versions', async () => {
    const { page, blog } = await atDraft(undefined, UNGUARDED)
    const { expectCalm } = await watch(page)
    let content = ''
    const poisoned = /\/api\/adminpanel\/(?:blogs|blog-versions)\/\d+\/$/
    await page.route(poisoned, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), content } })
    })
    content = HIDDEN_IN(2)
    await openEditor(page, editPath(blog))
    await expectSoundEditor(page)
    content = HIDDEN_IN(3)
    await button(page, 'History').click()
    const dialog = page.getByRole('dialog', { name: 'History' })
    await dialog.getByRole('listitem').first().getByRole('button').click()
    await button(dialog, 'Restore this version').click()
    await expectNotToSee(dialog)
    await expectSoundEditor(page)
    expectCalm()
  })

  test('as the version of another person', async () => {
    const { page, author, blog } = await atDraft(undefined, { ...UNGUARDED, expects: /409/ })
    const { expectCalm } = await watch(page)
    await author.api.blogs.update(blog.id, { title: 'What the other tab says' })
    await page.route(`**/api/adminpanel/blogs/${blog.id}/`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), content: HIDDEN_IN(4) } })
    })
    await titleField(page).fill('What this tab says')
    await button(page, 'Save Changes').click()
    await button(page.getByRole('dialog', { name: 'This article was changed elsewhere' }), 'Use theirs').click()
    await expectSoundEditor(page)
    expectCalm()
  })
})
