import { type ClaimRule, clauseBefore, isDenied } from './claim.ts'
import { ASKS, DANGER, LEFT, OF_MEDICINES, STOPS } from './medicine-stops.content.ts'
import {
  CHANGED,
  COMMAND,
  DAILY,
  DOSE,
  FREQUENCY,
  HARMLESS,
  HARMS,
  HELPS,
  HERB_DOSE,
  IN_FOOD,
  MEDICINE,
  ORDER,
  STIRRED,
  STRENGTH,
  TAKEN,
  UNITS,
} from './medicines.content.ts'

function isOrdered(sentence: string): boolean {
  const isAmount = DOSE.test(sentence)
  const isOften = FREQUENCY.test(sentence)
  return (
    (isAmount && (ORDER.test(sentence) || isOften || DAILY.test(sentence))) ||
    (isOften && COMMAND.test(sentence)) ||
    CHANGED.test(sentence)
  )
}

function isSupplementDose(sentence: string): boolean {
  if (HARMLESS.test(sentence) || IN_FOOD.test(sentence)) return false
  return STRENGTH.test(sentence) && TAKEN.test(sentence) && COMMAND.test(sentence)
}

/** Finds doses of a medicine, which only a prescriber may give. */
export const checkMedicineDose: ClaimRule = ({ sentence, isSourced }) => {
  const dose = DOSE.exec(sentence) ?? UNITS.exec(sentence) ?? HELPS.exec(sentence) ?? FREQUENCY.exec(sentence)
  const isHelp = HELPS.test(sentence) && !HARMS.test(sentence)
  const isMedicine = (MEDICINE.test(sentence) && isOrdered(sentence)) || UNITS.test(sentence) || isHelp
  const isOrder = COMMAND.test(sentence) || STIRRED.test(sentence) || FREQUENCY.test(sentence) || DAILY.test(sentence)
  const isHerb = !isSourced && HERB_DOSE.test(sentence) && isOrder
  const isSupplement = !isSourced && isSupplementDose(sentence)
  if (!isMedicine && !isHerb && !isSupplement) return null
  if (isDenied(clauseBefore(sentence, dose?.index ?? sentence.length)) || ASKS.test(sentence)) return null
  return 'This says how much of a medicine or strong supplement to take. Only the doctor who prescribes it decides the dose. Leave the amount out and send the reader to the doctor.'
}

/** Finds the advice to stop a medicine, in this sentence or together with the next. */
function findStop(sentence: string, next: string): RegExpExecArray | null {
  for (const pattern of STOPS) {
    const match = pattern.exec(sentence)
    if (match) return match
  }
  const match = LEFT.exec(`${sentence} ${next}`.trim())
  return match && match.index < sentence.length ? match : null
}

function isWarnedOf(sentence: string, match: RegExpExecArray): boolean {
  const after = sentence.slice(match.index + match[0].length)
  const before = clauseBefore(sentence, match.index)
  return DANGER.test(before) || (DANGER.test(after) && !OF_MEDICINES.test(after))
}

/** Finds advice to stop a prescribed medicine. */
export const checkMedicineStop: ClaimRule = ({ sentence, next }) => {
  const match = findStop(sentence, next)
  if (!match || isDenied(clauseBefore(sentence, match.index)) || ASKS.test(sentence) || isWarnedOf(sentence, match))
    return null
  return 'This can be read as advice to stop, skip or reduce a prescribed medicine. Say that only the treating doctor changes it.'
}
