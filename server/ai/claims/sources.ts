import type { Block } from '../text/article-blocks.ts'
import { NAMED, NO_SOURCE, OFFER, OWN_PAGE, POINTER, PUBLISHER, SHOP_PAGE, TITLE, WHEN } from './sources.content.ts'

/** True if the text identifies a source that a reader can find; a journal or a university alone does not. */
export function namesSource(text: string): boolean {
  return (text.search(PUBLISHER) >= 0 && TITLE.test(text)) || NAMED.test(text.replace(WHEN, ' ').replace(PUBLISHER, ''))
}

export function pointsToList(text: string): boolean {
  return POINTER.test(text)
}

/** True if an external link may lead to a source: not to a shop, a search engine, a social site or our own pages. */
export function isSourceLink({ address, words }: Block['links'][number]): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address) || OFFER.test(words)) return false
  const { hostname, pathname } = new URL(address)
  return hostname.includes('.') && !NO_SOURCE.test(hostname) && !SHOP_PAGE.test(pathname) && !OWN_PAGE.test(pathname)
}
