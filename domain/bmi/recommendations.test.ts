import { expect, test } from 'vitest'
import { BMI_BANDS } from './bmi.ts'
import { resultOf } from './bmi-result.ts'
import { RECOMMENDATIONS } from './recommendations.content.ts'

test.each(BMI_BANDS.map((band) => band.class))('%s has five steps', (bmiClass) => {
  const steps = RECOMMENDATIONS[bmiClass]
  expect(steps).toHaveLength(5)
  expect(new Set(steps.map(({ title }) => title)).size).toBe(5)
})

test('nobody underweight is ever told to eat less', () => {
  const texts = RECOMMENDATIONS.underweight.map(({ title, text }) => `${title} ${text}`).join(' ')
  expect(texts).not.toMatch(/deficit|below what you burn/)
  expect(RECOMMENDATIONS.underweight[0]?.title).toBe('Look for the cause first')
})

test('above normal: a gentle deficit and 150 minutes or more; with obesity a doctor comes first', () => {
  for (const bmiClass of ['overweight', 'obese'] as const) {
    const texts = RECOMMENDATIONS[bmiClass].map(({ title, text }) => `${title} ${text}`).join(' ')
    expect(texts).toMatch(/300 to 500 calories/)
    expect(texts).toMatch(/150 minutes or more a week/)
  }
  expect(RECOMMENDATIONS.obese[0]?.title).toBe('Talk to a doctor first')
  expect(RECOMMENDATIONS.obese[1]?.text).toMatch(/glucose.*pressure.*lipids/)
})

test('a result under 18 is the value alone', () => {
  expect(resultOf({ weight: 45, height: 150, age: 17 })).toMatchObject({ bmi: 20, adult: null })
  expect(resultOf({ weight: 45, height: 150, age: 18 }).adult?.category).toMatchObject({
    label: 'Normal Weight',
    colour: 'palak',
  })
})
