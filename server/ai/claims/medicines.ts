import { clauseBefore, isDenied } from './clause.ts'
import { ASKS } from './medicine-stops.ts'
import { HERBS, MEDICINES, SUPPLEMENTS } from './medicines.content.ts'
import { WORD_NUMBER } from './numbers/number-words.ts'
import type { ClaimRule } from './rule.ts'

const NUMBER = `(?:\\d+(?:[.,]\\d+)?|(?:one and a )?half(?: an?)?|(?:a|one) (?:quarter|third|half) of an?|${WORD_NUMBER})`
const AMOUNT = `\\b${NUMBER}(?:\\s*(?:-|–|to|or)?\\s*${NUMBER})?\\s*-?`
const PILL = '(?:tablets?|pills?|capsules?|gummies)'
const WEIGHT = '(?:mg|milligrams?|mcg|µg|μg|micrograms?|iu|units?)'
/** "A tablet" is a dose only if a person takes it. */
const DOSE = new RegExp(
  `${AMOUNT}(?:(?:g|grams?|ml|puffs?|injections?|jabs?|${WEIGHT})\\b|(?:[\\w-]+ )?${PILL}\\b)|\\b(?:tak(?:e|ing)|have|swallow|pop|give|inject) (?:just |only )?(?:an?|another|one) (?:${PILL}|unit|injection)\\b|\\b(?:take|have|swallow|pop) (?:just |only )?${NUMBER} (?:${MEDICINES})\\b`,
  'i',
)
const FREQUENCY =
  /\b(?:once|twice|thrice|(?:two|three|four|\d) times?) (?:(?:a|per|every|each) (?:day|week)|daily)\b|\bevery (?:\d+ hours|morning|night|evening|day)\b/i
const DAILY =
  /\b(?:daily|weekly|monthly|nightly|(?:a|per|every|each|once a) (?:day|week|month)|at night|at bedtime|in the (?:morning|evening|afternoon)|on an empty stomach|(?:before|after|with) (?:your |the |each |every )?(?:bed|sleep|breakfast|lunch|dinner|meals?|food)|with (?:warm )?milk)\b/i
const MEDICINE = new RegExp(`\\b(?:${MEDICINES})\\b`, 'i')
const STRENGTH = new RegExp(`${AMOUNT}(?:${WEIGHT}\\b|(?:[\\w-]+ ){0,2}${PILL}\\b)`, 'i')
const TAKEN = new RegExp(`\\b(?:${SUPPLEMENTS})\\b`, 'i')
/** Sold as tablets, but not medicines. */
const HARMLESS = /\b(?:sweetener|stevia|saccharin|sucralose|chlorine|yeast|stock|mint)\b/i
const HERB_DOSE = new RegExp(
  `${AMOUNT}(?:${WEIGHT}|g|gm|grams?|ml|(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp|drops?|sachets?|scoops?|${PILL}) (?:(?:of|each|pure|dried|powdered) ){0,3}(?:${HERBS})\\b|\\b(?:${HERBS})(?: (?:powder|churna?|extract|juice|root|capsules?|tablets?))?,? (?:\\(|at |of )?${AMOUNT}(?:${WEIGHT}|g|gm|grams?|ml|(?:tea|table)?spoon(?:ful)?s?|tsp|drops?|${PILL})\\b`,
  'i',
)
/** "Inject 10 units before lunch" needs no medicine's name; units of alcohol and of power are excluded. */
const UNITS = new RegExp(
  `\\b(?:inject|jab|shoot|dial)(?:s|ing)?\\b(?: up| in| yourself(?: with)?)? (?:(?:just|only|about|another) ){0,2}${AMOUNT}(?:units?|iu|ml|mg)?\\b|\\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|add|start with|give|begin with)\\b (?:(?:just|only|about|another) ){0,2}${AMOUNT}(?:units?|iu)\\b(?! of (?!insulin))`,
  'i',
)
const ENOUGH =
  '(?:will|can|helps?|works?|does|do|suffices?|settles?|keeps?|calms?|brings?|lowers?|clears?|stops?|sees?|gets?|eases?|relieves?|(?:is|are) (?:enough|plenty|fine|ok(?:ay)?|safe|all (?:you|it)|what you need|right|sufficient)|before|after|twice|daily|at (?:night|bedtime)|every|each|and you)'
/** "Two tablets of paracetamol will see you through": a dose recommended as helpful, not as an instruction. */
const HELPS = new RegExp(
  `(?:${AMOUNT}(?:(?:g|grams?|ml|puffs?|jabs?|shots?|injections?|drops?|${WEIGHT})|(?:[\\w-]+ )?${PILL}) (?:of )?(?:your |the |plain |any )?(?:${MEDICINES})|\\b(?:one|two|three|half an?|another|an?(?= [\\w-]+ (?:before|after|at|every|each|will|in the))) (?:${MEDICINES})(?: ${PILL})?|\\b(?:${MEDICINES}),? ${AMOUNT}(?:${WEIGHT}|${PILL}))\\b[^.,;:?!]{0,20}? ${ENOUGH}\\b(?! (?:not|never|harm|damage|hurt|kill))`,
  'i',
)
const ORDER =
  /\b(?:takes?|start|use|increase|double|reduce|halve|lower|raise|have|swallow|inject|dose|dosage|give|try|pop|add)\b/i
const COMMAND =
  /^(?:["'“‘]|\W)?\s*(?:please |just |always |then |also )?(?:take|have|swallow|inject|pop|start|use|give)\b|\b(?:should|must|can|need to|have to|ought to) (?:take|swallow|inject|start|use)\b/i

const STIRRED = /^(?:then |also )?(?:add|mix|drink|stir|boil|chew)\b/i
/** The content of a food is not a dose. */
const IN_FOOD = /\b(?:brings?|gives?|contains?|holds?|provides?|rich in|worth of|from food)\b/i

const CHANGED = new RegExp(
  `\\b(?:double|triple|increase|raise|lower|halve)\\b[^.,;:?!]{0,20}?\\b(?:(?:${MEDICINES}) dos(?:e|age)|dos(?:e|age) of)\\b`,
  'i',
)

const HARMS =
  /\b(?:harm\w*|damag\w*|dangerous|danger|too (?:much|many)|overdos\w*|poison\w*|liver failure|kills?|fatal|maximum|prescribed|prescribes?|leaflet)\b/i

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
