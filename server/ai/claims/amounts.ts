import type { AdvisedRange } from './amounts.content.ts'
import * as lexicon from './amounts.content.ts'
import { type ClaimRule, clauseBefore, isDenied } from './claim.ts'
import { REFERRAL } from './medicine-stops.content.ts'
import { plainNumbers } from './numbers/find-numbers.ts'
import { parseNumber } from './numbers/number-words.ts'

function toPattern({ of, units }: AdvisedRange): RegExp {
  const unit = `(?<unit>${Object.keys(units).join('|')})\\b`
  return new RegExp(
    `${lexicon.AMOUNT}${unit}${lexicon.GAP}\\b(?:${of})\\b|\\b(?:${of})\\b${lexicon.GAP}${lexicon.AMOUNT}${unit}`,
    'gi',
  )
}

const RANGES = lexicon.ADVISED_RANGES.map((range) => ({
  ...range,
  pattern: toPattern(range),
  isNamed: new RegExp(`\\b(?:${range.of})\\b`, 'i'),
  named: plainNumbers(range.advice),
}))

function isAdvised(sentence: string, at: number): boolean {
  return lexicon.ADVISED.test(sentence) && !lexicon.OBSERVED.test(sentence) && !isDenied(clauseBefore(sentence, at))
}

function findOutside(sentence: string): string | null {
  for (const { isNamed, pattern, units, least = 0, most, isPerKilogram, advice } of RANGES) {
    if (!isNamed.test(sentence) || !(isPerKilogram ? lexicon.A_KILOGRAM : lexicon.A_DAY).test(sentence)) continue
    for (const { groups = {}, index } of sentence.matchAll(pattern)) {
      const { first = '', second = first, unit = '' } = groups
      const values = [first, second].map((number) => parseNumber(number) * (units[unit.toLowerCase()] ?? 1))
      const isOutside = Math.max(...values) > most || Math.min(...values) < least
      if (isOutside && isAdvised(sentence, index))
        return `“${second} ${unit}” is outside the range that guidelines advise. ${advice}. Write that, or leave the number out.`
    }
  }
  return null
}

/** The numbers of a sentence that the guidelines themselves name for the same substance: "less than 5 g of salt". */
export function findAdvisedNumbers(sentence: string): Set<number> {
  return new Set(RANGES.flatMap(({ isNamed, named }) => (isNamed.test(sentence) ? [...named] : [])))
}

const KILOS_IN_POUND = 0.45
const WEEKS: Readonly<Record<string, number>> = { day: 1 / 7, week: 1, fortnight: 2, month: 4.35 }

function findFastLoss(sentence: string): string | null {
  if (!lexicon.IN_KILOS.test(sentence)) return null
  for (const pattern of lexicon.LOSSES) {
    const match = pattern.exec(sentence)
    if (!match) continue
    const { first = '', second = first, unit = '', count = 'one', time = '' } = match.groups ?? {}
    const kilos = parseNumber(second) * (/^(?:p|l)/i.test(unit) ? KILOS_IN_POUND : 1)
    const weeks = parseNumber(count) * (WEEKS[time.toLowerCase().replace(/s$/, '')] ?? 1)
    if (
      kilos / weeks <= lexicon.LOSS_A_WEEK ||
      lexicon.OBSERVED.test(sentence) ||
      isDenied(clauseBefore(sentence, match.index))
    )
      continue
    return 'This promises a loss that is too fast. Half a kilo to one kilo a week is the most that guidelines advise: write that, or leave the number out.'
  }
  return null
}

function findChildAmount(sentence: string): string | null {
  if (!lexicon.CHILD.test(sentence) || lexicon.FROM_FOOD.test(sentence) || REFERRAL.test(sentence)) return null
  const match = lexicon.FOR_CHILD.exec(sentence)
  return match && isAdvised(sentence, match.index)
    ? 'This names an amount for a child. What is right depends on age and weight: leave the amount out, and send parents to the child’s doctor or dietitian.'
    : null
}

/** Finds amounts that guidelines advise against, for adults, and any unsourced amount of protein or a remedy for a child. */
export const checkAmount: ClaimRule = ({ sentence, isSourced }) => {
  if (!lexicon.HAS_NUMBER.test(sentence)) return null
  return (isSourced ? null : findChildAmount(sentence)) ?? findOutside(sentence) ?? findFastLoss(sentence)
}
