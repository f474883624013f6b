import { checkClaims } from '../claims/check-claims.ts'
import { asksTooLittle } from './low-calories.ts'

/** What a topic asks for that no article may give. */
export const ASKED = ['cure', 'dose', 'medicine_stop', 'low_calories'] as const
export type Asked = (typeof ASKED)[number]

const CURE =
  /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ing)?|revers(?:e|es|ed|ing|al)|guarantee\w*|miracle|detox\w*|toxins?|permanent(?:ly)?|get rid of|boost\w* (?:\w+ ){0,2}immun\w+|immun\w+ (?:\w+ )?boost\w*|ilaj|jad se)\b/i
const DOSE =
  /\b(?:dos(?:e|es|age|ing)|how many (?:tablets?|pills?|units?|mg)|(?:\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half an?|a)\s*(?:mg|milligrams?|mcg|micrograms?|iu|units?|tablets?|pills?))\b/i

export function findAsked(topic: string): Asked[] {
  const kinds = new Set(checkClaims({ title: topic }).map(({ kind }) => kind))
  const found: Record<Asked, boolean> = {
    cure: kinds.has('cure_promise') || CURE.test(topic),
    dose: kinds.has('medicine_dose') || DOSE.test(topic),
    medicine_stop: kinds.has('medicine_stop'),
    low_calories: kinds.has('low_calorie_target') || asksTooLittle(topic),
  }
  return ASKED.filter((asked) => found[asked])
}
