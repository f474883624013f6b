import { createHash } from 'node:crypto'
import { findHealthPage } from '#domain/medical-reviews/health-pages.ts'
import { requireFound } from '../errors.ts'

export interface PageText {
  title: string
  text: string
  substance: string
  sources: { title: string; url: string | null }[]
}

/** Identifies the words of a text: punctuation and capitals do not change it. */
function substanceOf(text: string): string {
  return createHash('md5')
    .update(text.toLowerCase().replace(/[\s!-/:-@[-`{-~]+/g, ' '))
    .digest('hex')
}

const texts = new Map<string, PageText>()

/**
 * The text of a page that comes with Thali, cached because only a release changes it.
 * @throws not found for another page
 */
export async function readPage(page: string): Promise<PageText> {
  const { title, load } = requireFound(findHealthPage(page))
  const known = texts.get(page)
  if (known) return known
  const { text, sources } = await load()
  const read = { title, text, substance: substanceOf(text), sources }
  texts.set(page, read)
  return read
}
