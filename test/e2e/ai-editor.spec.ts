import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  contentField,
  expectSaved,
  storedBlog,
  summaryField,
  writeArticle,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

const CLAIM = `<p>Karela juice cures diabetes in two weeks. ${'Drink it in the morning and eat dal in the evening. '.repeat(3)}</p>`

test.describe('the writing tools of the editor', () => {
  test('check claims on demand and before publishing, without blocking', async () => {
    const { page, author } = await atDraft(CLAIM)
    await button(page, 'Check claims').click()
    const panel = page.getByRole('region', { name: 'Claim check' })
    await expectToSee(panel.getByText('Promise of a cure'))
    await expectSound(page)
    await button(page, 'Publish Now').click()
    const dialog = page.getByRole('dialog', { name: 'Before you publish' })
    await expectToSee(dialog.getByText('Promise of a cure'))
    await expectSound(page)
    await button(dialog, 'Back to the text').click()
    await expectNotToSee(dialog)
    expect((await storedBlog(author)).status).toBe('draft')
    await button(page, 'Publish Now').click()
    await button(dialog, 'Publish anyway').click()
    await expectSaved(page, 'Article published')
  })

  test('link each claim to its words, wherever they are', async () => {
    const long = '<p>Eat dal and rice with a green sabzi. </p>'.repeat(60)
    const { page } = await atDraft(
      `${long}<h2>Juice</h2><p>Many say that <strong>karela juice</strong> cures diabetes.</p>`,
    )
    const selected = () => page.evaluate<string>('document.getSelection().toString()')
    await summaryField(page).fill('Amla cures cancer, and this is a summary with as many letters as it needs.')
    await button(page, 'Check claims').click()
    const panel = page.getByRole('region', { name: 'Claim check' })
    const inText = panel.getByRole('button', { name: /karela juice cures diabetes/ })
    await inText.focus()
    await page.keyboard.press('Enter')
    await eventually(selected).toBe('Many say that karela juice cures diabetes.')
    await expectToSee(contentField(page).and(page.locator(':focus')))
    const isInView = async () => {
      const { y = -1 } = (await contentField(page).getByText('cures diabetes.').boundingBox()) ?? {}
      return y > 0 && y < (page.viewportSize()?.height ?? 0)
    }
    await eventually(isInView).toBe(true)
    // Typed text replaces the words, because the editor has selected them.
    await page.keyboard.type('It is bitter.')
    await eventually(() => contentField(page).innerText()).toContain('It is bitter.')
    expect(await contentField(page).innerText()).not.toContain('cures')
    await button(page, 'Publish Now').click()
    const dialog = page.getByRole('dialog', { name: 'Before you publish' })
    await dialog.getByRole('button', { name: /Amla cures cancer/ }).click()
    await expectToSee(summaryField(page).and(page.locator(':focus')))
    await eventually(selected).toMatch(/^Amla cures cancer/)
  })

  test('say why they failed, and publishing works without the check', async () => {
    const { page } = await atEditor({ expects: /502|503/ })
    const detail = 'The AI server cannot be reached. Try again later.'
    await page.route('**/check_claims/', (route) => route.fulfill({ status: 503, json: { detail } }))
    await button(page, 'Check claims').click()
    await expectToSee(page.getByRole('alert').getByText(detail))
    await writeArticle(page)
    await page.getByRole('radio', { name: 'Publish Now' }).check()
    await button(page, 'Publish Now').click()
    await expectSaved(page, 'Article published')
  })
})
