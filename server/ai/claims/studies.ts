import { AUTHORITIES } from './authorities.content.ts'
import { type ClaimRule, isDenied } from './claim.ts'
import { findSampleSizes, findTests } from './numbers/find-numbers.ts'
import { findLibraryNumbers } from './numbers/library-numbers.ts'
import { DENIED, DENIED_WITHIN, STUDIES } from './studies.content.ts'

function leansOnAuthority(sentence: string): boolean {
  return AUTHORITIES.some((pattern) => {
    const match = pattern.exec(sentence)
    return match !== null && !isDenied(sentence.slice(0, match.index))
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
  const authority = isNamed ? ['someone, a place or a journal'] : []
  const sample = tested ? [`how many people were tested (“${tested.written}”)`] : []
  if (isNamed || tested)
    return `This names ${[...authority, ...sample].join(' and ')}, but a reader couldn’t find the study. ${NAME_IT}`
  const match = STUDIES.exec(sentence)
  if (
    isHeading ||
    !match ||
    DENIED.test(sentence.slice(Math.max(0, match.index - DENIED_WITHIN), match.index) + match[0])
  )
    return null
  return `This relies on studies or experts that readers can’t look up. ${NAME_IT}`
}
