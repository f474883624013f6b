import { SOURCE_TO_ADD } from '#domain/ai/ai-rules.ts'
import { REFERENCE } from '../../articles/render-article.ts'
import { toWords } from '../../text/stems.ts'
import type { Brief } from '../brief.ts'

const ID = 'S\\d{1,2}'
const IDS = new RegExp(`^\\s*${ID}(?:(?:\\s*[,;&]\\s*|\\s+and\\s+|\\s+)${ID})*\\s*$`, 'i')
/** Anything in square brackets, and ids in round ones. */
const BRACKETS = new RegExp(`\\s*(?:\\[([^[\\]<>]{1,120})\\]|\\((${ID}(?:[,;\\s]+${ID})*)\\))`, 'gi')
/** Words in brackets that cite something: "[3]", "[Sharma 2019]", "[@who]". */
const CITES =
  /^\W*\d+(?:\s*[,;–-]\s*\d+)*\W*$|\b(?:19|20)\d\d\b|@|\bS\d+\b|\b(?:sources?|citations?|ref|references?|study)\b/i
/** References after the end of their sentence. */
const AFTER_END = new RegExp(`([.!?…]+)((?:\\s*\\[(?:@\\w+|${SOURCE_TO_ADD.slice(1, -1)})\\])+)`, 'g')
/** A model's own list of sources, which ours replaces. */
const MODEL_SOURCE_LIST =
  /<(h[23]|p)>\s*(?:<strong>)?(?:sources|references|bibliography|sources and references)\s*:?\s*(?:<\/strong>)?:?\s*<\/\1>(?:(?!<h[23]>)[\s\S])*/gi

/**
 * Turns a model's citations ("[S1]") into references to the library ("[@key]"), before the end of their sentence. A
 * citation of anything else becomes "[source to add]".
 */
export function readCitations(html: string, { sources }: Brief): string {
  const cite = (id: string) => {
    const known = sources.find((source) => source.id === id.toUpperCase())
    return known ? ` [@${known.key}]` : ` ${SOURCE_TO_ADD}`
  }
  // Long runs of blanks would make the patterns backtrack.
  return html
    .replace(/\s+/g, ' ')
    .replace(MODEL_SOURCE_LIST, '')
    .replace(BRACKETS, (found, square?: string, round?: string) => {
      const words = square ?? round ?? ''
      if (IDS.test(words)) return [...new Set(words.match(new RegExp(ID, 'gi'))?.map(cite))].join('')
      return CITES.test(words) ? ` ${SOURCE_TO_ADD}` : found
    })
    .replace(AFTER_END, (_found, end: string, references: string) => ` ${references.trim()}${end}`)
}

/** A title or a summary carries no references. */
export const withoutCitations = (text: string) =>
  text.replace(BRACKETS, (found, square?: string) => (square && !IDS.test(square) && !CITES.test(square) ? found : ''))

/** A caution without its bullet and references. */
export const toPlainCaution = (point: string) => point.replace(/^- /, '').replace(REFERENCE, '')

const inWords = (text: string) => toWords(text.replace(REFERENCE, '')).join(' ')

/** The cautions that a text does not contain word for word. */
export function missingCautions(text: string, { cautions }: Brief): string[] {
  const words = inWords(text)
  return cautions.filter((point) => !words.includes(inWords(point)))
}
