import type { Finding } from '#domain/ai/findings.ts'
import { type Block, toBlocks } from '../text/article-blocks.ts'
import { textsOf } from '../text/sentences.ts'
import { setsLowCalories } from './calories.ts'
import { promisesCure } from './cures.ts'
import { type Figure, figuresIn, isOfFood, numbersIn } from './figures.ts'
import { isInLibrary } from './library-figures.ts'
import { dosesMedicine, stopsMedicine } from './medicines.ts'
import type { Claim, ClaimRule, RuleOf } from './rule.ts'
import { namesSource, pointsToList } from './sources.ts'
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
  const rules: RuleOf[] = [
    ['cure_promise', promisesCure],
    ['low_calorie_target', setsLowCalories],
    ['medicine_dose', dosesMedicine],
    ['medicine_stop', stopsMedicine],
    ['unsourced_study', namesNoStudy],
    ['unsourced_number', lacksSource(claims, topic, FOOD_TABLE.test(content))],
  ]
  return claims
    .filter(({ sentence }) => sentence.length >= SHORTEST)
    .flatMap((claim) =>
      rules.flatMap(([kind, rule]) => {
        const reason = rule(claim)
        return reason === null ? [] : [{ kind, text: claim.sentence, reason }]
      }),
    )
}

function claimsOfText(text: string, isHeading = false): Claim[] {
  const isSourced = namesSource(text)
  return textsOf(text).map((sentence) => ({ sentence, isHeading, isSourced }))
}

/** A source counts for the paragraph that names it; a list shares the paragraph above it. */
function claimsOfArticle(html: string): Claim[] {
  const blocks = toBlocks(html)
  const hasList = blocks.some(({ isSource, kind }) => isSource && kind !== 'heading')
  let above = false
  return blocks
    .filter(({ isSource }) => !isSource)
    .flatMap((block) => {
      const isOwn = isSourcedBlock(block, hasList)
      const isSourced = isOwn || (block.kind === 'item' && above)
      if (block.kind !== 'item') above = isOwn
      return textsOf(block.text).map((sentence) => ({ sentence, isHeading: block.kind === 'heading', isSourced }))
    })
}

function isSourcedBlock({ text, hasOutsideLink }: Block, hasList: boolean): boolean {
  return hasOutsideLink || namesSource(text) || (hasList && pointsToList(text))
}

/** Figures that neither the topic nor the library knows, and that no source stands beside, here or elsewhere in the text. */
function lacksSource(claims: readonly Claim[], topic: string, hasFoodTable: boolean): ClaimRule {
  const sourced = claims.flatMap(({ isSourced, sentence }) => (isSourced ? figuresIn(sentence) : []))
  const known = new Set(sourced.flatMap(({ keys }) => keys))
  const ofTopic = numbersIn(topic)
  const isKnown = (figure: Figure, sentence: string) =>
    (hasFoodTable && isOfFood(figure)) ||
    figure.keys.every(
      (key) => known.has(key) || isInLibrary(Number.parseFloat(key), sentence) || ofTopic.has(Number.parseFloat(key)),
    )
  return ({ sentence, isSourced }) => {
    if (isSourced) return null
    const unknown = figuresIn(sentence).filter((figure) => !isKnown(figure, sentence))
    if (unknown.length === 0) return null
    const written = [...new Set(unknown.map((figure) => `“${figure.written}”`))].join(', ')
    return `No source stands beside ${written}. Name one, or say it without the figure.`
  }
}
