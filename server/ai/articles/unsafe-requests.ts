import { LOWEST, toKcal } from '../claims/calories.ts'
import { checkClaims } from '../claims/check-claims.ts'
import {
  CURE,
  DOSE,
  ENERGY_WITH_UNIT,
  LESS_THAN,
  NAMED_FIRST,
  PART_AFTER,
  SPENT,
  type UNSAFE_TEXTS,
} from './unsafe-requests.content.ts'

/** Requests in a topic that no article may fulfil. */
export type UnsafeRequest = keyof typeof UNSAFE_TEXTS

/** True if a topic names fewer calories than an adult needs, in any wording; no article may repeat such a topic. */
function asksTooLittle(topic: string): boolean {
  const numbers = [...topic.matchAll(ENERGY_WITH_UNIT), ...topic.matchAll(NAMED_FIRST)]
  return numbers.some((match) => {
    const before = topic.slice(0, match.index)
    const kcal = toKcal(match)
    const isLess = LESS_THAN.test(before) || /\b(?:under|below|within|upto|up to)\s+$/i.test(before)
    if (kcal > LOWEST || (kcal === LOWEST && !isLess)) return false
    return (
      (LESS_THAN.test(before) || !SPENT.test(before)) && !PART_AFTER.test(topic.slice(match.index + match[0].length))
    )
  })
}

export function findUnsafeRequests(topic: string): UnsafeRequest[] {
  const kinds = new Set(checkClaims({ title: topic }).map(({ kind }) => kind))
  const isFound: Record<UnsafeRequest, boolean> = {
    cure: kinds.has('cure_promise') || CURE.test(topic),
    dose: kinds.has('medicine_dose') || DOSE.test(topic),
    medicine_stop: kinds.has('medicine_stop'),
    low_calories: kinds.has('low_calorie_target') || asksTooLittle(topic),
  }
  return (Object.keys(isFound) as UnsafeRequest[]).filter((request) => isFound[request])
}
