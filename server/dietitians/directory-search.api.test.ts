import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
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

interface Found {
  count: number
  results: Entry[]
  others: { title: string; results: Entry[] } | null
}

async function search(text: string, more = ''): Promise<Found> {
  return (await anonymous.get(`/api/adminpanel/dietitians/?search=${encodeURIComponent(text)}${more}`)).body
}

/** The dietitians in the order of the page: results, then other suggestions. */
const shown = ({ results, others }: Found) => [...results, ...(others?.results ?? [])]

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
const WEIGHT_GAIN = ['Navjot', 'Meera', 'Farhan', 'Zohmingliani']
const HEART = ['Lakshmi', 'Jaspreet', 'Balwinder']

/** For each search, the dietitians who must be among the first five. */
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
  // To gain weight is the opposite of losing it.
  'main bahut patli hoon, bhar badhana hai': WEIGHT_GAIN,
  'how to increase my weight': WEIGHT_GAIN,
  'मुझे वज़न बढ़ाना है': WEIGHT_GAIN,
  'bete da vajan nahi vadhda': ['Navjot'],
  'patli hona hai': WEIGHT_LOSS,
  'I must reduce 8 kg': WEIGHT_LOSS,
  'cholesterol badha hua': HEART,
  'heart burn after dinner': ['Imran', 'Rohan'],
  'roza rakhna hai': ['Farhan'],
  'dil ki bimari': HEART,
  'sugar ki bimari': DIABETES,
  'gurde di bimari': ['Sukhdev'],
  // Places, languages, consultation modes, and all together.
  ludhyana: ['Harpreet', 'Manpreet'],
  'chenai diabetes': ['Lakshmi'],
  malyalam: ['Thomas'],
  ludhiana: ['Harpreet', 'Manpreet'],
  'diabetes ludhiana': ['Harpreet'],
  'hindi speaking dietitian for weight': ['Simran', 'Jaspreet', 'Rohan', 'Sana'],
  'tamil diabetes': ['Lakshmi'],
  bengali: ['Ananya'],
  'in person chandigarh': ['Navjot'],
  vegetarian: ['Ritu'],
  hostel: ['Gurveer', 'Zohmingliani'],
  tiffin: ['Arjun', 'Ananya', 'Priya'],
  // Words that resemble a name, or the beginning of one, but mean something else must not match by name.
  'meri maa ko sugar aur kidney dono ki problem hai': ['Sukhdev'],
  'Bombay mai marathi bolne wala dietitian motapa': ['Rohan'],
  'diet after c-section breastfeeding': ['Sana'],
  'chat with someone about PCOS': ['Devika', 'Manpreet'],
  'diabetes diet for a man': DIABETES,
  // Conditions that no dietitian lists.
  'fatty liver grade 2': WEIGHT_LOSS,
  'uric acid high joint pain gout': ['Sukhdev'],
  'hemoglobin kam hai khoon ki kami': ['Ritu'],
  'pimples and skin problem': ['Arjun', 'Ritu', 'Zohmingliani', 'Balwinder', 'Imran'],
  'body building ke liye diet plan': SPORTS,
  'gestational diabetes': ['Sana', ...DIABETES],
  'tezaab banda hai khaana khaan ton baad': ['Imran', 'Rohan'],
  // Groups of clients.
  'overweight child 10 years': CHILDREN,
  'my son is 25 years old and too thin': WEIGHT_GAIN,
  '10 saal se sugar hai': DIABETES,
  'my wife is 7 months pregnant and has sugar': ['Sana', ...DIABETES],
  'nani 75 saal ki hain daant nahi hai': OLDER,
}

test('the right dietitians come first, whatever words are used', async () => {
  await fillDirectory()
  for (const [query, expected] of Object.entries(QUERIES)) {
    expect(firstNames(shown(await search(query))).slice(0, 5), query).toEqual(expect.arrayContaining(expected))
  }
})

test('a match comes with its reason, and a name without one', async () => {
  await given.dietitian({ first_name: 'Main' }, { specialization: 'diabetes', bio: 'x'.repeat(50) })
  await given.dietitian({ first_name: 'Asha' }, { focus_areas: ['diabetes'], city: 'New Pune', languages: ['punjabi'] })
  await given.dietitian({ first_name: 'Bio' }, { bio: 'I wrote my thesis on diabetes and its history in the Deccan.' })
  const matches = async (text: string) => shown(await search(text)).map((entry) => entry.matches)
  expect(await matches('sugar')).toEqual([['Diabetes'], ['Diabetes'], ['Diabetes']])
  expect(firstNames((await search('sugar')).results)).toEqual(['Main'])
  expect((await search('sugar')).others?.title).toBe('Others who also help with this')
  expect(firstNames(shown(await search('sugar')))).toEqual(['Main', 'Asha', 'Bio'])
  expect(await matches('sugar in pune')).toEqual([['Diabetes', 'New Pune'], ['Diabetes'], ['Diabetes']])
  expect(await matches('panjabi')).toEqual([['Punjabi']])
  expect(await matches('Asha')).toEqual([[]])
  expect(await matches('ash')).toEqual([[]])
  expect(await matches('history')).toEqual([['History']])
  // A word of the text is not shown as a reason next to the concern.
  expect(await matches('I want diabetes help and history')).toEqual([['Diabetes'], ['Diabetes'], ['Diabetes']])
})

test('a dietitian with stated groups of clients is found for no other group', async () => {
  await given.dietitian(
    { first_name: 'Adults' },
    { age_groups: ['adults'], bio: `Has three children. ${'x'.repeat(50)}` },
  )
  await given.dietitian({ first_name: 'Both' }, { age_groups: ['children', 'adults'] })
  await given.dietitian({ first_name: 'Small' }, { specialization: 'pediatric', age_groups: ['children'] })
  await given.dietitian({ first_name: 'Teens' }, { specialization: 'pediatric', age_groups: ['teenagers'] })
  expect(firstNames(shown(await search('my child does not eat')))).toEqual(['Small', 'Teens', 'Both'])
  const { results } = await search('my 15 year old is tired')
  expect(results.map(({ user_info, matches }) => [user_info.name.split(' ')[0], matches])).toEqual([
    ['Teens', ['Teenagers']],
  ])
})

test('a consultation mode narrows the results, and dietitians with another one come after them', async () => {
  await given.dietitian(
    { first_name: 'Other' },
    { specialization: 'weight_loss', consultation_modes: ['phone', 'video', 'chat'] },
  )
  await given.dietitian({ first_name: 'Clinic' }, { specialization: 'diabetes', consultation_modes: ['in_person'] })
  await given.dietitian({ first_name: 'Phone' }, { specialization: 'diabetes', consultation_modes: ['phone'] })
  const { results } = await search('online diabetes dietitian on phone call')
  expect(results.map(({ user_info, matches }) => [user_info.name.split(' ')[0], matches])).toEqual([
    ['Phone', ['Diabetes', 'Phone']],
  ])
  expect(firstNames((await search('video call')).results)).toEqual(['Other'])
  expect(firstNames((await search('face to face')).results)).toEqual(['Clinic'])
  const video = await search('diabetes by video')
  expect([video.count, video.others?.title]).toEqual([0, 'Closest matches'])
  expect(firstNames(shown(video)).toSorted()).toEqual(['Clinic', 'Other', 'Phone'])
})

test('words of the price put the lower fee first among equals', async () => {
  await given.dietitian({ first_name: 'Dear' }, { specialization: 'diabetes', consultation_fee: 900, rating: 5 })
  await given.dietitian({ first_name: 'Cheap' }, { specialization: 'diabetes', consultation_fee: 200, rating: 3 })
  await given.dietitian({ first_name: 'Free' }, { specialization: 'general', consultation_fee: 50 })
  expect(firstNames((await search('sugar')).results)).toEqual(['Dear', 'Cheap'])
  expect(firstNames((await search('sasta dietitian for sugar')).results)).toEqual(['Cheap', 'Dear'])
  expect(firstNames((await search('low fees')).results)).toEqual(['Free', 'Cheap', 'Dear'])
})

test('a chosen order takes precedence over the best match', async () => {
  await given.dietitian(
    { first_name: 'Main' },
    { specialization: 'diabetes', bio: `PCOS. ${'x'.repeat(50)}`, consultation_fee: 200 },
  )
  await given.dietitian({ first_name: 'Area' }, { focus_areas: ['pcos'], consultation_fee: 900 })
  expect(firstNames((await search('pcos')).results)).toEqual(['Area', 'Main'])
  expect(firstNames((await search('pcos', '&ordering=consultation_fee')).results)).toEqual(['Main', 'Area'])
})

test('stop words alone find the whole directory, and unknown words nobody', async () => {
  await given.dietitian({ first_name: 'Ana' })
  expect((await search('good dietitian near me')).count).toBe(1)
  expect((await search('zzqx')).count).toBe(0)
})

test('a word that says little finds the profiles that contain it, unless the search says more', async () => {
  await given.dietitian({ first_name: 'Ana' }, { bio: 'I plan meals with families who have little time to cook.' })
  await given.dietitian({ first_name: 'Banno' }, { bio: 'I help cooks who stand at a tandoor for hours.' })
  for (const text of ['meals', 'meal plan', 'time']) expect(firstNames((await search(text)).results)).toEqual(['Ana'])
  expect(firstNames((await search('meals at the tandoor')).results)).toEqual(['Banno'])
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

test('a concern gives the same order in any words, and among equals those who take requests come first', async () => {
  const concern = { specialization: 'diabetes' as const, rating: 4 }
  await given.dietitian({ first_name: 'Away' }, { ...concern, rating: 5, is_available: false })
  await given.dietitian(
    { first_name: 'Sugar' },
    { ...concern, bio: 'I explain blood sugar in plain words at the table.' },
  )
  await given.dietitian({ first_name: 'Word' }, { ...concern, bio: 'I work on diabetes and on diabetes alone, daily.' })
  const order = firstNames((await search('sugar')).results)
  expect(order.at(-1)).toBe('Away')
  for (const text of ['diabetes', 'my father has diabetes']) {
    expect(firstNames((await search(text)).results), text).toEqual(order)
  }
})

test('if all dietitians found are unavailable, others who take requests follow', async () => {
  await given.dietitian({ first_name: 'Away' }, { bio: 'I cook for people with kidney stones.', is_available: false })
  await given.dietitian({ first_name: 'Here' }, { specialization: 'general' })
  const { results, others } = await search('kidney')
  expect([firstNames(results), others?.title, firstNames(others?.results ?? [])]).toEqual([
    ['Away'],
    'Other dietitians taking requests now',
    ['Here'],
  ])
})

test('an amount alone is read as the highest fee', async () => {
  await given.dietitian({ first_name: 'Dear' }, { consultation_fee: 900 })
  await given.dietitian({ first_name: 'Cheap' }, { consultation_fee: 450 })
  for (const text of ['₹500', 'Rs 500']) expect(firstNames((await search(text)).results), text).toEqual(['Cheap'])
})
