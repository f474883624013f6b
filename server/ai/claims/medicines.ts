import { clauseBefore, isDenied } from './clause.ts'
import { ASKS } from './medicine-stops.content.ts'
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
import type { ClaimRule } from './rule.ts'

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
