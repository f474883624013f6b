import { expect, test } from 'vitest'
import { OWN_FOOD_LIMITS, OWN_FOOD_MESSAGES } from '#domain/foods/own/own-foods.schema.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const URL = '/api/adminpanel/foods/'
const KATORI = { unit: 'katori', label: '1 katori (150 ml)', grams: 150 }
/** Foods of the library: kidney beans with 337 kcal in 100 g, and water. */
const [RAJMA, WATER] = [16032, 14411]

const dish = (fields: object = {}) => ({
  kind: 'dish',
  name: 'Rajma of the house',
  ingredients: [
    { food: RAJMA, grams: 100 },
    { food: WATER, grams: 300 },
  ],
  cooked_grams: 200,
  portions: [KATORI],
  ...fields,
})
const PACKET = {
  kind: 'food',
  name: 'Makhana of the shop',
  portions: [{ unit: 'bowl', label: '1 bowl (250 ml)', grams: 25 }],
  data_source: 'Label of the 100 g packet, 2026',
  nutrients: { energy_kcal: 350, protein_g: 10, fat_g: 1, carbohydrate_g: 76, sugars_g: 2 },
  contents: [] as string[] | null,
}
const packet = (fields: object = {}) => ({ ...PACKET, ...fields })

test('a dish is computed from its ingredients, listed, changed and deleted', async () => {
  const ana = as(await given.dietitian({ first_name: 'Ana', last_name: 'Bedi' }))
  const made = await ana.post(
    URL,
    dish({ hindi: 'घर का राजमा', punjabi: 'ਘਰ ਦਾ ਰਾਜਮਾਂਹ', spellings: ['ghar ka rajma'] }),
  )
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...{
        kind: 'dish',
        source: 'own',
        name: 'Rajma of the house',
        hindi: 'घर का राजमा',
        spellings: ['ghar ka rajma'],
      },
      ...{ status: 'private', status_display: 'Only you', decline_reason: '', proposed_at: null, region: null },
      ...{ energy_kcal: 168.5, cooked_grams: 200, portions: [KATORI], owner: { name: 'Ana Bedi' } },
      flags: ['vegetarian', 'vegan', 'jain'],
      ingredients: [
        { food: RAJMA, name: 'Kidney beans (rajma), dry', grams: 100, note: '' },
        { food: WATER, grams: 300 },
      ],
    },
  })
  await ana.post(URL, packet())
  expect((await ana.get(URL)).body).toMatchObject({
    count: 2,
    results: [{ name: 'Makhana of the shop' }, { name: 'Rajma of the house' }],
  })
  expect((await ana.get(`${URL}?search=ਰਾਜਮਾਂਹ`)).body).toMatchObject({ count: 1, results: [{ kind: 'dish' }] })
  expect((await ana.get(`${URL}?search=100%25`)).body.count).toBe(0)
  expect((await ana.get(`${URL}?status=proposed`)).body.count).toBe(0)

  const url = `${URL}${made.body.id}/`
  const changed = await ana.patch(
    url,
    dish({ name: 'Rajma, thick', cooked_grams: 100, region: 'north', course: 'dal' }),
  )
  expect(changed.body).toMatchObject({
    ...{ name: 'Rajma, thick', hindi: '', region_display: 'North India', course_display: 'Dal', energy_kcal: 337 },
  })
  expect((await ana.get(url)).body).toEqual(changed.body)
  expect((await ana.delete(url)).status).toBe(204)
  expect((await ana.get(url)).status).toBe(404)
  expect((await ana.get(URL)).body.count).toBe(1)
})

test('a food has the amounts on its label, and amounts that are not on it are unknown', async () => {
  const ana = as(await given.dietitian())
  const nutrients = { ...PACKET.nutrients, sodium_mg: '5.5', fibre_g: null }
  const { body } = await ana.post(URL, packet({ nutrients, contents: ['milk'] }))
  expect(body).toMatchObject({
    ...{ kind: 'food', data_source: PACKET.data_source, citation: PACKET.data_source, contents: ['milk'] },
    nutrients: { energy_kcal: 350, sodium_mg: 5.5, fibre_g: null, iron_mg: null },
    known: { energy_kcal: 1, fibre_g: 0 },
    flags: ['vegetarian', 'jain', 'vrat', 'milk'],
  })
})

test('wheat and soya are never for a vrat, and without a list of ingredients nothing is claimed', async () => {
  const ana = as(await given.dietitian())
  const wheat = await ana.post(URL, packet({ contents: ['gluten'] }))
  expect(wheat.body.flags).toEqual(['vegetarian', 'vegan', 'jain', 'gluten'])
  expect((await ana.post(URL, packet({ contents: null }))).body).toMatchObject({ flags: null, contents: null })
})

test('a dish can contain the owner’s private food, and then has unknown contents like that food', async () => {
  const owner = await given.dietitian()
  const ana = as(owner)
  const { body: makhana } = await ana.post(URL, packet({ contents: null }))
  const parts = [
    { food: makhana.id, grams: 50 },
    { food: RAJMA, grams: 50 },
  ]
  const made = await ana.post(URL, dish({ ingredients: parts, cooked_grams: 100 }))
  expect(made).toMatchObject({ status: 201, body: { energy_kcal: 343.5, flags: null } })
  expect(made.body.known).toMatchObject({ energy_kcal: 1, iron_mg: 0.5 })
  const stranger = as(await given.dietitian())
  expect(await stranger.post(URL, dish({ ingredients: parts, cooked_grams: 100 }))).toMatchObject({
    status: 400,
    body: { ingredients: ['An ingredient is not in the library any more. Remove it and add another.'] },
  })
  expect(
    await ana.patch(`${URL}${made.body.id}/`, dish({ ingredients: [{ food: made.body.id, grams: 300 }] })),
  ).toMatchObject({ status: 400, body: { ingredients: ['A dish can’t be an ingredient of itself'] } })
})

test('the stand-in for an ingredient that the table lacks is named', async () => {
  const ana = as(await given.dietitian())
  const { results } = (await anonymous.get('/api/foods/?search=palak%20paneer&kind=dish')).body
  const { body } = await ana.post(URL, dish({ ingredients: [{ food: results[0].id, grams: 200 }] }))
  expect(body.notes.join(' ')).toMatch(/^Palak paneer: .*Paneer/i)
})

test("another person's food is not found", async () => {
  const { id } = (await as(await given.dietitian()).post(URL, dish())).body
  const stranger = as(await given.dietitian())
  const url = `${URL}${id}/`
  expect((await stranger.get(URL)).body.count).toBe(0)
  expect((await stranger.get(url)).status).toBe(404)
  expect((await stranger.patch(url, dish({ name: 'Mine now' }))).status).toBe(404)
  expect((await stranger.delete(url)).status).toBe(404)
  expect((await stranger.post(`${url}propose/`)).status).toBe(404)
  expect((await stranger.post(`${url}withdraw/`)).status).toBe(404)
})

const WEIGHT = 'Weight must be from 0.1 to 20,000 g'
const portions = (portion: object) => ({ portions: [{ ...KATORI, ...portion }] })
const ingredients = (grams: unknown) => ({ ingredients: [{ food: RAJMA, grams }] })

test.each([
  [{ kind: 'drink' }, { kind: ['Choose one of: dish, food'] }],
  [{ name: ' ' }, { name: ['Name is required'] }],
  [{ name: 'சாம்பார்' }, { name: ['Write the name in English, Hindi or Punjabi letters, so that it can be found'] }],
  [{ name: '!!' }, { name: ['Write the name in English, Hindi or Punjabi letters, so that it can be found'] }],
  [
    { cooked_grams: 2 },
    { cooked_grams: ['More weight is lost than there is water in it. Is the cooked weight in grams?'] },
  ],
  [{ name: 'x'.repeat(81) }, { name: ['Name must be at most 80 characters long'] }],
  [{ hindi: 'x'.repeat(81) }, { hindi: ['Hindi name must be at most 80 characters long'] }],
  [{ punjabi: 'x'.repeat(81) }, { punjabi: ['Punjabi name must be at most 80 characters long'] }],
  [{ spellings: Array(9).fill('rajma') }, { spellings: ['A food can have 8 other names'] }],
  [{ region: 'centre' }, { region: ['Choose one of: north, south, east, west, northeast, all_india'] }],
  [{ portions: [] }, { portions: ['Add at least one portion, such as 1 katori with its weight'] }],
  [{ portions: undefined }, { portions: ['Add at least one portion, such as 1 katori with its weight'] }],
  [{ portions: [KATORI, KATORI] }, { portions: ['Each kind of portion can be used once'] }],
  [portions({ label: '' }), { portions: ['Portion is required'] }],
  [portions({ grams: '' }), { portions: ['Weight is required'] }],
  [portions({ grams: 0 }), { portions: [WEIGHT] }],
  [
    portions({ unit: 'gram' }),
    { portions: ['Choose one of: katori, bowl, plate, piece, glass, cup, tablespoon, teaspoon'] },
  ],
  [{ ingredients: [] }, { ingredients: ['Add at least one ingredient'] }],
  [{ ingredients: undefined }, { ingredients: ['Add at least one ingredient'] }],
  [ingredients('many'), { ingredients: ['Weight must be a number'] }],
  [ingredients(20_001), { ingredients: [WEIGHT] }],
  [{ ingredients: Array(41).fill({ food: RAJMA, grams: 5 }) }, { ingredients: ['A dish can have 40 ingredients'] }],
  [{ ingredients: [{ food: 1, grams: 500 }] }, { ingredients: [OWN_FOOD_MESSAGES.unknownIngredient] }],
  [{ cooked_grams: '' }, { cooked_grams: ['Cooked weight is required'] }],
  [{ cooked_grams: 0 }, { cooked_grams: [WEIGHT] }],
  [
    { cooked_grams: 400.1 },
    { cooked_grams: ['A dish can’t weigh more than what goes into it. List the water too, or correct the weight.'] },
  ],
])('a dish with %j is rejected', async (fields, errors) => {
  expect(await as(await given.dietitian()).post(URL, dish(fields))).toMatchObject({ status: 400, body: errors })
})

const amounts = (nutrients: object) => ({ nutrients: { ...PACKET.nutrients, ...nutrients } })

test.each([
  [{ data_source: '' }, { data_source: ['Say where the figures come from'] }],
  [{ data_source: 'x'.repeat(201) }, { data_source: ['Source must be at most 200 characters long'] }],
  [amounts({ energy_kcal: null }), { nutrients: ['Energy is required'] }],
  [amounts({ fat_g: 5, saturated_fat_g: 10 }), { nutrients: ['The kinds of fat together can’t be more than the fat'] }],
  [amounts({ sugars_g: 80 }), { nutrients: ['Sugars can’t be more than the carbohydrate'] }],
  [
    amounts({ energy_kcal: 10 }),
    { nutrients: ['The energy is too low for this much protein, fat and carbohydrate. Check the figures per 100 g.'] },
  ],
  [amounts({ energy_kcal: 903 }), { nutrients: ['Energy must be from 0 to 902 kcal'] }],
  [amounts({ sodium_mg: -1 }), { nutrients: ['Sodium must be from 0 to 1,00,000 mg'] }],
  [amounts({ iron_mg: 'some' }), { nutrients: ['Iron must be a number'] }],
  [
    amounts({ protein_g: 20, fat_g: 20 }),
    { nutrients: ['Protein, fat and carbohydrate together can’t be more than 100 g'] },
  ],
  [{ contents: undefined }, { contents: [OWN_FOOD_MESSAGES.noContents] }],
  [{ contents: ['sugar'] }, { contents: [expect.stringMatching(/^Choose one of: gluten, milk, /)] }],
])('a food with %j is rejected', async (fields, errors) => {
  expect(await as(await given.dietitian()).post(URL, packet(fields))).toMatchObject({ status: 400, body: errors })
})

test('a dish may weigh exactly what goes into it, also in decimals', async () => {
  const parts = [100.1, 200.2].map((grams) => ({ food: RAJMA, grams }))
  expect((await as(await given.dietitian()).post(URL, dish({ ingredients: parts, cooked_grams: 300.3 }))).status).toBe(
    201,
  )
})

test('at most two thousand are stored, also when the last two arrive at once', async () => {
  const owner = await given.dietitian()
  await testApp().connection.pool.query(
    `insert into foods (kind, source, status, owner_id, name, portions, nutrients, rank)
     select 'dish', 'own', 'private', $1, 'Dish ' || number, '[]', '{}', 0 from generate_series(1, $2) as number`,
    [owner.id, OWN_FOOD_LIMITS.foods - 1],
  )
  const last = await Promise.all([as(owner).post(URL, dish()), as(owner).post(URL, packet())])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await as(owner).post(URL, dish())).body.detail).toBe(
    'You can have 2,000 foods of your own. Delete one to make room.',
  )
})

test('only its owner can find and read a private food and put it on a plate', async () => {
  const ana = as(await given.dietitian())
  const { id } = (await ana.post(URL, dish({ name: 'Kaddu ki chutki', spellings: ['chutkikaddu'] }))).body
  const others = [as(await given.dietitian()), as(await given.user()), as(await given.admin()), anonymous]
  const plate = { items: [{ food: id, portion: 'katori', quantity: 2 }] }
  const search = '/api/foods/?search=chutkikaddu&page_size=1'

  expect((await ana.get(search)).body.results[0]).toMatchObject({ id, name: 'Kaddu ki chutki' })
  expect(await ana.get(`/api/foods/${id}/`)).toMatchObject({ status: 200, body: { energy_kcal: 168.5 } })
  expect(await ana.post('/api/meal-score/', plate)).toMatchObject({ status: 200, body: { grams: 300 } })
  for (const other of others) {
    const found = (await other.get(search)).body.results as { id: number }[]
    expect(found.map((food) => food.id)).not.toContain(id)
    expect((await other.get(`/api/foods/${id}/`)).status).toBe(404)
    expect(await other.post('/api/meal-score/', plate)).toMatchObject({
      status: 400,
      body: { items: ['A food on this plate is not in the library. Remove it and try again.'] },
    })
  }
})
