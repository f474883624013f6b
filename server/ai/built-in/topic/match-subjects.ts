import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Knowledge, Subject } from '../../knowledge/subject.ts'
import { toWords } from '../../text/stems.ts'
import { BROAD_TOPICS } from './broad-topics.content.ts'
import { type Choosing, chooseSubjects, type Match } from './choose-subjects.ts'
import { findUnmentionedDishes } from './dishes.ts'
import { findNegations } from './negation.ts'
import { topicSentences } from './parse-topic.ts'
import { toRoot } from './roots.ts'
import { indexSubject } from './subject-index.ts'
import { OWN_FACTS } from './topic-words.content.ts'
import { findUnansweredQuestion } from './unanswered-question.ts'
import { findMissing, findUnknown } from './unmatched-words.ts'
import { findUnrelated } from './unrelated-subjects.ts'

export type Library = Readonly<Partial<Record<BlogCategory, Knowledge>>>

export interface Matched {
  /** Best first; empty if the library does not cover the topic. */
  subjects: readonly Subject[]
  /** The sentence of the topic in which they were found. */
  sentence: string
  /** The topic's word if the one subject found is wider: "ghee" for fats and oils. */
  focus: string | null
  /** Words, or sequences of words, that none of the subjects covers. */
  unknown: readonly string[]
  /** Phrases that contradict the subjects, or combine two things that no fact combines. */
  against: readonly string[]
  /** The phrase that combines two such things. */
  apart: string | null
  /** Dishes that none of the subjects mentions. */
  dishes: readonly string[]
  /** Roots of things that the topic excludes and that can be left out. */
  without: ReadonlySet<string>
  /** The uncovered words that are essential: without them an article would miss the topic. */
  missing: readonly string[]
}

const VEGETARIAN = /^(?:vegetarians?|veg|meatless)$/
const MEAT = /\b(?:meat|mutton|chicken|fish|eggs?|prawns?)\b/i

/** True if everything that the subject advises suits vegetarians. */
export function isMeatless({ facts, steps, example }: Subject): boolean {
  return ![...facts.map(({ text }) => text), ...steps, example].some((text) => MEAT.test(text))
}

const OLDER = toRoot('older')

/** "After 50" means older people. */
function isOlder(written: readonly string[], at: number): boolean {
  return /^(?:[5-8]0|65|75)s?$/.test(written[at] ?? '') && /^(?:over|after|above|past)$/.test(written[at - 1] ?? '')
}

function broadly(subjects: readonly Subject[], { sentence, words }: Choosing): Match[] {
  const [, ids] = BROAD_TOPICS.find(([pattern]) => pattern.test(sentence)) ?? []
  const covers = new Set(words.keys())
  return (ids ?? [])
    .flatMap((id) => subjects.find((subject) => subject.id === id) ?? [])
    .map((subject) => ({ subject, score: 0, covers, names: new Set<string>(), isByName: true }))
}

function matchSentence(subjects: readonly Subject[], category: BlogCategory, sentence: string): Matched {
  const written = toWords(sentence)
  const choosing: Choosing = {
    category,
    sentence,
    words: written.map((word, at) => (isOlder(written, at) ? OLDER : toRoot(word))),
  }
  const found = chooseSubjects(subjects, choosing)
  const chosen = found.length > 0 ? found : broadly(subjects, choosing)
  const isBroad = found.length === 0
  const [only] = chosen
  const { negated, settled, without } = findNegations(sentence, written, {
    ids: chosen.map(({ subject }) => subject.id),
    phrases: chosen.flatMap(({ subject }) => indexSubject(subject).phrases),
  })
  const bare = isBroad ? chosen.map((match) => ({ ...match, covers: new Set<number>() })) : chosen
  const named = chosen.map(({ subject }) => subject)
  const free = written.flatMap((word, place) => (VEGETARIAN.test(word) && named.every(isMeatless) ? [place] : []))
  const left = { chosen: bare, written, settled: new Set([...settled, ...free]) }
  const negatedWords = new Set(negated.flatMap((phrase) => phrase.split(' ')))
  const isKnown = findMissing(left, negatedWords).length === 0
  const unanswered = isKnown ? findUnansweredQuestion({ sentence, settled: left.settled }, named) : null
  const apart = chosen.length === 0 ? null : (findUnrelated(sentence, named) ?? unanswered)
  const against = chosen.length === 0 ? [] : [...negated, ...(apart ? [apart] : [])]
  const unmentioned = findUnmentionedDishes(sentence, named)
  return {
    subjects: named,
    sentence,
    focus: chosen.length === 1 && only ? focusOf(only, written) : null,
    unknown: [
      ...new Set([
        ...findUnknown(left, sentence),
        ...unmentioned,
        ...[...without].map((thing) => `without a ${thing}`),
      ]),
    ],
    against,
    apart,
    without,
    missing: findMissing(left, new Set(against.flatMap((phrase) => phrase.split(' ')))),
    dishes: unmentioned,
  }
}

function focusOf({ subject, covers, isByName }: Match, written: readonly string[]): string | null {
  const { each: facts } = indexSubject(subject)
  const narrow = [...covers]
    .flatMap((at) => written[at] ?? [])
    .find((word) => {
      const mentions = facts.filter((roots) => roots.has(toRoot(word))).length
      return OWN_FACTS.has(toRoot(word)) && mentions > 0 && mentions <= facts.length / 2
    })
  return isByName ? null : (narrow ?? null)
}

const NOTHING: Omit<Matched, 'sentence'> = {
  subjects: [],
  focus: null,
  unknown: [],
  against: [],
  apart: null,
  dishes: [],
  without: new Set(),
  missing: [],
}

/** Matches the first sentence of a topic that names a known subject. */
export function matchSubjects(library: Library, category: BlogCategory, topic: string): Matched {
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const sentences = topicSentences(topic)
  for (const sentence of sentences) {
    const matched = matchSentence(subjects, category, sentence)
    if (matched.subjects.length > 0) return matched
  }
  return { ...NOTHING, sentence: sentences[0] ?? '' }
}
