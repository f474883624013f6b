import { expect, test } from 'vitest'
import { describeGauge, GAUGE_BANDS, gaugePosition } from './gauge.ts'

test.each([
  { bmi: 9, position: 0 },
  { bmi: 15, position: 0 },
  { bmi: 18.5, position: 0.14 },
  { bmi: 25, position: 0.4 },
  { bmi: 30, position: 0.6 },
  { bmi: 40, position: 1 },
  { bmi: 71.3, position: 1 },
])('$bmi is at $position of the gauge', ({ bmi, position }) => {
  expect(gaugePosition(bmi)).toBeCloseTo(position, 10)
})

test('the bands meet at the marks', () => {
  expect(GAUGE_BANDS.map(({ from, to }) => [from, to])).toEqual([
    [15, 18.5],
    [18.5, 25],
    [25, 30],
    [30, 40],
  ])
})

test('the gauge says its value and band in a sentence', () => {
  expect(describeGauge(26.4)).toBe('BMI gauge from 15 to 40. Your value is 26.4, in the overweight band from 25 to 30.')
  expect(describeGauge(17)).toBe('BMI gauge from 15 to 40. Your value is 17.0, in the underweight band below 18.5.')
})
