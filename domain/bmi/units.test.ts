import { expect, test } from 'vitest'
import {
  heightText,
  ownWeightText,
  toCentimetres,
  toFeetAndInches,
  toKilograms,
  toPounds,
  weightRangeText,
} from './units.ts'

test.each([
  { centimetres: 172, feet: 5, inches: 7.7 },
  { centimetres: 182.88, feet: 6, inches: 0 },
  // 71.96 inches round to six feet, never to 5 feet 12.
  { centimetres: 182.78, feet: 6, inches: 0 },
  { centimetres: 50, feet: 1, inches: 7.7 },
])('$centimetres cm are $feet ft $inches in', ({ centimetres, feet, inches }) => {
  expect(toFeetAndInches(centimetres)).toEqual({ feet, inches })
})

test('feet, inches and pounds by their definitions', () => {
  expect(toCentimetres(5, 6)).toBeCloseTo(167.64, 10)
  expect(toKilograms(100)).toBeCloseTo(45.359237, 10)
  expect(toPounds(45.359237)).toBeCloseTo(100, 10)
})

const spaced = (text: string) => text.replaceAll('\u202f', ' ')

test('texts have their unit after a thin space', () => {
  expect(ownWeightText(78, 'kg')).toBe('78\u202fkg')
  expect(spaced(ownWeightText(68.5, 'kg'))).toBe('68.5 kg')
  expect(spaced(ownWeightText(78, 'lb'))).toBe('172 lb')
  expect(spaced(weightRangeText({ min: 54.73, max: 73.66 }, 'kg'))).toBe('54.7 to 73.7 kg')
  expect(spaced(heightText(172, 'cm'))).toBe('172 cm')
  expect(spaced(heightText(167.64, 'ft'))).toBe('5 ft 6 in')
})
