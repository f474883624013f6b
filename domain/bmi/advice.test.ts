import { describe, expect, test } from 'vitest'
import { adviceFor, type BmiPerson } from './advice.ts'
import { bmiCategory, bmiStage } from './bmi.ts'

const VALUES = [14, 15.9, 17, 18.4, 18.5, 22.9, 23, 24.9, 25, 27.4, 30, 41]
const adviceOf = (bmi: number, person: Partial<BmiPerson> = {}) =>
  adviceFor(bmi, { age: 30, isPregnant: false, isIll: false, ...person })
const textOf = (bmi: number, person: Partial<BmiPerson> = {}) => {
  const { first, steps, note } = adviceOf(bmi, person)
  return [first, ...steps.flatMap(({ title, text }) => [title, text]), note].join(' ')
}

test.each([
  [14, 'severe', 'Underweight'],
  [15.9, 'severe', 'Underweight'],
  [15.95, 'underweight', 'Underweight'],
  [17, 'underweight', 'Underweight'],
  [18.4, 'underweight', 'Underweight'],
  [18.45, 'normal', 'Normal Weight'],
  [22.9, 'normal', 'Normal Weight'],
  [22.95, 'indian_overweight', 'Normal Weight'],
  [24.9, 'indian_overweight', 'Normal Weight'],
  [24.95, 'overweight', 'Overweight'],
  [30, 'obese', 'Obese'],
])('%d is advised as %s and called %s', (bmi, stage, label) => {
  expect([bmiStage(bmi), bmiCategory(bmi).label]).toEqual([stage, label])
})

describe.each([30, 70])('at %d years', (age) => {
  test.each([14, 15.9])('%d needs a doctor before any advice on food, and no plan is offered', (bmi) => {
    const advice = adviceOf(bmi, { age })
    expect(advice).toMatchObject({ concern: null, hasEatingHelp: true })
    expect(advice.steps[0]?.title).toBe('See a doctor this week')
    expect(textOf(bmi, { age })).not.toMatch(/Eat more|richer|deficit/)
  })

  test.each([17, 18.4])('%d is never advised to eat less, and gets a link to help with eating', (bmi) => {
    expect(adviceOf(bmi, { age }).hasEatingHelp).toBe(true)
    expect(textOf(bmi, { age })).not.toMatch(/deficit|below what you burn/)
  })

  test.each([23, 24.9])('%d is fine by one cut-off and overweight by the other', (bmi) => {
    expect(textOf(bmi, { age })).toMatch(/your weight is fine.*overweight begins at 23.*waist/s)
    expect(textOf(bmi, { age })).not.toMatch(/nothing you need to lose|deficit/)
  })

  test.each([25, 27.4, 30, 41])('%d is checked for glucose, pressure and lipids', (bmi) => {
    expect(textOf(bmi, { age })).toMatch(/blood sugar, blood pressure and blood fats/)
  })
})

test.each([25, 30])('from 65, %d loses weight only with a doctor', (bmi) => {
  expect(textOf(bmi, { age: 65 })).toMatch(/Lose weight only with your doctor/)
  expect(textOf(bmi, { age: 64 })).not.toMatch(/only with your doctor/)
})

test.each(VALUES)('under 18, %d has no adult class and no diet', (bmi) => {
  for (const age of [5, 15, 17]) {
    expect(adviceOf(bmi, { age }).noClass).toMatch(/growth chart/)
    expect(textOf(bmi, { age })).toMatch(/Don’t diet because of a number.*14416/s)
    expect(textOf(bmi, { age })).not.toMatch(/deficit|Eat more/)
  }
})

test.each([
  [14, 15, true],
  [15.9, 17, true],
  [17, 15, false],
  [14, 8, false],
  [12.9, 8, true],
  [13.9, 12, true],
])('%d at %d years is low for the age: %j', (bmi, age, isLow) => {
  expect(adviceOf(bmi, { age })).toMatchObject({ concern: isLow ? null : 'pediatric', hasEatingHelp: isLow })
})

test.each(VALUES)('in pregnancy, %d has no class, no diet and no plan', (bmi) => {
  const advice = adviceOf(bmi, { isPregnant: true })
  expect(advice.noClass).toMatch(/don’t apply in pregnancy/)
  expect(advice).toMatchObject({ concern: null, hasEatingHelp: bmi < 18.5 })
  expect(advice.first !== null).toBe(bmi < 18.5)
  expect(textOf(bmi, { isPregnant: true })).toMatch(/Don’t try to lose weight now/)
  expect(/Eat a little more/.test(textOf(bmi, { isPregnant: true }))).toBe(bmi >= 16)
})

test('an illness comes before the steps', () => {
  expect(adviceOf(27.4, { isIll: true })).toMatchObject({ concern: null, first: expect.stringMatching(/illness/) })
  expect(adviceOf(27.4)).toMatchObject({ concern: 'weight_loss', first: null, note: expect.stringMatching(/illness/) })
})

test.each([
  [17, 30, 'weight_gain'],
  [21, 30, 'general'],
  [23, 30, 'weight_loss'],
  [32, 30, 'weight_loss'],
  [27, 70, 'geriatric'],
  [15, 70, null],
  [41, 70, null],
])('at %d and %d years, dietitians for %j are offered', (bmi, age, concern) => {
  expect(adviceOf(bmi, { age }).concern).toBe(concern)
})
