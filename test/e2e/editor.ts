import { readFileSync } from 'node:fs'
import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { type Account, given, signedIn } from './accounts.ts'
import { eventually, expectPath, expectToSee } from './assertions.ts'
import type { VisitOptions } from './fixtures.ts'

export const CREATE = '/dietitian/blogs/create'
export const COPIES = '/api/adminpanel/blog-working-copies/'
export const TITLE = 'Eating well on a night shift'
export const SUMMARY = 'A plate that works backwards from your shift, with what to pack and when to stop drinking chai.'
export const CONTENT =
  'Hospitals and call centres do not close at nine. Eat your biggest meal about two hours before the shift begins.'

export const titleField = (page: Page) => page.getByLabel('Title', { exact: true })
export const summaryField = (page: Page) => page.getByLabel('Summary', { exact: true })
export const contentField = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true })
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
export const findRecoverableDraft = (page: Page) => page.getByRole('region', { name: 'Unsaved work' })
export const changeMark = (page: Page) =>
  page.getByRole('main').getByText('Unsaved changes', { exact: true }).filter({ visible: true })
export const editPath = ({ id }: Blog) => `/dietitian/blogs/edit/${id}`

/** Waits until the whole screen has loaded, including recoverable drafts. */
export async function openEditor(page: Page, path: string): Promise<void> {
  // The previous page may still be sending its text.
  const isRequestForCopies = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname === COPIES
  const answered = page.waitForResponse((answer) => isRequestForCopies(answer.request()))
  await page.goto(path)
  await answered
  await expectToSee(contentField(page))
}

export async function atEditor(options: VisitOptions = {}): Promise<{ page: Page; author: Account }> {
  const author = await given.dietitian()
  const page = await signedIn(author, options)
  await openEditor(page, CREATE)
  return { page, author }
}

/** An own draft, opened in the editor. */
export async function atDraft(
  content = `<p>${CONTENT}</p>`,
  options: VisitOptions = {},
): Promise<{ page: Page; author: Account; blog: Blog }> {
  const author = await given.dietitian()
  const blog = await given.blog(author, { title: TITLE, summary: SUMMARY, content, status: 'draft' })
  const page = await signedIn(author, options)
  await openEditor(page, editPath(blog))
  return { page, author, blog }
}

export async function writeArticle(page: Page): Promise<void> {
  await titleField(page).fill(TITLE)
  await summaryField(page).fill(SUMMARY)
  await contentField(page).fill(CONTENT)
  await page.getByLabel('Category').selectOption('lifestyle')
}

/** Waits until the working copy on the server contains the text. */
export async function expectAutosaved(page: Page): Promise<void> {
  await expectToSee(page.getByText(/^(Working copy saved|Saved as unfinished work) at/))
}

/** Waits until the editor has been left for the list. */
export async function expectSaved(page: Page, sentence: string): Promise<void> {
  await expectToSee(page.getByText(sentence, { exact: true }))
  await expectPath(page, '/dietitian/blogs')
}

/** Copies something to the clipboard and pastes it into the text. */
export async function paste(page: Page, data: { html?: string; text?: string; picture?: string }): Promise<void> {
  await contentField(page).focus()
  await page.evaluate(
    `(({ html, text, picture }) => {
      const clipboard = new DataTransfer()
      if (html) clipboard.setData('text/html', html)
      if (text) clipboard.setData('text/plain', text)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
        clipboard.items.add(new File([bytes], 'bowl.png', { type: 'image/png' }))
      }
      const event = new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true })
      document.querySelector('#content').dispatchEvent(event)
    })(${JSON.stringify(data)})`,
  )
}

export function clipboardOf(name: string): string {
  return readFileSync(new URL(`./clipboard/${name}.html`, import.meta.url), 'utf8')
}

/**
 * Copies an element and replaces our own plate cards by their text, because an author writes only their titles. A
 * card with any other content stays unchanged.
 */
export const copyWithoutCards = (selector: string) => `((element) => {
  const isOurs = ({ localName, attributes }) =>
    ['div', 'figure', 'figcaption', 'p', 'ul', 'li', 'b', 'span', 'a', 'button', 'svg', 'path', 'rect'].includes(localName) &&
    [...attributes].every(({ name, value }) =>
      name === 'href' ? value.startsWith('/meal-score?plate=') : !/^(on.*|src|srcset|action|formaction|xlink:href)$/.test(name))
  const copy = element.cloneNode(true)
  for (const card of copy.querySelectorAll('.plate-card, .node-plate')) {
    if ([...card.querySelectorAll('*')].every(isOurs)) card.replaceWith(card.textContent)
  }
  return copy
})(document.querySelector(${JSON.stringify(selector)}))`

/** The editor's HTML without the elements that it adds for its own use. */
export function htmlIn(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const copy = ${copyWithoutCards('#content')}
    for (const element of copy.querySelectorAll('.ProseMirror-trailingBreak')) element.remove()
    for (const element of copy.querySelectorAll('[contenteditable], [draggable]')) {
      element.removeAttribute('contenteditable')
      element.removeAttribute('draggable')
    }
    for (const element of copy.querySelectorAll('.ProseMirror-selectednode, .selectedCell')) element.removeAttribute('class')
    return copy.innerHTML.replace(/(<p><\\/p>)+$/, '')
  })()`)
}

export async function expectHtml(page: Page, html: string): Promise<void> {
  await eventually(() => htmlIn(page)).toBe(html)
}

export async function storedBlog(author: Account): Promise<Blog> {
  const { results } = await author.api.blogs.listMine()
  const [item] = results
  if (!item) throw new Error('nothing was stored')
  return author.api.blogs.get(item.id)
}

/** A single-colour picture. */
export function png(width = 640, height = 360): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2d7546' } })
    .png()
    .toBuffer()
}
