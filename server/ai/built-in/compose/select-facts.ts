import type { Fact, FactRole, Subject } from '../../knowledge/subject.ts'
import { toRoot, toRoots } from '../topic/roots.ts'
import { isForOtherAudience, isOffTopic } from './audience.ts'
import type { Composition } from './composition.ts'

/** Maximum of facts about the wider subject if the topic is narrower. */
const WIDER_MAX = 1

/**
 * The facts of one role, those closest to the topic first. For a narrow topic only facts about it, but all cautions.
 */
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

/**
 * The share of a subject's name that the topic contains: all of "breakfast", a part of "protein on a vegetarian plate".
 */
export function nearness({ name }: Subject, words: ReadonlySet<string>): number {
  const roots = toRoots(name)
  return roots.filter((root) => words.has(root)).length / roots.length
}

/** The topic's words outside the subject's name, which decide the order: all facts of a subject are about its name. */
function besidesName({ name }: Subject, words: ReadonlySet<string>): ReadonlySet<string> {
  const own = toRoots(name)
  return new Set([...words].filter((word) => !own.includes(word)))
}

/** Sorts texts by how many of the topic's words they contain. */
function byTopic<T>(texts: readonly T[], words: ReadonlySet<string>, textOf: (text: T) => string): T[] {
  const score = (text: T) => new Set(toRoots(textOf(text)).filter((root) => words.has(root))).size
  return [...texts].sort((one, other) => score(other) - score(one))
}

/** Leaves out texts that are off topic, unless none would remain. */
export function onTopic<T>(texts: readonly T[], sentence: string, textOf: (text: T) => string): readonly T[] {
  const left = texts.filter((text) => !isOffTopic(textOf(text), sentence))
  return left.length > 0 ? left : texts
}

function lastOnes<T>(all: readonly T[], isLast: (one: T) => boolean): T[] {
  return [...all.filter((one) => !isLast(one)), ...all.filter(isLast)]
}

/** The subject's steps that fit the topic and do not use anything to do without. */
export function selectSteps(subject: Subject, { words, sentence, without }: Composition): readonly string[] {
  const possible = subject.steps.filter((step) => !toRoots(step).some((root) => without.has(root)))
  const asked = onTopic(possible, sentence, (step) => step)
  return byTopic(asked, besidesName(subject, words), (step) => step)
}

/** True if the subject's example day fits the topic. */
export function hasExample({ example }: Subject, { sentence, without }: Composition): boolean {
  return !isOffTopic(example, sentence) && !toRoots(example).some((root) => without.has(root))
}
