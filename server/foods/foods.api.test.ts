import { expect, test } from 'vitest'
import type { Food, FoodItem } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES } from '#domain/foods/nutrients.ts'
import { anonymous as visitor } from '#test/callers.ts'
import { SEARCH_CASES } from '#test/foods/search-cases.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const search = async (text: string, more = '') =>
  (await visitor.get(`/api/foods/?search=${encodeURIComponent(text)}${more}`)).body as {
    count: number
    results: FoodItem[]
  }
const first = async (text: string) => (await search(text)).results[0] as FoodItem

test('of a hundred searches the right food is among the first three for at least 95', async () => {
  const missed: string[] = []
  for (const { query, expects } of SEARCH_CASES) {
    const { results } = await search(query, '&page_size=3')
    const names = results.map(({ name }) => name.toLowerCase())
    if (!names.some((name) => expects.some((part) => name.includes(part)))) missed.push(`${query}: ${names.join(', ')}`)
  }
  expect(SEARCH_CASES).toHaveLength(100)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
})

test.each(['rajma', 'rajmah', 'राजमा', 'ਰਾਜਮਾ'])(
  '%s finds the dish before the beans, and both before American foods',
  async (text) => {
    const { results } = await search(text)
    expect(results[0]).toMatchObject({ kind: 'dish', name: 'Rajma masala', hindi: 'राजमा मसाला', region: 'north' })
    const kinds = results.map(({ source }) => source)
    expect(kinds.indexOf('usda') === -1 || kinds.indexOf('usda') > 0).toBe(true)
  },
)

test('a list is filtered and paged, dishes first', async () => {
  const all = (await visitor.get('/api/foods/?page_size=100')).body
  expect(all.count).toBeGreaterThan(9000)
  expect(all.results.every(({ kind }: FoodItem) => kind === 'dish')).toBe(true)
  const dals = (await visitor.get('/api/foods/?kind=dish&region=north&course=dal')).body
  expect(dals.results.map(({ name }: FoodItem) => name)).toContain('Dal makhani')
  expect(dals.results.every(({ course, region }: FoodItem) => course === 'dal' && region === 'north')).toBe(true)
  const next = (await visitor.get('/api/foods/?search=dal&page=2&page_size=5')).body
  expect(next).toMatchObject({ previous: expect.stringContaining('search=dal'), results: expect.any(Array) })
})

test('a dish has amounts per 100 g, portions, ingredients and a citation', async () => {
  const { id } = await first('palak paneer')
  const { body } = await visitor.get(`/api/foods/${id}/`)
  const dish = body as Food
  expect(dish).toMatchObject({
    name: 'Palak paneer',
    kind: 'dish',
    course_display: 'Sabzi',
    flags: expect.arrayContaining(['vegetarian', 'milk']),
    citation: expect.stringContaining('Release 28'),
  })
  expect(Object.keys(dish.nutrients)).toEqual(NUTRIENT_NAMES)
  expect(dish.nutrients.energy_kcal).toBeGreaterThan(100)
  expect(dish.portions[0]).toMatchObject({ unit: 'katori', grams: expect.any(Number) })
  expect(dish.ingredients.map(({ name }) => name)).toContain('Spinach (palak)')
  // USDA's table lacks paneer, so a note names the food that is counted in its place.
  expect(dish.notes.join(' ')).toContain('Paneer')
  expect(Object.values(dish.known).every((share) => share >= 0 && share <= 1)).toBe(true)
})

test('an amount that the table lacks is null, not zero', async () => {
  const { body } = await visitor.get('/api/foods/16078/')
  const food = body as Food
  expect(food.name).toMatch(/moth/i)
  expect(food.nutrients.fibre_g).toBeNull()
  expect(food.known.fibre_g).toBe(0)
})

test('a food that is not in the library is not found', async () => {
  expect(await visitor.get('/api/foods/1/')).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
  expect(await visitor.get('/api/foods/nonsense/')).toMatchObject({ status: 404 })
})

test('the foods of a plate are listed by their ids', async () => {
  const { body } = await visitor.get('/api/foods/?ids=200012,200004,1')
  expect(body.results.map(({ id }: FoodItem) => id).sort()).toEqual([200004, 200012])
})

test.each([
  ['?ids=1,x', { ids: ['Ids must be up to 20 numbers, separated by commas'] }],
  ['?kind=drink', { kind: ['Choose one of: dish, food'] }],
  ['?region=moon', { region: [expect.stringContaining('Choose one of: north')] }],
  [`?search=${'a'.repeat(201)}`, { search: [expect.stringContaining('at most 200')] }],
])('%s is refused', async (query, body) => {
  expect(await visitor.get(`/api/foods/${query}`)).toMatchObject({ status: 400, body })
})

test('punctuation, SQL and a page past the end cause no server error', async () => {
  expect(await search('%_%')).toMatchObject({ count: 0, results: [] })
  expect(await search("'; drop table foods; --")).toMatchObject({ results: expect.any(Array) })
  expect(await visitor.get('/api/foods/?search=rajma&page=999')).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.' },
  })
})
