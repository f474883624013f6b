import type { Edit, Sentence } from './edit.ts'
import { isOne, isPerson, isSeveral } from './persons.ts'
import { beginsCommon, toObject } from './subjects.ts'
import { PARTICIPLES, toActive, verbForms } from './verbs.ts'

const BE = 'is being|are being|was being|were being|has been|have been|is|are|was|were'
const OFTEN = 'often|usually|always|sometimes|commonly|regularly'
const MODAL = 'should|must|can|may|could|will|would'
const WORDS = "\\p{L}[\\p{L} ’'-]*?"
/** Subject, verb, "by", who does it. */
const SIMPLE = `(${WORDS}) (${BE}) (?:(${OFTEN}) )?(${PARTICIPLES}) by (${WORDS})`
const WITH_MODAL = `(${WORDS}) (${MODAL}) be (${PARTICIPLES}) by (${WORDS})`
/** Where such a clause ends; after "by children," more may be listed. */
const END = '(?=[.;]|$|, (?:so|but|because|although|though|while|whereas|and (?:it|they|this|we|you))\\b)'
/** A clause within a sentence. */
const BEGINNING = '(?<=, (?:and|but|so) |\\b(?:because|although|though|since|while|if|when) )'
const PATTERNS = {
  simple: [new RegExp(`^${SIMPLE}${END}`, 'u'), new RegExp(`${BEGINNING}${SIMPLE}${END}`, 'u')],
  modal: [new RegExp(`^${WITH_MODAL}${END}`, 'u'), new RegExp(`${BEGINNING}${WITH_MODAL}${END}`, 'u')],
} // prettier-ignore
/** "Which is eaten by most people", of a thing. */
const RELATIVE = new RegExp(
  `(?<!\\b(?:of|in|on|from|for|with|by|to|and|or|know|see|ask|decide|say|is|matter) )\\bwhich (${BE}) (?:(${OFTEN}) )?(${PARTICIPLES}) by (${WORDS})(?=[.;]|$)`,
  'u',
)
const BOUND =
  /\b(?:that|which|who|if|when|because|not|never|often|usually|also|then|by|and then|in|at|for|on|with|during|before|after|to|from|until|within)\b/i
const WORDS_MAX = 7
/** May stand at the end of the active sentence as well. */
const TAIL =
  /^(.+?) ((?:every|each) (?:day|week|morning|evening|night)|daily|regularly|once a (?:day|week)|twice a (?:day|week)|today|yesterday|last (?:week|month|year|night)|(?:around|all over|across) (?:the )?\p{L}+|along with (?:\p{L}+ ){0,2}\p{L}+|(?:at|in|on|with|during|for|before|after) (?!(?:whom|which)\b)\p{L}+(?: (?!(?:that|which|who|when|and|or|but|by|to|from|than)\b)\p{L}+){0,3})$/u
const ADVISED_THAT = /^It (is|was) (advised|recommended|suggested) by (\p{L}[\p{L} ’'-]{1,60}?) that (?=\p{L})/u
const OF_ALL = /^(?:Every|Each|All|Any|No|Few|Only)\b/i
const REASON = 'The active voice says first who does it, and is shorter.'

function isShort(words: string): boolean {
  return words.split(' ').length <= WORDS_MAX
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** In whose place: at the beginning of a sentence a capital may be a name's. */
function small(words: string): string {
  return beginsCommon(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function splitTail(doer: string): { agent: string; tail: string } {
  const [, agent = doer, tail = ''] = TAIL.exec(doer) ?? []
  return { agent, tail: tail && ` ${tail}` }
}

interface Parts {
  subject: string
  verb: string
  often: string
  participle: string
  doer: string
  isModal: boolean
}

/** "Dal is eaten by most families" as "Most families eat dal", "curd should be eaten by adults" as "adults should eat curd". */
function toActiveVoice({ subject, verb, often, participle, doer, isModal }: Parts, isFirst: boolean): string | null {
  const { agent, tail } = splitTail(doer)
  const forms = verbForms(participle)
  const object = toObject(subject, isModal ? 'are' : verb, isFirst)
  if (!forms || object === null || OF_ALL.test(subject) || !isPerson(agent)) return null
  if (!isShort(subject) || !isShort(agent) || BOUND.test(subject) || BOUND.test(agent)) return null
  const active = isModal ? `${verb} ${forms.several}` : toActive(forms, verb, isSeveral(agent))
  const who = isFirst ? capital(agent) : small(agent)
  return `${who}${often && ` ${often}`} ${active} ${object}${tail}`
}

function clauseEdit({ text, start }: Sentence, kind: 'simple' | 'modal'): Edit | null {
  for (const [at, pattern] of PATTERNS[kind].entries()) {
    const found = pattern.exec(text)
    if (!found) continue
    const [words, subject = '', verb = '', ...rest] = found
    const [often = '', participle = '', doer = ''] = kind === 'modal' ? ['', ...rest] : rest
    const after = toActiveVoice({ subject, verb, often, participle, doer, isModal: kind === 'modal' }, at === 0)
    if (after === null) continue
    const from = start + found.index
    return { start: from, end: from + words.length, after, reason: REASON }
  }
  return null
}

/** "Which is eaten by most people" as "which most people eat". */
function relativeEdit({ text, start }: Sentence): Edit | null {
  const found = RELATIVE.exec(text)
  const [words = '', be = '', often = '', participle = '', doer = ''] = found ?? []
  const { agent, tail } = splitTail(doer)
  const forms = verbForms(participle)
  if (!found || !forms || !isShort(agent) || BOUND.test(agent) || !isPerson(agent)) return null
  const after = `which ${small(agent)}${often && ` ${often}`} ${toActive(forms, be, isSeveral(agent))}${tail}`
  const from = start + found.index
  return { start: from, end: from + words.length, after, reason: REASON }
}

/** "It is recommended by doctors that" as "Doctors recommend that". */
function reportedEdit({ text, start }: Sentence): Edit | null {
  const [words = '', be = '', participle = '', agent = ''] = ADVISED_THAT.exec(text) ?? []
  const forms = verbForms(participle)
  if (!forms || !isShort(agent) || !isPerson(agent)) return null
  const after = `${capital(agent)} ${toActive(forms, be, !isOne(agent))} that `
  return { start, end: start + words.length, after, reason: REASON }
}

/** Who does it, first; only where the sentence names them. */
export function passiveEdit(sentence: Sentence): Edit | null {
  return (
    clauseEdit(sentence, 'simple') ?? clauseEdit(sentence, 'modal') ?? relativeEdit(sentence) ?? reportedEdit(sentence)
  )
}
