import { TOOLS } from './ai.ts'
import { eventually, expectNoOverflow, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import {
  atEditor,
  button,
  CONTENT,
  CREATE,
  contentField,
  editPath,
  expectHtml,
  expectSaved,
  htmlIn,
  openEditor,
  paste,
  png,
  storedBlog,
  summaryField,
  tool,
  writeArticle,
} from './editor.ts'
import { expect, PHONE, test } from './fixtures.ts'

test.describe('the text', () => {
  test('is formatted by buttons and by keys, and is stored unchanged', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await contentField(page).press('End')
    await contentField(page).press('Enter')
    await tool(page, 'Heading 2').click()
    await page.keyboard.type('What to pack')
    expect(await tool(page, 'Heading 2').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await tool(page, 'Bullet list').click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Roasted chana')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await tool(page, 'Numbered list').click()
    await tool(page, 'Italic').click()
    await page.keyboard.type('Rinse')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await tool(page, 'Quote').click()
    await page.keyboard.type('Eat before you are hungry & tired')
    const html =
      `<p>${CONTENT}</p><h2>What to pack</h2><ul><li><p><strong>Roasted chana</strong></p></li></ul>` +
      '<ol><li><p><em>Rinse</em></p></li></ol><blockquote><p>Eat before you are hungry &amp; tired</p></blockquote>'
    await expectHtml(page, html)
    await tool(page, 'Undo').click()
    await tool(page, 'Redo').click()
    await expectHtml(page, html)
    await expectSound(page)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    expect((await storedBlog(author)).content).toBe(html)
  })

  test('the toolbar is a single tab stop, links to the AI tools, and stays above the text on a phone', async () => {
    const { page } = await atEditor({ viewport: PHONE })
    await page.getByRole('link', { name: 'Generate with AI' }).click()
    await expectPath(page, TOOLS)
    await openEditor(page, CREATE)
    await summaryField(page).focus()
    await page.keyboard.press('Tab')
    await expectToSee(tool(page, 'Bold').and(page.locator(':focus')))
    await page.keyboard.press('ArrowRight')
    await expectToSee(tool(page, 'Italic').and(page.locator(':focus')))
    await page.keyboard.press('End')
    await expectToSee(tool(page, 'Redo').and(page.locator(':focus')))
    expect(await tool(page, 'Redo').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Tab')
    await expectToSee(page.getByRole('link', { name: 'Generate with AI' }).and(page.locator(':focus')))
    await page.keyboard.press('Tab')
    await expectToSee(contentField(page).and(page.locator(':focus')))

    await paste(page, { html: '<p>Dal and roti.</p>'.repeat(60) })
    await page.evaluate('scrollTo({ top: 900, behavior: "instant" })')
    const bar = page.getByRole('toolbar', { name: 'Text formatting' })
    const top = async () => Math.round((await bar.boundingBox())?.y ?? -1)
    await eventually(top).toBe(0)
    await page.evaluate(`{
      Object.defineProperty(visualViewport, 'offsetTop', { value: 120 })
      visualViewport.dispatchEvent(new Event('scroll'))
    }`)
    await eventually(top).toBe(120)
    await page.setViewportSize({ width: 360, height: 400 })
    expect((await bar.boundingBox())?.height).toBeLessThan(60)
    await expectNoOverflow(page)
  })

  test('a link needs a valid address', async () => {
    const { page } = await atEditor()
    await contentField(page).fill('Read more')
    await contentField(page).press('Control+a')
    await contentField(page).press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Add a link' })
    await button(dialog, 'Add link').click()
    await expectToSee(dialog.getByText('Address is required'))
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await button(dialog, 'Add link').click()
    await expectToSee(dialog.getByText('Enter a valid address, such as https://example.in or /blogs'))
    await expectSound(page)
    await dialog.getByLabel('Address').fill('icmr.gov.in')
    await dialog.getByLabel('Address').press('Enter')
    await expectNotToSee(dialog)
    await expectHtml(page, '<p><a href="https://icmr.gov.in" rel="noopener noreferrer nofollow">Read more</a></p>')
    await tool(page, 'Link').click()
    await button(page.getByRole('dialog', { name: 'Edit link' }), 'Remove link').click()
    await expectHtml(page, '<p>Read more</p>')
  })

  test('an unreadable picture is rejected; a valid one asks for its alternative text and is kept', async () => {
    const { page, author } = await atEditor({ expects: /400/ })
    const dialog = page.getByRole('dialog', { name: 'Add an image' })
    const choose = (buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await tool(page, 'Image').click()
    await choose(Buffer.alloc(5 * 1024 * 1024))
    await expectToSee(dialog.getByText('Image size should be less than 5MB'), button(dialog, 'Choose an image'))
    await choose(Buffer.from('no picture'))
    await dialog.getByLabel('Alternative text').fill('Nothing')
    await button(dialog, 'Add image').click()
    await expectToSee(dialog.getByText('Please select a valid image file'))
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog)

    await writeArticle(page)
    await contentField(page).press('End')
    await paste(page, { picture: (await png()).toString('base64') })
    await button(dialog, 'Add image').click()
    await expectToSee(dialog.getByText('Alternative text is required'))
    await expectSound(page)
    await dialog.getByLabel('Alternative text').fill('A steel bowl of dal')
    await button(dialog, 'Add image').click()
    await expectNotToSee(dialog)
    const picture = contentField(page).getByRole('img', { name: 'A steel bowl of dal' })
    await expectToSee(picture)
    const written = await htmlIn(page)
    await picture.click()
    await tool(page, 'Image').click()
    await expectToSee(page.getByRole('dialog', { name: 'Edit image' }))
    await page.keyboard.press('Escape')
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    const blog = await storedBlog(author)
    expect(blog.content.replaceAll(' />', '>').replace(/ srcset="[^"]+" sizes="[^"]+"/, '')).toBe(written)
    await openEditor(page, editPath(blog))
    await expectHtml(page, written)
  })
})
