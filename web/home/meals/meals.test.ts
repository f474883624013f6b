import { expect, test } from 'vitest'
import { PILLARS, SAMPLE_MEALS } from './meals.content.ts'

test.each(SAMPLE_MEALS)('the overall score of "$name" is the mean of its five, as the page says', (meal) => {
  const sum = PILLARS.reduce((total, pillar) => total + meal.pillars[pillar], 0)
  expect(sum / PILLARS.length).toBeCloseTo(meal.score, 5)
})
