import { expect, test } from 'vitest'
import { formatSource } from './format-source.ts'

test.each([
  [
    { by: 'World Health Organization', title: 'Healthy diet (fact sheet)' },
    'World Health Organization: Healthy diet (fact sheet)',
  ],
  [
    { by: 'ICMR-National Institute of Nutrition', title: 'Dietary Guidelines for Indians', year: 2024 },
    'ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024',
  ],
  [
    { by: 'Hammons AJ, Fiese BH', title: 'Do shared meals matter?', year: 2011 },
    'Hammons AJ, Fiese BH: Do shared meals matter? 2011',
  ],
  [
    { by: 'Sheldon WH and others', title: 'The Varieties of Temperament', year: 1942, note: 'not supported today' },
    'Sheldon WH and others: The Varieties of Temperament, 1942 (not supported today)',
  ],
])('%o', (source, text) => {
  expect(formatSource(source)).toBe(text)
})
