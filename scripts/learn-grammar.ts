// Learns the weights of Improve's likely mistakes from carefully written articles and from mistakes made in them.
import { writeFileSync } from 'node:fs'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { loadArticles } from '#domain/education/article-files.ts'
import { EDUCATION_TOPICS } from '#domain/education/topics.ts'
import { ARTICLES } from '#server/ai/articles/all.content.ts'
import { renderArticle } from '#server/ai/articles/render-article.ts'
import { toOtherNumber, verbNumber } from '#server/ai/improve/agreement.ts'
import { applyEdits, matchCase } from '#server/ai/improve/edit.ts'
import { boundaryFeatures, mayEnd } from '#server/ai/improve/likely/boundary-features.ts'
import { logOddsOf, PARTS, placesOf, SIZE } from '#server/ai/improve/likely/model.ts'
import { verbFeatures } from '#server/ai/improve/likely/verb-features.ts'
import { toWords, type Word } from '#server/ai/improve/likely/word-kinds.ts'
import { readTerms } from '#server/ai/improve/terms.ts'
import { KNOWLEDGE } from '#server/ai/knowledge/all.content.ts'
import { createChoice } from '#server/ai/text/seed.ts'
import { DEMO_ARTICLES } from '#server/demo/articles.ts'
import { sentencesOf, shuffle } from './learn-claims.ts'

const FILE = 'server/ai/improve/likely/weights.json'
/** A place that fewer examples share would overfit to them. */
const FEWEST = 3
const ROUNDS = 8
const STEP = 0.3
/** Smaller errors are skipped: they hardly change the weights. */
const MIN_ERROR = 0.002
/** Each sentence is joined to the next one and to others. */
const JOINS = 3
const JOINED_WORDS_MAX = 45
/** Of the places where no sentence ends, without a comma, one in three: there are more than enough. */
const KEPT_PLACES = [true, false, false]

const OPENERS = ['When', 'If', 'Because', 'Although', 'As', 'While', 'After', 'Once']
const CONNECTORS = [', and', ', but', ' because', ' when', ' and', ' if', ', so', ' which', ' while', ' but', ', or']

export interface Example {
  places: readonly number[]
  isMistake: boolean
}

const choose = createChoice('grammar')

/** All texts in a content record. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

/** Sentences of carefully written articles, in their order, each once. */
export async function carefulSentences(): Promise<string[]> {
  const library = ARTICLES.flatMap((article) => AI_TONES.map((tone) => renderArticle(article, { tone }).content))
  const education = await Promise.all(EDUCATION_TOPICS.map(({ slug }) => loadArticles(slug)))
  const texts = [...library, ...DEMO_ARTICLES.map(({ content }) => content), ...textsIn([education, KNOWLEDGE])]
  return [...new Set(texts.flatMap(sentencesOf))].filter((text) => /^[A-Z][^“”"():;–—]{15,220}\.$/.test(text))
}

const wordsOf = (text: string) => toWords(readTerms(text))
const lowerCased = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

function boundaryExample(words: readonly Word[], at: number, isMistake: boolean): Example[] {
  return mayEnd(words, at) ? [{ places: placesOf(boundaryFeatures(words, at)), isMistake }] : []
}

/** The places in a sentence where none ends. */
function withinSentence(words: readonly Word[]): Example[] {
  return words.flatMap((word, at) => (word.endsClause || choose(KEPT_PLACES) ? boundaryExample(words, at, false) : []))
}

/** Two sentences run together, and joined as they may be. */
function joinedSentences(one: string, other: string): Example[] {
  if (one.split(' ').length + other.split(' ').length > JOINED_WORDS_MAX) return []
  if (/^(?:But|And|Or|So|Because|Not|No)\b/.test(other)) return []
  const left = one.slice(0, -1)
  const end = wordsOf(left).length - 1
  const right = lowerCased(other)
  const mistakes = [`${left}, ${right}`, `${left} ${right}`].map(wordsOf)
  const correct = choose([
    `${choose(OPENERS)} ${lowerCased(left)}, ${right}`,
    `${left}${choose(CONNECTORS)} ${right}`,
    '',
  ])
  return [...mistakes.flatMap((words) => boundaryExample(words, end, true)), ...withinSentence(wordsOf(correct))]
}

/** The verbs of a sentence, as they are and each in the wrong number. */
function verbs(text: string): Example[] {
  const words = wordsOf(text)
  return words.flatMap((verb, at) => {
    const number = verbNumber(verb)
    if (!number) return []
    const right = { places: placesOf(verbFeatures(words, at, number)), isMistake: false }
    if (!verb.isFiniteVerb) return [right]
    const after = matchCase(toOtherNumber(verb.word, number), verb.text)
    const wrong = wordsOf(applyEdits(text, [{ start: verb.start, end: verb.start + verb.text.length, after }]))
    const other = wrong.length === words.length && verbNumber(wrong[at] as Word)
    return other ? [right, { places: placesOf(verbFeatures(wrong, at, other)), isMistake: true }] : [right]
  })
}

/** Examples of right and wrong words, the same in each run. */
export function toExamples(sentences: readonly string[]): Example[] {
  return sentences.flatMap((sentence, at) => {
    const others = [sentences[at + 1] ?? sentence, ...Array.from({ length: JOINS - 1 }, () => choose(sentences))]
    return [
      ...withinSentence(wordsOf(sentence)),
      ...others.flatMap((other) => joinedSentences(sentence, other)),
      ...verbs(sentence),
    ]
  })
}

/** Logistic regression by stochastic gradient descent with AdaGrad's steps; the same weights in each run. */
export function learnWeights(examples: readonly Example[]): Float64Array {
  const counts = new Uint32Array(SIZE)
  for (const { places } of examples) for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  const weights = new Float64Array(SIZE)
  const squares = new Float64Array(SIZE).fill(1e-4)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { places, isMistake } of shuffle(examples, `round ${round}`)) {
      const error = 1 / (1 + Math.exp(-logOddsOf(places, weights, 1))) - Number(isMistake)
      if (Math.abs(error) < MIN_ERROR) continue
      const slope = error / Math.sqrt(places.length)
      for (const place of places) {
        if ((counts[place] ?? 0) < FEWEST) continue
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(squares[place] as number)
      }
    }
  }
  return weights
}

if (import.meta.main) {
  const weights = learnWeights(toExamples(await carefulSentences()))
  const stored = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * PARTS))))
  writeFileSync(FILE, `${JSON.stringify({ weights: Buffer.from(stored.buffer).toString('base64') }, null, 2)}\n`)
  console.log(`${FILE}: ${stored.filter((weight) => weight !== 0).length} weights`)
}
