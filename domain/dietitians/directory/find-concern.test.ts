import { expect, test } from 'vitest'
import { CONCERN_LINKS, concernPath } from './concern-links.ts'
import { concernOf } from './find-concern.ts'

test.each([
  ['Roti, rice and blood sugar: what moves it', 'diabetes'],
  ['Living with PCOS', 'pcos'],
  ['A tiffin for school', 'pediatric'],
  ['High blood pressure and pickles', 'blood_pressure'],
  ['A healthy plate for diabetes', 'diabetes'],
  ['Healthy food for the family', null],
  ['Sleep and the evening meal', null],
  ['', null],
])('%j names the concern %j', (text, concern) => {
  expect(concernOf(text)).toBe(concern)
})

test('the search behind each link is one for its concern', () => {
  for (const [concern, { search }] of Object.entries(CONCERN_LINKS)) {
    if (concern !== 'general') expect(concernOf(search)).toBe(concern)
  }
})

test.each([
  ['general', '/dietitians?specialization=general'],
  ['sports_nutrition', '/dietitians?specialization=sports_nutrition'],
  ['blood_pressure', '/dietitians?search=blood+pressure'],
] as const)('the link for %s is %s: a filter if it is a specialization, else a search', (concern, path) => {
  expect(concernPath(concern)).toBe(path)
})
