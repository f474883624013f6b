import { expect, test } from 'vitest'
import { readAges } from './ages.ts'

test.each([
  ['diet for my 6 year old son', ['pediatric']],
  ['beta 14 saal ka', ['teenagers']],
  ['my husband is 45 years old', []],
  ['mother aged 70', ['geriatric']],
  ['75 saal ki nani', ['geriatric']],
  ['food for 6 month old baby', ['pediatric']],
  ['8 mahine ka bachcha', ['pediatric']],
  // Durations, not ages.
  ['diabetes for 10 years', []],
  ['10 saal se sugar hai', []],
  ['dietitian with 10 years experience', []],
  ['5 months pregnant', []],
  ['in 3 months', []],
])('%j speaks of %j', (text, concerns) => {
  expect(readAges(text).concerns).toEqual(concerns)
})

test('the remaining words contain no age, and the result says whether one was named', () => {
  expect(readAges('my wife is 7 months pregnant')).toEqual({
    concerns: [],
    isAgeNamed: false,
    rest: 'my wife is 7 months pregnant',
  })
  const { isAgeNamed, rest } = readAges('my son is 25 years old')
  expect([isAgeNamed, rest.trim()]).toEqual([true, 'my son is'])
})
