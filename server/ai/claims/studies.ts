import type { ClaimRule } from './rule.ts'

const STUDIES =
  /\b(?:stud(?:y|ies)|research(?:ers)?|(?:clinical )?trials?|scientists|science|experts|evidence)(?: \w+){0,2}? (?:shows?|showed|shown|proves?|proved|proven|suggests?|suggested|finds?|found|says?|confirms?|confirmed|reveals?|revealed|links?|linked|agree|reports?|reported|discovered|discover|believe|warn)\b|\baccording to (?:(?:recent|new|several|many|some|various|the latest) )?(?:stud(?:y|ies)|research|experts|scientists|science)\b|\b(?:scientifically|clinically|medically) (?:proven|proved|shown|tested)\b/i

/** "Studies show" without saying which. */
export const namesNoStudy: ClaimRule = ({ sentence, isHeading, isSourced }) => {
  if (isSourced || isHeading || /\?["'”’)]*$/.test(sentence) || !STUDIES.test(sentence)) return null
  return 'This leans on studies or experts without naming any. Name the study or guideline with its publisher and year, or say it without them.'
}
