import { writePlateBlock } from '#domain/blogs/plate-blocks.ts'
import { given, signedIn } from './accounts.ts'
import { holdResponses } from './actions.ts'
import {
  countCalls,
  errorLinks,
  eventually,
  expectNotToSee,
  expectPath,
  expectSound,
  expectToSee,
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
  TITLE,
  titleField,
  tool,
  writeArticle,
} from './editor.ts'
import { expect, test, visitor } from './fixtures.ts'

const BLOGS = '/api/adminpanel/blogs/'

test.describe('a new article', () => {
  test('is written, previewed as readers see it, and saved as a draft', async () => {
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

  test('is published with its picture; browser and server reject files that are no pictures', async () => {
    const { page, author } = await atEditor({ expects: /400/ })
    const input = page.locator('input[type=file]')
    const error = page.locator('#featured_image-error')
    const file = (name: string, mimeType: string, buffer: Buffer) => input.setInputFiles({ name, mimeType, buffer })
    const data = await page.evaluateHandle(`(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'plate.png', { type: 'image/png' }))
      return data
    })()`)
    await button(page, 'Upload image').dispatchEvent('drop', { dataTransfer: data })
    await expectToSee(button(page, 'Change image'), page.locator('img[src^="blob:"]'))
    await file('a.pdf', 'application/pdf', Buffer.from('%PDF'))
    await expectToSee(error.getByText('Please select a valid image file'), page.locator('img[src^="blob:"]'))
    await button(page, 'Remove image').click()
    await expectNotToSee(error)

    await writeArticle(page)
    await file('a.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
    await page.getByRole('radio', { name: 'Publish Now' }).check()
    await button(page, 'Publish Now').click()
    await expectToSee(error.getByText('Please select a valid image file'))
    expect(await titleField(page).inputValue()).toBe(TITLE)
    await file('plate.png', 'image/png', await png())
    await expectNotToSee(error)
    await expectToSee(button(page, 'Remove image'), page.locator('img[src^="blob:"]'))
    await button(page, 'Publish Now').click()
    await expectSaved(page, 'Article published')
    const blog = await storedBlog(author)
    expect(blog.status).toBe('published')
    expect(blog.featured_image).toMatch(/^\/media\//)
  })

  test('an invalid image is not taken: the article is saved with the picture it had', async () => {
    const { page, author } = await atEditor()
    const error = page.locator('#featured_image-error')
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await choose('a.png', 'image/png', Buffer.alloc(5 * 1024 * 1024))
    await expectToSee(error.getByText('Image size should be less than 5MB'), button(page, 'Upload image'))
    await expectNotToSee(button(page, 'Remove image'))
    await expectSound(page)
    await writeArticle(page)
    await expectToSee(error)
    await button(page, 'Save as Draft').click()
    await expectSaved(page, 'Draft saved')

    const edit = editPath(await storedBlog(author))
    await openEditor(page, edit)
    await choose('plate.png', 'image/png', await png())
    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    const { featured_image } = await storedBlog(author)
    await openEditor(page, edit)
    await choose('notes.txt', 'text/plain', Buffer.from('dal'))
    await expectToSee(
      error.getByText('Please select a valid image file'),
      page.locator(`img[src="${featured_image}"]`),
      button(page, 'Change image'),
    )
    await expectNotToSee(changeMark(page))
    await titleField(page).fill(`${TITLE} in Mohali`)
    await button(page, 'Save Changes').click()
    await expectSaved(page, 'Changes saved')
    expect(await storedBlog(author)).toMatchObject({ title: `${TITLE} in Mohali`, featured_image })
  })

  test('is created once, even if the first response was lost', async () => {
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

  test('shows each missing or too short field with a link to it, until it is edited', async () => {
    const { page } = await atEditor()
    const calls = countCalls(page, BLOGS)
    await button(page, 'Save as Draft').click()
    const errors = errorLinks(page)
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
    await button(page, 'Save as Draft').click()
    await expectToSee(
      page.locator('#title-error').getByText('Title must be at least 10 characters long'),
      page.locator('#content-error').getByText('Content must be at least 100 characters long'),
    )
    expect(calls()).toBe(0)
  })
})

test.describe('a plate or dish', () => {
  test('is searched, counted, moved and published, and readers see its score', async () => {
    const { page, author } = await atEditor()
    await writeArticle(page)
    await tool(page, 'Plate or dish').click()
    const dialog = page.getByRole('dialog', { name: 'Add a plate or dish' })
    await button(dialog, 'Add to the article').click()
    await expectToSee(dialog.getByText('Put at least one food on the plate'))
    await dialog.getByRole('searchbox', { name: 'Search foods and dishes' }).fill('राजमा')
    await dialog.getByRole('button', { name: 'Add Rajma masala' }).click()
    await button(dialog, 'More Rajma masala').click()
    await button(dialog, 'More Rajma masala').click()
    await expectToSee(dialog.getByRole('status').getByText('out of 10'))
    await eventually(() => dialog.getByLabel('Title').inputValue()).toBe('Rajma masala')
    await dialog.getByLabel('Title').fill('Rajma for two')
    await expectSound(page)
    await button(dialog, 'Add to the article').click()
    const card = contentField(page).getByRole('group', { name: 'Plate: Rajma for two' })
    await expectToSee(card.getByText('2 × katori (150 ml) of rajma masala'))
    await expectToSee(page.getByRole('status').getByText('Plate Rajma for two selected.'))
    const textAt = (place: string) => page.evaluate(`document.querySelector('#content').${place}.textContent`)
    await contentField(page).press('Alt+ArrowUp')
    await eventually(() => textAt('children[1]')).toBe(CONTENT)
    await button(card, 'Move Rajma for two down').click()
    await eventually(() => textAt('children[0]')).toBe(CONTENT)
    await expectToSee(button(card, 'Move Rajma for two down').and(page.locator(':focus')))
    await expectSound(page)
    await button(card, 'Remove Rajma for two').click()
    await expectNotToSee(card)
    await contentField(page).press('Control+z')
    await button(card, 'Edit Rajma for two').click()
    const edit = page.getByRole('dialog', { name: 'Edit plate or dish' })
    await button(edit, 'Less Rajma masala').click()
    await button(edit, 'Save plate').click()
    await expectToSee(card.getByText('1.5 × katori (150 ml) of rajma masala'))
    await page.getByRole('radio', { name: 'Publish Now' }).check()
    await button(page, 'Publish Now').click()
    await expectSaved(page, 'Article published')
    const blog = await storedBlog(author)
    expect(blog.content).toBe(
      `<p>${CONTENT}</p>${writePlateBlock({ plate: '200001-1.5-katori', title: 'Rajma for two' })}`,
    )

    const reader = await visitor()
    await reader.goto(`/blogs/${blog.id}`)
    const plate = reader.getByRole('figure', { name: 'Rajma for two' })
    await expectToSee(
      plate.getByText('1.5 × katori (150 ml) of rajma masala'),
      plate.getByText('out of 10'),
      plate.getByText('Fibre and digestion'),
      plate.getByText('never a food or a person'),
    )
    await expectNotToSee(plate.getByText('kcal'))
    expect(await plate.getByRole('link', { name: 'Open this plate' }).getAttribute('href')).toBe(
      '/meal-score?plate=200001-1.5-katori',
    )
    await expectSound(reader)
    await openEditor(page, editPath(blog))
    await expectToSee(card)
    await expectNotToSee(changeMark(page))
  })
})

test.describe('an existing article', () => {
  test('shows whether it is saved, and saves only if something has changed', async () => {
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
    // Nothing can be added while it is being saved.
    const release = await holdResponses(page, '**/api/adminpanel/blogs/*/')
    await save.click()
    await expectToSee(page.locator('[inert]').getByText('Content', { exact: true }))
    release()
    await expectSaved(page, 'Changes saved')
    expect(await author.api.blogs.get(blog.id)).toMatchObject({ title: `${TITLE} in Mohali`, status: 'draft' })
  })

  test('a failed or conflicting publication changes no status; a published article has no button', async () => {
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
    await button(dialog, 'Continue writing').click()
    await expectNotToSee(dialog)
    expect(await draft.isChecked()).toBe(true)
    await expectNotToSee(changeMark(page))
    await button(page, 'Publish Now').click()
    await button(dialog, 'Keep mine').click()
    await expectSaved(page, 'Article published')
    expect(await author.api.blogs.get(blog.id)).toMatchObject({ status: 'published', title: blog.title })
    await openEditor(page, editPath(blog))
    await expectNotToSee(button(page, 'Publish Now'))
    await page.getByRole('link', { name: 'Create New' }).click()
    await expectPath(page, CREATE)
  })

  test('a missing one leads to the list with a notice, and another author’s is not found', async () => {
    const [author, stranger] = await Promise.all([given.dietitian(), given.dietitian()])
    const published = await given.blog(stranger)
    const page = await signedIn(author, { expects: /404/ })
    for (const path of ['/dietitian/blogs/edit/', '/dietitian/blogs/edit/abc', '/dietitian/blogs/edit/999999']) {
      await page.goto(path)
      await expectPath(page, '/dietitian/blogs')
      await expectToSee(page.getByText(/^The blog you're looking for doesn't exist/).first())
    }
    await page.goto(editPath(published))
    await expectToSee(
      page.getByRole('heading', { level: 1, name: 'Blog Not Found' }),
      page.getByText("The blog you're looking for doesn't exist or you don't have permission to edit it."),
    )
    await expectSound(page)
  })
})
