import { clauseBefore, isDenied } from './clause.ts'
import { parseNumber, WORD_NUMBER } from './numbers/number-words.ts'
import type { ClaimRule } from './rule.ts'

const HOURS_IN_DAY = 24
const NUMBER = `\\d{1,3}|${WORD_NUMBER}|several|few`
const FOR = new RegExp(
  `\\b(${NUMBER})(?:\\s*(?:-|–|to|or)\\s*(${NUMBER}))?[\\s-]*(hours?|hrs?|days?|weeks?)\\b|\\b(?:a|one) (?:whole )?(week|month|fortnight)\\b`,
  'gi',
)
const FAST =
  /\bfast(?:s|ed|ing)?\b|\b(?:live|survive|stay|go|exist)\b|\bnothing but water\b|\beat nothing\b|\bno food\b|\b(?:drink|have|take) (?:only|just|nothing but) water for\b|\bdrink (?:\w+ ){0,2}?water only for\b|\bvrat\b|\bskip(?:ping)? (?:all )?(?:food|meals) for\b/i
const ON_WATER =
  /\bwater[- ]?(?:only|fast\w*)\b|\b(?:only|just|nothing but|plain|solely|nothing except)(?: \w+)? water\b|\bwater (?:only|alone)\b|\bonly on water\b|\bon (?:(?:lemon|coconut|plain|warm|hot) )?water\b|\b(?:live|survive|stay|go|fast) on (?:(?:only|just|nothing but|fresh|fruit|vegetable|green) )*juices?\b|\beat nothing(?= (?:at all )?for\b|[.,;]|$)|\bno food (?:at all )?for\b|\bdry[- ]fast|\bwithout (?:any )?food (?:and|or) (?:water|drink)\b/i
/** A fast counted in hours, or called complete, needs no word for water. */
const FAST_HOURS =
  /\bfast(?:s|ing)? (?:for|of) [\w -]{1,20}? ?(?:hours|hrs)\b|\b(?:hours?|hrs)[- ](?:long )?fast\b|\b(?:prolonged|extended|absolute|complete|total) fast\b|\bskip(?:ping)? (?:all )?(?:food|meals) for\b/i
const WARNED =
  /\b(?:supervis\w+|medical|doctors?|hospital|dangerous|dangers?|unsafe|harm\w*|risks?|risky|faint\w*|deadly|fatal|extreme|unwise|reckless|never|avoid|mistake|died?|strike)\b/i

function isLong(found: RegExpExecArray): boolean {
  const [, first = '', second = '', unit = ''] = found
  if (found[4]) return true
  const longest = /^(?:several|few)$/i.test(second || first) ? 3 : parseNumber(second || first)
  if (/^h/i.test(unit)) return longest > HOURS_IN_DAY
  return /^w/i.test(unit) ? longest >= 1 : longest > 1
}

/** Finds fasts of more than a day on only water or juice, which need medical supervision. */
export const checkLongFast: ClaimRule = ({ sentence }) => {
  const fast = FAST.exec(sentence)
  const water = ON_WATER.exec(sentence) ?? FAST_HOURS.exec(sentence)
  if (!fast || !water || ![...sentence.matchAll(FOR)].some(isLong)) return null
  if (isDenied(clauseBefore(sentence, water.index)) || WARNED.test(sentence)) return null
  return 'This suggests more than a day on water or juice alone. Such a long fast can harm, and needs a doctor’s care. Leave it out, or describe meals instead.'
}
