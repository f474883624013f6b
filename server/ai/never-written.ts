import type { Finding, FindingKind } from '#domain/ai/findings.ts'
import { plainText } from '#domain/blogs/plain-text.ts'

const DISEASES =
  'diabetes|cancers?|tumours?|thyroid|hypothyroidism|pcos|pcod|hypertension|blood pressure|heart disease|asthma|arthritis|kidney|liver|fatty liver|epilepsy|alzheimer\\w*|depression|anxiety|covid\\w*|tuberculosis|hiv|aids|disease|diseases|illness|illnesses|condition'
const MEDICINES =
  'metformin|insulin|glimepiride|gliclazide|semaglutide|liraglutide|orlistat|aspirin|paracetamol|acetaminophen|ibuprofen|diclofenac|thyroxine|levothyroxine|statins?|atorvastatin|rosuvastatin|amlodipine|telmisartan|losartan|warfarin|prednisolone|antibiotics?|amoxicillin|azithromycin|omeprazole|pantoprazole|medicines?|tablets?|capsules?|drugs?|injections?'

const CURES = new RegExp(
  `\\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|gets? rid of)\\b[^.!?]{0,60}\\b(?:${DISEASES})\\b|\\b(?:miracle|permanent|guaranteed|sure|natural) cure\\b`,
  'i',
)
const DENIES = /\b(?:no|not|never|cannot|nobody|nothing|none|without|instead of|myth|claims?|promises?|\w+n['’]t)\b/i
const CALORIES = /\b(\d{3,4}|\d,\d{3})\s*(?:-|–|to)?\s*(?:\d[\d,]*\s*)?(?:kcal|kilocalories|calories|cal)\b/gi
const A_DAY = /\b(?:per day|a day|each day|every day|daily|in a day)\b|\/\s*day/i
const DIFFERENCE = /\b(?:deficit|less|fewer|more|extra|additional|reduc\w+|cut\w*|burn\w*|below|under)\b/i
const DOSE = new RegExp(
  `\\b\\d[\\d.,]*\\s*(?:mg|mcg|µg|g|ml|iu|units?|tablets?|drops?|capsules?)\\b[^.!?]{0,40}\\b(?:${MEDICINES})\\b|\\b(?:${MEDICINES})\\b[^.!?]{0,40}\\b\\d[\\d.,]*\\s*(?:mg|mcg|µg|ml|iu|units?|drops?)\\b`,
  'i',
)
const STOPS = new RegExp(`\\b(?:stop|throw away|give up|skip|double|replace)\\b[^.!?]{0,30}\\b(?:${MEDICINES})\\b`, 'i')

const CALORIES_MIN = 1200

function isTooLow(sentence: string): boolean {
  if (!A_DAY.test(sentence) || DIFFERENCE.test(sentence)) return false
  return [...sentence.matchAll(CALORIES)].some(([, figure = '']) => Number(figure.replace(',', '')) < CALORIES_MIN)
}

interface Rule {
  kind: FindingKind
  is(sentence: string): boolean
  reason: string
}

const RULES: Rule[] = [
  {
    kind: 'cure_promise',
    is: (sentence) => CURES.test(sentence),
    reason:
      'No food, diet or habit may be said to cure or reverse a disease. Say what it can help with, and name the source.',
  },
  {
    kind: 'low_calorie_target',
    is: isTooLow,
    reason: `No target under ${CALORIES_MIN.toLocaleString('en-IN')} kcal a day is given to the general public: so little food needs a doctor’s supervision.`,
  },
  {
    kind: 'medicine_dose',
    is: (sentence) => DOSE.test(sentence) || STOPS.test(sentence),
    reason: 'Doses, and starting, changing or stopping a medicine, are for the doctor who prescribes it.',
  },
]

export function sentencesOf(html: string): string[] {
  return plainText(html).split(/(?<=[.!?])\s+/)
}

/** What no machine may write here: promises of a cure, very low targets, doses of medicines. */
export function neverWritten(...texts: readonly string[]): Finding[] {
  return texts
    .flatMap(sentencesOf)
    .filter((sentence) => !DENIES.test(sentence))
    .flatMap((sentence) =>
      RULES.filter(({ is }) => is(sentence)).map(({ kind, reason }) => ({ kind, text: sentence, reason })),
    )
}
