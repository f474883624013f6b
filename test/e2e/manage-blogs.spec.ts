import type { Page } from '@playwright/test'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { type Account, given, signedIn } from './accounts.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { readStorage } from './browser-storage.ts'
import { detail } from './console.ts'
import { expect, PHONE, test, type VisitOptions } from './fixtures.ts'
import { keyboard } from './input-methods.ts'

const LIST = '/dietitian/blogs'
const MY_POSTS = '**/api/adminpanel/blogs/my_posts/**'
const ONE_DIALOG = 'Are you sure you want to delete this blog? This action cannot be undone.'

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
const titles = (page: Page) => rows(page).getByRole('link').allInnerTexts()
const box = (page: Page, blog: Blog) => page.getByRole('checkbox', { name: `Select ${blog.title}` })
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' })
const isMixed = async (page: Page) => (await selectAll(page).and(page.locator(':indeterminate')).count()) === 1
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const counters = (page: Page, text: string) => page.getByRole('complementary').getByText(text)
const focused = (page: Page) => page.locator(':focus')

/** Three articles: an old draft, a published one in the middle, and the newest, a draft. */
async function atList(path = LIST, options: VisitOptions = {}) {
  const author = await given.dietitian()
  const dal = await given.blog(author, { title: 'Dal every day of the week', status: 'draft' })
  const atta = await given.blog(author, { title: 'Atta, maida and the roti between' })
  const chaas = await given.blog(author, { title: 'Chaas before or after lunch', status: 'draft' })
  const page = await signedIn(author, options)
  await page.goto(path)
  return { page, author, dal, atta, chaas }
}

async function refuse(page: Page, blog: Blog, detail: string) {
  await page.route(`**/api/adminpanel/blogs/${blog.id}/`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ detail }) }),
  )
}

const publishedOf = (author: Account) => author.api.blogs.listMine({}).then(({ stats }) => stats.published)

test.describe('the list of own articles', () => {
  test('counts, searches, filters and sorts, with the state in the address', async () => {
    const { page, dal, atta, chaas } = await atList()
    await eventually(() => titles(page)).toEqual([chaas.title, atta.title, dal.title])
    for (const [term, count] of [
      ['Total', '3'],
      ['Published', '1'],
      ['Drafts', '2'],
      ['Total views', '0'],
    ] as const) {
      const exact = page.getByRole('term').getByText(term, { exact: true })
      expect(await exact.locator('xpath=following-sibling::dd').innerText(), term).toBe(count)
    }
    await expectToSee(heading(page, '3 blogs'), counters(page, '3 blogs · 0 waiting'))
    await expectSound(page)

    await page.getByRole('searchbox', { name: 'Search blogs' }).fill('maida')
    await eventually(() => titles(page)).toEqual([atta.title])
    await expectPath(page, `${LIST}?search=maida`)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Drafts')
    await expectToSee(heading(page, 'No matching blogs'))
    await expectPath(page, `${LIST}?search=maida&status=draft`)
    await expectSound(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expectPath(page, LIST)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z')
    await eventually(() => titles(page)).toEqual([atta.title, chaas.title, dal.title])
    await expectPath(page, `${LIST}?sort=title`)
    for (const [label, sort] of [
      ['Z to A', '-title'],
      ['Oldest First', 'created_at'],
      ['Most Viewed', '-views_count'],
    ]) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(label ?? '')
      await expectPath(page, `${LIST}?sort=${sort}`)
    }
    await page.goBack()
    await eventually(() => titles(page)).toEqual([dal.title, atta.title, chaas.title])
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Latest First')
    await expectPath(page, LIST)
  })

  test('links to the article, its editor and back with the filters; the console links to all and drafts', async () => {
    const { page, chaas } = await atList(`${LIST}?status=draft&sort=title`)
    const edit = page.getByRole('link', { name: `Edit ${chaas.title}` })
    expect(await edit.getAttribute('href')).toBe(`${LIST}/edit/${chaas.id}`)
    await page.getByRole('link', { name: `View ${chaas.title}` }).click()
    await expectPath(page, `/blogs/${chaas.id}`)
    await expectToSee(page.getByRole('heading', { level: 1, name: chaas.title }))
    await page.goBack()
    await expectPath(page, `${LIST}?status=draft&sort=title`)
    await expectToSee(edit)
    expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('title')

    await page.goto('/dietitian/requests')
    const menu = page.getByRole('navigation', { name: 'Console' })
    expect(await page.getByRole('link', { name: 'New Blog' }).getAttribute('href')).toBe(`${LIST}/create`)
    await menu.getByRole('link', { name: 'Drafts' }).click()
    await expectPath(page, `${LIST}?status=draft`)
    await eventually(() => menu.getByRole('link', { name: 'Drafts' }).innerText()).toMatch(/Drafts\s*2/)
    await expectToSee(menu.locator('[aria-current=page]').getByText('Drafts'))
    await menu.getByRole('link', { name: 'All Blogs' }).click()
    await expectPath(page, LIST)
    await expectToSee(heading(page, '3 blogs'), menu.locator('[aria-current=page]').getByText('All Blogs'))
  })

  test('shows cards on a phone, with the same actions', async () => {
    const { page, chaas } = await atList(LIST, { viewport: PHONE })
    await expectToSee(page.getByRole('article').getByRole('heading', { name: chaas.title }))
    await expectNotToSee(page.getByRole('table'))
    await page.setViewportSize({ width: 320, height: 844 })
    const place = () => page.getByRole('article').first().boundingBox()
    const before = await place()
    await box(page, chaas).check()
    await expectToSee(
      page.getByText('1 selected'),
      page.getByRole('button', { name: 'Delete Selected' }),
      page.getByRole('button', { name: 'Clear Selection' }),
      page.getByRole('link', { name: 'New Blog' }),
    )
    expect(await place(), 'the list does not move').toEqual(before)
    await page.setViewportSize(PHONE)
    await expectSound(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Console menu' })
    await menu.getByRole('link', { name: 'Drafts' }).click()
    await expectPath(page, `${LIST}?status=draft`)
    await expectToSee(heading(page, '2 matching blogs'))
  })

  test('can be reloaded after a failure, and a page past its end links to the first', async () => {
    const { page, dal } = await atList('/dietitian/requests', { expects: /net::ERR_|404/ })
    await page.route(MY_POSTS, (route) => route.abort())
    await page.goto(LIST)
    const banner = page.getByRole('alert').getByText('Failed to fetch my blogs')
    await expectToSee(banner)
    await expectSound(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNotToSee(banner)
    await page.unroute(MY_POSTS)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(rows(page).getByText(dal.title))

    await page.goto(`${LIST}?page=2`)
    await expectToSee(heading(page, 'No blogs on this page'))
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expectPath(page, LIST)
    await expectToSee(rows(page).getByText(dal.title))
  })
})

test.describe('deleting', () => {
  test('one asks for confirmation with the focus on Cancel, and shows a failure', async () => {
    const { page, dal, atta } = await atList(LIST, { expects: /500/ })
    const button = page.getByRole('button', { name: `Delete ${dal.title}` })
    const dialog = page.getByRole('dialog', { name: 'Delete Blog' })
    await button.click()
    await expectToSee(dialog.getByText(ONE_DIALOG), dialog.getByRole('button', { name: 'Cancel' }).and(focused(page)))
    await page.keyboard.press('Enter')
    await expectNotToSee(dialog)
    await expectToSee(button.and(focused(page)))

    await button.click()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog)

    await refuse(page, dal, 'The pantry is locked.')
    await button.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToSee(page.getByText('The pantry is locked.'), button.and(focused(page)))
    await expectNotToSee(dialog)
    await page.unroute(`**/api/adminpanel/blogs/${dal.id}/`)
    await button.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToSee(page.getByText('Blog deleted.'), heading(page, '2 blogs').and(focused(page)))
    await expectNotToSee(button)
    await expectToSee(rows(page).getByText(atta.title), counters(page, '2 blogs · 0 waiting'))
  })

  test('several shows the outcome of each', async () => {
    const { page, dal, atta, chaas } = await atList(LIST, { expects: /500/ })
    await box(page, dal).check()
    expect([await isMixed(page), await selectAll(page).isChecked()]).toEqual([true, false])
    await expectToSee(page.getByRole('status').getByText('1 selected'))
    await selectAll(page).click()
    await expectToSee(page.getByText('3 selected'))
    expect([await isMixed(page), await selectAll(page).isChecked()]).toEqual([false, true])
    await selectAll(page).click()
    await expectNotToSee(page.getByRole('button', { name: 'Delete Selected' }))
    await selectAll(page).click()
    await page.getByRole('button', { name: 'Clear Selection' }).click()
    expect(await box(page, dal).isChecked()).toBe(false)

    await box(page, dal).check()
    await box(page, atta).check()
    await refuse(page, atta, 'The pantry is locked.')
    await page.getByRole('button', { name: 'Delete Selected' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 Blogs' })
    await expectToSee(dialog.getByText('Are you sure you want to delete 2 blogs? This action cannot be undone.'))
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToSee(page.getByRole('alert').getByText(`${atta.title}: The pantry is locked.`))
    await expectToSee(page.getByText('Blog deleted.'), heading(page, '2 blogs').and(focused(page)))
    expect(await box(page, atta).isChecked()).toBe(true)
    expect(await box(page, chaas).isChecked()).toBe(false)
    await expectToSee(page.getByText('1 selected'))
    await expectSound(page)
  })

  test('all articles of the last page leads to the previous page', async () => {
    const author = await given.dietitian()
    const blogs = await Promise.all(
      Array.from({ length: 22 }, (_, at) => given.blog(author, { title: `Plate number ${at} of many` })),
    )
    const page = await signedIn(author)
    await page.goto(LIST)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expectPath(page, `${LIST}?page=2`)
    await eventually(async () => (await titles(page)).length).toBe(2)
    await selectAll(page).click()
    await page.getByRole('button', { name: 'Delete Selected' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToSee(page.getByText('2 blogs deleted.'), heading(page, `${blogs.length - 2} blogs`))
    await expectPath(page, LIST)
    await eventually(async () => (await titles(page)).length).toBe(20)
  })

  test('the last result or article updates list and counters; the empty list says how to begin', async () => {
    const { page, dal } = await atList(`${LIST}?search=Dal`)
    await expectToSee(rows(page).filter({ hasText: dal.title }))
    await page.getByRole('button', { name: `Delete ${dal.title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectNotToSee(page.getByRole('link', { name: dal.title }).first())
    await eventually(() => detail(page, 'Total')).toBe('2')
    await page.goto(LIST)
    await selectAll(page).check()
    await page.getByRole('button', { name: 'Delete Selected' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToSee(page.getByRole('heading', { name: 'No blogs yet' }), counters(page, '0 blogs'))
    await expectPath(page, LIST)
    await page.goto(`${LIST}?status=draft`)
    await expectToSee(heading(page, 'No blogs yet'))
    const first = page.getByRole('link', { name: 'Create Your First Blog' })
    expect(await first.getAttribute('href')).toBe(`${LIST}/create`)
    await expectSound(page)
  })

  test('works by keyboard', async () => {
    const { page, dal, atta, chaas } = await atList(`${LIST}?sort=title`)
    const input = keyboard(page)
    await input.tick(box(page, dal))
    await input.tick(box(page, atta).or(box(page, chaas)).first())
    await page.keyboard.press('Shift+Tab')
    await input.press(page.getByRole('button', { name: 'Delete Selected' }))
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expectToSee(heading(page, '1 blog').and(focused(page)))
  })
})

test('is a list or a grid, as chosen before; a published draft disappears from the drafts', async () => {
  const { page, author, dal, atta, chaas } = await atList(`${LIST}?status=draft`, { expects: /500/ })
  await expectToSee(page.getByRole('table'))
  expect(await page.getByRole('button', { name: 'List view' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: /^Publish Now/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Grid view' }).click()
  await expectToSee(page.getByRole('article').getByRole('link', { name: dal.title, exact: true }))
  await expectNotToSee(page.getByRole('table'))
  await page.getByRole('button', { name: `Publish Now: ${chaas.title}` }).click()
  await expectToSee(heading(page, '1 matching blog').and(focused(page)))

  await page.goto(LIST)
  const publish = page.getByRole('button', { name: `Publish Now: ${dal.title}` })
  await expectToSee(publish)
  expect(await page.getByRole('button', { name: 'Grid view' }).getAttribute('aria-pressed')).toBe('true')
  expect(JSON.parse((await readStorage(page, 'admin-store')) ?? '{}').state).toEqual({ blogView: 'grid' })
  await expectNotToSee(page.getByRole('button', { name: `Publish Now: ${atta.title}` }))
  await expectSound(page)
  await refuse(page, dal, 'The pantry is locked.')
  await publish.click()
  await expectToSee(page.getByText('The pantry is locked.'), publish)

  await page.unroute(`**/api/adminpanel/blogs/${dal.id}/`)
  await author.api.blogs.update(dal.id, {
    content: `<p>Karela juice cures diabetes. ${'Dal and rice. '.repeat(10)}</p>`,
  })
  await publish.click()
  const question = page.getByRole('dialog', { name: 'Before you publish' })
  await expectToSee(question.getByText('Promise of a cure'))
  await question.getByRole('button', { name: 'Back to the text' }).click()
  await expectPath(page, `/dietitian/blogs/edit/${dal.id}`)
  expect((await author.api.blogs.get(dal.id)).status).toBe('draft')
  await page.goto(LIST)
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expectToSee(page.getByText('Blog published.'))
  await expectNotToSee(publish)
  await expectToSee(page.getByRole('link', { name: `View ${dal.title}` }).and(focused(page)))
  await expectToSee(page.getByRole('article').filter({ hasText: dal.title }).getByText('Published', { exact: true }))
  expect(await publishedOf(author)).toBe(3)
  expect(await detail(page, 'Drafts')).toBe('0')
})
