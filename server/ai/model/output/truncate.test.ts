import { expect, test } from 'vitest'
import { fitSummary, fitTitle } from './truncate.ts'

const LONG = 'Whole grains keep hunger away for hours and bring fibre, iron and zinc to the plate. '

test.each([
  ['a title that fits stays', 'Millets at home', 'Millets at home'],
  ['markup goes', '<b>Millets</b> &amp; dal', 'Millets & dal'],
  ['a long one ends at a word', `${'Millets, '.repeat(15)}`, 'Millets, '.repeat(11).slice(0, -2)],
])('%s', (_name, text, expected) => {
  expect(fitTitle(text)).toBe(expected)
})

test('a long summary ends after a whole sentence', () => {
  expect(fitSummary(LONG.repeat(5))).toBe(LONG.repeat(3).trim())
})

test('a long sentence is cut at a word, with an ellipsis', () => {
  const summary = fitSummary('millets and dal '.repeat(30))
  expect(summary.length).toBeLessThanOrEqual(300)
  expect(summary).toMatch(/ (millets|and|dal)…$/)
})
