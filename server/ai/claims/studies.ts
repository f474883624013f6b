import { AUTHORITIES } from './authorities.content.ts'
import { isDenied } from './clause.ts'
import { findLibraryNumbers } from './numbers/library-numbers.ts'
import { findSampleSizes, findTests } from './numbers/sample-sizes.ts'
import type { ClaimRule } from './rule.ts'

const SHOWS =
  '(?:shows?|showed|shown|proves?|proved|proven|suggests?|suggested|finds?|found|says?|confirms?|confirmed|reveals?|revealed|links?|linked|agree|reports?|reported|discovered|discover|believe|warn|concluded|demonstrated|established|agrees?|backs?|claims?|tells? us|teach(?:es)?)'
const STUDY =
  '(?:stud(?:y|ies)|research(?:ers)?|(?:clinical )?trials?|scientists?|science|experts?|surveys?|lab(?:oratory)? tests|experiments?)'
const STUDIES = new RegExp(
  [
    `\\b(?:${STUDY}|evidence)(?: \\w+){0,3}? ${SHOWS}\\b`,
    '\\b(?:doctors|physicians|nutritionists|dietici?ans|dietitians|professors|universities) (?:\\w+ ){0,2}?(?:proved|proven|found|shown|discovered|confirmed|revealed|agree)\\b',
    // "It was found by researchers", "proven in many studies", "backed by science".
    `\\b(?:found|shown|proven|proved|discovered|confirmed|established|observed|reported|demonstrated|backed|verified|tested|seen) (?:by|in|through) (?:\\w+ ){0,3}?(?:${STUDY}|doctors|nutritionists|universities|laborator\\w+)\\b`,
    `\\b(?:science|research|study)-(?:backed|proven)\\b`,
    // "A study from Harvard in 2019 showed".
    `\\b(?:stud(?:y|ies)|research(?:ers)?|trials?|survey|paper|scientists) (?:from|by|in|at|of|on|published|conducted|done|with|carried)\\b[^.;:?!]{0,80}? ${SHOWS}\\b`,
    `\\b(?:according to|as per) (?:(?:a|an|one|the|recent|new|several|many|some|various|latest|large|major|famous|\\d{4}) ){0,3}${STUDY}\\b`,
    '\\b(?:scientifically|clinically|medically) (?:proven|proved|shown|tested|established|confirmed)\\b|\\ba proven fact\\b',
  ].join('|'),
  'i',
)

/** "No study has shown it." */
const DENIED = /\b(?:no|not|never|nor|cannot)\b|n[’']t\b/i
/** In characters before the study. */
const DENIED_WITHIN = 20

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
  const found = STUDIES.exec(sentence)
  if (
    isHeading ||
    !found ||
    DENIED.test(sentence.slice(Math.max(0, found.index - DENIED_WITHIN), found.index) + found[0])
  )
    return null
  return `This relies on studies or experts that readers can’t look up. ${NAME_IT}`
}
