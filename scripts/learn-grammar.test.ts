import { expect, test } from 'vitest'
import { likelyMistakes } from '#server/ai/improve/likely/likely-mistakes.ts'
import { SIZE } from '#server/ai/improve/likely/model.ts'
import { carefulSentences, learnWeights, toExamples } from './learn-grammar.ts'

test('the stored weights match the careful articles (after a change of these, run npm run grammar:learn)', async () => {
  const sentences = (await carefulSentences()).filter((_, at) => at % 20 === 0)
  const reported = sentences.filter((text) => likelyMistakes(text).length > 0)
  expect(sentences.length).toBeGreaterThan(400)
  expect(reported.length, reported.join('\n')).toBeLessThanOrEqual(sentences.length / 80)
})

test('learning gives the same weights in each run, and separates right from wrong', () => {
  const examples = [1, 2, 3, 4].flatMap((other) => [
    { places: [10, 20 + other], isMistake: true },
    { places: [11, 20 + other], isMistake: false },
  ])
  const weights = learnWeights(examples)
  expect(weights).toHaveLength(SIZE)
  expect(weights[10]).toBeGreaterThan(1)
  expect(weights[11]).toBeLessThan(-1)
  expect(learnWeights(examples)).toEqual(weights)
  expect(toExamples(['Dal is cheap.', 'Curd is cool.']).some(({ isMistake }) => isMistake)).toBe(true)
})
