import type { Finding } from '#domain/ai/findings.ts'
import { toBlocks } from '../text/article-blocks.ts'
import { textsOf } from '../text/sentences.ts'
import { withoutMeals } from './calorie-plans.ts'
import { setsLowCalories, warnsOfLittle } from './calories.ts'
import { promisesCure } from './cures.ts'
import { urgesLongFast } from './fasts.ts'
import { type Figure, figuresIn, isOfFood, isOfTest, numbersIn } from './figures/figures.ts'
import { knownNumbers } from './figures/library-figures.ts'
import { stopsMedicine } from './medicine-stops.ts'
import { dosesMedicine } from './medicines.ts'
import { ownWords } from './quoted.ts'
import type { Claim, ClaimRule, RuleOf } from './rule.ts'
import { isSourceLink, namesSource, pointsToList } from './sources.ts'
import { starves } from './starving.ts'
import { namesNoStudy } from './studies.ts'

/** Shorter ones claim nothing. */
const SHORTEST = 5
const FOOD_TABLE = /\b(?:FoodData Central|food composition|Indian Food Composition Tables)\b/i

export interface CheckedText {
  title?: string | undefined
  summary?: string | undefined
  content?: string | undefined
  topic?: string | undefined
}

/** Claims of an article, in the order of its text, that its author should not make or has to support. */
export function checkClaims({ title = '', summary = '', content = '', topic = '' }: CheckedText): Finding[] {
  const claims = [...claimsOfText(title, true), ...claimsOfText(summary), ...claimsOfArticle(content)]
  const sourced = claims.flatMap(({ isSourced, sentence }) => (isSourced ? figuresIn(withoutRuns(sentence)) : []))
  const rules: RuleOf[] = [
    ['cure_promise', promisesCure],
    ['low_calorie_target', (claim) => setsLowCalories(claim) ?? urgesLongFast(claim) ?? starves(claim)],
    ['medicine_dose', dosesMedicine],
    ['medicine_stop', stopsMedicine],
    ['unsourced_study', namesNoStudy],
    ['unsourced_number', lacksSource(sourced, topic, FOOD_TABLE.test(content))],
  ]
  return claims.flatMap((claim, at) => {
    // A heading is answered by what stands below it.
    const next = claim.next || (claim.isHeading ? (claims[at + 1]?.sentence ?? '') : '')
    return findingsOf({ ...claim, next }, topic, rules)
  })
}

/** Longer ones are no words. */
const LONG_WORD = /([\p{L}\p{M}\p{N}]{40})[\p{L}\p{M}\p{N}]+/gu
const LONG_BLANK = /\s{2,}/g

/** Without long runs of letters, digits or blanks, which a pattern would try to divide in every way there is. */
function withoutRuns(text: string): string {
  return text.replace(LONG_WORD, '$1').replace(LONG_BLANK, ' ')
}

function findingsOf(claim: Claim, topic: string, rules: readonly RuleOf[]): Finding[] {
  if (claim.sentence.length < SHORTEST) return []
  const own = { ...claim, sentence: withoutRuns(ownWords(claim, topic)), next: withoutRuns(claim.next) }
  const found = rules.flatMap(([kind, rule]): Finding[] => {
    const reason = rule(own)
    return reason === null ? [] : [{ kind, text: claim.sentence, reason }]
  })
  if (found.length === 0) return []
  const units = found.flatMap(({ kind }) => UNITS_OF[kind] ?? [])
  const isSaid = figuresIn(own.sentence).every(({ keys }) =>
    keys.every((key) => units.some((unit) => key.endsWith(unit))),
  )
  return isSaid ? found.filter(({ kind }) => kind !== 'unsourced_number') : found
}

/** What a graver finding has said of a figure needs not be said again for want of a source. */
const UNITS_OF: Partial<Record<Finding['kind'], readonly string[]>> = {
  low_calorie_target: [' kcal', ' kj'],
  medicine_dose: [' mg', ' mcg', ' iu'],
  unsourced_study: [' tested'],
}

function claimsOfText(text: string, isHeading = false): Claim[] {
  const isSourced = namesSource(withoutRuns(text))
  return toClaims(text, { isHeading, isSourced, hasList: false, hasOtherLink: false })
}

function toClaims(text: string, place: Omit<Claim, 'sentence' | 'next'>): Claim[] {
  const sentences = textsOf(text)
  return sentences.map((sentence, at) => ({ sentence, next: sentences[at + 1] ?? '', ...place }))
}

/** A source counts for the paragraph that names it, and for the list below it; a link for its own paragraph or point alone. */
function claimsOfArticle(html: string): Claim[] {
  const blocks = toBlocks(html)
  const hasList = blocks.some(({ isSource, kind }) => isSource && kind !== 'heading')
  let above = false
  return blocks.flatMap((block) => {
    if (block.isSource) return []
    const isNamed = namesSource(withoutRuns(block.text)) || (hasList && pointsToList(block.text))
    const isSourced = isNamed || block.links.some(isSourceLink) || (block.kind === 'item' && above)
    if (block.kind !== 'item') above = isNamed
    return toClaims(block.text, {
      isHeading: block.kind === 'heading',
      isSourced,
      hasList,
      hasOtherLink: block.links.length > 0,
    })
  })
}

/** Figures that neither the topic nor the library knows, and that no source stands beside, here or elsewhere in the text. */
function lacksSource(sourced: readonly Figure[], topic: string, hasFoodTable: boolean): ClaimRule {
  const known = new Set(sourced.flatMap(({ keys }) => keys))
  const ofTopic = numbersIn(topic)
  return ({ sentence, isSourced, hasList, hasOtherLink }) => {
    if (isSourced) return null
    if (warnsOfLittle(sentence)) return null
    const figures = figuresIn(withoutMeals(sentence))
    const numbers = figures.flatMap(({ keys }) => keys.map(Number.parseFloat))
    const ofLibrary = knownNumbers(numbers, sentence)
    const isKnown = (key: string) =>
      known.has(key) || ofTopic.has(Number.parseFloat(key)) || ofLibrary.has(Number.parseFloat(key))
    const unknown = figures.filter(
      (figure) => !(hasFoodTable && isOfFood(figure)) && !figure.keys.every(isKnown) && !(hasList && isOfTest(figure)),
    )
    if (unknown.length === 0) return null
    const written = [...new Set(unknown.map((figure) => `“${figure.written}”`))].join(', ')
    const link = hasOtherLink ? ' A link to a shop, a search, a social site or a page of ours is none.' : ''
    return `No source stands beside ${written}.${link} Name one, or say it without the figure.`
  }
}
