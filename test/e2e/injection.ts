import type { Page } from '@playwright/test'
import { PICTURE } from '../injection/legitimate-markup.ts'
import { htmlErrors } from '../injection/strict-html.ts'
import { contentField, copyWithoutCards, png } from './editor.ts'
import { expect, siteUrl } from './fixtures.ts'

const OWN_SCHEMES = ['data:', 'blob:', 'about:']

/** Notes from now on (and shows the picture that the corpus speaks of) whatever shows that a vector has run; `expectCalm` fails if one did. */
export async function watch(page: Page): Promise<{ expectCalm(): void }> {
  const signs: string[] = []
  const context = page.context()
  const { origin } = new URL(siteUrl())
  await context.route(`**${PICTURE}`, async (route) =>
    route.fulfill({ contentType: 'image/png', body: await png(8, 8) }),
  )
  await context.exposeFunction('__ran', () => void signs.push('a script ran'))
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && !OWN_SCHEMES.includes(protocol)) signs.push(`asked ${request.url()}`)
  })
  context.on('page', (opened) => void signs.push(`opened ${opened.url()}`))
  context.on('dialog', (dialog) => {
    // The editor's own question before it is left.
    if (dialog.type() === 'beforeunload') return dialog.accept()
    signs.push(`said ${dialog.message()}`)
    return dialog.dismiss()
  })
  return { expectCalm: () => expect(signs).toEqual([]) }
}

/** Pastes one text after the other into the editor, each as a paste of its own. */
export async function pasteOneByOne(page: Page, htmls: readonly string[]): Promise<void> {
  await contentField(page).focus()
  await page.evaluate(
    `for (const html of ${JSON.stringify(htmls)}) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector('#content').dispatchEvent(event)
    }`,
  )
}

/** What the browser has made of a text, as it would write it down; without the anchors that the page adds. */
export async function writtenBy(page: Page, selector: string): Promise<string> {
  await page.locator(selector).waitFor()
  const html = await page.evaluate<string>(`${copyWithoutCards(selector)}.innerHTML`)
  return html.replaceAll(/ id="h-[^"]*"/g, '')
}

/** The text in the page is one that an article may hold, whatever the server meant by it. */
export async function expectSoundText(page: Page, selector: string): Promise<void> {
  const html = await writtenBy(page, selector)
  expect(htmlErrors(html), html).toEqual([])
}
