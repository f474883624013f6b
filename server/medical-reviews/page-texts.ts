import { createHash } from 'node:crypto'
import { findHealthPage, type HealthPage } from '#domain/medical-reviews/health-pages.ts'
import { notFound } from '../errors.ts'

export interface PageText {
  page: string
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

const texts = new Map<string, Promise<PageText>>()

async function read({ page, title, load }: HealthPage): Promise<PageText> {
  const { text, sources } = await load()
  return { page, title, text, substance: substanceOf(text), sources }
}

/**
 * The text of a page that comes with Thali, cached because only a release changes it.
 * @throws not found for another page
 */
export async function readPage(page: string): Promise<PageText> {
  const known = findHealthPage(page)
  if (!known) throw notFound()
  const text = texts.get(page) ?? read(known)
  texts.set(page, text)
  return text
}
