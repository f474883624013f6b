import type { Page } from '@playwright/test'
import { callsWith, given, signedIn } from './accounts.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  CONTENT,
  COPIES,
  CREATE,
  changeMark,
  contentField,
  editPath,
  expectAutosaved,
  expectHtml,
  expectSaved,
  findRecoverableDraft,
  openEditor,
  summaryField,
  TITLE,
  titleField,
  writeArticle,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

const NO_TEXT = { title: '', summary: '', content: '', category: '', status: 'draft' } as const

test.describe('unsaved work', () => {
  test('of a new article is offered back after a reload, and restored whole', async () => {
    const { page } = await atEditor()
    await writeArticle(page)
    await expectAutosaved(page)
    await openEditor(page, CREATE)
    await expectToSee(findRecoverableDraft(page).getByText(/^You have unsaved work from/))
    expect(await titleField(page).inputValue()).toBe('')
    await expectSound(page)
    await button(findRecoverableDraft(page), 'Restore').click()
    await expectNotToSee(findRecoverableDraft(page))
    expect(await titleField(page).inputValue()).toBe(TITLE)
    await expectHtml(page, `<p>${CONTENT}</p>`)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    await openEditor(page, CREATE)
    await expectNotToSee(findRecoverableDraft(page))
  })

  test('comes from the server in another browser', async () => {
    const { page, author, blog } = await atDraft()
    await contentField(page).fill('Written on the phone')
    await expectAutosaved(page)
    expect(await author.api.blogs.get(blog.id)).toEqual(blog)
    const secondDevice = await signedIn(author)
    await openEditor(secondDevice, editPath(blog))
    await button(findRecoverableDraft(secondDevice), 'Restore').click()
    await expectHtml(secondDevice, '<p>Written on the phone</p>')
    await expectToSee(changeMark(secondDevice))
  })

  test('that is being offered is not lost when the author types in the meantime', async () => {
    const { page } = await atEditor()
    await titleField(page).fill('The first text')
    await expectAutosaved(page)
    await openEditor(page, CREATE)
    await titleField(page).fill('The second text')
    await expectAutosaved(page)
    await openEditor(page, CREATE)
    await button(findRecoverableDraft(page), 'Restore').click()
    expect(await titleField(page).inputValue()).toBe('The second text')
    await button(findRecoverableDraft(page), 'Restore').click()
    expect(await titleField(page).inputValue()).toBe('The first text')
    await expectToSee(findRecoverableDraft(page).getByText('“The second text”'))
  })

  test('of another tab is kept when this tab is saved', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await expectAutosaved(page)
    const other = await page.context().newPage()
    await openEditor(other, CREATE)
    await button(findRecoverableDraft(other), 'Discard').click()
    await titleField(other).fill('Another article altogether')
    await expectAutosaved(other)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    expect((await author.api.blogs.workingCopy()).working_copy?.title).toBe('Another article altogether')
    expect(await page.evaluate('JSON.stringify(localStorage)')).toContain('Another article altogether')
  })

  test('of two tabs is offered back after both were closed', async () => {
    const { page } = await atEditor({ expects: /net::ERR_/ })
    const context = page.context()
    await context.route(`**${COPIES}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    const other = await context.newPage()
    await openEditor(other, CREATE)
    const storedText = (tab: Page) => () => tab.evaluate<string>('JSON.stringify(localStorage)')
    await titleField(page).fill('Written on the left')
    // Waits, because the storage of one tab takes a moment to reach the other.
    await eventually(storedText(other)).toContain('Written on the left')
    await titleField(other).fill('Written on the right')
    await eventually(storedText(page)).toMatch(/left.*right|right.*left/)
    const next = await context.newPage()
    await Promise.all([page.close(), other.close()])
    await openEditor(next, CREATE)
    await button(findRecoverableDraft(next), 'Restore').click()
    expect(await titleField(next).inputValue()).toBe('Written on the right')
    await button(findRecoverableDraft(next), 'Restore').click()
    expect(await titleField(next).inputValue()).toBe('Written on the left')
  })

  test('on the server is not overwritten before it was read', async () => {
    const author = await given.dietitian()
    await author.api.blogs.saveWorkingCopy({ ...NO_TEXT, blog: null, title: 'Written on the phone' })
    const page = await signedIn(author, { expects: /500/ })
    let isDown = true
    await page.route(`**${COPIES}`, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()))
    await openEditor(page, CREATE)
    await titleField(page).fill('Written on the laptop')
    await expectToSee(page.getByText(/^Not saved: HTTP 500 Your text is saved on this device\./).first())
    await expectSound(page)
    isDown = false
    await page.evaluate(`window.dispatchEvent(new Event('online'))`)
    await button(findRecoverableDraft(page), 'Restore').click()
    expect(await titleField(page).inputValue()).toBe('Written on the phone')
    await expectToSee(findRecoverableDraft(page).getByText('“Written on the laptop”'))
  })

  test('is sent before a logout, asked about if that fails, and erased from the browser afterwards', async () => {
    const { page, author } = await atEditor({ expects: /net::ERR_/ })
    await page.route(`**${COPIES}`, (route) => route.abort())
    await titleField(page).fill('The last thought of the day')
    await button(page, 'Logout').click()
    const dialog = page.getByRole('dialog', { name: 'We couldn’t save everything' })
    await expectToSee(dialog.getByText(/is deleted when you sign out/))
    await expectSound(page)
    await button(dialog, 'Stay').click()
    await expectNotToSee(dialog)
    const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === COPIES)
    await page.unroute(`**${COPIES}`)
    // The clock is stopped, so the two-second limit for the server does not expire on a slow machine.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Logout').click()
    await sent
    await page.clock.resume()
    await expectPath(page, '/')
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('The last thought')
    const again = callsWith((await callsWith().accounts.login(author)).tokens.access)
    expect((await again.blogs.workingCopy()).working_copy?.title).toBe('The last thought of the day')
  })

  test('shorter than an article may be is saved as unfinished work, and discarded for good on request', async () => {
    const { page, author } = await atEditor()
    await titleField(page).fill('Dal')
    await expectToSee(
      page.getByText(/^Saved as unfinished work at/),
      page.getByText('3 of at least 10 characters'),
      page.getByText('At least 50 characters'),
      page.getByText('At least 100 characters'),
    )
    await expectSound(page)
    await titleField(page).fill('Dal on every plate')
    await expectNotToSee(page.getByText('at least 10 characters'))
    await eventually(async () => (await author.api.blogs.workingCopy()).working_copy?.title).toBe('Dal on every plate')
    await openEditor(page, CREATE)
    await button(findRecoverableDraft(page), 'Discard').click()
    await expectNotToSee(findRecoverableDraft(page))
    await eventually(async () => (await author.api.blogs.workingCopy()).working_copy).toBeNull()
    await openEditor(page, CREATE)
    await expectNotToSee(findRecoverableDraft(page))
  })
})

test('leaving asks for confirmation, in the browser too, only while something is unsaved', async () => {
  const { page, blog } = await atDraft()
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await cancel.click()
  await expectPath(page, '/dietitian/blogs')
  await openEditor(page, editPath(blog))
  await summaryField(page).pressSequentially('!')
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' })
  await expectToSee(dialog)
  await expectSound(page)
  await button(dialog, 'Stay').click()
  await expectNotToSee(dialog)
  await expectPath(page, editPath(blog))
  await cancel.click()
  await button(dialog, 'Leave').click()
  await expectPath(page, '/dietitian/blogs')

  await openEditor(page, editPath(blog))
  await summaryField(page).click()
  await page.keyboard.type('!')
  await expectToSee(changeMark(page))
  const dialogOpened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await dialogOpened
  expect(question.type()).toBe('beforeunload')
  await question.accept()
})

test.describe('two people who edit one article', () => {
  test('see both versions at the second save, and can take the other, keep their own or continue', async () => {
    const { page, author, blog } = await atDraft(undefined, { expects: /409/ })
    const dialog = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
    await author.api.blogs.update(blog.id, { title: 'What the other tab says' })
    await titleField(page).fill('What this tab says')
    await button(page, 'Save Changes').click()
    await expectToSee(
      dialog.getByRole('region', { name: 'Your version' }).getByText('this'),
      dialog.getByRole('region', { name: 'Their version' }).getByText('other'),
      dialog.getByText(/^You saved it on .* in another tab or on another device/),
    )
    await expectSound(page)
    await button(dialog, 'Use theirs').click()
    await expectNotToSee(dialog)
    await eventually(() => titleField(page).inputValue()).toBe('What the other tab says')
    await expectNotToSee(changeMark(page))
    // The replaced text is not lost.
    await expectToSee(findRecoverableDraft(page).getByText('“What this tab says”'))
    await button(findRecoverableDraft(page), 'Restore').click()
    await eventually(() => titleField(page).inputValue()).toBe('What this tab says')

    // The notice names another person who saved it.
    const admin = await given.admin()
    await admin.blogs.update(blog.id, { title: 'What the admin says' })
    const { results } = await admin.blogs.listVersions(blog.id)
    await titleField(page).fill('What the author says')
    await button(page, 'Save Changes').click()
    await expectToSee(dialog.getByText(`${results[0]?.saved_by} saved it on`, { exact: false }))
    await button(dialog, 'Continue writing').click()
    expect(await titleField(page).inputValue()).toBe('What the author says')
    await button(page, 'Save Changes').click()
    await button(dialog, 'Keep mine').click()
    await expectSaved(page, 'Changes saved')
    expect((await author.api.blogs.get(blog.id)).title).toBe('What the author says')
  })

  test('restored work on an older version conflicts with the newer one too', async () => {
    const { page, author, blog } = await atDraft(undefined, { expects: /409/ })
    await titleField(page).fill('Begun yesterday')
    await expectAutosaved(page)
    await author.api.blogs.update(blog.id, { title: 'Changed meanwhile' })
    await openEditor(page, editPath(blog))
    await button(findRecoverableDraft(page), 'Restore').click()
    await button(page, 'Save Changes').click()
    await expectToSee(page.getByRole('dialog', { name: 'This article was changed elsewhere' }))
  })
})

test('an earlier version is shown by its changes, or whole on request, and restored without loss', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `<p>Line ${at + 1} says that dal wants an hour in water.</p>`)
  const author = await given.dietitian()
  const blog = await given.blog(author, { content: lines.join(''), status: 'draft' })
  await author.api.blogs.update(blog.id, { content: lines.join('').replace('Line 20 says', 'Line 20 swears') })
  const page = await signedIn(author)
  await openEditor(page, editPath(blog))
  await button(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  await expectToSee(dialog.getByText(`Saved by ${author.name}`).first())
  const earlier = dialog.getByRole('listitem').nth(1).getByRole('button')
  await earlier.click()
  await expectToSee(dialog.getByRole('deletion').getByText('says'), dialog.getByRole('insertion').getByText('swears'))
  await expectNotToSee(dialog.getByText('Line 5 says'), dialog.getByText('Summary'))
  await button(dialog, 'Show the whole text').click()
  await expectToSee(dialog.getByText('Line 5 says'), dialog.getByText('Summary'))
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expectToSee(button(page, 'History').and(page.locator(':focus')))
  const restore = async () => {
    await button(page, 'History').click()
    await earlier.click()
    await button(dialog, 'Restore this version').click()
    await expectNotToSee(dialog)
    await expectToSee(contentField(page).getByText(/^Line 20 says/), changeMark(page))
  }
  await contentField(page).fill('A paragraph that came to nobody else')
  await restore()
  await button(findRecoverableDraft(page), 'Restore').click()
  await expectHtml(page, '<p>A paragraph that came to nobody else</p>')
  await restore()
  await button(page, 'Save Changes').click()
  await expectSaved(page, 'Changes saved')
  expect((await author.api.blogs.get(blog.id)).content).toBe(lines.join(''))
})
