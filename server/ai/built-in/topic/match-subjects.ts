import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Knowledge, Subject } from '../../knowledge/subject.ts'
import { stemOf, stemsOf, wordsOf } from '../../text/stems.ts'
import { topicSentences } from './read-topic.ts'
import { GENERAL, isWeighty } from './topic-words.content.ts'

export type Library = Readonly<Partial<Record<BlogCategory, Knowledge>>>

/** More than these in one article and none gets its due. */
const SUBJECTS_MAX = 3
/** What the chosen category counts beside a word that fits. */
const OWN_CATEGORY = 0.75

interface Match {
  subject: Subject
  score: number
  /** Places of the topic's words that its keywords cover. */
  covers: ReadonlySet<number>
  /** Stems of its name and keywords: "yoga for back pain" names no second subject by "yoga". */
  names: ReadonlySet<string>
}

export interface Matched {
  /** Best first; empty when the library holds nothing on it. */
  subjects: readonly Subject[]
  /** The sentence of the topic that they were found in. */
  sentence: string
  /** Its words that none of them speaks of. */
  unknown: readonly string[]
  /** Those of them on which the topic turns: without them an article would not be on it. */
  missing: readonly string[]
}

function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  if (phrase.length === 0) return []
  return words.flatMap((_, at) => (phrase.every((stem, offset) => words[at + offset] === stem) ? [at] : []))
}

function matchOf(subject: Subject, words: readonly string[], category: BlogCategory): Match {
  const covers = new Set<number>()
  let score = 0
  const phrases = [...subject.keywords, subject.name].map(stemsOf).sort((one, other) => other.length - one.length)
  for (const phrase of phrases) {
    for (const at of placesOf(phrase, words)) {
      const places = phrase.map((_, offset) => at + offset)
      const fresh = places.filter((place) => !covers.has(place) && !GENERAL.has(words[place] ?? ''))
      if (fresh.length === 0) continue
      // A phrase says more than its words.
      score += fresh.length + (phrase.length - 1) * 0.5
      for (const place of places) covers.add(place)
    }
  }
  const own = score > 0 && subject.category === category ? OWN_CATEGORY : 0
  return { subject, score: score + own, covers, names: new Set(phrases.flat()) }
}

/** Each further subject has to bring a word of the topic that the ones before it do not speak of. */
function choose(matches: readonly Match[], words: readonly string[]): Match[] {
  const chosen: Match[] = []
  const covered = new Set<number>()
  for (const match of matches) {
    const isNew = [...match.covers].some((place) => {
      const word = words[place] ?? ''
      return !covered.has(place) && !GENERAL.has(word) && !chosen.some((other) => other.names.has(word))
    })
    if (!isNew || chosen.length >= SUBJECTS_MAX) continue
    chosen.push(match)
    for (const place of match.covers) covered.add(place)
  }
  return chosen
}

function factWordsOf({ meaning, facts }: Subject): string[] {
  return [meaning, ...facts.map(({ text }) => text)].flatMap(stemsOf)
}

function vocabularyOf(subject: Subject): Set<string> {
  const { steps, example, questions } = subject
  return new Set([...factWordsOf(subject), ...[...steps, example, ...questions].flatMap(stemsOf)])
}

/** "Paneer versus chicken": both have to be known; a step that names one in passing weighs nothing. */
const COMPARES = /\b(?:versus|vs|or|than|compared|comparison|better)\b/i

/** Places of the words that neither a keyword covers nor the subjects' own texts use. */
function unknownPlaces(chosen: readonly Match[], words: readonly string[], sentence: string): number[] {
  const covered = new Set(chosen.flatMap(({ covers }) => [...covers]))
  const compares = COMPARES.test(sentence)
  const spoken = chosen.map(({ subject }) => (compares ? new Set(factWordsOf(subject)) : vocabularyOf(subject)))
  return words.flatMap((word, place) => {
    const isKnown =
      covered.has(place) || GENERAL.has(word) || /^\d+$/.test(word) || spoken.some((stems) => stems.has(word))
    return isKnown ? [] : [place]
  })
}

/** "After 40": an age of which the facts do not speak. */
function unknownAges(sentence: string, chosen: readonly Match[]): string[] {
  const ages =
    sentence
      .toLowerCase()
      .match(/\b(?:over|after|above|past) (?:[3-9]0|65)\b(?! (?:minutes|hours|days|weeks|g|kg|kcal))/g) ?? []
  return ages.filter((age) => !chosen.some(({ subject }) => vocabularyOf(subject).has(age.split(' ')[1] ?? '')))
}

/** Those whose facts speak of more of the topic's words go before their equals. */
function bySaying(matches: readonly Match[], words: readonly string[]): Match[] {
  return matches
    .map((match) => {
      const spoken = new Set(factWordsOf(match.subject))
      const said = new Set(words.filter((word) => !GENERAL.has(word) && spoken.has(word)))
      return { match, score: match.score + said.size }
    })
    .sort((one, other) => other.score - one.score)
    .map(({ match }) => match)
}

function matchSentence(subjects: readonly Subject[], category: BlogCategory, sentence: string): Matched {
  const written = wordsOf(sentence)
  const words = written.map(stemOf)
  const matches = subjects.map((subject) => matchOf(subject, words, category)).filter(({ score }) => score > 0)
  const chosen = choose(bySaying(matches, words), words)
  const unknown = unknownPlaces(chosen, words, sentence)
  return {
    subjects: chosen.map(({ subject }) => subject),
    sentence,
    unknown: [...unknown.flatMap((place) => written[place] ?? []), ...unknownAges(sentence, chosen)],
    missing: unknown.flatMap((place) => {
      const word = written[place] ?? ''
      return isWeighty(word, words[place] ?? '') ? [word] : []
    }),
  }
}

/** What the library can say on a topic: its first sentence that speaks of something known. */
export function matchSubjects(library: Library, category: BlogCategory, topic: string): Matched {
  const subjects = Object.values(library).flatMap((knowledge) => knowledge.subjects)
  const sentences = topicSentences(topic)
  for (const sentence of sentences) {
    const matched = matchSentence(subjects, category, sentence)
    if (matched.subjects.length > 0) return matched
  }
  return { subjects: [], sentence: sentences[0] ?? '', unknown: [], missing: [] }
}
