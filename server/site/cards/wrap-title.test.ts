import { expect, test } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

test.each([
  ['PCOS', ['PCOS']],
  ['Dr. Harpreet Kaur Gill', ['Dr. Harpreet', 'Kaur Gill']],
  ['Acidity and irritable bowel', ['Acidity and', 'irritable bowel']],
  ['Training on a vegetarian diet', ['Training on a', 'vegetarian diet']],
  [
    'Coaching for the food you already love, every day of the year',
    ['Coaching for the', 'food you already', 'love, every day of…'],
  ],
  [
    'One two three four five six seven eight nine ten eleven',
    ['One two three four', 'five six seven eight', 'nine ten eleven'],
  ],
  ['Venkatanarasimharajuvaripeta', ['Venkatanarasimharaju', 'varipeta']],
])('%j is broken into lines', (title, lines) => {
  expect(wrapTitle(title, () => true)).toEqual(lines)
})

test('a line is never wider than the available width', () => {
  const isNarrow = (line: string) => line.length <= 8
  expect(wrapTitle('Gaining muscle without dairy and eggs', isNarrow)).toEqual(['Gaining', 'muscle', 'without…'])
  expect(wrapTitle('a bb ccc dddddddddddddddddddddddddd', isNarrow)).toEqual(['a bb ccc', 'dddddddd', 'ddddddd…'])
})
