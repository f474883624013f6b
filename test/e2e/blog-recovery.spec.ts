import type { Page } from '@playwright/test'
import { callsWith } from './accounts.ts'
import { holdResponses } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  CONTENT,
  CREATE,
  changeMark,
  contentField,
  editPath,
  expectAutosaved,
  expectHtml,
  expectSaved,
  findRecoverableDraft,
  openEditor,
  png,
  storedBlog,
  titleField,
  writeArticle,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

const UNWRITTEN = { blog: null, title: '', summary: '', content: '', category: '', status: 'draft' } as const

test.describe('restoring', () => {
  test('works before the editor has loaded', async () => {
    const { page, author, blog } = await atDraft()
    await contentField(page).fill(`On the train: ${CONTENT}`)
    await expectAutosaved(page)
    const arrive = await holdResponses(page, '**/assets/rich-text-editor-*.js')
    await page.goto(editPath(blog))
    await button(findRecoverableDraft(page), 'Restore').click()
    await expectNotToSee(findRecoverableDraft(page), contentField(page))
    arrive()
    await expectHtml(page, `<p>On the train: ${CONTENT}</p>`)
    await expectToSee(changeMark(page))
    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    expect((await author.api.blogs.get(blog.id)).content).toMatch(/^<p>On the train/)
  })
})

test.describe('a featured image that is not saved yet', () => {
  const image = (page: Page) => page.locator('input[type=file]')
  const chosen = (page: Page) => page.locator('img[src^="blob:"]')
  const filesIn = (page: Page) =>
    page.evaluate<number>(`new Promise((resolve) => {
      const opening = indexedDB.open('unsent-files')
      opening.onsuccess = () => {
        const database = opening.result
        if (database.objectStoreNames.length === 0) return resolve(0)
        const counting = database.transaction('files').objectStore('files').count()
        counting.onsuccess = () => { database.close(); resolve(counting.result) }
      }
    })`)

  test('of a new article comes back after the tab was closed and the session has ended', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await image(page).setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: await png(1600, 900) })
    await expectToSee(chosen(page))
    await expectAutosaved(page)
    await eventually(() => filesIn(page)).toBe(1)
    const next = await page.context().newPage()
    await page.close()
    await next.goto('/blogs')
    await next.evaluate(
      `for (const key of ['access_token', 'refresh_token', 'user_data']) localStorage.removeItem(key)`,
    )
    const { tokens, user } = await callsWith().accounts.login(author)
    await next.goto('/blogs')
    await next.evaluate(
      `for (const [key, value] of Object.entries(${JSON.stringify({
        access_token: tokens.access,
        refresh_token: tokens.refresh,
        user_data: JSON.stringify(user),
      })})) localStorage.setItem(key, value)`,
    )
    await openEditor(next, CREATE)
    await expectToSee(findRecoverableDraft(next).getByText('With its featured image'))
    await button(findRecoverableDraft(next), 'Restore').click()
    await expectToSee(chosen(next), button(next, 'Remove image'))
    await next.reload()
    await button(findRecoverableDraft(next), 'Restore').click()
    await expectToSee(chosen(next))
    await button(next, 'Save as Draft').click()
    await expectSaved(next, 'Draft saved')
    expect((await storedBlog(author)).featured_image).toMatch(/^\/media\//)
    await eventually(() => filesIn(next)).toBe(0)
    await openEditor(next, CREATE)
    await expectNotToSee(findRecoverableDraft(next))
  })

  test('is discarded with its draft, and erased from the browser at the logout', async () => {
    const { page, blog } = await atDraft()
    const picture = { name: 'plate.png', mimeType: 'image/png', buffer: await png() }
    await image(page).setInputFiles(picture)
    await eventually(() => filesIn(page)).toBe(1)
    await openEditor(page, editPath(blog))
    await expectToSee(findRecoverableDraft(page))
    await button(findRecoverableDraft(page), 'Discard').click()
    await eventually(() => filesIn(page)).toBe(0)
    await openEditor(page, editPath(blog))
    await expectNotToSee(findRecoverableDraft(page), button(page, 'Remove image'))

    await image(page).setInputFiles(picture)
    await eventually(() => filesIn(page)).toBe(1)
    await button(page, 'Logout').click()
    await button(page.getByRole('dialog', { name: 'We couldn’t save everything' }), 'Log out anyway').click()
    await expectPath(page, '/')
    await eventually(() => filesIn(page)).toBe(0)
    await eventually(() => page.evaluate<string>('JSON.stringify(localStorage)')).toBe('{}')
  })
})

test.describe('two tabs', () => {
  test('each restore or discard only the drafts that they showed', async () => {
    const { page, author } = await atEditor()
    await titleField(page).fill('Left over')
    await expectAutosaved(page)
    await openEditor(page, CREATE)
    await author.api.blogs.saveWorkingCopy({ ...UNWRITTEN, title: 'From the phone' })
    const other = await page.context().newPage()
    await openEditor(other, CREATE)
    await expectToSee(findRecoverableDraft(other).getByText('“From the phone”'))
    await button(findRecoverableDraft(page), 'Discard').click()
    await expectNotToSee(findRecoverableDraft(page))
    await titleField(other).fill('Something else')
    await expectAutosaved(other)
    const next = await page.context().newPage()
    await Promise.all([page.close(), other.close()])
    await openEditor(next, CREATE)
    for (const title of ['Something else', 'From the phone']) {
      await expectToSee(findRecoverableDraft(next).getByText(`“${title}”`))
      await button(findRecoverableDraft(next), 'Discard').click()
    }
    await expectNotToSee(findRecoverableDraft(next))
  })

  test('a browser without free storage does not overwrite the existing draft', async () => {
    const { page, author } = await atEditor()
    await author.api.blogs.saveWorkingCopy({ ...UNWRITTEN, title: 'From the phone' })
    await page.addInitScript(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    )
    await openEditor(page, CREATE)
    await expectToSee(findRecoverableDraft(page).getByText('“From the phone”'))
    await titleField(page).fill('From the laptop')
    await expectToSee(page.getByText(/^Not saved: This browser has no room for your earlier work/).first())
    const onServer = async () => (await author.api.blogs.workingCopy()).working_copy?.title
    expect(await onServer()).toBe('From the phone')
    await button(findRecoverableDraft(page), 'Discard').click()
    await expectAutosaved(page)
    expect(await onServer()).toBe('From the laptop')
  })
})
