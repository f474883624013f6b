import { capitalised } from '../text/sentences.ts'
import type { Edit, Sentence } from './edit.ts'
import { isOne, isPerson, isSeveral, toInner, toObject } from './nouns.ts'
import { TURNING_VERBS } from './passive.content.ts'
import { conjugate, type VerbForms } from './terms.ts'

const FORMS = new Map(TURNING_VERBS.map(conjugate).map((forms) => [forms.participle, forms]))
FORMS.set('practiced', conjugate('practise'))

const BE = 'is being|are being|was being|were being|has been|have been|is|are|was|were'
const OFTEN = 'often|usually|always|sometimes|commonly|regularly'
const PARTICIPLE = [...FORMS.keys()].join('|')
const MODAL = 'should|must|can|may|could|will|would'
const WORDS = "\\p{L}[\\p{L} ’'-]*?"
const VERB = `(?<be>${BE}) (?:(?<often>${OFTEN}) )?(?<participle>${PARTICIPLE}) by (?<doer>${WORDS})`
/** Subject, verb, "by", agent. */
const SIMPLE = `(?<subject>${WORDS}) ${VERB}`
const WITH_MODAL = `(?<subject>${WORDS}) (?<modal>${MODAL}) be (?<participle>${PARTICIPLE}) by (?<doer>${WORDS})`
/** The end of such a clause; "by children," may begin a list. */
const END = '(?=[.;]|$|, (?:so|but|because|although|though|while|whereas|and (?:it|they|this|we|you))\\b)'
/** The beginning of a clause within a sentence. */
const BEGINNING = '(?<=, (?:and|but|so) |\\b(?:because|although|though|since|while|if|when) )'
/** "Which is eaten by most people", about a thing. */
const RELATIVE = `(?<!\\b(?:of|in|on|from|for|with|by|to|and|or|know|see|ask|decide|say|is|matter) )\\bwhich ${VERB}(?=[.;]|$)`
const REPORTED =
  "^It (?<be>is|was) (?<participle>advised|recommended|suggested) by (?<doer>\\p{L}[\\p{L} ’'-]{1,60}?) that (?=\\p{L})"
const BOUND =
  /\b(?:that|which|who|if|when|because|not|never|often|usually|also|then|by|and then|in|at|for|on|with|during|before|after|to|from|until|within)\b/i
const WORDS_MAX = 7
/** Words that may also end the active sentence. */
const TAIL =
  /^(.+?) ((?:every|each) (?:day|week|morning|evening|night)|daily|regularly|once a (?:day|week)|twice a (?:day|week)|today|yesterday|last (?:week|month|year|night)|(?:around|all over|across) (?:the )?\p{L}+|along with (?:\p{L}+ ){0,2}\p{L}+|(?:at|in|on|with|during|for|before|after) (?!(?:whom|which)\b)\p{L}+(?: (?!(?:that|which|who|when|and|or|but|by|to|from|than)\b)\p{L}+){0,3})$/u
const OF_ALL = /^(?:Every|Each|All|Any|No|Few|Only)\b/i
const REASON = 'The active voice says first who does it, and is shorter.'

type Groups = Readonly<Record<string, string | undefined>>
/** The rewritten match; null if the rewriting could change the meaning. */
type Rewrite = (groups: Groups, isFirst: boolean) => string | null

const RULES: readonly (readonly [pattern: RegExp, rewrite: Rewrite])[] = [
  [new RegExp(`^${SIMPLE}${END}`, 'u'), rewriteClause],
  [new RegExp(`${BEGINNING}${SIMPLE}${END}`, 'u'), rewriteClause],
  [new RegExp(`^${WITH_MODAL}${END}`, 'u'), rewriteClause],
  [new RegExp(`${BEGINNING}${WITH_MODAL}${END}`, 'u'), rewriteClause],
  [new RegExp(RELATIVE, 'u'), rewriteRelative],
  [new RegExp(REPORTED, 'u'), rewriteReported],
]

function isShort(words: string): boolean {
  return words.split(' ').length <= WORDS_MAX
}

function isAgent(words: string): boolean {
  return isShort(words) && isPerson(words)
}

function splitTail(doer: string): { agent: string; tail: string } {
  const [, agent = doer, tail = ''] = TAIL.exec(doer) ?? []
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
  if (!forms || object === null || OF_ALL.test(subject) || !isShort(subject) || BOUND.test(subject)) return null
  if (!isAgent(agent) || BOUND.test(agent)) return null
  const active = modal ? `${modal} ${forms.base}` : toActive(forms, be, isSeveral(agent))
  return `${isFirst ? capitalised(agent) : toInner(agent)}${often ? ` ${often}` : ''} ${active} ${object}${tail}`
}

/** Turns "which is eaten by most people" into "which most people eat". */
function rewriteRelative({ be = '', often, participle = '', doer = '' }: Groups): string | null {
  const { agent, tail } = splitTail(doer)
  const forms = FORMS.get(participle)
  if (!forms || !isAgent(agent) || BOUND.test(agent)) return null
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
    const found = pattern.exec(text)
    const after = found && rewrite(found.groups ?? {}, found.index === 0)
    if (!after) continue
    const from = start + found.index
    return { start: from, end: from + found[0].length, after, reason: REASON }
  }
  return null
}
