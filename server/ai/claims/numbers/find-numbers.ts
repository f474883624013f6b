import { parseNumber } from './number-words.ts'
import {
  AND_DID,
  COUNTED,
  MET,
  NUMBER_WITH_UNIT,
  PARTS,
  RATIO,
  SCALE,
  SHARES,
  TESTED_ON,
  UNITS,
} from './numbers.content.ts'

export interface NumberClaim {
  /** Exactly as in the text. */
  written: string
  /** Its normalised numbers with the unit: "2000 kcal". */
  keys: string[]
}

function findMeasures(text: string): NumberClaim[] {
  // "100 per cent of the time" is not a figure.
  const found = [...text.matchAll(NUMBER_WITH_UNIT)].filter(
    ([written]) => !/^(?:100|(?:a|one) hundred)[\s-]?(?:%|per ?cent)/i.test(written),
  )
  return found.map(([written, first, second, ...units]) => {
    const unit = UNITS[units.findIndex((found) => found !== undefined)]?.[0] ?? ''
    const numbers = [first, second].filter((number) => number !== undefined)
    return { written: written.trim(), keys: numbers.map((number) => `${parseNumber(number)} ${unit}`) }
  })
}

function toShare(written: string, count: number, total: number): NumberClaim {
  return { written: written.trim(), keys: [`${Math.round((count / total) * 100)} %`] }
}

/** Finds shares of people without a per cent sign: "one in three", "half of all women", "every fifth adult". */
function findShares(text: string): NumberClaim[] {
  const ratios = [...text.matchAll(RATIO)].flatMap(({ 0: written, 1: first = '', 2: second = '', index }) => {
    const [count, total, end] = [parseNumber(first), parseNumber(second), index + written.length]
    const isCounted = COUNTED.test(text.slice(end, end + 80)) || MET.test(text.slice(Math.max(0, index - 12), index))
    return count < total && isCounted && !SCALE.test(text) ? [toShare(written, count, total)] : []
  })
  const shares = SHARES.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ 0: written, groups = {} }) => {
    const { count = 'one', part = 'half' } = groups
    return toShare(written, parseNumber(count), PARTS[part.toLowerCase()] ?? 1)
  })
  return [...ratios, ...shares]
}

interface Tested {
  written: string
  count: number
}

/** Smaller groups may be guests at a table. */
const TESTED_MIN = 10

function findCounts(pattern: RegExp, text: string): Tested[] {
  return [...text.matchAll(pattern)].flatMap(([, number = '']) => {
    const count = parseNumber(number)
    return count < TESTED_MIN ? [] : [{ written: number.trim(), count }]
  })
}

/** Finds only the numbers of people who were tested. */
export function findTests(text: string): Tested[] {
  return findCounts(TESTED_ON, text)
}

/** Finds numbers of people who were tested or improved: "4,321 people slept better". */
export function findSampleSizes(text: string): Tested[] {
  const tested = findTests(text)
  const isNew = ({ count }: Tested) => tested.every((other) => other.count !== count)
  return [...tested, ...findCounts(AND_DID, text).filter(isNew)]
}

/** Finds numbers about bodies, foods or probabilities; kitchen amounts and minutes do not count. */
export function findNumbers(text: string): NumberClaim[] {
  const tested = findSampleSizes(text).map(({ written, count }) => ({ written, keys: [`${count} tested`] }))
  return [...findMeasures(text), ...findShares(text), ...tested]
}

/** True for the content of a food portion; a food table among the sources covers all of these. */
export function isFoodContent({ keys }: NumberClaim): boolean {
  return keys.every((key) => /(?: g| kcal)$/.test(key))
}

/** True for a sample size; the list of sources covers these. */
export function isSampleSize({ keys }: NumberClaim): boolean {
  return keys.every((key) => / tested$/.test(key))
}

/** All numbers of a text in digits, and those in words that count something. */
export function plainNumbers(text: string): Set<number> {
  const plain = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(parseNumber)
  return new Set([...plain, ...findNumbers(text).flatMap(({ keys }) => keys.map(Number.parseFloat))])
}
