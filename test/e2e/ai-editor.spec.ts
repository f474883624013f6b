import { describe, expect, test } from 'vitest'
import { TOOLS } from './ai.ts'
import { setUpBrowser } from './browser.ts'
import { atDraft, atEditor, button, expectSaved, storedBlog, writeArticle } from './editor.ts'
import { expectNotToSee, expectPath, expectSound, expectToSee } from './seeing.ts'

setUpBrowser()

const CLAIM = `<p>Karela juice cures diabetes in two weeks. ${'Drink it in the morning and eat dal in the evening. '.repeat(3)}</p>`

describe('the writing tools of the editor', () => {
  test('look for claims on demand and before publishing, and stand in nobody’s way', async () => {
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

  test('lead from an empty sheet to the tools', async () => {
    const { page } = await atEditor()
    await page.getByRole('link', { name: 'Generate with AI' }).click()
    await expectPath(page, TOOLS)
  })

  test('say why they failed, and publishing goes on without the check', async () => {
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
