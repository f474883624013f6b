import { expect, test } from 'vitest'
import {
  ENERGY_EXAMPLES,
  type Example,
  FAT_EXAMPLES,
  FIBRE_EXAMPLES,
  PROTEIN_EXAMPLES,
  SUGAR_EXAMPLES,
  VITAMIN_EXAMPLES,
} from './examples.ts'

const scores = (examples: readonly Example[]) => examples.map(({ score }) => Number(score))

test('the examples range from too little to enough, and from enough to too much', () => {
  const [low, enough, many, much, most] = scores(ENERGY_EXAMPLES)
  expect([low, enough, many, most]).toEqual([5, 10, 10, 0])
  expect(much).toBeLessThan(10)
  expect(scores(SUGAR_EXAMPLES)).toEqual([10, 5, 0])
  expect(scores(PROTEIN_EXAMPLES)).toEqual([3, 6, 10])
  expect(scores(FIBRE_EXAMPLES)).toEqual([3, 6, 10])
  expect(scores(FAT_EXAMPLES)).toEqual([10, 5, 2.5])
  expect(scores(VITAMIN_EXAMPLES)).toEqual([10, 7.5, 3.8])
})
