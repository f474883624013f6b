import { type ClaimRule, clauseBefore, isDenied } from './claim.ts'
import { OF_MEDICINES, REFERRAL, STOPPED_MEDICINE, STOPS, WARNING } from './medicine-stops.content.ts'
import * as lexicon from './medicines.content.ts'

function isOrdered(sentence: string): boolean {
  const isAmount = lexicon.DOSE.test(sentence)
  const isOften = lexicon.FREQUENCY.test(sentence)
  return (
    (isAmount && (lexicon.ORDER.test(sentence) || isOften || lexicon.DAILY.test(sentence))) ||
    (isOften && lexicon.COMMAND.test(sentence)) ||
    lexicon.CHANGED.test(sentence)
  )
}

function isSupplementDose(sentence: string): boolean {
  if (lexicon.HARMLESS.test(sentence) || lexicon.IN_FOOD.test(sentence)) return false
  return lexicon.STRENGTH.test(sentence) && lexicon.TAKEN.test(sentence) && lexicon.COMMAND.test(sentence)
}

/** Finds doses of a medicine, which only a prescriber may give. */
export const checkMedicineDose: ClaimRule = ({ sentence, isSourced }) => {
  const dose =
    lexicon.DOSE.exec(sentence) ??
    lexicon.UNITS.exec(sentence) ??
    lexicon.HELPS.exec(sentence) ??
    lexicon.FREQUENCY.exec(sentence)
  const isHelp = lexicon.HELPS.test(sentence) && !lexicon.HARMS.test(sentence)
  const isMedicine = (lexicon.MEDICINE.test(sentence) && isOrdered(sentence)) || lexicon.UNITS.test(sentence) || isHelp
  const isOrder =
    lexicon.COMMAND.test(sentence) ||
    lexicon.STIRRED.test(sentence) ||
    lexicon.FREQUENCY.test(sentence) ||
    lexicon.DAILY.test(sentence)
  const isHerb = !isSourced && lexicon.HERB_DOSE.test(sentence) && isOrder
  const isSupplement = !isSourced && isSupplementDose(sentence)
  if (!isMedicine && !isHerb && !isSupplement) return null
  if (isDenied(clauseBefore(sentence, dose?.index ?? sentence.length)) || REFERRAL.test(sentence)) return null
  return 'This says how much of a medicine or strong supplement to take. Only the doctor who prescribes it decides the dose. Leave the amount out and send the reader to the doctor.'
}

/** Finds the advice to stop a medicine, in this sentence or together with the next. */
function findStop(sentence: string, next: string): RegExpExecArray | null {
  for (const pattern of STOPS) {
    const match = pattern.exec(sentence)
    if (match) return match
  }
  const match = STOPPED_MEDICINE.exec(`${sentence} ${next}`.trim())
  return match && match.index < sentence.length ? match : null
}

function isWarning(sentence: string, match: RegExpExecArray): boolean {
  const after = sentence.slice(match.index + match[0].length)
  const before = clauseBefore(sentence, match.index)
  return WARNING.test(before) || (WARNING.test(after) && !OF_MEDICINES.test(after))
}

/** Finds advice to stop a prescribed medicine. */
export const checkMedicineStop: ClaimRule = ({ sentence, next }) => {
  const match = findStop(sentence, next)
  if (!match || isDenied(clauseBefore(sentence, match.index)) || REFERRAL.test(sentence) || isWarning(sentence, match))
    return null
  return 'This can be read as advice to stop, skip or reduce a prescribed medicine. Say that only the treating doctor changes it.'
}
