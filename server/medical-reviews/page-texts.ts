import { createHash } from 'node:crypto'
import { findHealthPage, type HealthPage } from '#domain/medical-reviews/health-pages.ts'
import { notFound } from '../errors.ts'

interface PageText {
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

async function read({ title, load }: HealthPage): Promise<PageText> {
  const { text, sources } = await load()
  return { title, text, substance: substanceOf(text), sources }
}

/**
 * The text of a page that comes with Thali, cached because only a release changes it.
 * @throws not found for another page
 */
export async function readPage(page: string): Promise<PageText> {
  const healthPage = findHealthPage(page)
  if (!healthPage) throw notFound()
  const text = texts.get(page) ?? (await read(healthPage))
  texts.set(page, text)
  return text
}
