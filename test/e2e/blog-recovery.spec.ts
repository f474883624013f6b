import { holdBack } from './actions.ts'
import { eventually, expectNotToSee, expectToSee } from './assertions.ts'
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
  titleField,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

const UNWRITTEN = { blog: null, title: '', summary: '', content: '', category: '', status: 'draft' } as const

test.describe('restoring', () => {
  test('before the editor itself has come', async () => {
    const { page, author, blog } = await atDraft()
    await contentField(page).fill(`On the train: ${CONTENT}`)
    await expectAutosaved(page)
    const arrive = await holdBack(page, '**/assets/rich-text-editor-*.js')
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

test.describe('what a writer takes in place of the own text is no loss', () => {
  test('an earlier version', async () => {
    const { page } = await atDraft()
    await contentField(page).fill('A paragraph that came to nobody else')
    await button(page, 'History').click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('listitem').first().getByRole('button').click()
    await button(history, 'Restore this version').click()
    await expectHtml(page, `<p>${CONTENT}</p>`)
    await button(findRecoverableDraft(page), 'Restore').click()
    await expectHtml(page, '<p>A paragraph that came to nobody else</p>')
  })

  test('the version of another person', async () => {
    const { page, author, blog } = await atDraft(undefined, { expects: /409/ })
    await author.api.blogs.update(blog.id, { title: 'What the other tab says' })
    await titleField(page).fill('What this tab says')
    await button(page, 'Save Changes').click()
    await button(page.getByRole('dialog', { name: 'This article was changed elsewhere' }), 'Use theirs').click()
    await eventually(() => titleField(page).inputValue()).toBe('What the other tab says')
    await expectToSee(findRecoverableDraft(page).getByText('“What this tab says”'))
    await button(findRecoverableDraft(page), 'Restore').click()
    await eventually(() => titleField(page).inputValue()).toBe('What this tab says')
  })
})

test.describe('two tabs', () => {
  test('decide each about what it has shown', async () => {
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

  test('a browser without room writes nothing over what it cannot keep', async () => {
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
