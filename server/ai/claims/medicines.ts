import { clauseBefore, isDenied } from './clause.ts'
import type { ClaimRule } from './rule.ts'

const NAMED =
  'metformin|insulin|glimepiride|gliclazide|sitagliptin|dapagliflozin|empagliflozin|pioglitazone|(?:levo)?thyroxine|eltroxin|thyronorm|aspirin|ecosprin|disprin|paracetamol|crocin|dolo|ibuprofen|brufen|combiflam|diclofenac|(?:atorva|rosuva|simva)?statins?|amlodipine|telmisartan|losartan|ramipril|enalapril|metoprolol|atenolol|propranolol|omeprazole|pantoprazole|ranitidine|amoxicillin|azithromycin|antibiotics?|prednisolone|steroids?|warfarin|clopidogrel|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|liraglutide|orlistat|phentermine|sertraline|fluoxetine|escitalopram|antidepressants?|alprazolam|diazepam|melatonin|hydroxychloroquine|ivermectin|furosemide|spironolactone|letrozole|clomiphene|sleeping pills?|blood thinners?|painkillers?'
const ANY = `${NAMED}|(?:thyroid|diabetes|bp|blood pressure|heart|prescribed|your|their|the|his|her|these|all|any)? ?(?:medicines?|medications?|tablets?|pills?|drugs?|injections?|prescriptions?)`
const SUPPLEMENT =
  'vitamins?|iron|calcium|zinc|folic acid|folate|magnesium|potassium|b12|d3|omega-3|fish oil|supplements?|capsules?|tablets?|pills?'

const DOSE =
  /\b\d+(?:[.,]\d+)?\s*(?:-|–|to)?\s*(?:\d+(?:[.,]\d+)?)?\s*-?(?:mg|milligrams?|mcg|µg|μg|micrograms?|iu|units?|g|grams?|ml|tablets?|pills?|capsules?)\b/i
const FREQUENCY =
  /\b(?:once|twice|thrice|(?:two|three|four|\d) times?) (?:(?:a|per|every|each) (?:day|week)|daily)\b|\bevery (?:\d+ hours|morning|night|evening|day)\b/i
const MEDICINE = new RegExp(`\\b(?:${NAMED})\\b`, 'i')
const STRENGTH = /\b\d[\d,.]*\s*-?(?:mg|milligrams?|mcg|µg|μg|micrograms?|iu|units?)\b/i
const TAKEN = new RegExp(`\\b(?:${SUPPLEMENT})\\b`, 'i')
const ORDER =
  /\b(?:takes?|start|use|increase|double|reduce|halve|lower|raise|have|swallow|inject|dose|dosage|give|try|pop|add)\b/i
const COMMAND =
  /^(?:["'“‘]|\W)?\s*(?:please |just |always |then |also )?(?:take|have|swallow|inject|pop|start|use|give)\b|\b(?:should|must|can|need to|have to|ought to) (?:take|swallow|inject|start|use)\b/i

const STOP = new RegExp(
  `\\b(?:stop(?:ping)?(?: taking| using)?|quit(?:ting)?|skip(?:ping)?|discontinu(?:e|ing)|throw(?:ing)? away|com(?:e|ing) off|give up|get off|ditch(?:ing)?|replac(?:e|es|ing)|leave out|(?:no longer|won[’']t|will not|never again) (?:even )?need|reduce|halve|cut down(?: on)?|wean (?:yourself )?off|instead of)\\b[^.,;:?!]{0,25}?\\b(?:${ANY})\\b(?!-| of (?:jaggery|chocolate))`,
  'i',
)
const STOPPED = new RegExp(
  `\\b(?:${ANY})\\b[^.,;:?!]{0,15}? (?:can|may|should|could) (?:then )?be (?:stopped|skipped|replaced|halved|thrown away|left out)\\b|\\b(?:${NAMED}|medicines?|medications?) (?:is|are) (?:not|no longer) (?:needed|necessary|required)\\b`,
  'i',
)
const ASKS =
  /\b(?:ask|talk|speak|check|consult|discuss|tell|word with)\b[^.;]{0,40}\b(?:doctor|physician|dietitian|prescriber|diabetologist|specialist)|\b(?:doctor|physician|specialist)\b[^.;]{0,25}\b(?:may|can|will|might|decides?|agrees?|adjusts?|advises?|tells?)\b|\b(?:unless|until|before|without|with) (?:your|the|a|their)(?: treating| own)? (?:doctor|physician|prescriber)/i

/** The sentence warns of it. */
const DANGER = /\b(?:kills?|dangerous|danger|risky|harm(?:s|ful)?|unsafe|frighten\w*|emergency|never)\b/i

const CHANGED = new RegExp(
  `\\b(?:double|triple|increase|raise|lower|halve)\\b[^.,;:?!]{0,20}?\\b(?:(?:${NAMED}) dos(?:e|age)|dos(?:e|age) of)\\b`,
  'i',
)

function isOrdered(sentence: string): boolean {
  const isAmount = DOSE.test(sentence)
  const isOften = FREQUENCY.test(sentence)
  return (
    (isAmount && (ORDER.test(sentence) || isOften)) || (isOften && COMMAND.test(sentence)) || CHANGED.test(sentence)
  )
}

/** How much of a medicine to take is for whoever prescribes it. */
export const dosesMedicine: ClaimRule = ({ sentence, isSourced }) => {
  const dose = DOSE.exec(sentence) ?? FREQUENCY.exec(sentence)
  const isMedicine = MEDICINE.test(sentence) && isOrdered(sentence)
  const isSupplement = !isSourced && STRENGTH.test(sentence) && TAKEN.test(sentence) && COMMAND.test(sentence)
  if (!isMedicine && !isSupplement) return null
  if (isDenied(clauseBefore(sentence, dose?.index ?? sentence.length)) || ASKS.test(sentence)) return null
  return 'This tells how much of a medicine or strong supplement to take. The dose is for the doctor who prescribes it: leave the amount out and send the reader there.'
}

/** Nobody should leave a prescribed medicine out because of an article. */
export const stopsMedicine: ClaimRule = ({ sentence }) => {
  const found = STOP.exec(sentence) ?? STOPPED.exec(sentence)
  if (!found || isDenied(clauseBefore(sentence, found.index)) || ASKS.test(sentence) || DANGER.test(sentence))
    return null
  if (/^no\b/i.test(found[0]) && !/^no longer/i.test(found[0])) return null
  return 'This can be read as advice to stop, skip or reduce a prescribed medicine. Say that only the treating doctor changes it.'
}
