import type { Span } from '../../text/sentences.ts'
import type { Edit, Sentence } from './edit.ts'

/** Participle: what one does, what several do, what was done. Only verbs that turn round without a change of sense. */
const VERBS: Readonly<Record<string, readonly [one: string, several: string, past: string]>> = {
  advised: ['advises', 'advise', 'advised'],
  chosen: ['chooses', 'choose', 'chose'],
  cooked: ['cooks', 'cook', 'cooked'],
  described: ['describes', 'describe', 'described'],
  eaten: ['eats', 'eat', 'ate'],
  enjoyed: ['enjoys', 'enjoy', 'enjoyed'],
  followed: ['follows', 'follow', 'followed'],
  given: ['gives', 'give', 'gave'],
  grown: ['grows', 'grow', 'grew'],
  made: ['makes', 'make', 'made'],
  needed: ['needs', 'need', 'needed'],
  prepared: ['prepares', 'prepare', 'prepared'],
  preferred: ['prefers', 'prefer', 'preferred'],
  published: ['publishes', 'publish', 'published'],
  recommended: ['recommends', 'recommend', 'recommended'],
  served: ['serves', 'serve', 'served'],
  suggested: ['suggests', 'suggest', 'suggested'],
  supported: ['supports', 'support', 'supported'],
  used: ['uses', 'use', 'used'],
  written: ['writes', 'write', 'wrote'],
}
/** A whole, simple sentence: subject, verb, "by", who does it. */
const SIMPLE = /^(\p{L}[\p{L} ’'-]*?) (is|are|was|were) (\p{L}+) by (\p{L}[\p{L} ’'-]*?)\.$/u
/** Words of which a capital at the beginning means nothing. */
const DETERMINERS =
  /^(?:The|A|An|This|These|That|Those|Some|Many|Most|Such|Both|Each|Every|Our|Your|Their|Regular|Fresh|Whole|Plain)\b/
const PRONOUNS = /^(?:it|he|she|they|we|you|i|this|that|these|those|who|which|what|there|here)$/i
const BOUND =
  /\b(?:that|which|who|if|when|because|not|never|often|usually|also|then|by|and then|in|at|for|on|with|during|before|after|to|from|until|within)\b/i
const SEVERAL =
  /^(?:many|most|several|some|both|few|all|people|families|women|men|experts|dietitians|doctors)\b|(?:[^su]s|people|children|women|men)$|\band\b/i
const WORDS_MAX = 7

function isShort(words: string): boolean {
  return words.split(' ').length <= WORDS_MAX
}

/** "Dal is eaten by most families." as "Most families eat dal."; only where nothing else stands in the sentence. */
export function passiveEdit({ text, start }: Sentence, passives: readonly Span[]): Edit | null {
  if (!passives.some((span) => span.start >= start && span.end <= start + text.length)) return null
  const [, subject = '', be = '', participle = '', agent = ''] = SIMPLE.exec(text) ?? []
  const verb = VERBS[participle]
  if (!verb || !isShort(subject) || !isShort(agent)) return null
  if (BOUND.test(subject) || BOUND.test(agent) || PRONOUNS.test(subject) || PRONOUNS.test(agent)) return null
  if (!DETERMINERS.test(subject) && !COMMON.test(subject)) return null
  const [one, several, past] = verb
  const active = be === 'was' || be === 'were' ? past : SEVERAL.test(agent) ? several : one
  const after = `${agent.charAt(0).toUpperCase()}${agent.slice(1)} ${active} ${subject.charAt(0).toLowerCase()}${subject.slice(1)}.`
  return { start, end: start + text.length, after, reason: 'The active voice says first who does it, and is shorter.' }
}

/** Foods and things with which a sentence may begin; a name would keep its capital. */
const COMMON =
  /^(?:Dal|Rice|Roti|Rotis|Curd|Milk|Fish|Eggs|Fruit|Vegetables|Pulses|Grains|Millets|Water|Tea|Coffee|Salt|Sugar|Oil|Ghee|Breakfast|Lunch|Dinner|Meals|Snacks|Walking|Yoga|Sleep|Fibre|Protein|Iron|Calcium|Supplements|Portions)\b/
