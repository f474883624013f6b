import { KNOWLEDGE } from '../knowledge/all.content.ts'
import { hasAll, isSimilar, type SearchWord, toSearchWords } from '../text/similar.ts'
import { groupsOf } from './topic-groups.ts'
import { CIRCUMSTANCES, isOrdinary } from './topic-words.content.ts'

/** Subjects of the library that a topic draws facts from. */
const SUBJECTS_MAX = 3

const SUBJECTS = Object.values(KNOWLEDGE).flatMap(({ subjects }) =>
  subjects.map((subject) => ({
    subject,
    keywords: subject.keywords.map(toSearchWords),
    facts: subject.facts.map((fact) => ({ fact, roots: new Set(toSearchWords(fact.text).map(({ root }) => root)) })),
  })),
)

/**
 * The subjects that a topic names, those with the longest matching keyword first. A keyword within a longer one does not
 * count: the "pressure" of "blood pressure" is not stress.
 */
function findSubjects(topic: readonly SearchWord[]): (typeof SUBJECTS)[number][] {
  const found = SUBJECTS.flatMap((entry) =>
    entry.keywords.filter((keyword) => hasAll(topic, keyword)).map((keyword) => ({ entry, keyword })),
  ).sort((one, other) => other.keyword.length - one.keyword.length)
  const longest = found.filter(
    ({ keyword }) => !found.some((other) => other.keyword.length > keyword.length && hasAll(other.keyword, keyword)),
  )
  return [...new Set(longest.map(({ entry }) => entry))].slice(0, SUBJECTS_MAX)
}

/** The share of a topic's words that the subjects must cover. */
const COVERED_SHARE = 0.5

/**
 * The library's sourced facts that fit a topic, nearest first; cautions of its subjects are among them. None if most of
 * the topic is unknown, or if the topic is about children or pregnancy and the facts are not.
 */
export function findFacts(topic: string, max: number) {
  const words = toSearchWords(topic)
  const significant = words.filter(({ word, root }) => !isOrdinary(word, root) && !CIRCUMSTANCES.has(root))
  const subjects = findSubjects(words)
  const isCovered = (word: SearchWord) =>
    subjects.some(
      ({ keywords, facts }) =>
        keywords.flat().some((other) => isSimilar(word, other)) || facts.some(({ roots }) => roots.has(word.root)),
    )
  if (significant.filter(isCovered).length < significant.length * COVERED_SHARE) return []
  const groups = groupsOf(topic)
  return subjects
    .flatMap(({ subject, facts }, at) =>
      facts
        .filter(({ fact }) => groups.every((group) => groupsOf(`${subject.name}. ${fact.text}`).includes(group)))
        .map(({ fact, roots }) => ({
          fact,
          subject,
          score: significant.filter(({ root }) => roots.has(root)).length + (fact.role === 'care' ? 0.5 : 0) - at * 0.6,
        })),
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
}
