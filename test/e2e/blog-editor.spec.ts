import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PHONE, setUpBrowser } from './browser.ts'
import {
  atDraft,
  atEditor,
  button,
  CONTENT,
  CREATE,
  changeMark,
  clipboardOf,
  contentField,
  editPath,
  expectHtml,
  expectSaved,
  htmlIn,
  openEditor,
  paste,
  SUMMARY,
  storedBlog,
  summaryField,
  TITLE,
  titleField,
  tool,
  writeArticle,
} from './editor.ts'
import { given, signedIn } from './people.ts'
import { countCalls, eventually, expectNotToSee, expectPath, expectSound, expectToSee, faultsOf } from './seeing.ts'

setUpBrowser()

const BLOGS = '/api/adminpanel/blogs/'

function png(width = 640, height = 360): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2d7546' } })
    .png()
    .toBuffer()
}

describe('a new article', () => {
  test('is written, looked at as readers see it, and saved as a draft', async () => {
    const { page, author } = await atEditor()
    await expectSound(page)
    await writeArticle(page)
    await expectToSee(page.getByText('28/100'), page.getByText(`${SUMMARY.length}/300`))
    await button(page, 'Preview').click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expectToSee(
      preview.getByRole('heading', { level: 1, name: TITLE }),
      preview.getByText(CONTENT),
      preview.getByText('20 words · 1 min read'),
      preview.getByText(`Dr. ${author.name}`).first(),
    )
    await expectSound(page)
    await button(preview, 'Back to editing').click()
    await expectNotToSee(preview)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    expect(await storedBlog(author)).toMatchObject({
      title: TITLE,
      summary: SUMMARY,
      content: `<p>${CONTENT}</p>`,
      category: 'lifestyle',
      status: 'draft',
    })
    const { working_copy } = await author.api.blogs.workingCopy()
    expect(working_copy).toBeNull()
  })

  test('is published with its picture', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await page.getByRole('radio', { name: 'Publish Now' }).check()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: await png(1600, 900) })
    await expectToSee(button(page, 'Remove image'), page.locator('img[src^="blob:"]'))
    await expectSound(page)
    await button(page, 'Publish Now').click()
    await expectSaved(page, 'Article published')
    const blog = await storedBlog(author)
    expect(blog.status).toBe('published')
    expect(blog.featured_image).toMatch(/^\/media\//)
  })

  test('refuses what is no picture, or too large a one, on its field', async () => {
    const { page } = await atEditor()
    const input = page.locator('input[type=file]')
    const fault = page.locator('#featured_image-error')
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expectToSee(fault.getByText('Please select a valid image file'))
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
    await expectToSee(fault.getByText('Image size should be less than 5MB'))
    await expectSound(page)
    await button(page, 'Remove image').click()
    await expectNotToSee(fault)
  })

  test('a file that only calls itself a picture is refused by the server, and nothing is lost', async () => {
    const { page } = await atEditor({ expects: /400/ })
    await writeArticle(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
    await button(page, 'Save as Draft').click()
    await expectToSee(page.locator('#featured_image-error').getByText('Please select a valid image file'))
    expect(await titleField(page).inputValue()).toBe(TITLE)
  })

  test('says everything that is missing, each with a way to its field, until it is edited', async () => {
    const { page } = await atEditor()
    const calls = countCalls(page, BLOGS)
    await button(page, 'Save as Draft').click()
    const faults = faultsOf(page)
    await eventually(() => faults.allTextContents()).toEqual([
      'Title is required',
      'Summary is required',
      'Content is required',
      'Category is required',
    ])
    await expectSound(page)
    await faults.getByText('Content is required').click()
    await expectToSee(contentField(page).and(page.locator(':focus')))
    await contentField(page).pressSequentially('D')
    await expectNotToSee(page.locator('#content-error'))
    await titleField(page).fill('D')
    await expectNotToSee(page.locator('#title-error'))
    await expectToSee(page.locator('#summary-error'))
    expect(calls()).toBe(0)
  })

  const words = (length: number) =>
    'dal sabzi '
      .repeat(40)
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length, 'x')

  test.each([
    ['Title', 9, 'Title must be at least 10 characters long', titleField],
    ['Title', 10, null, titleField],
    ['Title', 100, null, titleField],
    ['Title', 101, 'Title must be at most 100 characters long', titleField],
    ['Summary', 49, 'Summary must be at least 50 characters long', summaryField],
    ['Summary', 50, null, summaryField],
    ['Summary', 300, null, summaryField],
    ['Summary', 301, 'Summary must be at most 300 characters long', summaryField],
    ['Content', 99, 'Content must be at least 100 characters long', contentField],
    ['Content', 100, null, contentField],
  ])('%s of %i characters', async (name, length, message, field) => {
    const { page } = await atEditor()
    await writeArticle(page)
    await field(page).fill(words(length))
    await button(page, 'Save as Draft').click()
    if (message) await expectToSee(page.locator(`#${name.toLowerCase()}-error`).getByText(message))
    else await expectSaved(page, 'Draft saved')
  })
})

describe('the text', () => {
  test('is formatted by buttons and by keys, and survives the server unchanged', async () => {
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

  test('the toolbar is one stop, and arrow keys move in it', async () => {
    const { page } = await atEditor({ viewport: PHONE })
    await summaryField(page).focus()
    await page.keyboard.press('Tab')
    await expectToSee(tool(page, 'Bold').and(page.locator(':focus')))
    await page.keyboard.press('ArrowRight')
    await expectToSee(tool(page, 'Italic').and(page.locator(':focus')))
    await page.keyboard.press('End')
    await expectToSee(tool(page, 'Redo').and(page.locator(':focus')))
    expect(await tool(page, 'Redo').getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Tab')
    await expectToSee(contentField(page).and(page.locator(':focus')))
  })

  test('a link needs an address that leads somewhere', async () => {
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

  test('a pasted picture asks for its alternative text, and stays', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await contentField(page).press('End')
    await paste(page, { picture: (await png()).toString('base64') })
    const dialog = page.getByRole('dialog', { name: 'Add an image' })
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
    expect(blog.content.replaceAll(' />', '>')).toBe(written)
    await openEditor(page, editPath(blog))
    await expectHtml(page, written)
  })

  test('a picture that cannot be read is told in its dialog', async () => {
    const { page } = await atEditor({ expects: /400/ })
    await tool(page, 'Image').click()
    const dialog = page.getByRole('dialog', { name: 'Add an image' })
    const choose = (buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await choose(Buffer.alloc(5 * 1024 * 1024))
    await expectToSee(dialog.getByText('Image size should be less than 5MB'))
    await choose(Buffer.from('no picture'))
    await dialog.getByLabel('Alternative text').fill('Nothing')
    await button(dialog, 'Add image').click()
    await expectToSee(dialog.getByText('Please select a valid image file'))
  })

  test('what Word puts on the clipboard comes out clean', async () => {
    const { page } = await atEditor()
    await paste(page, { html: clipboardOf('word') })
    await expectHtml(
      page,
      '<h2>A plate for the monsoon</h2><p>Wash greens <strong>three times</strong>, and cook them <em>through</em>.</p>' +
        '<ul><li><p>Moong dal</p><ul><li><p>soaked for an hour</p></li></ul></li><li><p>Lauki</p></li></ul>' +
        '<p><a href="https://www.icmr.gov.in/" rel="noopener noreferrer nofollow">ICMR</a> says more.</p>' +
        '<ol><li><p>Rinse</p></li></ol>' +
        '<table><tbody><tr><td><p>Bowl</p></td><td><p>CO<sub>2</sub></p></td></tr></tbody></table>',
    )
  })

  test('what Google Docs puts on the clipboard comes out clean', async () => {
    const { page } = await atEditor()
    await paste(page, { html: clipboardOf('google-docs') })
    await expectHtml(
      page,
      '<h2>Tiffin for a long day</h2><p>Pack it <strong>the evening before</strong><em> or early</em>, says ' +
        '<a href="https://www.nin.res.in/" rel="noopener noreferrer nofollow">NIN</a></p>' +
        '<ul><li><p>Two rotis</p><ul><li><p>of bajra</p></li></ul></li><li><p>Dahi</p></li></ul>',
    )
  })

  test('nothing that is pasted runs', async () => {
    // Chromium names the handlers that it would not run even where nothing runs: in the text that is being read.
    const { page } = await atEditor({ expects: /Executing inline event handler violates/ })
    await paste(page, {
      html: `<p onclick="window.ran=1">Dal</p><img src=x onerror="window.ran=1"><script>window.ran=1</script>
        <svg onload="window.ran=1"><a xlink:href="javascript:window.ran=1">x</a></svg>
        <a href="javascript:window.ran=1">Roti</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
    })
    await expectToSee(contentField(page).getByText('Roti'))
    expect(await htmlIn(page)).not.toMatch(/javascript:|onerror|onclick|<script|<iframe|<img|<svg/)
    await button(page, 'Preview').click()
    await expectToSee(page.getByRole('dialog', { name: 'Preview' }).getByText('Roti'))
    expect(await page.evaluate('window.ran')).toBeUndefined()
  })
})

describe('an article that there is', () => {
  test('shows how it stands and saves only when something has changed', async () => {
    const { page, author, blog } = await atDraft()
    const save = button(page, 'Save Changes')
    await expectToSee(page.getByText(/^Last updated/), page.getByRole('heading', { name: 'Blog stats' }))
    expect(await save.getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await save.click({ force: true })
    await expectToSee(page.getByText('Nothing has changed yet').filter({ visible: true }))
    await titleField(page).fill(`${TITLE} in Mohali`)
    await expectToSee(changeMark(page))
    expect(await save.getAttribute('aria-disabled')).toBeNull()
    await titleField(page).fill(TITLE)
    await expectNotToSee(changeMark(page))
    await titleField(page).fill(`${TITLE} in Mohali`)
    await save.click()
    await expectSaved(page, 'Changes saved')
    expect(await author.api.blogs.get(blog.id)).toMatchObject({ title: `${TITLE} in Mohali`, status: 'draft' })
  })

  test('a draft is published at once, and a published one has no button for it', async () => {
    const { page, author, blog } = await atDraft()
    await button(page, 'Publish Now').click()
    await expectSaved(page, 'Article published')
    expect((await author.api.blogs.get(blog.id)).status).toBe('published')
    await openEditor(page, editPath(blog))
    await expectNotToSee(button(page, 'Publish Now'))
  })

  test('one that is missing leads to the list with a notice', async () => {
    const author = await given.dietitian()
    const stranger = await given.blog(await given.dietitian(), { status: 'draft' })
    const page = await signedIn(author, { expects: /404/ })
    for (const path of ['/dietitian/blogs/edit/', '/dietitian/blogs/edit/abc', editPath(stranger)]) {
      await page.goto(path)
      await expectPath(page, '/dietitian/blogs')
      await expectToSee(page.getByText(/^The blog you're looking for doesn't exist/).first())
    }
  })

  test('somebody else’s is not found', async () => {
    const blog = await given.blog(await given.dietitian())
    const page = await signedIn(await given.dietitian())
    await page.goto(editPath(blog))
    await expectToSee(
      page.getByRole('heading', { level: 1, name: 'Blog Not Found' }),
      page.getByText("The blog you're looking for doesn't exist or you don't have permission to edit it."),
    )
    await expectSound(page)
  })

  test('Create New is in the sidebar', async () => {
    const { page } = await atDraft()
    await page.getByRole('link', { name: 'Create New' }).click()
    await expectPath(page, CREATE)
  })
})
