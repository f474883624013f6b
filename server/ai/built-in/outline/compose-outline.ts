import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { cautionParts } from '../compose/article-sections.ts'
import { asksForbidden, type Caution } from '../compose/cautions.ts'
import { asText, heading, list, paragraph } from '../compose/html.ts'
import { capitalised, joinNames } from '../compose/names.ts'
import { toDish } from '../topic/dishes.ts'
import { toPlainTopic } from '../topic/parse-topic.ts'
import {
  OUTLINE_END,
  OUTLINE_END_ELSEWHERE,
  OUTLINE_FIRST,
  OUTLINE_INTRO_ELSEWHERE,
  OUTLINE_INTRO_FOR_DOSES,
  OUTLINE_INTRO_FOR_OTHERS,
  OUTLINE_INTRO_FOR_RECIPES,
  OUTLINE_INTRO_IN_PART,
  OUTLINE_INTROS,
  OUTLINE_KNOWN,
  OUTLINE_QUESTIONS,
  OUTLINE_SUMMARIES,
  OUTLINE_SUMMARY_ELSEWHERE,
  OUTLINE_SUMMARY_FOR_DOSES,
  OUTLINE_SUMMARY_FOR_RECIPES,
  OUTLINE_SUMMARY_IN_PART,
  OUTLINE_TAILS,
} from './outline.content.ts'

/** What is quoted of a topic: enough to know it again. */
const QUOTED_MAX = 140
/** What still reads well within a question. */
const NAMED_MAX = 80

function quoted(topic: string): string {
  const plain = toPlainTopic(topic).replace(/[“”"<>]/g, '')
  if (plain.length <= QUOTED_MAX) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', QUOTED_MAX) > 0 ? plain.lastIndexOf(' ', QUOTED_MAX) : QUOTED_MAX)}…`
}

/** What an outline is made from. */
export interface OutlineInput {
  category: BlogCategory
  topic: string
  cautions: readonly Caution[]
  /** What the library holds facts on that belong to the topic. */
  known: readonly Subject[]
  /** Words of the topic that it holds nothing on. */
  missing: readonly string[]
  /** In which connection it is silent, where it speaks of them in another: " in pregnancy". */
  context: string
  kind: 'elsewhere' | 'recipe' | 'health'
  /** What the library warns those people of whom the topic names, ready with its references, and the list of these. */
  warnings: readonly string[]
  sources: string
  /** What the topic obliges a text to say. */
  mandatory: string
  /** Names of what else could be written about, nearest first. */
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

function chooseIntro(input: OutlineInput, choose: Choose): string {
  const { cautions, known, missing, kind } = input
  if (kind === 'elsewhere') return OUTLINE_INTRO_ELSEWHERE
  if (kind === 'recipe') return OUTLINE_INTRO_FOR_RECIPES
  if (known.length > 0 && missing.length > 0) return OUTLINE_INTRO_IN_PART
  if (cautions.includes('dose')) return OUTLINE_INTRO_FOR_DOSES
  const isForOthers = cautions.includes('children') || cautions.includes('pregnancy')
  return isForOthers ? OUTLINE_INTRO_FOR_OTHERS : choose(OUTLINE_INTROS)
}

/** Its own words, and that they are questions; null where both do not fit. */
export function outlineTitle(topic: string, choose: Choose): string | null {
  const tail = choose(OUTLINE_TAILS)
  const title = /[:?]/.test(topic) ? `${topic} (${tail})` : `${topic}: ${tail}`
  return title.length <= TITLE.max ? title : null
}

export function outlineSummary(input: OutlineInput, choose: Choose): string {
  if (input.kind === 'elsewhere') return OUTLINE_SUMMARY_ELSEWHERE
  if (input.kind === 'recipe') return OUTLINE_SUMMARY_FOR_RECIPES
  if (input.known.length > 0 && input.missing.length > 0) {
    const summary = filled(OUTLINE_SUMMARY_IN_PART, input)
    if (summary.length <= SUMMARY.max) return summary
  }
  return input.cautions.includes('dose') ? OUTLINE_SUMMARY_FOR_DOSES : choose(OUTLINE_SUMMARIES)
}

/** What the questions are about: what is missing where a part is known, else the topic, without "recipe of". */
function toSubjectWords({ topic, known, missing, cautions, kind }: OutlineInput): string {
  // What the topic promises or orders is not said again in a question.
  if (asksForbidden(cautions)) return 'this topic'
  if (known.length > 0 && missing.length > 0) return named(missing)
  const name = quoted(kind === 'recipe' ? toDish(topic) : topic)
  return name === '' || name.length > NAMED_MAX ? 'this topic' : `“${name}”`
}

function firstQuestions({
  kind,
  known,
  missing,
}: OutlineInput): (typeof OUTLINE_FIRST)[keyof typeof OUTLINE_FIRST] | null {
  if (kind !== 'health') return OUTLINE_FIRST[kind]
  return known.length > 0 && missing.length > 0 ? OUTLINE_FIRST.inPart : null
}

function questionSections(input: OutlineInput): string {
  const first = firstQuestions(input)
  const it = toSubjectWords(input)
  const parts = input.kind === 'elsewhere' ? [] : OUTLINE_QUESTIONS[input.category]
  return [...(first ? [[first.heading, first.questions] as const] : []), ...parts]
    .map(([title, questions]) => {
      const asked = questions.map((question) => filled(question, input, it))
      return heading(title) + list('ul', asked.map(asText))
    })
    .join('')
}

/** Headings and questions for the author, in place of an article that nothing would support. */
export function composeOutline(input: OutlineInput, choose: Choose): string {
  const { cautions, others, kind, warnings, mandatory, sources } = input
  return [
    paragraph(asText(filled(chooseIntro(input, choose), input))),
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
