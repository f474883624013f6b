import { AUTHORITIES } from './authorities.content.ts'
import { isDenied } from './clause.ts'
import { findLibraryNumbers } from './numbers/library-numbers.ts'
import { findSampleSizes, findTests } from './numbers/sample-sizes.ts'
import type { ClaimRule } from './rule.ts'

const SHOWS =
  '(?:shows?|showed|shown|proves?|proved|proven|suggests?|suggested|finds?|found|says?|confirms?|confirmed|reveals?|revealed|links?|linked|agree|reports?|reported|discovered|discover|believe|warn|concluded|demonstrated)'
const STUDY = '(?:stud(?:y|ies)|research|(?:clinical )?trials?|scientists|science|experts)'
const STUDIES = new RegExp(
  [
    `\\b(?:${STUDY}|researchers|evidence)(?: \\w+){0,2}? ${SHOWS}\\b`,
    // "A study from Harvard in 2019 showed".
    `\\b(?:stud(?:y|ies)|research(?:ers)?|trials?|survey|paper|scientists) (?:from|by|in|at|of|on|published|conducted|done|with|carried)\\b[^.;:?!]{0,80}? ${SHOWS}\\b`,
    `\\b(?:according to|as per) (?:(?:a|an|one|the|recent|new|several|many|some|various|latest|large|major|famous|\\d{4}) ){0,3}${STUDY}\\b`,
    '\\b(?:scientifically|clinically|medically) (?:proven|proved|shown|tested)\\b',
  ].join('|'),
  'i',
)

function leansOnAuthority(sentence: string): boolean {
  return AUTHORITIES.some((pattern) => {
    const found = pattern.exec(sentence)
    return found !== null && !isDenied(sentence.slice(0, found.index))
  })
}

const NAME_IT =
  'Name the study or guideline with its author or publisher, title and year, or link to it. Or say it without them.'

/**
 * Finds "studies show" or "Harvard doctors say" without a study that a reader can find; the name of a journal,
 * university or doctor is not enough.
 */
export const checkUnsourcedStudy: ClaimRule = ({ sentence, isHeading, isSourced, hasList }) => {
  if (isSourced || /\?["'”’)]*$/.test(sentence)) return null
  const isNamed = leansOnAuthority(sentence)
  const samples = hasList ? [] : isNamed ? findSampleSizes(sentence) : findTests(sentence)
  const known = findLibraryNumbers(
    samples.map(({ count }) => count),
    sentence,
  )
  const [tested] = samples.filter(({ count }) => !known.has(count))
  const whom = isNamed ? ['someone, a place or a journal'] : []
  const onWhom = tested ? [`how many people were tested (“${tested.written}”)`] : []
  if (isNamed || tested)
    return `This names ${[...whom, ...onWhom].join(' and ')}, but a reader couldn’t find the study. ${NAME_IT}`
  if (isHeading || !STUDIES.test(sentence)) return null
  return `This relies on studies or experts that readers can’t look up. ${NAME_IT}`
}
