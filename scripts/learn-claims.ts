// Learns the weights of the claim check from the examples beside this file and from carefully written articles.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLES } from '#server/ai/articles/all.content.ts'
import { renderArticle } from '#server/ai/articles/render-article.ts'
import { toFeatures } from '#server/ai/claims/likely/features.ts'
import { BIAS, LIKELY_KINDS, type LikelyKind, toProbabilities } from '#server/ai/claims/likely/weights.ts'
import { toBlocks } from '#server/ai/text/article-blocks.ts'
import { createChoice } from '#server/ai/text/seed.ts'
import { splitSentences } from '#server/ai/text/sentences.ts'
import { DEMO_ARTICLES } from '#server/demo/articles.ts'

const FILE = 'server/ai/claims/likely/weights.json'
const EXAMPLES = join(import.meta.dirname, 'claim-examples')
/** The texts of the third differ least. */
const TONES = ['casual', 'professional'] as const
/** A feature that occurs in fewer examples would overfit to them. */
const FEWEST = 4
const ROUNDS = 12
const STEP = 0.5
/** Smaller errors are skipped: they hardly change the weights. */
const MIN_ERROR = 0.001
/** Weights are stored in tenths; small ones are dropped. */
const PARTS = 10
const MIN_WEIGHT = 0.5

export interface Example {
  kind: LikelyKind
  sentence: string
}

/** The sentences of an article's text, without headings and sources. */
export const sentencesOf = (html: string) =>
  toBlocks(html)
    .filter(({ isSource, kind }) => !isSource && kind !== 'heading')
    .flatMap(({ text }) => splitSentences(text))

/** Sentences of carefully written articles: none of them makes a claim. */
function carefulSentences(): string[] {
  const library = ARTICLES.flatMap((article) => TONES.map((tone) => renderArticle(article, { tone }).content))
  const demo = DEMO_ARTICLES.map(({ content }) => content)
  return [...new Set([...library, ...demo].flatMap(sentencesOf))]
}

/** The examples of each kind, one per line, and the sentences of careful articles. */
export function readExamples(): Example[] {
  const examples = LIKELY_KINDS.flatMap((kind) => {
    const lines = readFileSync(join(EXAMPLES, `${kind}.txt`), 'utf8')
      .trim()
      .split('\n')
    return lines.map((sentence): Example => ({ kind, sentence }))
  })
  return [...examples, ...carefulSentences().map((sentence): Example => ({ kind: 'none', sentence }))]
}

/** The items in an order that depends on the seed alone. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const choose = createChoice(seed)
  const digits = [...'0123456789']
  const order = (item: T) => ({ item, place: Array.from({ length: 8 }, () => choose(digits)).join('') })
  return items
    .map(order)
    .sort((one, other) => one.place.localeCompare(other.place))
    .map(({ item }) => item)
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad's steps; the same weights in each run. */
export function learnWeights(examples: readonly Example[]): Map<string, number[]> {
  const counts = new Map<string, number>()
  const parsed = examples.map(({ kind, sentence }) => ({ kind, features: [...toFeatures(sentence)] }))
  for (const { features } of parsed) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const zeros = () => LIKELY_KINDS.map(() => 0)
  const weights = new Map([[BIAS, zeros()]])
  for (const [feature, count] of counts) if (count >= FEWEST) weights.set(feature, zeros())
  const squares = new Map([...weights.keys()].map((feature) => [feature, LIKELY_KINDS.map(() => 1e-6)]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kind, features } of shuffle(parsed, `round ${round}`)) {
      const known = features.filter((feature) => weights.has(feature))
      const errors = toProbabilities(known, weights).map((value, at) => value - (LIKELY_KINDS[at] === kind ? 1 : 0))
      for (const feature of [BIAS, ...known]) {
        const scale = feature === BIAS ? 1 : 1 / Math.sqrt(known.length)
        const row = weights.get(feature) ?? []
        const square = squares.get(feature) ?? []
        errors.forEach((error, at) => {
          if (Math.abs(error) < MIN_ERROR) return
          const slope = error * scale
          square[at] = (square[at] ?? 0) + slope * slope
          row[at] = (row[at] ?? 0) - (STEP * slope) / Math.sqrt(square[at])
        })
      }
    }
  }
  return weights
}

if (import.meta.main) {
  const rows = [...learnWeights(readExamples())]
    .map(([feature, row]) => [feature, row.map((weight) => Math.round(weight * PARTS) / PARTS)] as const)
    .filter(([, row]) => Math.max(...row.map(Math.abs)) >= MIN_WEIGHT)
  writeFileSync(FILE, `{\n${rows.map(([feature, row]) => `${JSON.stringify(feature)}:[${row}]`).join(',\n')}\n}\n`)
  console.log(`${FILE}: ${rows.length} features`)
}
