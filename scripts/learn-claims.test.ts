import { expect, test } from 'vitest'
import { toFeatures } from '#server/ai/claims/likely/features.ts'
import stored from '#server/ai/claims/likely/weights.json' with { type: 'json' }
import { LIKELY_KINDS, toProbabilities } from '#server/ai/claims/likely/weights.ts'
import { learnWeights, readExamples } from './learn-claims.ts'

const kindOf = (sentence: string, weights: ReadonlyMap<string, readonly number[]>) => {
  const probabilities = toProbabilities(toFeatures(sentence), weights)
  return LIKELY_KINDS[probabilities.indexOf(Math.max(...probabilities))]
}

test('the stored weights match the examples (after a change of the examples, run npm run claims:learn)', () => {
  const weights = new Map(Object.entries(stored))
  const missed = readExamples().filter(({ kind, sentence }) => kindOf(sentence, weights) !== kind)
  expect(missed.length, missed.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(20)
})

test('learning separates the kinds, with the same result in each run', () => {
  const examples = ['Dal is cheap.', 'Rice is cheap.', 'Curd is cheap.', 'Ghee is cheap.'].flatMap((sentence) => [
    { kind: 'none' as const, sentence },
    { kind: 'cure_promise' as const, sentence: sentence.replace('is cheap', 'cures gout') },
  ])
  const weights = learnWeights(examples)
  expect(kindOf('Karela cures gout.', weights)).toBe('cure_promise')
  expect(kindOf('Karela is cheap.', weights)).toBe('none')
  expect(learnWeights(examples)).toEqual(weights)
})
