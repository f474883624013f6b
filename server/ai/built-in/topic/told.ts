import type { Fact, Subject } from '../../knowledge/subject.ts'
import { rootsOf } from './roots.ts'

/** The roots of what a subject is called and says; worked out once, since the library never changes while the server runs. */
export interface Told {
  /** Of its name and of each keyword. */
  name: readonly string[]
  phrases: readonly (readonly string[])[]
  /** Of all of them. */
  named: ReadonlySet<string>
  /** Of what it is and of its facts; and of these without the cautions. */
  facts: ReadonlySet<string>
  factsButCare: ReadonlySet<string>
  /** Of each fact by itself, in order. */
  each: readonly ReadonlySet<string>[]
  /** Of its facts, steps, example and questions. */
  all: ReadonlySet<string>
}

const TOLD = new WeakMap<Subject, Told>()

function textsOf(facts: readonly Fact[]): string[] {
  return facts.map(({ text }) => text)
}

function tell({ name, keywords, meaning, facts, steps, example, questions }: Subject): Told {
  const phrases = [...keywords, name].map(rootsOf)
  const own = [name, meaning].flatMap(rootsOf)
  const each = textsOf(facts).map((text) => new Set(rootsOf(text)))
  const told = new Set([...own, ...each.flatMap((roots) => [...roots])])
  const butCare = textsOf(facts.filter(({ role }) => role !== 'care')).flatMap(rootsOf)
  return {
    name: rootsOf(name),
    phrases: phrases.sort((one, other) => other.length - one.length),
    named: new Set(phrases.flat()),
    facts: told,
    factsButCare: new Set([...own, ...butCare]),
    each,
    all: new Set([...told, ...[...steps, example, ...questions].flatMap(rootsOf)]),
  }
}

export function toldBy(subject: Subject): Told {
  const known = TOLD.get(subject)
  if (known) return known
  const told = tell(subject)
  TOLD.set(subject, told)
  return told
}
