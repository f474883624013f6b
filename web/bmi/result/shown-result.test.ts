import { expect, test } from 'vitest'
import { describeResult, listSources, type ResultInput, stepText, toSharedText, toSpokenText } from './shown-result.ts'

const ADULT: ResultInput = {
  measures: { weight: 78, height: 172, age: 34 },
  gender: 'male',
  units: 'kg-cm',
  isPregnant: false,
  isIll: false,
}
const sharedText = (input: Partial<ResultInput> = {}) =>
  toSharedText({ ...ADULT, ...input }, 'https://thali.example/bmi').replaceAll('\u202f', ' ')

test('a shared result is short plain text with a disclaimer', () => {
  expect(sharedText()).toBe(`BMI 26.4: Overweight, Moderate Risk
Healthy weight range for 172 cm: 54.7 to 73.7 kg
By the Asian-Indian cut-offs this value is in the obesity range, which begins at 25.

Five next steps:
1. Have your health checked
2. Eat a little less than you burn
3. Move 150 minutes or more a week
4. Vegetables and protein on every plate
5. Check in every two weeks

General information, not a diagnosis.
https://thali.example/bmi`)
})

test('a shared result has no class under 18 or in pregnancy', () => {
  for (const input of [{ measures: { weight: 45, height: 150, age: 15 } }, { isPregnant: true }]) {
    expect(sharedText(input)).toMatch(/^BMI \d\d\.\d\n/)
    expect(sharedText(input)).not.toMatch(/Normal Weight|Overweight|Healthy weight range/)
  }
})

test.each([
  [44, 'Your BMI is 14.9: Underweight, Moderate Risk.', 'Please see a doctor this week, before you eat more.'],
  [50, 'Your BMI is 16.9: Underweight, Moderate Risk.', 'You are 4.7 kg below the healthy range for your height.'],
  [65, 'Your BMI is 22.0: Normal Weight, Low Risk.', 'Your weight is in the healthy range for your height.'],
  [70, 'Your BMI is 23.7: Normal Weight, Low Risk.', 'By the Indian ones it is overweight: don’t gain more'],
  [74, 'Your BMI is 25.0: Overweight, Moderate Risk.', 'You are 0.3 kg above the healthy range for your height.'],
  [130, 'Your BMI is 43.9: Obese, High Risk.', 'You are 56.3 kg above the healthy range for your height.'],
])('the result at %d kg has class, risk and the position of the weight', (weight, spoken, position) => {
  const input = { ...ADULT, measures: { weight, height: 172, age: 34 } }
  expect(toSpokenText(input)).toContain(spoken)
  expect(describeResult(input).position?.replaceAll('\u202f', ' ')).toContain(position)
})

test('an illness or a pregnancy is mentioned first', () => {
  expect(describeResult({ ...ADULT, isIll: true }).advice.first).toContain('please ask your doctor before')
  expect(toSpokenText({ ...ADULT, gender: 'female', isPregnant: true })).toMatch(
    /^Your BMI is 26\.4\. .*don’t apply in pregnancy/,
  )
})

test('our own advice is marked as ours and adds no source to the list', () => {
  const { advice } = describeResult(ADULT)
  const own = advice.steps.filter(({ source }) => source === null)
  expect(own.map(({ title }) => title)).toEqual(['Vegetables and protein on every plate'])
  for (const step of advice.steps) expect(stepText(step).endsWith('(Thali’s own advice)')).toBe(step.source === null)
  expect(listSources(advice)).not.toContain(null)
})
