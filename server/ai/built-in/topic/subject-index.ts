import type { Subject } from '../../knowledge/subject.ts'
import { toRoots } from './roots.ts'

/** The word roots of a subject's names and texts. Computed once, because the library never changes at run time. */
export interface SubjectIndex {
  /** Of the name and each keyword. */
  name: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Of the name and all keywords. */
  named: ReadonlySet<string>
  /** Of the meaning and the facts, with and without the cautions. */
  facts: ReadonlySet<string>
  factsButCare: ReadonlySet<string>
  /** Of each fact separately, in order. */
  each: readonly ReadonlySet<string>[]
  /** Of facts, steps, example and questions. */
  all: ReadonlySet<string>
}

const INDEXES = new WeakMap<Subject, SubjectIndex>()

function buildIndex({ name, keywords, meaning, facts, steps, example, questions }: Subject): SubjectIndex {
  const phrases = [...keywords, name].map(toRoots)
  const own = [name, meaning].flatMap(toRoots)
  const each = facts.map(({ text }) => new Set(toRoots(text)))
  const factRoots = new Set([...own, ...each.flatMap((roots) => [...roots])])
  const butCare = facts.flatMap(({ role, text }) => (role === 'care' ? [] : toRoots(text)))
  return {
    name: toRoots(name),
    phrases: phrases.sort((one, other) => other.length - one.length),
    named: new Set(phrases.flat()),
    facts: factRoots,
    factsButCare: new Set([...own, ...butCare]),
    each,
    all: new Set([...factRoots, ...[...steps, example, ...questions].flatMap(toRoots)]),
  }
}

export function indexSubject(subject: Subject): SubjectIndex {
  const index = INDEXES.get(subject) ?? buildIndex(subject)
  INDEXES.set(subject, index)
  return index
}
