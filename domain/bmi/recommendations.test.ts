import { expect, test } from 'vitest'
import { toResult } from './bmi-result.ts'
import { OLDER_RECOMMENDATIONS } from './older-recommendations.content.ts'
import { RECOMMENDATIONS } from './recommendations.content.ts'

test.each([RECOMMENDATIONS, OLDER_RECOMMENDATIONS].flatMap((all) => Object.entries(all)))(
  '%s has five steps',
  (_, steps) => {
    expect(steps).toHaveLength(5)
    expect(new Set(steps.map(({ title }) => title)).size).toBe(5)
  },
)

test('above normal: a little less food and 150 minutes or more; with obesity a doctor comes first', () => {
  for (const bmiClass of ['overweight', 'obese'] as const) {
    const texts = RECOMMENDATIONS[bmiClass].map(({ title, text }) => `${title} ${text}`).join(' ')
    expect(texts).toMatch(/sugar.*pressure.*cholesterol/)
    expect(texts).toMatch(/300 to 500 calories/)
    expect(texts).toMatch(/150 minutes or more a week/)
  }
  expect(RECOMMENDATIONS.obese[0]?.title).toBe('Talk to a doctor first')
})

test('a result under 18 is the value alone', () => {
  expect(toResult({ weight: 45, height: 150, age: 17 })).toMatchObject({ bmi: 20, adult: null })
  expect(toResult({ weight: 45, height: 150, age: 18 }).adult?.category).toMatchObject({
    label: 'Normal Weight',
    colour: 'palak',
  })
})
