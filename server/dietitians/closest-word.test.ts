import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const KNOWN = [
  ['diabetes', 'blood sugar'],
  ['thyroid', 'thyroid'],
  ['mohali', 'a city'],
  ['bmi', 'weight'],
] as const

test.each([
  ['diabetes', 'blood sugar'],
  ['mohalli', 'a city'],
  ['mohai', 'a city'],
  ['mohili', 'a city'],
  ['mohlai', 'a city'],
  ['diabtees', 'blood sugar'],
  ['daibetis', 'blood sugar'],
  ['bmi', 'weight'],
  ['bim', undefined],
  ['moahil', undefined],
  ['moh', undefined],
  ['mohalinagar', undefined],
])('%s is %s', (word, meaning) => {
  expect(closestWord(word, KNOWN)).toBe(meaning)
})
