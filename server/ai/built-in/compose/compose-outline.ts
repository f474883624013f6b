import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { plainTopic } from '../topic/read-topic.ts'
import type { Caution } from './cautions.ts'
import { cautionParts } from './compose-parts.ts'
import { asText, heading, list, paragraph } from './html.ts'
import { capitalised, namesOf } from './names.ts'
import {
  OUTLINE_END,
  OUTLINE_INTRO_FOR_DOSES,
  OUTLINE_INTRO_FOR_OTHERS,
  OUTLINE_INTRO_IN_PART,
  OUTLINE_INTROS,
  OUTLINE_KNOWN,
  OUTLINE_QUESTIONS,
  OUTLINE_SUMMARIES,
  OUTLINE_SUMMARY_FOR_DOSES,
  OUTLINE_SUMMARY_IN_PART,
  OUTLINE_TAILS,
} from './outline.content.ts'

/** What is quoted of a topic: enough to know it again. */
const QUOTED_MAX = 140

function quoted(topic: string): string {
  const plain = plainTopic(topic).replace(/[“”"<>]/g, '')
  if (plain.length <= QUOTED_MAX) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', QUOTED_MAX) > 0 ? plain.lastIndexOf(' ', QUOTED_MAX) : QUOTED_MAX)}…`
}

/** What an outline is made from. */
export interface Outlined {
  category: BlogCategory
  topic: string
  cautions: readonly Caution[]
  /** What the library holds facts on that belong to the topic. */
  known: readonly Subject[]
  /** Words of the topic that it holds nothing on. */
  missing: readonly string[]
  /** Names of what else the category could be written about. */
  others: readonly string[]
}

type Choose = <T>(options: readonly T[]) => T

const LISTS = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function filled(wording: string, { topic, known, missing }: Outlined): string {
  const values: Record<string, string> = {
    topic: quoted(topic) || 'this topic',
    known: namesOf(known),
    missing: LISTS.format(missing.map((word) => `“${word}”`)),
  }
  return wording.replace(/\{(topic|known|missing)\}/g, (_found, key: string) => values[key] ?? '')
}

function introOf(outlined: Outlined, choose: Choose): string {
  const { cautions, known, missing } = outlined
  if (known.length > 0 && missing.length > 0) return OUTLINE_INTRO_IN_PART
  if (cautions.includes('dose')) return OUTLINE_INTRO_FOR_DOSES
  const isForOthers = cautions.includes('children') || cautions.includes('pregnancy')
  return isForOthers ? OUTLINE_INTRO_FOR_OTHERS : choose(OUTLINE_INTROS)
}

/** Its own words, and that they are questions; null where both do not fit. */
export function outlineTitleOf(topic: string, choose: Choose): string | null {
  const tail = choose(OUTLINE_TAILS)
  const title = topic.endsWith('?') ? `${topic} ${capitalised(tail)}` : `${topic}: ${tail}`
  return title.length <= TITLE.max ? title : null
}

export function outlineSummaryOf(outlined: Outlined, choose: Choose): string {
  if (outlined.known.length > 0 && outlined.missing.length > 0) {
    const summary = filled(OUTLINE_SUMMARY_IN_PART, outlined)
    if (summary.length <= SUMMARY.max) return summary
  }
  return outlined.cautions.includes('dose') ? OUTLINE_SUMMARY_FOR_DOSES : choose(OUTLINE_SUMMARIES)
}

/** Headings and questions for the author, in place of an article that nothing would support. */
export function composeOutline(outlined: Outlined, choose: Choose): string {
  const { category, cautions, others } = outlined
  return [
    paragraph(asText(filled(introOf(outlined, choose), outlined))),
    cautionParts(cautions),
    ...OUTLINE_QUESTIONS[category].map(([title, questions]) => heading(title) + list('ul', questions.map(asText))),
    heading(OUTLINE_KNOWN.heading),
    paragraph(asText(OUTLINE_KNOWN.text)),
    list('ul', others.map(capitalised).map(asText)),
    paragraph(`<em>${OUTLINE_END}</em>`),
  ].join('')
}
