import {
  ADVISED,
  ADVISED_RANGES,
  type AdvisedRange,
  CHILD,
  FROM_FOOD,
  LOSS_A_WEEK,
  MEASURED_FOR_CHILDREN,
  OBSERVED,
} from './amounts.content.ts'
import { clauseBefore, isDenied } from './clause.ts'
import { ASKS } from './medicine-stops.content.ts'
import { HERBS, MEDICINES, SUPPLEMENTS } from './medicines.content.ts'
import { plainNumbers } from './numbers/find-numbers.ts'
import { parseNumber, WORD_NUMBER } from './numbers/number-words.ts'
import type { ClaimRule } from './rule.ts'

const NUMBER = `\\d+(?:[.,]\\d+)*|${WORD_NUMBER}`
const HAS_NUMBER = new RegExp(`\\d|\\bhalf\\b|\\b${WORD_NUMBER}`, 'i')
const AMOUNT = `(?<![\\w.,])(?<first>${NUMBER})(?:\\s*(?:-|–|to|and|or)\\s*(?<second>${NUMBER}))?[\\s-]*`
const GAP = '[^.,;:?!]{0,25}?'
const A_DAY =
  /\b(?:(?:a|per|each|every|the|in a|whole|single) (?:day|night)|daily|(?:every|each) (?:morning|night|evening)|in 24 hours|in the day|before (?:going to )?bed(?:time)?)\b|\/ ?day\b/i
const A_KILOGRAM = /\b(?:per|a|each|every|for (?:each|every)) ?(?:kgs?|kilo(?:gram)?s?)\b|\/ ?kg\b/i

function toPattern({ of, units }: AdvisedRange): RegExp {
  const unit = `(?<unit>${Object.keys(units).join('|')})\\b`
  return new RegExp(`${AMOUNT}${unit}${GAP}\\b(?:${of})\\b|\\b(?:${of})\\b${GAP}${AMOUNT}${unit}`, 'gi')
}

const RANGES = ADVISED_RANGES.map((range) => ({
  ...range,
  pattern: toPattern(range),
  isNamed: new RegExp(`\\b(?:${range.of})\\b`, 'i'),
  named: plainNumbers(range.advice),
}))

function isAdvised(sentence: string, at: number): boolean {
  return ADVISED.test(sentence) && !OBSERVED.test(sentence) && !isDenied(clauseBefore(sentence, at))
}

function findOutside(sentence: string): string | null {
  for (const { isNamed, pattern, units, least = 0, most, isPerKilogram, advice } of RANGES) {
    if (!isNamed.test(sentence) || !(isPerKilogram ? A_KILOGRAM : A_DAY).test(sentence)) continue
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

const LOSES =
  '\\b(?:los(?:e|es|ing|t)|drop(?:s|ped)?|shed(?:s|ding)?|reduc(?:e|es|ed|ing)|burn(?:s|ed)?|melt(?:s|ed)?)\\b'
const IN_KILOS = /\b(?:kgs?|kilos?|kilograms?|pounds?|lbs?)\b/i
const KILOS = `${AMOUNT}(?<unit>kgs?|kilos?|kilograms?|pounds?|lbs?)\\b`
const TIME = `(?:in|within|every|per|each|a|by)(?: (?:just|only|the (?:first|next)|as little as|a|one)){0,2} (?:(?<count>${NUMBER}) )?(?<time>days?|weeks?|months?|fortnight)\\b`
const LOSSES: readonly RegExp[] = [
  new RegExp(`${LOSES}${GAP}${KILOS}[^.,;:?!]{0,20}? ${TIME}`, 'i'),
  new RegExp(
    `\\b(?:in|within) (?:(?:just|only) )?(?<count>${NUMBER}) (?<time>days?|weeks?|months?)[^.;:?!]{0,25}?${LOSES}${GAP}${KILOS}`,
    'i',
  ),
  new RegExp(
    `${KILOS}[^.,;:?!]{0,20}?(?:weight[- ]loss|lost|loss|down|lighter|slimmer)\\b[^.,;:?!]{0,10}? ${TIME}`,
    'i',
  ),
]
const KILOS_IN_POUND = 0.45
const WEEKS: readonly (readonly [RegExp, number])[] = [
  [/^day/i, 1 / 7],
  [/^week/i, 1],
  [/^fortnight/i, 2],
  [/^month/i, 4.35],
]

function findFastLoss(sentence: string): string | null {
  if (!IN_KILOS.test(sentence)) return null
  for (const pattern of LOSSES) {
    const found = pattern.exec(sentence)
    if (!found) continue
    const { first = '', second = first, unit = '', count = 'one', time = '' } = found.groups ?? {}
    const kilos = parseNumber(second) * (/^(?:p|l)/i.test(unit) ? KILOS_IN_POUND : 1)
    const weeks = parseNumber(count) * (WEEKS.find(([word]) => word.test(time))?.[1] ?? 1)
    if (kilos / weeks <= LOSS_A_WEEK || OBSERVED.test(sentence) || isDenied(clauseBefore(sentence, found.index)))
      continue
    return 'This promises a loss that is too fast. Half a kilo to one kilo a week is the most that guidelines advise: write that, or leave the number out.'
  }
  return null
}

const CHILD_AMOUNT = `${AMOUNT}(?:an? )?(?:g|gms?|grams?|mg|mcg|µg|iu|ml|drops?|(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp|tablets?|pills?|capsules?|gummies|scoops?|sachets?|puffs?|units?|pinch(?:es)?)\\b`
const MEASURED = `(?:${MEASURED_FOR_CHILDREN}|${MEDICINES}|${HERBS}|${SUPPLEMENTS})`
const FOR_CHILD = new RegExp(
  `(?:${CHILD_AMOUNT}|\\bhalf an? (?:tea|table)?(?:spoon|tablet|capsule)\\w*)${GAP}\\b${MEASURED}\\b|\\b${MEASURED}\\b[^.;:?!]{0,40}?${CHILD_AMOUNT}`,
  'i',
)

function findChildAmount(sentence: string): string | null {
  if (!CHILD.test(sentence) || FROM_FOOD.test(sentence) || ASKS.test(sentence)) return null
  const found = FOR_CHILD.exec(sentence)
  return found && isAdvised(sentence, found.index)
    ? 'This names an amount for a child. What is right depends on age and weight: leave the amount out, and send parents to the child’s doctor or dietitian.'
    : null
}

/** Finds amounts that guidelines advise against, for adults, and any unsourced amount of protein or a remedy for a child. */
export const checkAmount: ClaimRule = ({ sentence, isSourced }) => {
  if (!HAS_NUMBER.test(sentence)) return null
  return (isSourced ? null : findChildAmount(sentence)) ?? findOutside(sentence) ?? findFastLoss(sentence)
}
