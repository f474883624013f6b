import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { toWords } from '../../text/stems.ts'
import { toRoots } from './roots.ts'
import { indexSubject } from './subject-index.ts'
import { CIRCUMSTANCES, GENERAL, GROUPS, OWN_FACTS } from './topic-words.content.ts'

/** Maximum of subjects in one article. */
const SUBJECTS_MAX = 4
/** Score of the chosen category, compared with that of a matching word. */
const OWN_CATEGORY = 0.75

/** Score of a phrase whose words are not adjacent. */
const LOOSE_MATCH = 0.8

/** A topic to find subjects for. */
export interface Choosing {
  category: BlogCategory
  sentence: string
  /** Roots of the topic's words. */
  words: readonly string[]
}

export interface Match {
  subject: Subject
  score: number
  /** Positions of the topic's words that the subject's keywords cover. */
  covers: ReadonlySet<number>
  /** Roots of the subject's name and keywords: in "yoga for back pain", "yoga" does not name a second subject. */
  names: ReadonlySet<string>
  /** True if the topic contains the subject's name, not only something that belongs to it. */
  isByName: boolean
}

/** True for a word that identifies a subject by itself. */
function isStrong(word: string): boolean {
  return !GENERAL.has(word) && !CIRCUMSTANCES.has(word)
}

const JOINTS = new Set(toRoots('a an the and or of to for in on at with your my'))

/** Positions at which a topic contains a phrase literally. */
function exactMatches(phrase: readonly string[], words: readonly string[]): number[][] {
  if (phrase.length === 0) return []
  return words
    .map((_, at) => phrase.map((_root, offset) => at + offset))
    .filter((row) => row.every((place, offset) => words[place] === phrase[offset]))
}

/**
 * Positions at which a topic contains a phrase's content words in any order: "yoga for stress relief", "stress relief
 * yoga".
 */
function looseMatches(phrase: readonly string[], words: readonly string[]): number[][] {
  const counting = phrase.filter((root) => !JOINTS.has(root))
  const places = counting.map((root) => words.indexOf(root))
  return counting.length < 2 || places.includes(-1) ? [] : [places]
}

/**
 * @param isLenient true to accept, if no word is strong, phrases of general words ("balanced diet"), and in the
 * subject's own category a phrase of place or time ("the office")
 */
function matchSubject(subject: Subject, { words, category }: Choosing, isLenient: boolean): Match {
  const covers = new Set<number>()
  let score = 0
  const { phrases, named, name: called } = indexSubject(subject)
  const isOwn = subject.category === category
  for (const phrase of phrases) {
    const rows = exactMatches(phrase, words)
    for (const places of rows.length > 0 ? rows : looseMatches(phrase, words)) {
      const fresh = places.filter((place) => !covers.has(place))
      const strong = fresh.filter((place) => isStrong(words[place] ?? ''))
      const isWeakMatch = phrase.length > 1 || (isOwn && fresh.some((place) => CIRCUMSTANCES.has(words[place] ?? '')))
      if (strong.length === 0 && !(isLenient && fresh.length > 0 && isWeakMatch)) continue
      // A phrase scores more than its separate words.
      const matched = Math.max(strong.length, isLenient ? 1 : 0) + (phrase.length - 1) * 0.5
      score += rows.length > 0 ? matched : matched * LOOSE_MATCH
      for (const place of places) covers.add(place)
    }
  }
  const name = called.filter(isStrong)
  return {
    subject,
    score: score + (score > 0 && isOwn ? OWN_CATEGORY : 0),
    covers,
    names: named,
    isByName: name.length === 0 || name.some((root) => words.includes(root)),
  }
}

/** "For older people" selects within exercise, but does not turn an article on food into one on exercise. */
function isByGroupAlone({ covers }: Match, words: readonly string[]): boolean {
  const strong = [...covers].map((place) => words[place] ?? '').filter(isStrong)
  return strong.length > 0 && strong.every((word) => GROUPS.has(word))
}

/** The number of the subject's facts on a food, to prefer the subject with most. */
function ownFacts(subject: Subject, word: string): number {
  return OWN_FACTS.has(word) ? indexSubject(subject).each.filter((roots) => roots.has(word)).length / 2 : 0
}

/** The number of words before a colon: "Fibre in everyday meals: dal, millets and fruit" is mainly about fibre. */
function countHeadWords(sentence: string): number {
  return toWords(sentence.split(/:(?= )|, and (?:why|how|what)\b/)[0] ?? '').length
}

/** Sorts equal matches by how many of the topic's words their facts contain. */
function byRelevance(matches: readonly Match[], { words, sentence }: Choosing): Match[] {
  const head = countHeadWords(sentence)
  const isBehind = ({ covers }: Match) => Number(![...covers].some((place) => place < head))
  return matches
    .map((match) => {
      const { facts: spoken } = indexSubject(match.subject)
      const matched = new Set(words.filter((word) => isStrong(word) && spoken.has(word)))
      const score =
        match.score + matched.size + [...matched].reduce((sum, word) => sum + ownFacts(match.subject, word), 0)
      return { match, isGroup: isByGroupAlone(match, words), score }
    })
    .sort(
      (one, other) =>
        Number(one.isGroup) - Number(other.isGroup) ||
        isBehind(one.match) - isBehind(other.match) ||
        other.score - one.score,
    )
    .map(({ match }) => match)
}

/** Picks subjects; each further one must cover a word of the topic that the previous ones do not. */
function pickSubjects(matches: readonly Match[], { words, category }: Choosing): Match[] {
  const chosen: Match[] = []
  const covered = new Set<number>()
  for (const match of matches) {
    const isNew = [...match.covers].some((place) => {
      const word = words[place] ?? ''
      return !covered.has(place) && isStrong(word) && !chosen.some((other) => other.names.has(word))
    })
    const isFitting =
      !isByGroupAlone(match, words) || match.subject.category === (chosen[0]?.subject.category ?? category)
    if ((chosen.length > 0 && !isNew) || !isFitting || chosen.length >= SUBJECTS_MAX) continue
    chosen.push(match)
    for (const place of match.covers) covered.add(place)
  }
  return chosen
}

/** Finds the subjects of a topic, best first; uses lenient matching only if strict matching finds none. */
export function chooseSubjects(subjects: readonly Subject[], choosing: Choosing): Match[] {
  for (const isLenient of [false, true]) {
    const matches = subjects
      .map((subject) => matchSubject(subject, choosing, isLenient))
      .filter(({ score }) => score > 0)
    const chosen = pickSubjects(byRelevance(matches, choosing), choosing)
    if (chosen.length > 0) return chosen
  }
  return []
}
