import { expect, test } from 'vitest'
import { bmiCategory, computeBmi, hasAdultClasses, indianReading } from './bmi.ts'

test.each([
  { weight: 78, height: 172, bmi: 26.4 },
  { weight: 50, height: 160, bmi: 19.5 },
  { weight: 1, height: 999.99, bmi: 0 },
])('$weight kg at $height cm is $bmi', ({ weight, height, bmi }) => {
  expect(computeBmi(weight, height)).toBe(bmi)
})

test.each([
  { bmi: 18.4, label: 'Underweight', risk: 'Moderate Risk' },
  { bmi: 18.44, label: 'Underweight', risk: 'Moderate Risk' },
  { bmi: 18.5, label: 'Normal Weight', risk: 'Low Risk' },
  { bmi: 24.9, label: 'Normal Weight', risk: 'Low Risk' },
  { bmi: 24.96, label: 'Overweight', risk: 'Moderate Risk' },
  { bmi: 25, label: 'Overweight', risk: 'Moderate Risk' },
  { bmi: 29.9, label: 'Overweight', risk: 'Moderate Risk' },
  { bmi: 30, label: 'Obese', risk: 'High Risk' },
  { bmi: 80, label: 'Obese', risk: 'High Risk' },
])('$bmi is $label', ({ bmi, label, risk }) => {
  expect(bmiCategory(bmi)).toMatchObject({ label, risk })
})

test.each([
  { bmi: 18.4, says: 'below the healthy range' },
  { bmi: 18.5, says: 'in the healthy range' },
  { bmi: 22.9, says: 'in the healthy range' },
  { bmi: 23, says: 'in the overweight range' },
  { bmi: 25, says: 'in the obesity range' },
])('the Asian-Indian reading of $bmi', ({ bmi, says }) => {
  expect(indianReading(bmi)).toMatch(says)
})

test.each([
  { age: null, adult: true },
  { age: 17, adult: false },
  { age: 18, adult: true },
])('age $age', ({ age, adult }) => {
  expect(hasAdultClasses(age)).toBe(adult)
})
