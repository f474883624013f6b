import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './browser.ts'
import {
  atDraft,
  button,
  CONTENT,
  changeMark,
  contentField,
  editPath,
  expectHtml,
  expectKept,
  expectSaved,
  offerOf,
} from './editor.ts'
import { expectNotToSee, expectToSee } from './seeing.ts'

setUpBrowser()

describe('restoring', () => {
  test('before the editor itself has come', async () => {
    const { page, author, blog } = await atDraft()
    await contentField(page).fill(`On the train: ${CONTENT}`)
    await expectKept(page)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/assets/rich-text-editor-*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(editPath(blog))
    await button(offerOf(page), 'Restore').click()
    await expectNotToSee(offerOf(page), contentField(page))
    arrive()
    await expectHtml(page, `<p>On the train: ${CONTENT}</p>`)
    await expectToSee(changeMark(page))
    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    expect((await author.api.blogs.get(blog.id)).content).toMatch(/^<p>On the train/)
  })
})
