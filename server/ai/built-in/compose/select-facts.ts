import type { Fact, FactRole, Subject } from '../../knowledge/subject.ts'
import { toRoot, toRoots } from '../topic/roots.ts'
import { isForOtherAudience, isOffTopic } from './audience.ts'
import type { Composition } from './composition.ts'

/** Of what speaks of the wider subject only, where a topic is narrower. */
const WIDER_MAX = 1

/** Those of a role, the topic's first; of a narrow topic those on it, and its cautions whole. */
export function selectFacts(subject: Subject, role: FactRole, { words, focus, sentence }: Composition): Fact[] {
  const facts = onTopic(
    subject.facts.filter((fact) => fact.role === role),
    sentence,
    ({ text }) => text,
  )
  const byWords = byTopic(facts, besidesName(subject, words), ({ text }) => text)
  const sorted = role === 'care' ? byWords : lastOnes(byWords, ({ text }) => isForOtherAudience(text, sentence))
  if (focus === null || role === 'care') return sorted
  const root = toRoot(focus)
  const own = sorted.filter(({ text }) => toRoots(text).includes(root))
  return own.length > 0 || role === 'how' ? own : sorted.slice(0, WIDER_MAX)
}

/** How much of a subject's name the topic says: "breakfast" is wholly named, "protein on a vegetarian plate" in part. */
export function nearness({ name }: Subject, words: ReadonlySet<string>): number {
  const roots = toRoots(name)
  return roots.filter((root) => words.has(root)).length / roots.length
}

/** All of a subject is about its name; what comes first is decided by the topic's other words. */
function besidesName({ name }: Subject, words: ReadonlySet<string>): ReadonlySet<string> {
  const own = toRoots(name)
  return new Set([...words].filter((word) => !own.includes(word)))
}

/** Those first that speak of the topic's words. */
function byTopic<T>(texts: readonly T[], words: ReadonlySet<string>, textOf: (text: T) => string): T[] {
  const score = (text: T) => new Set(toRoots(textOf(text)).filter((root) => words.has(root))).size
  return [...texts].sort((one, other) => score(other) - score(one))
}

/** Without what is for hours that the topic is not about, where something is left. */
export function onTopic<T>(texts: readonly T[], sentence: string, textOf: (text: T) => string): readonly T[] {
  const left = texts.filter((text) => !isOffTopic(textOf(text), sentence))
  return left.length > 0 ? left : texts
}

function lastOnes<T>(all: readonly T[], isLast: (one: T) => boolean): T[] {
  return [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]
}

/** Those for the topic's hours, and for a room without what it is to do without. */
export function selectSteps(subject: Subject, { words, sentence, without }: Composition): readonly string[] {
  const possible = subject.steps.filter((step) => !toRoots(step).some((root) => without.has(root)))
  const asked = onTopic(possible, sentence, (step) => step)
  return byTopic(asked, besidesName(subject, words), (step) => step)
}

/** Whether its day is a day of the topic. */
export function hasExample({ example }: Subject, { sentence, without }: Composition): boolean {
  return !isOffTopic(example, sentence) && !toRoots(example).some((root) => without.has(root))
}
