import type { Page } from '@playwright/test'
import { PICTURE } from '../injection/legitimate-markup.ts'
import { htmlErrors } from '../injection/strict-html.ts'
import { contentField, copyWithoutCards, png } from './editor.ts'
import { expect, siteUrl } from './fixtures.ts'

const OWN_SCHEMES = ['data:', 'blob:', 'about:']

/** Records any later sign that a vector ran (and serves the corpus's picture); `expectCalm` fails on one. */
export async function watch(page: Page): Promise<{ expectCalm(): void }> {
  const signs: string[] = []
  const context = page.context()
  const { origin } = new URL(siteUrl())
  await context.route(`**${PICTURE}`, async (route) =>
    route.fulfill({ contentType: 'image/png', body: await png(8, 8) }),
  )
  await context.exposeFunction('__ran', () => void signs.push('a script ran'))
  context.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url())
    if (requestOrigin !== origin && !OWN_SCHEMES.includes(protocol)) signs.push(`asked ${request.url()}`)
  })
  context.on('page', (opened) => void signs.push(`opened ${opened.url()}`))
  context.on('dialog', (dialog) => {
    // The editor's own question before it closes.
    if (dialog.type() === 'beforeunload') return dialog.accept()
    signs.push(`said ${dialog.message()}`)
    return dialog.dismiss()
  })
  return { expectCalm: () => expect(signs).toEqual([]) }
}

/** Pastes the texts into the editor one by one. */
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

/** A text as parsed and serialised by the browser, without the anchors that the page adds. */
export async function serializedHtml(page: Page, selector: string): Promise<string> {
  await page.locator(selector).waitFor()
  const html = await page.evaluate<string>(`${copyWithoutCards(selector)}.innerHTML`)
  return html.replaceAll(/ id="h-[^"]*"/g, '')
}

/** Asserts that the page's text contains only markup that an article may contain, as the browser parses it. */
export async function expectSoundText(page: Page, selector: string): Promise<void> {
  const html = await serializedHtml(page, selector)
  expect(htmlErrors(html), html).toEqual([])
}
