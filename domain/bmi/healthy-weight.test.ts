import { expect, test } from 'vitest'
import { bmiCategory, bmiOf } from './bmi.ts'
import { distanceFromHealthy, healthyWeight, indianHealthyWeight } from './healthy-weight.ts'

test.each([
  { height: 172, min: 54.7, max: 73.7, indianMax: 67.7 },
  { height: 160, min: 47.4, max: 63.7, indianMax: 58.6 },
  { height: 150, min: 41.6, max: 56, indianMax: 51.5 },
])('at $height cm: $min to $max kg', ({ height, min, max, indianMax }) => {
  expect(healthyWeight(height)).toEqual({ min, max })
  expect(indianHealthyWeight(height)).toEqual({ min, max: indianMax })
})

test.each([
  { weight: 78, height: 172, distance: 4.3 },
  { weight: 50, height: 172, distance: 4.7 },
  { weight: 65, height: 172, distance: 0 },
  // Shown as 24.9 and as 25.0: the class decides.
  { weight: 73.75, height: 172, distance: 0 },
  { weight: 73.85, height: 172, distance: 0.1 },
  { weight: 6.24, height: 50, distance: 0.1 },
])('$weight kg at $height cm is $distance kg away', ({ weight, height, distance }) => {
  expect(distanceFromHealthy(bmiCategory(bmiOf(weight, height)).class, weight, height)).toBe(distance)
})
