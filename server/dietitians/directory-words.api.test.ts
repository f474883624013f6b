import { beforeEach, expect, test } from 'vitest'
import { CONCERN_WORDS } from '#domain/dietitians/concerns.ts'
import {
  CONSULTATION_MODE_LABELS,
  FOCUS_AREA_LABELS,
  type FocusArea,
  LANGUAGE_LABELS,
} from '#domain/dietitians/practice.ts'
import { SPECIALIZATION_LABELS, SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { anonymous } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { DEMO_DIETITIANS } from '../demo/dietitians.content.ts'
import { dietitianCredentials } from './dietitians.table.ts'

setUpTestApp()

interface Entry {
  user_info: { name: string }
  matches: string[]
}

interface Found {
  count: number
  results: Entry[]
  others: { title: string; results: Entry[] } | null
}

async function search(text: string, more = ''): Promise<Found> {
  return (await anonymous.get(`/api/adminpanel/dietitians/?page_size=100&search=${encodeURIComponent(text)}${more}`))
    .body
}

const names = (entries: Entry[] = []) => entries.map(({ user_info }) => user_info.name.split(' ')[0] ?? '')

beforeEach(async () => {
  for (const [at, dietitian] of DEMO_DIETITIANS.entries()) {
    const { first_name, last_name, email, phone_number, picture, joined_days_ago, ...profile } = dietitian
    const { id } = await given.dietitian({ first_name, last_name, email, phone_number }, profile)
    await testApp()
      .services.db.insert(dietitianCredentials)
      .values({
        dietitian_id: id,
        kind: 'registration',
        council: 'Demo council',
        number: `DEMO-${String(at + 1).padStart(4, '0')}`,
        checked_on: '2026-01-05',
      })
  }
})

const DIABETES = ['Harpreet', 'Lakshmi', 'Sukhdev', 'Amandeep']
const WEIGHT_LOSS = ['Simran', 'Jaspreet', 'Devika', 'Rohan', 'Sana']

/** The dietitians found by a search: exactly `only`, or `first` before all others. */
const CASES: Record<string, { only?: string[]; first?: string[]; never?: string[] }> = {
  // Negated words are not searched for.
  'not diabetes, only thyroid': { only: ['Devika', 'Simran'] },
  'weight loss without gym not sports': { only: WEIGHT_LOSS },
  'I do not have diabetes, I have BP': { first: ['Kavita', 'Harpreet'], never: ['Amandeep'] },
  "I don't have sugar or thyroid, only kidney stones": { only: ['Sukhdev'] },
  'tamil nahi, malayalam': { only: ['Devika', 'Thomas'] },
  'gym ke bina motapa kam karna': { only: WEIGHT_LOSS },
  'sugar nahi hai, thyroid hai': { only: ['Devika', 'Simran'] },
  'no diabetes': { only: [] },
  'not hindi': { only: [] },
  // Words that only look negated are.
  'sugar control nahi ho rahi': { only: DIABETES },
  'I am not losing weight': { only: WEIGHT_LOSS },
  'no appetite': { only: ['Thomas', 'Kavita'] },
  'periods nahi aa rahe': { first: ['Devika', 'Manpreet'] },
  // Words with a meaning of their own.
  'B.P. is high': { first: ['Harpreet', 'Kavita'] },
  'type 2': { only: DIABETES },
  'pre diabetes': { only: DIABETES },
  dia: { only: DIABETES },
  'sugar; drop table': { only: DIABETES },
  shakkar: { only: DIABETES },
  'budhape mein kamzori': { first: ['Meera'] },
  'ghutne mein dard': { only: ['Kavita'] },
  'joint pain': { only: ['Kavita'] },
  'pet kam karna hai': { only: WEIGHT_LOSS },
  'just had a baby and want my figure back': { first: ['Sana'] },
  'thyriod and weight gain': { first: ['Devika', 'Simran'] },
  wedding: { only: ['Harpreet'] },
  'lady dietitian': { only: [] },
  'please help me': { only: [] },
  'DEMO-0017': { only: ['Zohmingliani'] },
  'demo-0003 weight': { first: ['Simran'] },
  // Words that correspond to a filter act like the filter.
  'available now': { only: DEMO_DIETITIANS.filter((one) => one.is_available !== false).map((one) => one.first_name) },
  'on whatsapp for pcos': { only: ['Manpreet'] },
  'under 500': { only: ['Farhan', 'Manpreet', 'Zohmingliani', 'Amandeep', 'Sana'] },
  'weight loss under 600 rupees': { only: ['Jaspreet', 'Sana'] },
  'sugar level below 200': { only: DIABETES },
  'maa nu sugar hai punjabi vich gal kare': { only: ['Harpreet', 'Sukhdev', 'Amandeep'] },
  'tamil mein sugar ke liye': { only: ['Lakshmi'] },
  // Places.
  kerala: { only: ['Devika', 'Thomas'] },
  chd: { only: ['Navjot'] },
  punjab: { only: ['Harpreet', 'Gurveer', 'Jaspreet', 'Manpreet', 'Sukhdev', 'Balwinder', 'Amandeep'] },
  'new delhi': { only: ['Simran'] },
  'diabetes mohali': { first: ['Harpreet', 'Sukhdev', 'Amandeep'], never: ['Shreya'] },
}

test.each(Object.entries(CASES))('%s', async (text, { only, first, never = [] }) => {
  const { results } = await search(text)
  const found = names(results)
  if (only) expect(found.toSorted()).toEqual(only.toSorted())
  if (first) expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted())
  for (const name of never) expect(found).not.toContain(name)
  for (const { user_info, matches } of results) expect(matches, user_info.name).not.toEqual([])
})

test.each([
  { text: 'Mohali', title: 'No dietitians in Mohali yet. Nearest:', first: 'Navjot' },
  { text: 'Bangalore', title: 'No dietitians in Bengaluru yet. Nearest:', first: 'Shreya' },
  { text: 'gurgaon', title: 'No dietitians in Gurugram yet. Nearest:', first: 'Simran' },
  { text: 'Srinagar', title: 'No dietitians in Srinagar yet. These dietitians consult online:', first: 'Gurveer' },
])('nobody is in $text: the nearest are offered', async ({ text, title, first }) => {
  const { count, others } = await search(text)
  expect(count).toBe(0)
  expect([others?.title, names(others?.results)[0]]).toEqual([title, first])
  for (const { matches } of others?.results ?? []) expect(matches).not.toEqual([])
})

test('a search for the label of a filter finds the same dietitians as the filter', async () => {
  const everyone = (more: string) => search('', more)
  const same = async (text: string, filter: string) => {
    const filtered = names((await everyone(filter)).results).toSorted()
    expect(names((await search(text)).results).toSorted(), text).toEqual(filtered)
    expect(names((await search(text, filter)).results).toSorted(), `${text} with ${filter}`).toEqual(filtered)
  }
  for (const value of SPECIALIZATIONS) {
    await same(SPECIALIZATION_LABELS[value], `&specialization=${value}`)
    for (const word of CONCERN_WORDS[value]) await same(word, `&specialization=${value}`)
  }
  for (const [value, label] of Object.entries(LANGUAGE_LABELS)) await same(label, `&language=${value}`)
  for (const [value, label] of Object.entries(CONSULTATION_MODE_LABELS))
    await same(label, `&consultation_mode=${value}`)
  await same('Available Now', '&is_available=true')
  await same('Unavailable', '&is_available=false')
  await same('All Dietitians', '')
}, 120_000)

test('the label of a focus area finds its dietitians, or suggests them beside the specialists', async () => {
  for (const [area, label] of Object.entries(FOCUS_AREA_LABELS) as [FocusArea, string][]) {
    const naming = DEMO_DIETITIANS.filter(({ focus_areas }) => focus_areas?.includes(area)).map((one) => one.first_name)
    const { results, others } = await search(label)
    const isSpecialization = SPECIALIZATIONS.some((value) => value === area)
    expect(names(isSpecialization ? others?.results : results), label).toEqual(expect.arrayContaining(naming))
  }
})

test('a dietitian who matches a filter and some of the words is the closest suggestion', async () => {
  const { count, others } = await search('diabetes', '&specialization=weight_loss')
  expect([count, others?.title, names(others?.results)[0]]).toEqual([0, 'Closest matches', 'Harpreet'])
  expect((await search('weight loss', '&specialization=diabetes')).count).toBe(0)
})
