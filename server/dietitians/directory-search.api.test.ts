import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nobody } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { users } from '../accounts/accounts.table.ts'
import { DEMO_DIETITIANS } from '../demo/dietitians.content.ts'
import { dietitianCredentials } from './dietitians.table.ts'

setUpTestApp()

interface Entry {
  user_info: { name: string }
  matches: string[]
}

async function search(text: string, more = ''): Promise<{ count: number; results: Entry[] }> {
  return (await nobody.get(`/api/adminpanel/dietitians/?search=${encodeURIComponent(text)}${more}`)).body
}

const firstNames = (results: Entry[]) => results.map(({ user_info }) => user_info.name.split(' ')[0])

async function fillDirectory() {
  for (const { first_name, last_name, email, phone_number, picture, joined_days_ago, ...profile } of DEMO_DIETITIANS) {
    await given.dietitian({ first_name, last_name, email, phone_number }, profile)
  }
}

const DIABETES = ['Harpreet', 'Lakshmi', 'Sukhdev', 'Amandeep']
const WEIGHT_LOSS = ['Simran', 'Jaspreet', 'Devika', 'Rohan', 'Sana']
const CHILDREN = ['Navjot', 'Ananya', 'Priya']
const OLDER = ['Meera', 'Thomas', 'Kavita']
const SPORTS = ['Gurveer', 'Farhan', 'Manpreet', 'Shreya']
const HEART = ['Lakshmi', 'Jaspreet', 'Balwinder']

/** Whom a visitor expects among the first five, all of them. */
const QUERIES: Record<string, string[]> = {
  // Names, whole, in parts, in any order, mistyped.
  'Harpreet Kaur Gill': ['Harpreet'],
  'gill harpreet': ['Harpreet'],
  'harpreet gill': ['Harpreet'],
  harp: ['Harpreet'],
  harprit: ['Harpreet'],
  simren: ['Simran'],
  'Dr. Simran Bedi': ['Simran'],
  sandhu: ['Navjot'],
  kaur: ['Harpreet', 'Manpreet', 'Amandeep'],
  qureshy: ['Farhan'],
  // Labels and everyday words.
  'Diabetes Management': DIABETES,
  'Weight Loss': WEIGHT_LOSS,
  'Pediatric Nutrition': CHILDREN,
  'Geriatric Nutrition': OLDER,
  'sports nutrition': SPORTS,
  'general nutrition': ['Arjun', 'Ritu', 'Zohmingliani', 'Balwinder', 'Imran'],
  diabetes: DIABETES,
  sugar: DIABETES,
  insulin: DIABETES,
  thyroid: ['Devika', 'Simran'],
  PCOD: ['Devika', 'Manpreet'],
  PCOS: ['Devika', 'Manpreet'],
  BP: ['Harpreet', 'Kavita'],
  'blood pressure': ['Harpreet', 'Kavita'],
  weight: WEIGHT_LOSS,
  heart: HEART,
  kids: CHILDREN,
  'old age': OLDER,
  kidney: ['Sukhdev'],
  acidity: ['Imran', 'Rohan'],
  pregnancy: ['Sana'],
  marathon: ['Shreya', 'Farhan'],
  gym: ['Farhan'],
  // Typing errors.
  diabetis: DIABETES,
  diebeties: DIABETES,
  'thyriod problem': ['Devika', 'Simran'],
  cholestrol: HEART,
  obisity: WEIGHT_LOSS,
  // Sentences.
  'my father has diabetes': DIABETES,
  'my father has high sugar and BP': ['Harpreet'],
  'I want to lose weight after pregnancy': ['Sana'],
  'diet for my 6 year old son who is a fussy eater': CHILDREN,
  'My mother is 74 years old and does not eat': OLDER,
  'somebody who understands shift work': ['Rohan'],
  'fasting in Ramzan': ['Farhan'],
  // Hindi and Punjabi.
  motapa: WEIGHT_LOSS,
  'vajan kam karna hai': WEIGHT_LOSS,
  'bachche ke liye': CHILDREN,
  buzurg: OLDER,
  'dil ki bimari': HEART,
  'sugar ki bimari': DIABETES,
  'gurde di bimari': ['Sukhdev'],
  // Places, languages, ways of meeting, and all together.
  ludhiana: ['Harpreet', 'Manpreet'],
  'diabetes ludhiana': ['Harpreet'],
  'hindi speaking dietitian for weight': ['Simran', 'Jaspreet', 'Rohan', 'Sana'],
  'tamil diabetes': ['Lakshmi'],
  bengali: ['Ananya'],
  'in person chandigarh': ['Navjot'],
  vegetarian: ['Ritu'],
  hostel: ['Gurveer', 'Zohmingliani'],
  tiffin: ['Arjun', 'Ananya', 'Priya'],
}

test('the right dietitians come first, whatever words are used', async () => {
  await fillDirectory()
  for (const [query, expected] of Object.entries(QUERIES)) {
    const { results } = await search(query)
    expect(firstNames(results).slice(0, 5), query).toEqual(expect.arrayContaining(expected))
  }
})

test('a match says why, and a name says nothing', async () => {
  await given.dietitian({ first_name: 'Main' }, { specialization: 'diabetes', bio: 'x'.repeat(50) })
  await given.dietitian({ first_name: 'Also' }, { focus_areas: ['diabetes'], city: 'Pune' })
  await given.dietitian({ first_name: 'Bio' }, { bio: 'I wrote my thesis on diabetes and its history in the Deccan.' })
  const matches = async (text: string) => (await search(text)).results.map((entry) => entry.matches)
  expect(await matches('sugar')).toEqual([['diabetes'], ['diabetes'], ['diabetes']])
  expect(firstNames((await search('sugar')).results)).toEqual(['Main', 'Also', 'Bio'])
  expect(await matches('sugar in pune')).toEqual([['pune', 'diabetes'], ['diabetes'], ['diabetes']])
  expect(await matches('Also')).toEqual([[]])
})

test('a search finds everyone whom the filter for the same thing finds, and both together narrow', async () => {
  await fillDirectory()
  for (const [specialization, text] of [
    ['diabetes', 'Diabetes Management'],
    ['weight_loss', 'Weight Loss'],
    ['geriatric', 'Geriatric Nutrition'],
  ]) {
    const filtered = (await search('', `&specialization=${specialization}`)).results
    const found = (await search(text ?? '', '&page_size=100')).results
    expect(firstNames(found)).toEqual(expect.arrayContaining(firstNames(filtered)))
    const both = await search(text ?? '', `&specialization=${specialization}`)
    expect(firstNames(both.results).sort()).toEqual(firstNames(filtered).sort())
  }
})

test('a chosen order goes before the best match', async () => {
  await given.dietitian({ first_name: 'Main' }, { specialization: 'diabetes', consultation_fee: 900 })
  await given.dietitian({ first_name: 'Cheap' }, { focus_areas: ['diabetes'], consultation_fee: 200 })
  expect(firstNames((await search('sugar', '&ordering=consultation_fee')).results)).toEqual(['Cheap', 'Main'])
})

test('words that say nothing about anyone find the whole directory, and unknown words nobody', async () => {
  await given.dietitian({ first_name: 'Ana' })
  expect((await search('good dietitian near me')).count).toBe(1)
  expect((await search('zzqx')).count).toBe(0)
})

test('a new name, a new credential and a new bio are found at once', async () => {
  const ana = await given.dietitian({ first_name: 'Ana' })
  const { db } = testApp().services
  await db.update(users).set({ first_name: 'Banno' }).where(eq(users.id, ana.id))
  await db.insert(dietitianCredentials).values({
    dietitian_id: ana.id,
    kind: 'qualification',
    title: 'Diploma in Renal Dietetics',
    checked_on: '2026-01-05',
  })
  expect((await search('banno')).count).toBe(1)
  expect((await search('diploma')).count).toBe(1)
  expect((await search('ana')).count).toBe(0)
})
