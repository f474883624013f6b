import { KNOWLEDGE } from '../knowledge/all.ts'
import type { Fact, Subject } from '../knowledge/subject.ts'
import { isSimilar, type SearchWord, toSearchWords } from '../text/similar.ts'
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

const isAbout = (topic: readonly SearchWord[], keyword: readonly SearchWord[]) =>
  keyword.every((word) => topic.some((other) => isSimilar(word, other)))

/** The subjects that a topic names, those with the longest matching keyword first. */
function findSubjects(topic: readonly SearchWord[]): (typeof SUBJECTS)[number][] {
  return SUBJECTS.map((entry) => {
    const matching = entry.keywords.filter((keyword) => isAbout(topic, keyword))
    return { entry, score: Math.max(0, ...matching.map((keyword) => keyword.length)) }
  })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, SUBJECTS_MAX)
    .map(({ entry }) => entry)
}

export interface FittingFact {
  fact: Fact
  subject: Subject
}

/** The library's sourced facts that fit a topic, nearest first; cautions of its subjects are among them. */
export function findFacts(topic: string, max: number): FittingFact[] {
  const words = toSearchWords(topic)
  const own = words.filter(({ word, root }) => !isOrdinary(word, root) && !CIRCUMSTANCES.has(root))
  return findSubjects(words)
    .flatMap(({ subject, facts }, at) =>
      facts.map(({ fact, roots }) => ({
        fact,
        subject,
        score: own.filter(({ root }) => roots.has(root)).length + (fact.role === 'care' ? 0.5 : 0) - at * 0.6,
      })),
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
}
