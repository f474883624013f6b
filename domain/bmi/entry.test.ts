import { describe, expect, test } from 'vitest'
import { type BodyEntry, convertEntry, EMPTY_BODY, missingFields, readEntry } from './entry.ts'

const entry = (fields: Partial<BodyEntry>): BodyEntry => ({ ...EMPTY_BODY, ...fields })
const SOUND = { weight: '78', height: '172' }

describe('the input is parsed as numbers', () => {
  test.each([
    { fields: SOUND, age: '34', measures: { weight: 78, height: 172, age: 34 } },
    { fields: { weight: ' 78,5 ', height: '172.5' }, age: '34', measures: { weight: 78.5, height: 172.5, age: 34 } },
    { fields: SOUND, age: null, measures: { weight: 78, height: 172, age: null } },
  ])('$fields', ({ fields, age, measures }) => {
    expect(readEntry(entry(fields), age)).toEqual({ measures, errors: null })
  })

  test('feet, inches and pounds become centimetres and kilograms; inches may be left out', () => {
    const { measures } = readEntry(entry({ units: 'lb-ft', weight: '172', feet: '5', inches: '6' }), null)
    expect(measures?.weight).toBeCloseTo(78.02, 2)
    expect(measures?.height).toBeCloseTo(167.64, 2)
    expect(readEntry(entry({ units: 'kg-ft', weight: '60', feet: '5' }), null).measures?.height).toBeCloseTo(152.4, 2)
  })
})

test.each([
  { feet: "5'8", inches: '', height: 172.72 },
  { feet: '5 ft 8 in', inches: '', height: 172.72 },
  { feet: '5', inches: '8.5', height: 173.99 },
])('$feet and "$inches" is $height cm', ({ feet, inches, height }) => {
  const { measures } = readEntry(entry({ units: 'kg-ft', weight: '60', feet, inches }), null)
  expect(measures?.height).toBeCloseTo(height, 2)
})

// 5.11 may mean 5 ft 11 in or 5.11 feet: a wrong guess is two classes of the BMI.
test.each([
  { feet: '5.11', inches: '' },
  { feet: '5', inches: '12' },
  { feet: "5'8", inches: '3' },
])('$feet and "$inches" is no height', ({ feet, inches }) => {
  const { errors } = readEntry(entry({ units: 'kg-ft', weight: '60', feet, inches }), null)
  expect(errors).toEqual({ height: 'Enter your height in feet and inches, such as 5 and 6.' })
})

describe('an invalid number or zero shows no result and the reason', () => {
  test.each([
    { fields: { ...SOUND, weight: '0' }, age: '34', invalid: 'weight' },
    { fields: { ...SOUND, weight: '-78' }, age: '34', invalid: 'weight' },
    { fields: { ...SOUND, weight: '1e2' }, age: '34', invalid: 'weight' },
    { fields: { ...SOUND, weight: 'seventy' }, age: '34', invalid: 'weight' },
    { fields: { ...SOUND, height: '1.72' }, age: '34', invalid: 'height' },
    { fields: { ...SOUND, height: '0' }, age: '34', invalid: 'height' },
    { fields: SOUND, age: '0', invalid: 'age' },
    { fields: SOUND, age: '121', invalid: 'age' },
  ])('$fields at $age', ({ fields, age, invalid }) => {
    const { measures, errors } = readEntry(entry(fields), age)
    expect(measures).toBeNull()
    expect(Object.keys(errors ?? {})).toEqual([invalid])
  })

  test('the message at each field says what to enter', () => {
    expect(readEntry(entry({ weight: 'much', height: '1.72' }), '0').errors).toEqual({
      weight: 'Enter your weight in kilograms as a number, such as 68.',
      height: 'Enter your height in centimetres, from 50 to 250, such as 165.',
      age: 'Enter your age in years, from 1 to 120.',
    })
    expect(readEntry(entry({ units: 'lb-ft', weight: '0', feet: '17' }), null).errors).toEqual({
      weight: 'Enter your weight in pounds as a number, such as 150.',
      height: 'Enter your height in feet and inches, such as 5 and 6.',
    })
  })

  test('missing fields are named, in the order of the form', () => {
    expect(missingFields(EMPTY_BODY, '')).toEqual(['weight', 'height', 'age'])
    expect(missingFields(entry({ units: 'kg-ft', inches: '6' }), null)).toEqual(['weight', 'height'])
    expect(readEntry(EMPTY_BODY, '').errors).toEqual({
      weight: 'Enter your weight.',
      height: 'Enter your height.',
      age: 'Enter your age.',
    })
  })
})

describe('a switch of units', () => {
  test('converts the input', () => {
    expect(convertEntry(entry(SOUND), 'lb-ft')).toEqual(
      entry({ units: 'lb-ft', weight: '172', feet: '5', inches: '7.7' }),
    )
    expect(convertEntry(entry({ units: 'lb-ft', weight: '150', feet: '5', inches: '6' }), 'kg-cm')).toEqual(
      entry({ weight: '68', height: '167.6' }),
    )
    expect(convertEntry(entry(SOUND), 'kg-ft').weight).toBe('78')
  })

  test('keeps invalid numbers and empty fields unchanged', () => {
    expect(convertEntry(entry({ weight: 'abc', height: 'x' }), 'lb-ft')).toMatchObject({ weight: 'abc', feet: 'x' })
    expect(convertEntry(EMPTY_BODY, 'lb-ft')).toEqual(entry({ units: 'lb-ft' }))
  })
})
