import { clauseBefore, isDenied, isOpenQuestion } from './clause.ts'
import type { ClaimRule } from './rule.ts'

const CONDITION =
  '(?:diabet\\w+|cancers?|tumou?rs?|thyroid\\w*|hypothyroidism|pcos|pcod|hypertension|(?:high )?blood pressure|high bp|arthritis|asthma|depression|anxiety|obesity|fatty liver|kidney|heart disease|diseases?|illness\\w*|ailments?|disorders?|acidity|migraines?|acne|piles|gout|infertility|insomnia|alzheimer\\S*|dementia|covid\\S*|cholesterol|constipation|an(?:a)?emia|ibs|psoriasis|eczema|stroke|tuberculosis|tb|everything|anything|all)'
const CURES = new RegExp(
  `\\b(cure[sd]?|curing|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|eradicat\\w+|eliminat\\w+|gets? rid of|says? goodbye to)\\b[^.,;:?!]{0,40}?\\b${CONDITION}\\b`,
  'i',
)
const CURED = new RegExp(
  `\\b${CONDITION}\\b[^.,;:?!]{0,20}? (?:is|are|be|been|gets?|was|were) (?:\\w+ ){0,2}?(?:cured|reversed|healed|eradicated)\\b`,
  'i',
)
const CURE_FOR = new RegExp(
  `\\b(?:cure|remedy that works|miracle (?:cure|food|drink|remedy)|permanent (?:cure|solution|relief))\\b(?: (?:for|of|from)\\b[^.,;:?!]{0,30}?\\b${CONDITION}\\b)?`,
  'i',
)
const GUARANTEE =
  /\bguarantee[ds]?\b[^.;:?!]{0,40}?\b(?:results?|weight|fat|kilos?|kg|loss|cure|success|relief|health\w*|recovery|safe|work|lose|slim\w*)\b|\b(?:results?|weight loss|success|relief)\b(?: (?:is|are))? guaranteed\b|\b(?:melts?|blasts?|torch(?:es)?)\b[^.,;:?!]{0,15}?\bfat\b/i
const DETOX =
  /\bdetox(?:es|ing|if\w+)?\b|\b(?:flush(?:es)?|remov(?:es?|ing)|cleans(?:es?|ing))\b[^.,;:?!]{0,25}?\btoxins?\b/i
const NO_RISK =
  /\b(?:100 ?(?:%|per ?cent)|completely|totally|absolutely|perfectly) (?:safe|natural and safe|risk[- ]free|effective)\b|\b(?:no|zero|without(?: any)?|free (?:of|from)(?: any)?) side[- ]?effects?\b|\bside[- ]?effects?[- ]free\b/i

const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    CURES,
    'This promises to cure or reverse a condition. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    CURED,
    'This says that a condition is cured or reversed. Say what the food or habit has been shown to do, for whom, and who says so.',
  ],
  [
    CURE_FOR,
    'This speaks of a cure. A text on food or habits may say what helps to manage a condition, with its source, and sends the reader to a doctor.',
  ],
  [
    GUARANTEE,
    'This guarantees a result. Bodies differ: say what many people can expect, with a source, and leave the guarantee out.',
  ],
  [
    DETOX,
    'This speaks of removing toxins. Liver and kidneys do that; no food or drink is known to add to it. Say what the food does bring.',
  ],
  [NO_RISK, 'This says that something has no risk at all. Name who should take care, or leave the promise out.'],
]

/** "No side effects" denies nothing: it is the promise. */
function deniable(words: string): string {
  return words.replace(NO_RISK, '')
}

/** Promises that a text on health must not make; a sentence that denies or reports one is none. */
export const promisesCure: ClaimRule = ({ sentence }) => {
  if (isOpenQuestion(sentence)) return null
  for (const [pattern, reason] of REASONS) {
    const found = pattern.exec(sentence)
    if (!found || isDenied(clauseBefore(sentence, found.index)) || isDenied(deniable(found[0]))) continue
    const after = sentence.slice(found.index + found[0].length)
    // "A detox is not needed", "a cure for diabetes does not exist".
    if (/^[^,;:]{0,30}?(?:\b(?:not|never|cannot|unproven|myths?|a claim|impossible)\b|n[’']t\b)/i.test(after)) continue
    // "There is no cure" was denied above; "the word cure" and cured meat promise nothing.
    return reason
  }
  return null
}
