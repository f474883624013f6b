import type { Fact, FactRole, Subject } from '../../knowledge/subject.ts'
import { stemsOf } from '../../text/stems.ts'
import type { Part, Phrases } from '../phrases/phrases.ts'
import { CAUTION_TEXTS } from './cautions.content.ts'
import type { Caution } from './cautions.ts'
import { asText, heading, list, paragraph } from './html.ts'
import { capitalised, namesOf, naming } from './names.ts'
import type { References } from './references.ts'

/** All that the parts of one article are made from. */
export interface Making {
  subjects: readonly Subject[]
  /** What the article is on, within a sentence. */
  names: string
  /** The topic asks for figures first: "how much", "10,000 steps". */
  asksAmount: boolean
  /** Words of the topic that nothing here speaks of. */
  unknown: readonly string[]
  phrases: Phrases
  references: References
  choose: <T>(options: readonly T[]) => T
  /** Stems of the topic's words, to prefer facts that speak of them. */
  words: ReadonlySet<string>
}

/** Steps of an article on several subjects. */
const STEPS_MAX = 7

export function factsOf({ facts }: Subject, role: FactRole, words: ReadonlySet<string>): Fact[] {
  return byTopic(
    facts.filter((fact) => fact.role === role),
    words,
    ({ text }) => text,
  )
}

function headingOf({ phrases, choose }: Making, part: Part): string {
  return heading(choose(phrases.headings[part]))
}

function leadOf({ phrases, choose, names }: Making, part: Part): string {
  return asText(naming(choose(phrases.leads[part]), names))
}

/** Of each subject, so that several together stay one article. */
function share<T>({ subjects }: Making, alone: number, of: readonly T[]): readonly T[] {
  return subjects.length === 1 ? of : of.slice(0, Math.max(1, Math.round(alone / subjects.length)))
}

/** How much of a subject's name the topic says: "breakfast" is wholly named, "protein on a vegetarian plate" in part. */
function nearness({ name }: Subject, words: ReadonlySet<string>): number {
  const stems = stemsOf(name)
  return stems.filter((stem) => words.has(stem)).length / stems.length
}

/** Those first that speak of the topic's words. */
function byTopic<T>(texts: readonly T[], words: ReadonlySet<string>, textOf: (text: T) => string): T[] {
  const score = (text: T) => new Set(stemsOf(textOf(text)).filter((stem) => words.has(stem))).size
  return [...texts].sort((one, other) => score(other) - score(one))
}

/** Facts of one role of all subjects: with a word before them, in paragraphs or as a list. */
function factPart(making: Making, part: FactRole, facts: readonly (readonly [Fact, Subject])[]): string {
  if (facts.length === 0) return ''
  const cited = facts.map(([fact, subject]) => making.references.cite(fact, subject))
  const lead = leadOf(making, part)
  if (cited.length > 2) return headingOf(making, part) + paragraph(lead) + list('ul', cited)
  const [first = '', ...rest] = cited
  return headingOf(making, part) + paragraph(lead, first) + rest.map((fact) => paragraph(fact)).join('')
}

/** @param left how many of each subject's facts of the role have been told before */
export function factsPart(making: Making, part: FactRole, left: readonly Fact[] = []): string {
  const facts = making.subjects.flatMap((subject) =>
    share(making, 5, factsOf(subject, part, making.words))
      .filter((fact) => !left.includes(fact))
      .map((fact) => [fact, subject] as const),
  )
  return factPart(making, part, facts)
}

/** What is known of the way, then the steps themselves. */
export function howPart(making: Making): string {
  const { subjects, phrases, choose, references, words } = making
  const known = subjects.flatMap((subject) =>
    share(making, 3, factsOf(subject, 'how', words)).map((fact) => paragraph(references.cite(fact, subject))),
  )
  const steps = subjects.flatMap((subject) =>
    share(
      making,
      STEPS_MAX,
      byTopic(subject.steps, words, (step) => step),
    ).map(asText),
  )
  const tag = choose(['ul', 'ol'] as const)
  return [
    headingOf(making, 'how'),
    paragraph(leadOf(making, 'how')),
    ...known,
    paragraph(asText(choose(phrases.beforeSteps))),
    list(tag, steps),
  ].join('')
}

export function examplePart(making: Making): string {
  const { subjects, choose, words } = making
  const [best] = [...subjects].sort((one, other) => nearness(other, words) - nearness(one, words))
  const examples = best ? [asText(best.example)] : []
  const isQuoted = choose([true, false])
  const body = examples.map((example) => (isQuoted ? `<blockquote><p>${example}</p></blockquote>` : paragraph(example)))
  return headingOf(making, 'example') + paragraph(leadOf(making, 'example')) + body.join('')
}

export function questionsPart(making: Making, asked: readonly string[] = []): string {
  const { subjects } = making
  const questions = subjects.flatMap(({ questions }) =>
    share(
      making,
      5,
      questions.filter((question) => !asked.includes(question)),
    ),
  )
  return headingOf(making, 'questions') + paragraph(leadOf(making, 'questions')) + list('ul', questions.map(asText))
}

/** A subject's reasons and amounts under its own name, where an article has several. */
export function subjectPart({ references, words, subjects }: Making, subject: Subject): string {
  const [first, ...reasons] = factsOf(subject, 'why', words)
  const amounts = factsOf(subject, 'how_much', words)
  const cite = (fact: Fact) => references.cite(fact, subject)
  return [
    heading(capitalised(subject.name)),
    paragraph(asText(subject.meaning), ...(first ? [cite(first)] : [])),
    ...(subjects.length > 2 ? amounts.slice(0, 1) : [...reasons.slice(0, 1), ...amounts.slice(0, 1)]).map((fact) =>
      paragraph(cite(fact)),
    ),
  ].join('')
}

/** What the topic asks beyond the library is named, not passed over. */
export function limitsPart({ subjects, unknown }: Making): string {
  if (unknown.length === 0) return ''
  const words = new Intl.ListFormat('en-GB').format(unknown.map((word) => `“${word}”`))
  const name = namesOf(subjects)
  return paragraph(
    asText(`What follows is about ${name} in general, and holds nothing that is particular to ${words}.`),
  )
}

export function cautionParts(cautions: readonly Caution[]): string {
  return cautions
    .map((caution) => heading(CAUTION_TEXTS[caution].heading) + paragraph(CAUTION_TEXTS[caution].text))
    .join('')
}

export function closingPart({ phrases, choose, names }: Making): string {
  return paragraph(asText(naming(choose(phrases.closings), names)))
}
