import { OF_PEOPLE, PEOPLE } from './fractions.ts'
import { parseNumber, WORD_NUMBER } from './number-words.ts'

/** Smaller groups may be guests at a table. */
const LEAST = 10

const NUMBER = `\\d{1,3}(?:,\\d{2,3})+|\\d{2,7}|${WORD_NUMBER}`
const MORE = '(?:more than |over |about |around |nearly |almost |some |at least )?'
const DID =
  '(?:slept|lost|gained|improved|recovered|reported|felt|showed|became|got|saw|noticed|confirmed|agreed|benefit(?:ed|ted)|responded|reversed|cured|healed|took part|volunteered|dropped|reduced|lowered|went|had (?:less|fewer|lower|better|more|higher|no)|ate|drank|walked|(?:were|was|have been|had been) (?:\\w+ )?(?:tested|studied|examined|followed|observed|asked|surveyed|given|cured|healed|treated|helped|relieved|found|enrolled|recruited|measured|better|free|healthier|fitter))'
/** What people of an unknown study did or felt. */
const AND_DID = new RegExp(
  `(?<![\\w.,])${MORE}(${NUMBER}) (?:(?:\\w+ )?${OF_PEOPLE})(?: (?:who|that|in|from|of|with|aged|over|under)\\b[^.;:?!]{0,50}?)? ${DID}\\b`,
  'gi',
)
const TESTED =
  '(?:tested|tried|studied|examined|measured|observed|surveyed|compared|checked|proven|proved|shown|seen|found|worked|trial(?:led|s)?|stud(?:y|ies)|experiments?|research|surveys?)'
/** "Tested fibre in three thousand patients", "a trial with 200 women". */
const TESTED_ON = new RegExp(
  `\\b${TESTED}\\b[^.;:?!]{0,40}? (?:in|on|with|among|of|by|involving|across) ${MORE}(${NUMBER}) (?=(?:\\w+ ){0,2}?${PEOPLE}\\b)`,
  'gi',
)

export interface Tested {
  written: string
  count: number
}

function testedBy(pattern: RegExp, text: string): Tested[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const number = found[1] ?? ''
    const count = parseNumber(number)
    return count < LEAST ? [] : [{ written: number.trim(), count }]
  })
}

/** Finds numbers of people who were tested or improved: "4,321 people slept better". */
export function findSampleSizes(text: string): Tested[] {
  const tested = findTests(text)
  const counts = tested.map(({ count }) => count)
  return [...tested, ...testedBy(AND_DID, text).filter(({ count }) => !counts.includes(count))]
}

/** Finds only the numbers of people who were tested. */
export function findTests(text: string): Tested[] {
  return testedBy(TESTED_ON, text)
}
