import { capitalised } from '#domain/capitalised.ts'
import type { Edit, Sentence } from './edit.ts'
import * as lexicon from './passive.content.ts'
import { conjugate, type VerbForms } from './terms.ts'

const FORMS = new Map(lexicon.TURNING_VERBS.map(conjugate).map((forms) => [forms.participle, forms]))
FORMS.set('practiced', conjugate('practise'))

const PARTICIPLE = [...FORMS.keys()].join('|')
const VERB = `(?<be>${lexicon.BE}) (?:(?<often>${lexicon.OFTEN}) )?(?<participle>${PARTICIPLE}) by (?<doer>${lexicon.WORDS})`
/** Subject, verb, "by", agent. */
const SIMPLE = `(?<subject>${lexicon.WORDS}) ${VERB}`
const WITH_MODAL = `(?<subject>${lexicon.WORDS}) (?<modal>${lexicon.MODAL}) be (?<participle>${PARTICIPLE}) by (?<doer>${lexicon.WORDS})`
/** "Which is eaten by most people", about a thing. */
const RELATIVE = `(?<!\\b(?:of|in|on|from|for|with|by|to|and|or|know|see|ask|decide|say|is|matter) )\\bwhich ${VERB}(?=[.;]|$)`
const REPORTED =
  "^It (?<be>is|was) (?<participle>advised|recommended|suggested) by (?<doer>\\p{L}[\\p{L} ’'-]{1,60}?) that (?=\\p{L})"
const WORDS_MAX = 7
const REASON = 'The active voice says first who does it, and is shorter.'

type Groups = Readonly<Record<string, string | undefined>>
/** The rewritten match; null if the rewriting could change the meaning. */
type Rewrite = (groups: Groups, isFirst: boolean) => string | null

const RULES: readonly (readonly [pattern: RegExp, rewrite: Rewrite])[] = [
  ...[SIMPLE, WITH_MODAL].flatMap((clause) =>
    ['^', lexicon.BEGINNING].map(
      (before) => [new RegExp(`${before}${clause}${lexicon.END}`, 'u'), rewriteClause] as const,
    ),
  ),
  [new RegExp(RELATIVE, 'u'), rewriteRelative],
  [new RegExp(REPORTED, 'u'), rewriteReported],
]

function findHead(agent: string): string {
  return lexicon.NO_PERSON.test(agent) ? '' : (lexicon.HEAD.exec(agent)?.[1] ?? '')
}

function isSeveral(agent: string): boolean {
  const [whole, one, other] = lexicon.SEVERAL_OF.exec(agent) ?? []
  const head = whole ? (one ?? other ?? 'people') : findHead(agent)
  return lexicon.IRREGULAR_PERSONS.has(head) || (head.endsWith('s') && lexicon.PERSONS.has(head.slice(0, -1)))
}

function isOne(agent: string): boolean {
  const head = findHead(agent)
  return lexicon.PERSONS.has(head) || lexicon.GROUPS.has(head) || lexicon.BODIES.test(agent)
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function beginsCommon(words: string): boolean {
  const first = words.split(' ', 1).join().toLowerCase()
  return lexicon.COMMON.has(first) && (lexicon.DETERMINERS.includes(first) || !lexicon.CAPITAL.test(words))
}

/** Words as written within a sentence; at its beginning a capital may belong to a name. */
function toInner(words: string): string {
  return beginsCommon(words) ? lowerFirst(words) : words
}

/** A subject as an object after the verb; null if its capital may belong to a name. */
function toObject(subject: string, be: string, isFirst: boolean): string | null {
  if (lexicon.PRONOUNS.test(subject)) return lexicon.OBJECTS.get(subject.toLowerCase()) ?? null
  if (!isFirst) return subject
  const [first = ''] = subject.split(' ')
  const isPlural =
    lexicon.PLURAL.test(`${first} ${be}`) && !lexicon.NAMES.test(subject) && !lexicon.CAPITAL.test(subject)
  return isPlural || beginsCommon(subject) ? lowerFirst(subject) : null
}

function isShort(words: string): boolean {
  return words.split(' ').length <= WORDS_MAX
}

/** True for people, who can cook, choose or write; "by steaming", "by noon" and "by hand" name none. */
function isAgent(words: string): boolean {
  return isShort(words) && (isOne(words) || isSeveral(words))
}

function splitTail(doer: string): { agent: string; tail: string } {
  const [, agent = doer, tail = ''] = lexicon.TAIL.exec(doer) ?? []
  return { agent, tail: tail && ` ${tail}` }
}

/** The active form for a subject: "is being cooked" becomes "is cooking" for "my mother". */
function toActive({ base, third, past, participle, ing }: VerbForms, passive: string, isPlural: boolean): string {
  const [be = '', more = ''] = passive.split(' ')
  const isPast = be === 'was' || be === 'were'
  if (more === 'being') return `${isPast ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'} ${ing}`
  if (more === 'been') return `${isPlural ? 'have' : 'has'} ${participle}`
  if (isPast) return past
  return isPlural ? base : third
}

/**
 * Turns "Dal is eaten by most families" into "Most families eat dal", "curd should be eaten by adults" into "adults
 * should eat curd".
 */
function rewriteClause(groups: Groups, isFirst: boolean): string | null {
  const { subject = '', be = '', modal, often, participle = '', doer = '' } = groups
  const { agent, tail } = splitTail(doer)
  const forms = FORMS.get(participle)
  const object = toObject(subject, modal ? 'are' : be, isFirst)
  if (!forms || object === null || lexicon.OF_ALL.test(subject) || !isShort(subject) || lexicon.BOUND.test(subject))
    return null
  if (!isAgent(agent) || lexicon.BOUND.test(agent)) return null
  const active = modal ? `${modal} ${forms.base}` : toActive(forms, be, isSeveral(agent))
  return `${isFirst ? capitalised(agent) : toInner(agent)}${often ? ` ${often}` : ''} ${active} ${object}${tail}`
}

/** Turns "which is eaten by most people" into "which most people eat". */
function rewriteRelative({ be = '', often, participle = '', doer = '' }: Groups): string | null {
  const { agent, tail } = splitTail(doer)
  const forms = FORMS.get(participle)
  if (!forms || !isAgent(agent) || lexicon.BOUND.test(agent)) return null
  return `which ${toInner(agent)}${often ? ` ${often}` : ''} ${toActive(forms, be, isSeveral(agent))}${tail}`
}

/** Turns "It is recommended by doctors that" into "Doctors recommend that". */
function rewriteReported({ be = '', participle = '', doer = '' }: Groups): string | null {
  const forms = FORMS.get(participle)
  return forms && isAgent(doer) ? `${capitalised(doer)} ${toActive(forms, be, !isOne(doer))} that ` : null
}

/** Moves the agent to the front, if the sentence names one. */
export function passiveEdit({ text, start }: Sentence): Edit | null {
  for (const [pattern, rewrite] of RULES) {
    const match = pattern.exec(text)
    const after = match && rewrite(match.groups ?? {}, match.index === 0)
    if (!after) continue
    const from = start + match.index
    return { start: from, end: from + match[0].length, after, reason: REASON }
  }
  return null
}
