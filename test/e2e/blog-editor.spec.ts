import { given, signedIn } from './accounts.ts'
import {
  countCalls,
  eventually,
  expectNotToSee,
  expectPath,
  expectSound,
  expectToSee,
  validateEntry,
} from './assertions.ts'
import {
  atDraft,
  atEditor,
  button,
  CONTENT,
  CREATE,
  changeMark,
  contentField,
  editPath,
  expectSaved,
  openEditor,
  png,
  SUMMARY,
  storedBlog,
  summaryField,
  TITLE,
  titleField,
  writeArticle,
} from './editor.ts'
import { expect, test } from './fixtures.ts'

const BLOGS = '/api/adminpanel/blogs/'

test.describe('a new article', () => {
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
    await expectToSee(button(page, 'Preview').and(page.locator(':focus')))
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

  test('is one article, also when the first answer was lost', async () => {
    const { page, author } = await atEditor({ expects: /ERR_FAILED/ })
    await writeArticle(page)
    let isLost = false
    await page.route('**/api/adminpanel/blogs/', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Save as Draft').click()
    await expectToSee(page.getByRole('alert').first())
    await titleField(page).fill(`${TITLE} in Mohali`)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')
    expect(await author.api.blogs.listMine()).toMatchObject({ count: 1, results: [{ title: `${TITLE} in Mohali` }] })
  })

  test('takes a picture that is dropped on its place', async () => {
    const { page } = await atEditor()
    const data = await page.evaluateHandle(`(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'plate.png', { type: 'image/png' }))
      return data
    })()`)
    await button(page, 'Upload image').dispatchEvent('drop', { dataTransfer: data })
    await expectToSee(button(page, 'Change image'), page.locator('img[src^="blob:"]'))
  })

  test('refuses what is no picture, or too large a one, on its field', async () => {
    const { page } = await atEditor()
    const input = page.locator('input[type=file]')
    const error = page.locator('#featured_image-error')
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expectToSee(error.getByText('Please select a valid image file'))
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
    await expectToSee(error.getByText('Image size should be less than 5MB'))
    await expectSound(page)
    await button(page, 'Remove image').click()
    await expectNotToSee(error)
  })

  test('the server rejects a file that only claims to be a picture, and nothing is lost', async () => {
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
    const errors = validateEntry(page)
    await eventually(() => errors.allTextContents()).toEqual([
      'Title is required',
      'Summary is required',
      'Content is required',
      'Category is required',
    ])
    await expectSound(page)
    await errors.getByText('Content is required').click()
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
      .repeat(length / 10 + 1)
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length, 'x')

  test('says what is too short or too long, one character past each limit', async () => {
    const { page } = await atEditor()
    for (const [name, length, message, field] of [
      ['title', 9, 'Title must be at least 10 characters long', titleField],
      ['title', 101, 'Title must be at most 100 characters long', titleField],
      ['summary', 49, 'Summary must be at least 50 characters long', summaryField],
      ['summary', 301, 'Summary must be at most 300 characters long', summaryField],
      ['content', 99, 'Content must be at least 100 characters long', contentField],
      // With the paragraph's tags around it.
      ['content', 199_994, 'Content must be at most 2,00,000 characters long', contentField],
    ] as const) {
      await writeArticle(page)
      await field(page).fill(words(length))
      await button(page, 'Save as Draft').click()
      await expectToSee(page.locator(`#${name}-error`).getByText(message))
    }
  })

  for (const [title, summary, content] of [
    [10, 50, 100],
    [11, 51, 101],
    [99, 299, 199_992],
    [100, 300, 199_993],
  ] as const) {
    test(`takes ${title} characters for a title, ${summary} for a summary and ${content} of text`, async () => {
      const { page } = await atEditor()
      await writeArticle(page)
      await titleField(page).fill(words(title))
      await summaryField(page).fill(words(summary))
      await contentField(page).fill(words(content))
      await button(page, 'Save as Draft').click()
      await expectSaved(page, 'Draft saved')
    })
  }
})

test('a picture has less than 5 MiB', async () => {
  const { page } = await atEditor()
  await writeArticle(page)
  const picture = await png(1600, 900)
  const error = page.locator('#featured_image-error').getByText('Image size should be less than 5MB')
  for (const [isTooLarge, bytes] of [
    [true, 5 * 1024 * 1024],
    [false, 5 * 1024 * 1024 - 1],
    [true, 5 * 1024 * 1024 + 1],
    [false, 5 * 1024 * 1024 - 1],
  ] as const) {
    const buffer = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    await page.locator('input[type=file]').setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer })
    if (isTooLarge) await expectToSee(error)
    else await expectNotToSee(error)
  }
  await button(page, 'Save as Draft').click()
  await expectSaved(page, 'Draft saved')
})

test.describe('an article that there is', () => {
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

  test('a publication that fails, or meets another version, leaves the choice as it was', async () => {
    const { page, author, blog } = await atDraft(undefined, { expects: /409|500/ })
    const draft = page.getByRole('radio', { name: 'Save as Draft' })
    await page.route('**/api/adminpanel/blogs/*/', (route) => route.fulfill({ status: 500, json: {} }))
    await button(page, 'Publish Now').click()
    await expectToSee(page.getByRole('alert').getByText('HTTP 500'))
    expect(await draft.isChecked()).toBe(true)
    await page.unroute('**/api/adminpanel/blogs/*/')
    await author.api.blogs.update(blog.id, { title: 'Changed on another device' })
    const dialog = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
    await button(page, 'Publish Now').click()
    await button(dialog, 'Go on writing').click()
    await expectNotToSee(dialog)
    expect(await draft.isChecked()).toBe(true)
    await expectNotToSee(changeMark(page))
    await button(page, 'Publish Now').click()
    await button(dialog, 'Keep mine').click()
    await expectSaved(page, 'Article published')
    expect(await author.api.blogs.get(blog.id)).toMatchObject({ status: 'published', title: blog.title })
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

  test('another author’s is not found', async () => {
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
