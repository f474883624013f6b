import { expect, test } from 'vitest'
import { bmiCategory, computeBmi } from './bmi.ts'
import { distanceFromHealthy, healthyWeight, indianHealthyWeight } from './healthy-weight.ts'
import { weightRangeText } from './units.ts'

test.each([
  { height: 172, healthy: '54.7 to 73.7', indian: '54.7 to 67.7' },
  { height: 160, healthy: '47.4 to 63.7', indian: '47.4 to 58.6' },
  { height: 150, healthy: '41.6 to 56.0', indian: '41.6 to 51.5' },
])('at $height cm: $healthy kg', ({ height, healthy, indian }) => {
  expect(weightRangeText(healthyWeight(height), 'kg')).toBe(`${healthy}\u202fkg`)
  expect(weightRangeText(indianHealthyWeight(height), 'kg')).toBe(`${indian}\u202fkg`)
})

test.each([
  { weight: 78, height: 172, distance: 4.3 },
  { weight: 50, height: 172, distance: 4.7 },
  { weight: 65, height: 172, distance: 0 },
  // Displayed as 24.9 and as 25.0: the class decides.
  { weight: 73.75, height: 172, distance: 0 },
  { weight: 73.85, height: 172, distance: 0.2 },
  { weight: 6.24, height: 50, distance: 0.1 },
])('$weight kg at $height cm is $distance kg away', ({ weight, height, distance }) => {
  expect(distanceFromHealthy(bmiCategory(computeBmi(weight, height)).class, weight, height, 'kg')).toBe(distance)
})

test('in pounds the values shown add up', () => {
  // 209.4 lb, and a range that ends at 162.4 lb.
  expect(distanceFromHealthy('obese', 95, 172, 'lb')).toBe(47)
})
