import { expect, test } from 'vitest'
import { neverWritten } from './never-written.ts'

test.each([
  'Karela juice cures diabetes.',
  'A bowl of oats reverses heart disease within weeks.',
  'Turmeric is a natural cure.',
  'Eat 500 kcal a day for a month.',
  'Keep to 1,000 calories daily.',
  'Take 500 mg of metformin twice a day.',
  'Insulin: 10 units before breakfast.',
  'You can throw away your tablets.',
])('refused: %s', (sentence) => {
  expect(neverWritten(`<p>Dal is good. ${sentence}</p>`)).toHaveLength(1)
})

test.each([
  'No food cures diabetes.',
  'A promise to cure cancer is a warning sign.',
  'A deficit of 300 to 500 kcal a day is enough.',
  'Most adults need 1,800 to 2,200 kcal a day.',
  'A bowl has 250 kcal.',
  'Never stop a medicine without your doctor.',
  'Salt: less than 5 g a day.',
  'Ragi has 344 mg of calcium in 100 g.',
  'Do not eat less than 1,200 kcal a day.',
])('let stand: %s', (sentence) => {
  expect(neverWritten(`<p>${sentence}</p>`)).toEqual([])
})
