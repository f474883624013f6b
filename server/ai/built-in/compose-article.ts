import type { AiTone } from '#domain/ai/ai-rules.ts'
import { SUMMARY } from '#domain/blogs/blog-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Subject } from '../knowledge/subject.ts'
import { stemsOf } from '../text/stems.ts'
import { asksForbidden, cautionsOf, forThose, isCautionWord } from './compose/cautions.ts'
import { composeKnown } from './compose/compose-known.ts'
import { composeOutline, outlineSummaryOf, outlineTitleOf } from './compose/compose-outline.ts'
import { capitalised, namesOf, naming } from './compose/names.ts'
import { OUTLINE_TITLES } from './compose/outline.content.ts'
import { createReferences } from './compose/references.ts'
import type { Phrases } from './phrases/phrases.ts'
import { PHRASES_OF } from './phrases/phrases-of.ts'
import { createChoice } from './seed.ts'
import { type Library, matchSubjects } from './topic/match-subjects.ts'
import { plainTopic } from './topic/read-topic.ts'
import { titleOf, topicAsNames, topicAsTitle } from './topic/title.ts'

export interface Order {
  category: BlogCategory
  topic: string
  tone: AiTone
}

export interface Composed {
  title: string
  summary: string
  /** HTML of the sanitiser's allow-list. */
  content: string
  /** The topic, or what it turns on, lies outside the library: headings and questions in place of an article. */
  isOutline: boolean
}

type Choose = ReturnType<typeof createChoice>

/** An article on a topic from the library of sourced facts; the same order gives the same article. */
export function composeArticle(order: Order, library: Library = KNOWLEDGE): Composed {
  const { category, tone } = order
  const topic = plainTopic(order.topic)
  const choose = createChoice(`${category} ${tone} ${topic}`)
  const matched = matchSubjects(library, category, order.topic)
  const { sentence } = matched
  const unknown = matched.unknown.filter((word) => !isCautionWord(word))
  const cautions = cautionsOf(topic)
  const missing = matched.missing.filter((word) => !isCautionWord(word))
  const subjects = forThose(matched.subjects, cautions)
  const ownWords = topicAsTitle(sentence)
  if (subjects.length === 0 || missing.length > 0 || cautions.includes('dose')) {
    const others = (library[category]?.subjects ?? []).map(({ name }) => name)
    const outline = { category, topic, cautions, known: subjects, missing, others }
    return {
      title: (!asksForbidden(cautions) && ownWords && outlineTitleOf(ownWords, choose)) || choose(OUTLINE_TITLES),
      summary: outlineSummaryOf(outline, choose),
      content: composeOutline(outline, choose),
      isOutline: true,
    }
  }
  const phrases = PHRASES_OF[tone]
  const isOwn = !asksForbidden(cautions) && subjects.length === matched.subjects.length
  const ownTitle = isOwn ? ownWords : null
  // Formal speech does not say that guidelines are on "millet khichdi" when they are on millets and on pulses.
  const isLoose = subjects.length === 1 || tone !== 'professional'
  const names = (isLoose && unknown.length === 0 && ownTitle && topicAsNames(ownTitle)) || namesOf(subjects)
  const asksAmount = /\bhow (?:much|many|often|long)\b|\d/i.test(sentence)
  const references = createReferences(library)
  const words = new Set(stemsOf(sentence))
  return {
    title: titleOf(ownTitle ?? capitalised(namesOf(subjects)), choose(phrases.titleTails)),
    summary: summaryOf(subjects, phrases, choose),
    content: composeKnown({ subjects, names, asksAmount, unknown, phrases, choose, references, words }, cautions),
    isOutline: false,
  }
}

/** Names what the text is on, whatever else the topic's own words may ask. */
function summaryOf(subjects: readonly Subject[], phrases: Phrases, choose: Choose): string {
  const names = namesOf(subjects)
  const hasAmounts = subjects.every(({ facts }) => facts.some(({ role }) => role === 'how_much'))
  const wordings = hasAmounts ? phrases.summaries : phrases.summariesWithoutAmounts
  const start = choose(wordings)
  const fitting = [start, ...wordings].map((wording) => naming(wording, names))
  return fitting.find(({ length }) => length <= SUMMARY.max) ?? naming(start, namesOf(subjects.slice(0, 1)))
}
