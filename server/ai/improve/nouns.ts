import { COMMON, DETERMINERS, GROUPS, IRREGULAR_PERSONS, PERSONS } from './passive.content.ts'

const SEVERAL_OF =
  /^(?:most|many|some|both|all|several) of (?:us|them|you|(?:the|our|my|these|those) (?:\p{L}+ )?(people|women|men|children|\p{L}+s))$|^(?:millions|thousands|hundreds|lakhs|crores) of (?:\p{L}+ )?(people|women|men|children|families|\p{L}+s)$/u
const EVERYBODY = /^(?:everyone|everybody|nobody|no one)$/
const BODIES = /^(?:the )?(?:WHO|ICMR|NIN|FSSAI|UNICEF|NHS|ICMR-NIN|FAO)$/
/** "Most families", "my mother": the last word names the person. */
const HEAD = /^(?:\p{L}[\p{L}’'-]* ){0,3}?(\p{L}+)$/u
const NO_PERSON = /\b(?:of|and|or)\b/

function findHead(agent: string): string {
  return NO_PERSON.test(agent) ? '' : (HEAD.exec(agent)?.[1] ?? '')
}

export function isSeveral(agent: string): boolean {
  const [whole, one, other] = SEVERAL_OF.exec(agent) ?? []
  const head = whole ? (one ?? other ?? 'people') : findHead(agent)
  return IRREGULAR_PERSONS.has(head) || (head.endsWith('s') && PERSONS.has(head.slice(0, -1)))
}

export function isOne(agent: string): boolean {
  const head = findHead(agent)
  return PERSONS.has(head) || GROUPS.has(head) || BODIES.test(agent) || EVERYBODY.test(agent)
}

/** True for people, who can cook, choose or write; "by steaming", "by noon" and "by hand" name none. */
export function isPerson(agent: string): boolean {
  return isOne(agent) || isSeveral(agent)
}

/** "Mistakes are", but not "Indians are": a plural that does not name a people. */
const PLURAL = /^\p{Lu}\p{Ll}+s (?:are|were|have)\b/u
const NAMES =
  /^(?:\p{L}+(?:ians|icans|eans|ese|is)|Germans|Romans|Hindus|Sikhs|Jains|Muslims|Jews|Tamils|Gujaratis|Vedas|Puranas|Upanishads|Himalayas)\b/u
const PRONOUNS = /^(?:it|he|she|they|we|you|i|this|that|these|those|who|which|what|there|here)$/i
const OBJECTS = new Map(
  Object.entries({ it: 'it', they: 'them', he: 'him', she: 'her', we: 'us', this: 'this', these: 'these' }),
)
/** A capital within the phrase, which may be a name. */
const CAPITAL = /[ -]\p{Lu}\p{Ll}/u

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function beginsCommon(words: string): boolean {
  const first = words.split(' ', 1).join().toLowerCase()
  return COMMON.has(first) && (DETERMINERS.includes(first) || !CAPITAL.test(words))
}

/** Words as written within a sentence; at its beginning a capital may belong to a name. */
export function toInner(words: string): string {
  return beginsCommon(words) ? lowerFirst(words) : words
}

/** A subject as an object after the verb; null if its capital may belong to a name. */
export function toObject(subject: string, be: string, isFirst: boolean): string | null {
  if (PRONOUNS.test(subject)) return OBJECTS.get(subject.toLowerCase()) ?? null
  if (!isFirst) return subject
  const [first = ''] = subject.split(' ')
  const isPlural = PLURAL.test(`${first} ${be}`) && !NAMES.test(subject) && !CAPITAL.test(subject)
  return isPlural || beginsCommon(subject) ? lowerFirst(subject) : null
}
