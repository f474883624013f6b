import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Harm } from '../../claims/harm.ts'
import { KNOWLEDGE } from '../../knowledge/all.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { cautionParts } from '../compose/article-sections.ts'
import { asksForbidden, type Caution } from '../compose/cautions.ts'
import { asText, heading, list, paragraph } from '../compose/html.ts'
import { capitalised, joinNames } from '../compose/names.ts'
import { createReferences } from '../compose/references.ts'
import { toDish } from '../topic/dishes.ts'
import { toPlainTopic } from '../topic/parse-topic.ts'
import { DECLINE_QUESTIONS, DECLINES } from './decline.content.ts'
import {
  OUTLINE_END,
  OUTLINE_END_ELSEWHERE,
  OUTLINE_KNOWN,
  OUTLINE_QUESTIONS,
  OUTLINE_REASONS,
  OUTLINE_TAILS,
  type OutlineReason,
} from './outline.content.ts'

/** Characters of a quoted topic, enough to recognize it. */
const QUOTED_MAX = 140
/** Characters of a topic that still read well within a question. */
const NAMED_MAX = 80

function quoted(topic: string): string {
  const plain = toPlainTopic(topic).replace(/[“”"<>]/g, '')
  if (plain.length <= QUOTED_MAX) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', QUOTED_MAX) > 0 ? plain.lastIndexOf(' ', QUOTED_MAX) : QUOTED_MAX)}…`
}

/** The input of an outline. */
export interface OutlineInput {
  category: BlogCategory
  topic: string
  cautions: readonly Caution[]
  /** The library's subjects that belong to the topic. */
  known: readonly Subject[]
  /** Words of the topic that the library does not cover. */
  missing: readonly string[]
  /** The context in which the library lacks a subject that it otherwise covers: " in pregnancy". */
  context: string
  kind: 'elsewhere' | 'recipe' | 'health'
  /** The library's warnings for the groups that the topic names, with references, and the list of sources. */
  warnings: readonly string[]
  sources: string
  /** The statements that the topic requires. */
  mandatory: string
  /** Names of other possible subjects, nearest first. */
  others: readonly string[]
}

type Choose = <T>(options: readonly T[]) => T

const LISTS = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function named(missing: readonly string[]): string {
  return LISTS.format(
    missing.map(
      (words) => `“${words.replace(/\bvitamin [a-k]\b/, (name) => name.slice(0, -1) + name.slice(-1).toUpperCase())}”`,
    ),
  )
}

function filled(wording: string, { topic, known, missing, cautions, context }: OutlineInput, it = ''): string {
  const values: Record<string, string> = {
    topic: cautions.includes('low_calories') ? 'this topic' : quoted(topic) || 'this topic',
    known: joinNames(known),
    missing: named(missing) + context,
    it,
  }
  return wording.replace(/\{(topic|known|missing|it)\}/g, (_found, key: string) => values[key] ?? '')
}

function isInPart({ known, missing }: OutlineInput): boolean {
  return known.length > 0 && missing.length > 0
}

function findReason(input: OutlineInput): OutlineReason {
  const { cautions, kind } = input
  if (kind !== 'health') return kind
  if (isInPart(input)) return 'inPart'
  if (cautions.includes('dose')) return 'dose'
  return cautions.includes('children') || cautions.includes('pregnancy') ? 'others' : 'unknown'
}

/** The topic's own words, followed by a note that these are questions; null if both do not fit. */
export function outlineTitle(topic: string, choose: Choose): string | null {
  const tail = choose(OUTLINE_TAILS)
  const title = /[:?]/.test(topic) ? `${topic} (${tail})` : `${topic}: ${tail}`
  return title.length <= TITLE.max ? title : null
}

export function outlineSummary(input: OutlineInput, choose: Choose): string {
  const reason = findReason(input)
  const summary = filled(choose(OUTLINE_REASONS[reason].summaries), input)
  if (summary.length <= SUMMARY.max) return summary
  return choose(OUTLINE_REASONS[input.cautions.includes('dose') ? 'dose' : 'unknown'].summaries)
}

/** The subject of the questions: the missing words if a part is known, otherwise the topic, without "recipe of". */
function toSubjectWords(input: OutlineInput): string {
  const { topic, missing, cautions, kind } = input
  // Questions do not repeat what a topic promises or orders.
  if (asksForbidden(cautions)) return 'this topic'
  if (isInPart(input)) return named(missing)
  const name = quoted(kind === 'recipe' ? toDish(topic) : topic)
  return name === '' || name.length > NAMED_MAX ? 'this topic' : `“${name}”`
}

function questionSections(input: OutlineInput): string {
  const { first } = OUTLINE_REASONS[findReason(input)]
  const it = toSubjectWords(input)
  const parts = input.kind === 'elsewhere' ? [] : OUTLINE_QUESTIONS[input.category]
  return [...(first ? [[first.heading, first.questions] as const] : []), ...parts]
    .map(([title, questions]) => {
      const asked = questions.map((question) => filled(question, input, it))
      return heading(title) + list('ul', asked.map(asText))
    })
    .join('')
}

/** Headings and questions for the author, instead of an article without sources. */
export function composeOutline(input: OutlineInput, choose: Choose): string {
  const { cautions, others, kind, warnings, mandatory, sources } = input
  const intro = choose(OUTLINE_REASONS[findReason(input)].intros)
  return [
    paragraph(asText(filled(intro, input))),
    cautionParts(cautions),
    mandatory,
    ...warnings.map((warning) => paragraph(warning)),
    questionSections(input),
    heading(OUTLINE_KNOWN.heading),
    paragraph(asText(OUTLINE_KNOWN.text)),
    list('ul', others.map(capitalised).map(asText)),
    paragraph(`<em>${kind === 'elsewhere' ? OUTLINE_END_ELSEWHERE : OUTLINE_END}</em>`),
    warnings.length > 0 || mandatory !== '' ? sources : '',
  ].join('')
}

/** Facts on whom to call, and that asking does no harm. */
const HELP_FACTS = ['seeking-help-tele-manas', 'seeking-help-care', 'seeking-help-ask']

/** Declines a topic that would harm a person and names who can help, without repeating its words. */
export function composeDecline(harm: Harm): { title: string; summary: string; content: string } {
  const { title, summary, intro, rest, end } = DECLINES[harm]
  const { heading: asked, questions } = DECLINE_QUESTIONS[harm]
  const { cite, toHtml } = createReferences(KNOWLEDGE)
  const facts = KNOWLEDGE.mental_health.subjects.flatMap((subject) =>
    subject.facts.filter(({ id }) => HELP_FACTS.includes(id)).map((fact) => [fact, subject] as const),
  )
  const help = harm === 'self' ? facts.map(([fact, subject]) => paragraph(cite(fact, subject))) : []
  const content = [
    paragraph(asText(intro)),
    ...help,
    paragraph(asText(rest)),
    heading(asked),
    list('ul', questions.map(asText)),
    paragraph(`<em>${asText(end)}</em>`),
    harm === 'self' ? toHtml() : '',
  ].join('')
  return { title, summary, content }
}
