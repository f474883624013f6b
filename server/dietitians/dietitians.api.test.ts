import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const DIRECTORY = '/api/adminpanel/dietitians/'
const ME = `${DIRECTORY}me/`
const names = async (query: string) =>
  (await anonymous.get(`${DIRECTORY}?${query}`)).body.results.map(
    (item: { user_info: { name: string } }) => item.user_info.name.split(' ')[0],
  )

test('anyone can read a dietitian’s profile, in the format of the contract', async () => {
  const ana = await given.dietitian(
    { first_name: 'Ana', last_name: 'Rao', phone_number: '+91 98140 00101' },
    { specialization: 'diabetes' },
  )
  const { body } = await anonymous.get(`${DIRECTORY}${ana.id}/`)
  expect(body).toEqual({
    id: ana.id,
    user_info: { name: 'Ana Rao', email: ana.email, phone_number: '+91 98140 00101' },
    bio: expect.any(String),
    specialization: 'diabetes',
    specialization_display: 'Diabetes Management',
    focus_areas: [],
    age_groups: [],
    consultation_modes: [],
    languages: [],
    city: null,
    experience_years: 5,
    consultation_fee: 600,
    is_available: true,
    rating: null,
    review_count: 0,
    first_reply_minutes: null,
    profile_picture: null,
    profile_picture_sizes: [],
    credentials: [],
    is_demo: false,
    created_at: expect.stringMatching(/Z$/),
  })
})

test('only active dietitians with bio and specialization are listed', async () => {
  await given.dietitian({ first_name: 'Listed' })
  const hidden = [
    await given.dietitian({ is_active: false }),
    await given.dietitian({}, { bio: '' }),
    await given.dietitian({}, { specialization: null }),
    await given.admin(),
  ]
  expect(await names('')).toEqual(['Listed'])
  for (const { id } of hidden) expect((await anonymous.get(`${DIRECTORY}${id}/`)).status).toBe(404)
})

test('the search looks in name and bio, with any case and any characters', async () => {
  await given.dietitian({ first_name: 'Simran', last_name: 'Bedi' })
  await given.dietitian(
    { first_name: 'Arjun' },
    { bio: 'Knows 100% of the millets of Karnataka, ragi first among them.' },
  )
  expect(await names('search=simran%20BED')).toEqual(['Simran'])
  expect(await names('search=sim%20BED')).toEqual(['Simran'])
  expect(await names('search=Dr.%20Simran')).toEqual(['Simran'])
  expect(await names('search=RAGI')).toEqual(['Arjun'])
  expect(await names('search=100%25')).toEqual(['Arjun'])
  expect(await names('search=_')).toEqual([])
  expect(await names("search='%22;drop%20table%20users")).toEqual([])
  expect((await anonymous.get(`${DIRECTORY}?search=${'x'.repeat(201)}`)).body).toEqual({
    search: ['Search must be at most 200 characters long'],
  })
})

test('the list is filtered by language and consultation mode', async () => {
  await given.dietitian({ first_name: 'Both' }, { languages: ['hindi', 'tamil'], consultation_modes: ['video'] })
  await given.dietitian({ first_name: 'Phone' }, { languages: ['hindi'], consultation_modes: ['phone'] })
  expect(await names('language=hindi')).toEqual(['Both', 'Phone'])
  expect(await names('language=hindi&consultation_mode=video')).toEqual(['Both'])
  expect(await names('language=tamil&search=family')).toEqual(['Both'])
  expect((await anonymous.get(`${DIRECTORY}?language=klingon`)).status).toBe(400)
})

test('e-mail and phone are hidden from everyone else if the dietitian says so', async () => {
  const ana = await given.dietitian({ first_name: 'Ana', last_name: 'Rao', phone_number: '+91 98140 00101' })
  const response = await as(ana).patch(ME, { shows_email: false, shows_phone: false })
  expect(response.body).toMatchObject({
    user_info: { name: 'Ana Rao', email: ana.email, phone_number: '+91 98140 00101' },
    shows_email: false,
    shows_phone: false,
  })
  const hidden = { name: 'Ana Rao', email: null, phone_number: null }
  expect((await anonymous.get(`${DIRECTORY}${ana.id}/`)).body.user_info).toEqual(hidden)
  expect((await anonymous.get(DIRECTORY)).body.results[0].user_info).toEqual(hidden)
})

test('the practice is changed as a list or as one text, stored in order and without duplicates', async () => {
  const ana = await given.dietitian()
  const { body } = await as(ana).patch(ME, {
    languages: ['tamil', 'english', 'tamil'],
    focus_areas: 'pcos,thyroid',
    city: ' Pune ',
  })
  expect(body).toMatchObject({ languages: ['english', 'tamil'], focus_areas: ['thyroid', 'pcos'], city: 'Pune' })
  expect((await as(ana).patch(ME, { languages: '', city: '' })).body).toMatchObject({ languages: [], city: null })
  expect(await as(ana).patch(ME, { age_groups: ['toddlers'] })).toMatchObject({
    status: 400,
    body: { age_groups: ['Choose one of: children, teenagers, adults, older_adults'] },
  })
})

test('the list is filtered by specialization and availability', async () => {
  await given.dietitian({ first_name: 'Away' }, { specialization: 'diabetes', is_available: false })
  await given.dietitian({ first_name: 'Here' }, { specialization: 'diabetes' })
  await given.dietitian({ first_name: 'Other' })
  expect(await names('specialization=diabetes&is_available=true')).toEqual(['Here'])
  expect(await names('is_available=false')).toEqual(['Away'])
})

test('the highest shown rating comes first, ties by number of reviews and then id, no rating last', async () => {
  await given.dietitian({ first_name: 'New' })
  await given.dietitian({ first_name: 'Few' }, { rating: 4.5, review_count: 2 })
  await given.dietitian({ first_name: 'Many' }, { rating: 4.5, review_count: 20 })
  await given.dietitian({ first_name: 'Best' }, { rating: 4.9, review_count: 1 })
  await given.dietitian({ first_name: 'Newer' })
  expect(await names('')).toEqual(['Best', 'Many', 'Few', 'New', 'Newer'])
})

test('fee and experience order both ways', async () => {
  await given.dietitian({ first_name: 'Low' }, { consultation_fee: 300, experience_years: 20 })
  await given.dietitian({ first_name: 'High' }, { consultation_fee: 1500, experience_years: 2 })
  expect(await names('ordering=consultation_fee')).toEqual(['Low', 'High'])
  expect(await names('ordering=-consultation_fee')).toEqual(['High', 'Low'])
  expect(await names('ordering=-experience_years')).toEqual(['Low', 'High'])
  expect(await names('ordering=experience_years')).toEqual(['High', 'Low'])
})

test('a page has twelve entries by default', async () => {
  for (let made = 0; made < 13; made++) await given.dietitian()
  const { body } = await anonymous.get(DIRECTORY)
  expect([body.count, body.results.length]).toEqual([13, 12])
})

test('a dietitian changes only the fields sent', async () => {
  const ana = await given.dietitian({ first_name: 'Ana', last_name: 'Rao' })
  const response = await as(ana).patch(ME, {
    first_name: 'Anaya',
    consultation_fee: 850,
    is_available: false,
    id: 1,
    rating: 5,
  })
  expect(response).toMatchObject({
    status: 200,
    body: {
      id: ana.id,
      user_info: { name: 'Anaya Rao' },
      consultation_fee: 850,
      is_available: false,
      rating: null,
      specialization: 'general',
    },
  })
})

test.each<[object, object]>([
  [{ first_name: ' ' }, { first_name: ['First name is required'] }],
  [{ last_name: '' }, { last_name: ['Last name is required'] }],
  [{ phone_number: '' }, { phone_number: ['Phone number is required'] }],
  [{ bio: '' }, { bio: ['Bio is required'] }],
  [{ bio: 'Too short.' }, { bio: ['Bio must be at least 50 characters long'] }],
  [{ bio: 'x'.repeat(501) }, { bio: ['Bio must be at most 500 characters long'] }],
  [{ specialization: '' }, { specialization: ['Specialization is required'] }],
  [{ experience_years: 51 }, { experience_years: ['Experience must be between 0 and 50 years'] }],
  [{ experience_years: -1 }, { experience_years: ['Experience must be between 0 and 50 years'] }],
  [{ consultation_fee: 'abc' }, { consultation_fee: ['Consultation fee must be a number'] }],
  [{ consultation_fee: 0 }, { consultation_fee: ['Valid consultation fee is required'] }],
  [{ consultation_fee: 0.001 }, { consultation_fee: ['Valid consultation fee is required'] }],
  [{ consultation_fee: '' }, { consultation_fee: ['Valid consultation fee is required'] }],
])('the own profile rejects %j', async (patch, errors) => {
  expect(await as(await given.dietitian()).patch(ME, patch)).toMatchObject({ status: 400, body: errors })
})

test('an admin has no public profile', async () => {
  expect(await as(await given.admin()).get(ME)).toMatchObject({
    status: 404,
    body: { detail: 'This account has no public profile.' },
  })
})
