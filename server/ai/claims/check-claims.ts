import { type Finding, FORBIDDEN_KINDS } from '#domain/ai/findings.ts'
import { toBlocks } from '../text/article-blocks.ts'
import { splitSentences } from '../text/sentences.ts'
import { checkAmount, findAdvisedNumbers } from './amounts.ts'
import { checkCalorieTarget, warnsAgainstLowCalories, withoutMeals } from './calories.ts'
import { COOKS, DENIED_NEXT, FOOD_TABLE, QUOTATION, REPORTED } from './claim.content.ts'
import type { Claim, ClaimRule } from './claim.ts'
import { CURE_PROMISES } from './cures.content.ts'
import { FEAR_AND_SHAME } from './fear-and-shame.content.ts'
import { CURES_IN_HINDI, FEAR_IN_HINDI, MYTHS_IN_HINDI, STOPS_IN_HINDI } from './hindi.content.ts'
import { AGAINST_DOCTORS } from './medicine-stops.content.ts'
import { checkMedicineDose, checkMedicineStop } from './medicines.ts'
import { MYTHS } from './myths.content.ts'
import { findNumbers, isFoodContent, isSampleSize, type NumberClaim, plainNumbers } from './numbers/find-numbers.ts'
import { findLibraryNumbers } from './numbers/library-numbers.ts'
import { findPhrase } from './phrases.ts'
import { isSourceLink, namesSource, pointsToList } from './sources.ts'
import { checkStarvation } from './starving.ts'
import { checkUnsourcedStudy } from './studies.ts'

/** Shortest sentence in characters that can make a claim. */
const SHORTEST = 5

export interface CheckedText {
  title?: string | undefined
  summary?: string | undefined
  content?: string | undefined
  topic?: string | undefined
}

const checkStopPhrase = findPhrase([...STOPS_IN_HINDI, ...AGAINST_DOCTORS])

type KindRule = readonly [Finding['kind'], ClaimRule]

/** Kinds that can be found in a single sentence, most serious first. */
const RULES: readonly KindRule[] = [
  ['cure_promise', findPhrase([...CURES_IN_HINDI, ...CURE_PROMISES])],
  ['low_calorie_target', (claim) => checkCalorieTarget(claim) ?? checkStarvation(claim)],
  ['medicine_dose', checkMedicineDose],
  ['medicine_stop', (claim) => checkMedicineStop(claim) ?? checkStopPhrase(claim)],
  ['risky_amount', checkAmount],
  ['myth', findPhrase([...MYTHS_IN_HINDI, ...MYTHS], { mayBeCondition: true })],
  ['fear_or_shame', findPhrase([...FEAR_IN_HINDI, ...FEAR_AND_SHAME], { mayBeCondition: true })],
  ['unsourced_study', checkUnsourcedStudy],
]

/** Checks a sentence in which no rule has found a claim. */
type ClaimFinder = (claim: Claim) => Omit<Finding, 'text'> | null

/**
 * Finds claims that an article's author should not make or must support, in the order of the text.
 * @param findLikely also reports what it finds
 */
export function checkClaims(
  { title = '', summary = '', content = '', topic = '' }: CheckedText,
  findLikely: ClaimFinder = () => null,
): Finding[] {
  const claims = [...textClaims(title, true), ...textClaims(summary), ...articleClaims(content)]
  const sourced = claims.flatMap(({ isSourced, sentence }) => (isSourced ? findNumbers(shortenRuns(sentence)) : []))
  const rules: KindRule[] = [...RULES, ['unsourced_number', lacksSource(sourced, topic, FOOD_TABLE.test(content))]]
  return claims.flatMap((claim, at) => {
    // The text below a heading may answer it.
    const next = claim.next || (claim.isHeading ? (claims[at + 1]?.sentence ?? '') : '')
    return checkClaim({ ...claim, next }, topic, rules, findLikely)
  })
}

export const isForbidden = ({ kind }: Finding) => FORBIDDEN_KINDS.some((forbidden) => forbidden === kind)

/** Finds claims that an AI's text must not contain. */
export function findForbiddenClaims(text: CheckedText): Finding[] {
  return checkClaims(text).filter(isForbidden)
}

/** Longer runs are not words. */
const LONG_WORD = /([\p{L}\p{M}\p{N}]{40})[\p{L}\p{M}\p{N}]+/gu
const LONG_BLANK = /\s{2,}/g

/** Shortens long runs of letters, digits or blanks, on which a pattern could backtrack exponentially. */
function shortenRuns(text: string): string {
  return text.replace(LONG_WORD, '$1').replace(LONG_BLANK, ' ')
}

function normalise(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Removes quotations that the sentence denies, reports as a claim or asks about: they make no claim. */
function removeQuotations({ sentence, next }: Claim, topic: string): string {
  if (!/["“]/.test(sentence)) return sentence
  const plainTopic = normalise(topic)
  const unquoted = sentence.replace(QUOTATION, ' ')
  const isReported = REPORTED.test(unquoted) || sentence.endsWith('?')
  const isOnlyQuotation = normalise(unquoted) === ''
  return sentence.replace(QUOTATION, (quotation) => {
    const isTopic = plainTopic !== '' && normalise(quotation) === plainTopic
    return isReported || isTopic || (isOnlyQuotation && DENIED_NEXT.test(next)) ? '“…”' : quotation
  })
}

function checkClaim(claim: Claim, topic: string, rules: readonly KindRule[], findLikely: ClaimFinder): Finding[] {
  if (claim.sentence.length < SHORTEST) return []
  const checked = { ...claim, sentence: shortenRuns(removeQuotations(claim, topic)), next: shortenRuns(claim.next) }
  const found = rules.flatMap(([kind, rule]): Finding[] => {
    const reason = rule(checked)
    return reason === null ? [] : [{ kind, text: claim.sentence, reason }]
  })
  if (found.every(({ kind }) => kind === 'unsourced_number')) {
    const likely = findLikely(checked)
    if (likely) found.unshift({ ...likely, text: claim.sentence })
  }
  if (found.length === 0) return []
  const kinds = found.map(({ kind }) => kind)
  const strongest = found.filter(({ kind }) => !(STRONGER_KIND[kind] && kinds.includes(STRONGER_KIND[kind])))
  const units = found.flatMap(({ kind }) => UNITS_OF[kind] ?? [])
  const isEveryNumberCovered = findNumbers(checked.sentence).every(({ keys }) =>
    keys.every((key) => units.some((unit) => key.endsWith(unit))),
  )
  return isEveryNumberCovered ? strongest.filter(({ kind }) => kind !== 'unsourced_number') : strongest
}

/** For each kind, a stronger one that replaces it in the same sentence. */
const STRONGER_KIND: Partial<Record<Finding['kind'], Finding['kind']>> = {
  myth: 'cure_promise',
  risky_amount: 'medicine_dose',
}

/** Units of numbers that a more serious finding already covers. */
const UNITS_OF: Partial<Record<Finding['kind'], readonly string[]>> = {
  low_calorie_target: [' kcal', ' kj'],
  medicine_dose: [' mg', ' mcg', ' iu'],
  risky_amount: [' g', ' mg', ' mcg', ' iu'],
  unsourced_study: [' tested'],
}

function textClaims(text: string, isHeading = false): Claim[] {
  const isSourced = namesSource(shortenRuns(text))
  return toClaims(text, { isHeading, isSourced, hasList: false, hasOtherLink: false })
}

function toClaims(text: string, context: Omit<Claim, 'sentence' | 'next'>): Claim[] {
  const sentences = splitSentences(text)
  return sentences.map((sentence, at) => ({ sentence, next: sentences[at + 1] ?? '', ...context }))
}

/** A source covers the paragraph that names it and the list below; a link covers only its own paragraph or list item. */
function articleClaims(html: string): Claim[] {
  const blocks = toBlocks(html)
  const hasList = blocks.some(({ isSource, kind }) => isSource && kind !== 'heading')
  let isTextAboveSourced = false
  return blocks.flatMap((block) => {
    if (block.isSource) return []
    const isNamed = namesSource(shortenRuns(block.text)) || (hasList && pointsToList(block.text))
    const isSourced = isNamed || block.links.some(isSourceLink) || (block.kind === 'item' && isTextAboveSourced)
    if (block.kind !== 'item') isTextAboveSourced = isNamed
    return toClaims(block.text, {
      isHeading: block.kind === 'heading',
      isSourced,
      hasList,
      hasOtherLink: block.links.length > 0,
    })
  })
}

/** Finds numbers without a source: not in the topic, not in the library, and not sourced elsewhere in the text. */
function lacksSource(sourced: readonly NumberClaim[], topic: string, hasFoodTable: boolean): ClaimRule {
  const known = new Set(sourced.flatMap(({ keys }) => keys))
  const ofTopic = plainNumbers(topic)
  return ({ sentence, isSourced, hasList, hasOtherLink }) => {
    if (isSourced) return null
    if (warnsAgainstLowCalories(sentence) || COOKS.test(sentence)) return null
    const claims = findNumbers(withoutMeals(sentence))
    if (claims.length === 0) return null
    const ofLibrary = findLibraryNumbers(
      claims.flatMap(({ keys }) => keys.map(Number.parseFloat)),
      sentence,
    )
    const advised = findAdvisedNumbers(sentence)
    const isKnown = (key: string) =>
      known.has(key) || [ofTopic, ofLibrary, advised].some((numbers) => numbers.has(Number.parseFloat(key)))
    const unknown = claims.filter(
      (figure) =>
        !(hasFoodTable && isFoodContent(figure)) && !figure.keys.every(isKnown) && !(hasList && isSampleSize(figure)),
    )
    if (unknown.length === 0) return null
    const written = [...new Set(unknown.map((figure) => `“${figure.written}”`))].join(', ')
    const link = hasOtherLink ? ' A link to a shop, a search, a social site or one of our own pages isn’t one.' : ''
    return `There’s no source for ${written}.${link} Name one, or say it without the figure.`
  }
}
