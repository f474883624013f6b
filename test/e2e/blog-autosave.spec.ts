import type { Page } from '@playwright/test'
import { callsWith, given, signedIn } from './accounts.ts'
import { holdBack } from './actions.ts'
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
    const elsewhere = await signedIn(author)
    await openEditor(elsewhere, editPath(blog))
    await button(findRecoverableDraft(elsewhere), 'Restore').click()
    await expectHtml(elsewhere, '<p>Written on the phone</p>')
    await expectToSee(changeMark(elsewhere))
  })

  test('is thrown away for good when asked', async () => {
    const { page, author } = await atEditor()
    await titleField(page).fill('No good')
    await expectAutosaved(page)
    await openEditor(page, CREATE)
    await button(findRecoverableDraft(page), 'Discard').click()
    await expectNotToSee(findRecoverableDraft(page))
    await eventually(async () => (await author.api.blogs.workingCopy()).working_copy).toBeNull()
    await openEditor(page, CREATE)
    await expectNotToSee(findRecoverableDraft(page))
  })

  test('stays in the browser without a connection and follows when it is back', async () => {
    const { page, author } = await atEditor({ expects: /net::ERR_/ })
    await page.context().setOffline(true)
    await titleField(page).fill('Written in a tunnel')
    await expectToSee(page.getByText('Not saved: offline. Your text is kept on this device.').first())
    await expectSound(page)
    await page.context().setOffline(false)
    await expectAutosaved(page)
    const { working_copy } = await author.api.blogs.workingCopy()
    expect(working_copy?.title).toBe('Written in a tunnel')
  })

  test('outlives a crash in the middle of it, without the server', async () => {
    const { page } = await atEditor({ expects: /net::ERR_/ })
    await page.route(`**${COPIES}`, (route) => route.abort())
    await titleField(page).fill('The tab is gone')
    await eventually(() => page.evaluate<string>('JSON.stringify(localStorage)')).toContain('The tab is gone')
    const next = await page.context().newPage()
    await page.close()
    await openEditor(next, CREATE)
    await button(findRecoverableDraft(next), 'Restore').click()
    expect(await titleField(next).inputValue()).toBe('The tab is gone')
  })

  test('outlives an expired session', async () => {
    const { page, author } = await atEditor({ expects: /401/ })
    const typed = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      // Another call, as the one for events, would lead to the sign-in before anything is written.
      await typed.promise
      await route.fulfill({ status: 401, json: { detail: 'Token expired' } })
    })
    await titleField(page).fill('Written after midnight')
    typed.resolve()
    await expectPath(page, /^\/login/)
    await page.unroute('**/api/**')
    await page.getByLabel('Email').fill(author.email)
    await page.getByLabel('Password', { exact: true }).fill(author.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPath(page, CREATE)
    await button(findRecoverableDraft(page), 'Restore').click()
    expect(await titleField(page).inputValue()).toBe('Written after midnight')
  })

  test('that is being offered is not lost to what is typed meanwhile', async () => {
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

  test('in another tab stays when this one is saved', async () => {
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

  test('of two tabs is offered back when both are gone', async () => {
    const { page } = await atEditor({ expects: /net::ERR_/ })
    const context = page.context()
    await context.route(`**${COPIES}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    const other = await context.newPage()
    await openEditor(other, CREATE)
    const storedText = (tab: Page) => () => tab.evaluate<string>('JSON.stringify(localStorage)')
    await titleField(page).fill('Written on the left')
    // Nobody writes in two tabs within the moment that one's storage takes to reach the other.
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

  test('on the server is not written over before it could be read', async () => {
    const { page, author } = await atEditor({ expects: /500/ })
    await author.api.blogs.saveWorkingCopy({ ...NO_TEXT, blog: null, title: 'Written on the phone' })
    let isDown = true
    await page.route(`**${COPIES}`, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()))
    await openEditor(page, CREATE)
    await titleField(page).fill('Written on the laptop')
    await expectToSee(page.getByText(/^Not saved: HTTP 500 Your text is kept on this device\./).first())
    isDown = false
    await page.evaluate(`window.dispatchEvent(new Event('online'))`)
    await button(findRecoverableDraft(page), 'Restore').click()
    expect(await titleField(page).inputValue()).toBe('Written on the phone')
    await expectToSee(findRecoverableDraft(page).getByText('“Written on the laptop”'))
  })

  test('is sent before a logout, and asked about when that is not possible', async () => {
    const { page, author } = await atEditor({ expects: /net::ERR_/ })
    await page.route(`**${COPIES}`, (route) => route.abort())
    await titleField(page).fill('The last thought of the day')
    await button(page, 'Logout').click()
    const dialog = page.getByRole('dialog', { name: 'Not everything could be saved' })
    await expectToSee(dialog.getByText(/is erased when you log out/))
    await expectSound(page)
    await button(dialog, 'Stay').click()
    await expectNotToSee(dialog)
    const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === COPIES)
    await page.unroute(`**${COPIES}`)
    // The two seconds for which the server is waited for do not pass, however slow this machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Logout').click()
    await sent
    await page.clock.resume()
    await expectPath(page, '/')
    const again = callsWith((await callsWith().accounts.login(author)).tokens.access)
    expect((await again.blogs.workingCopy()).working_copy?.title).toBe('The last thought of the day')
  })

  test('is not added to while the article is being saved', async () => {
    const { page } = await atDraft()
    const goOn = await holdBack(page, '**/api/adminpanel/blogs/*/')
    await titleField(page).fill(`${TITLE} in Mohali`)
    await button(page, 'Save Changes').click()
    await expectToSee(page.locator('[inert]').getByText('Content', { exact: true }))
    goOn()
    await expectSaved(page, 'Changes saved')
  })

  test('shorter than an article may be is saved as unfinished work, and each field says its minimum', async () => {
    const { page, author } = await atEditor()
    await titleField(page).fill('Dal')
    await expectToSee(
      page.getByText(/^Kept as unfinished work at/),
      page.getByText('At least 10 characters'),
      page.getByText('At least 50 characters'),
      page.getByText('At least 100 characters'),
    )
    await expectSound(page)
    await titleField(page).fill('Dal on every plate')
    await expectNotToSee(page.getByText('At least 10 characters'))
    await eventually(async () => (await author.api.blogs.workingCopy()).working_copy?.title).toBe('Dal on every plate')
  })

  test('is gone from the browser after logout', async () => {
    const { page } = await atEditor()
    await titleField(page).fill('Nobody else reads this')
    await expectAutosaved(page)
    await button(page, 'Logout').click()
    await expectPath(page, '/')
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Nobody else')
  })
})

test.describe('leaving', () => {
  test('asks while something is unsaved', async () => {
    const { page } = await atDraft()
    await summaryField(page).pressSequentially('!')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unsaved changes' })
    await expectToSee(dialog)
    await expectSound(page)
    await button(dialog, 'Stay').click()
    await expectNotToSee(dialog)
    await expectPath(page, /\/dietitian\/blogs\/edit\//)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await button(dialog, 'Leave').click()
    await expectPath(page, '/dietitian/blogs')
  })

  test('the browser asks before the tab is closed', async () => {
    const { page } = await atDraft()
    await summaryField(page).click()
    await page.keyboard.type('!')
    await expectToSee(changeMark(page))
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.accept()
  })

  test('asks nothing when nothing is', async () => {
    const { page } = await atDraft()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expectPath(page, '/dietitian/blogs')
  })
})

test.describe('two tabs', () => {
  async function secondSave() {
    const { page, author, blog } = await atDraft(undefined, { expects: /409/ })
    await author.api.blogs.update(blog.id, { title: 'What the other tab says' })
    await titleField(page).fill('What this tab says')
    await button(page, 'Save Changes').click()
    const dialog = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
    await expectToSee(
      dialog.getByRole('region', { name: 'Your version' }).getByText('this'),
      dialog.getByRole('region', { name: 'Their version' }).getByText('other'),
    )
    return { page, author, blog, dialog }
  }

  test('the second save shows both versions, and one can choose one’s own', async () => {
    const { page, author, blog, dialog } = await secondSave()
    await expectToSee(dialog.getByText(/^You saved it at .* in another tab or on another device/))
    await expectSound(page)
    await button(dialog, 'Keep mine').click()
    await expectSaved(page, 'Changes saved')
    expect((await author.api.blogs.get(blog.id)).title).toBe('What this tab says')
  })

  test('or the other one used', async () => {
    const { page, author, blog, dialog } = await secondSave()
    await button(dialog, 'Use theirs').click()
    await expectNotToSee(dialog)
    await eventually(() => titleField(page).inputValue()).toBe('What the other tab says')
    await expectNotToSee(changeMark(page))
    await titleField(page).fill('And on from there')
    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    expect((await author.api.blogs.get(blog.id)).title).toBe('And on from there')
  })

  test('another person who saved it is named', async () => {
    const { page, blog } = await atDraft(undefined, { expects: /409/ })
    const admin = await given.admin()
    await admin.blogs.update(blog.id, { title: 'What the admin says' })
    const { results } = await admin.blogs.listVersions(blog.id)
    await titleField(page).fill('What the author says')
    await button(page, 'Save Changes').click()
    const dialog = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
    await expectToSee(dialog.getByText(`${results[0]?.saved_by} saved it at`, { exact: false }))
    await button(dialog, 'Go on writing').click()
    expect(await titleField(page).inputValue()).toBe('What the author says')
  })

  test('restored work on an older version meets the newer one as well', async () => {
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

test('a long article shows what changed, and the whole text when asked', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `<p>Line ${at + 1} says that dal wants an hour in water.</p>`)
  const { page, author, blog } = await atDraft(lines.join(''))
  await author.api.blogs.update(blog.id, { content: lines.join('').replace('Line 20 says', 'Line 20 swears') })
  await openEditor(page, editPath(blog))
  await button(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  await dialog.getByRole('listitem').nth(1).getByRole('button').click()
  await expectToSee(dialog.getByRole('insertion').getByText('swears'))
  await expectNotToSee(dialog.getByText('Line 5 says'), dialog.getByText('Summary'))
  await button(dialog, 'Show the whole text').click()
  await expectToSee(dialog.getByText('Line 5 says'), dialog.getByText('Summary'))
  await expectSound(page)
})

test('an earlier version is compared and brought back', async () => {
  const { page, author, blog } = await atDraft(
    '<p>Two katoris of dal a day. '.concat('Eat slowly. '.repeat(12), '</p>'),
  )
  await author.api.blogs.update(blog.id, { content: `<p>Three katoris of dal a day. ${'Eat slowly. '.repeat(12)}</p>` })
  await openEditor(page, editPath(blog))
  await button(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  await expectToSee(dialog.getByText(`Saved by ${author.name}`).first())
  await expectSound(page)
  await dialog.getByRole('listitem').nth(1).getByRole('button').click()
  await expectToSee(dialog.getByRole('deletion').getByText('Two'), dialog.getByRole('insertion').getByText('Three'))
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expectToSee(button(page, 'History').and(page.locator(':focus')))
  await button(page, 'History').click()
  await dialog.getByRole('listitem').nth(1).getByRole('button').click()
  await button(dialog, 'Restore this version').click()
  await expectNotToSee(dialog)
  await expectToSee(contentField(page).getByText(/^Two katoris/), changeMark(page))
  await button(page, 'Save Changes').click()
  await expectSaved(page, 'Changes saved')
  expect((await author.api.blogs.get(blog.id)).content).toMatch(/^<p>Two katoris/)
})
