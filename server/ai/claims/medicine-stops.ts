import { clauseBefore, isDenied } from './clause.ts'
import { ASKS, DANGER, LEFT, OF_MEDICINES, STOPS } from './medicine-stops.content.ts'
import type { ClaimRule } from './rule.ts'

/** Finds the advice to stop a medicine, in this sentence or together with the next. */
function findStop(sentence: string, next: string): RegExpExecArray | null {
  for (const pattern of STOPS) {
    const found = pattern.exec(sentence)
    if (found) return found
  }
  const left = LEFT.exec(`${sentence} ${next}`.trim())
  return left && left.index < sentence.length ? left : null
}

function isWarnedOf(sentence: string, found: RegExpExecArray): boolean {
  const after = sentence.slice(found.index + found[0].length)
  const before = clauseBefore(sentence, found.index)
  return DANGER.test(before) || (DANGER.test(after) && !OF_MEDICINES.test(after))
}

/** Finds advice to stop a prescribed medicine. */
export const checkMedicineStop: ClaimRule = ({ sentence, next }) => {
  const found = findStop(sentence, next)
  if (!found || isDenied(clauseBefore(sentence, found.index)) || ASKS.test(sentence) || isWarnedOf(sentence, found))
    return null
  return 'This can be read as advice to stop, skip or reduce a prescribed medicine. Say that only the treating doctor changes it.'
}
