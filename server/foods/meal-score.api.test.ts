import { expect, test } from 'vitest'
import { isDiet } from '#domain/foods/food-flags.ts'
import { type MealScoreResponse, PLATE_EMPTY, UNKNOWN_FOOD } from '#domain/foods/foods.schema.ts'
import { formatPlate, parsePlate } from '#domain/foods/plate/plate-address.ts'
import { anonymous as visitor } from '#test/callers.ts'
import { setUpTestApp } from '#test/test-app.ts'
import { ADDITIONS, SWAPS } from './plate-changes.content.ts'

setUpTestApp()

const SCORE = '/api/meal-score/'
const score = (items: object[]) => visitor.post(SCORE, { items })
const scored = async (items: object[]) => (await score(items)).body as MealScoreResponse

const [RICE, ROTI, DAL, SAMOSA, CURD] = [200401, 200012, 200004, 200436, 200404]
const SUGAR = 19335

test('a plate gets five pillars, their mean, its foods, and calculated changes', async () => {
  const plate = await scored([
    { food: RICE, portion: 'katori', quantity: 2 },
    { food: DAL, portion: 'katori', quantity: 1 },
  ])
  const { energy, protein, fiber, fats, vitamins } = plate.pillars
  expect(plate.overall).toBeCloseTo((energy + protein + fiber + fats + vitamins) / 5, 1)
  expect(plate.summary).toContain(`${plate.overall.toFixed(1)} out of 10`)
  expect(plate.items).toMatchObject([
    { food: { id: RICE, name: 'Steamed white rice' }, portion: 'katori', quantity: 2 },
    { food: { id: DAL }, quantity: 1 },
  ])
  expect(plate.flags).toEqual(expect.arrayContaining(['vegetarian']))
  expect(plate.changes.length).toBeGreaterThan(0)
  for (const change of plate.changes) {
    const after = (await visitor.get(`${SCORE}?plate=${formatPlate(change.items)}`)).body as MealScoreResponse
    expect(after.overall).toBe(change.overall)
    expect(after.pillars[change.pillar]).toBe(change.after)
    expect(plate.pillars[change.pillar]).toBe(change.before)
    expect(change.overall).toBeGreaterThan(plate.overall)
    expect(change.text).toContain(`${change.before.toFixed(1)} → ${change.after.toFixed(1)}`)
  }
})

test('portions, grams and the usual portion are weights of the same food', async () => {
  const [katori, grams, usual, twice] = await Promise.all([
    scored([{ food: ROTI, portion: 'piece', quantity: 2 }]),
    scored([{ food: ROTI, grams: 80 }]),
    scored([{ food: ROTI }]),
    scored([{ food: ROTI, portion: 'gram', quantity: 80 }]),
  ])
  expect(katori.grams).toBe(80)
  expect(grams.pillars).toEqual(katori.pillars)
  expect(twice.pillars).toEqual(katori.pillars)
  expect(usual.grams).toBe(40)
})

test.each([DAL, 200001, 200002, 200003, 200005, 200006, 200007, 200008, 200120])(
  'a katori of dal (%i) never lowers protein',
  async (dal) => {
    for (const plate of [[{ food: RICE, quantity: 3 }], [{ food: 200049, quantity: 3 }], [{ food: 200024 }]]) {
      const [before, after] = await Promise.all([scored(plate), scored([...plate, { food: dal, portion: 'katori' }])])
      expect(after.pillars.protein).toBeGreaterThanOrEqual(before.pillars.protein)
    }
  },
)

test('sugar added to a real plate raises no pillar', async () => {
  const plate = [{ food: RICE, quantity: 2 }, { food: CURD }]
  const [before, after] = await Promise.all([scored(plate), scored([...plate, { food: SUGAR, grams: 15 }])])
  for (const pillar of Object.keys(before.pillars) as (keyof typeof before.pillars)[]) {
    expect(after.pillars[pillar]).toBeLessThanOrEqual(before.pillars[pillar])
  }
})

test('suggestions keep to the diet of the plate', async () => {
  const vegan = await scored([{ food: RICE, quantity: 2 }, { food: 200420 }])
  expect(vegan.flags).toContain('vegan')
  for (const { items } of vegan.changes) {
    const { flags } = (await visitor.post(SCORE, { items })).body as MealScoreResponse
    expect(flags).toContain('vegan')
  }
})

test.each([...new Set(SWAPS.flatMap(({ from }) => from))])(
  'suggested changes of a plate with food %i keep its diets',
  async (food) => {
    const plate = await scored([{ food, quantity: 2 }, { food: RICE }])
    const diets = plate.flags.filter(isDiet)
    for (const { items } of plate.changes) expect((await scored(items)).flags).toEqual(expect.arrayContaining(diets))
  },
)

test('a large plate is counted in full, also when half of it is suggested', async () => {
  const plate = await scored([{ food: 200001, portion: 'bowl', quantity: 8 }])
  expect(plate.grams).toBeGreaterThan(2000)
  expect(plate.changes.map(({ text }) => text).join()).toContain('Have half as much rajma masala')
  for (const { items, overall } of plate.changes) expect((await scored(items)).overall).toBe(overall)
})

test('half of a quantity can be written in an address', async () => {
  const plate = await scored([{ food: 200012, portion: 'piece', quantity: 10.35 }])
  const items = plate.changes.find(({ text }) => text.startsWith('Have half'))?.items ?? []
  expect(parsePlate(formatPlate(items))).toEqual(items)
  expect(items).toHaveLength(1)
})

test('a request can ask for the score without changes', async () => {
  const response = await visitor.get(`${SCORE}?plate=200401-2-katori&changes=false`)
  expect(response.body).toMatchObject({ overall: expect.any(Number), changes: [] })
})

test('every food that can be suggested is in the library, in that portion', async () => {
  const named = [
    ...ADDITIONS.map(({ food, portion, quantity }) => ({ food, portion, quantity })),
    ...SWAPS.map(({ to, portion }) => ({ food: to, portion, quantity: 1 })),
    ...SWAPS.flatMap(({ from }) => from).map((food) => ({ food })),
  ]
  for (const item of named) expect([item, (await score([item])).status]).toEqual([item, 200])
})

test('allergens are the union of the foods, and diets only what all of them fit', async () => {
  const { flags, unknown_contents } = await scored([{ food: SAMOSA }, { food: CURD }, { food: 200407 }])
  expect(flags).toEqual(expect.arrayContaining(['gluten', 'milk', 'egg']))
  expect(flags).not.toContain('vegetarian')
  expect(unknown_contents).toEqual([])
  // A restaurant dish of USDA's table: its contents are unknown, so no diet is claimed.
  const unknown = await scored([{ food: 18268 }])
  expect(unknown.unknown_contents).toHaveLength(1)
  expect(unknown.flags).toEqual([])
})

test.each([
  [{}, { items: ['Items must be a list of foods'] }],
  [{ items: [] }, { items: [PLATE_EMPTY] }],
  [{ items: [{ food: 1 }] }, { items: [UNKNOWN_FOOD] }],
  [{ items: [{ food: ROTI, quantity: 0 }] }, { items: ['Quantity must be from 0.25 to 20'] }],
  [{ items: [{ food: ROTI, quantity: 21 }] }, { items: ['Quantity must be from 0.25 to 20'] }],
  [{ items: [{ food: ROTI, grams: 2001 }] }, { items: ['Grams must be from 1 to 2000'] }],
  [
    { items: [{ food: ROTI, portion: 'glass' }] },
    { items: ['Roti (phulka) is not counted by the glass. Choose one of: piece, gram'] },
  ],
  [
    { items: Array.from({ length: 21 }, () => ({ food: ROTI })) },
    { items: ['A plate holds up to 20 foods. Remove one first.'] },
  ],
])('%j is rejected with a message that says what to do', async (body, errors) => {
  expect(await visitor.post(SCORE, body)).toMatchObject({ status: 400, body: errors })
})

test('a plate of an address is scored too, and an empty one is refused', async () => {
  expect(await visitor.get(`${SCORE}?plate=200012-2-piece`)).toMatchObject({ status: 200 })
  for (const query of ['', '?plate=', '?plate=nonsense']) {
    expect(await visitor.get(`${SCORE}${query}`)).toMatchObject({ status: 400, body: { plate: [PLATE_EMPTY] } })
  }
})
