import { expect, test } from 'vitest'
import { EMPTY_FOOD, FoodForm, type FoodValues, toNumber, toPayload } from './food-values.ts'

const errorsOf = (values: Partial<FoodValues>) =>
  FoodForm.safeParse(toPayload({ ...EMPTY_FOOD, ...values })).error?.issues.map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  )

test('errors of a list name their field and row, in the order of the screen', () => {
  expect(errorsOf({ ingredients: [{ food: 7, name: 'Onion', grams: '' }] })).toEqual([
    'name: Name is required',
    'ingredients-0-grams: Onion: Weight is required',
    'cooked_grams: Cooked weight is required',
    'portions-0-grams: 1 katori (150 ml): Weight is required',
  ])
  const nutrients = { ...EMPTY_FOOD.nutrients, energy_kcal: '350', iron_mg: '-1' }
  expect(errorsOf({ kind: 'food', name: 'Makhana', nutrients })).toEqual([
    'data_source: Say where the figures come from',
    'nutrients-iron_mg: Iron must be from 0 to 1,00,000 mg',
    'contents: Choose what it contains, or say that the list of ingredients is not at hand',
    'portions-0-grams: 1 katori (150 ml): Weight is required',
  ])
})

test('a filled form becomes the payload of the contract', () => {
  const values: FoodValues = {
    ...EMPTY_FOOD,
    name: 'Rajma',
    spellings: 'rajmah, raajma\n\n rajmanh ',
    region: 'north',
    ingredients: [{ food: 7, name: 'Beans', grams: '100.5' }],
    cooked_grams: '90',
    portions: [{ unit: 'katori', label: '1 katori (150 ml)', grams: '150' }],
  }
  expect(FoodForm.parse(toPayload(values))).toMatchObject({
    kind: 'dish',
    spellings: ['rajmah', 'raajma', 'rajmanh'],
    region: 'north',
    course: null,
    ingredients: [{ food: 7, grams: 100.5 }],
    cooked_grams: 90,
  })
})

test.each([
  ['', null],
  [' ', null],
  ['-1', null],
  ['0', 0],
  ['12.5', 12.5],
])('%j is the number %s', (text, value) => {
  expect(toNumber(text)).toBe(value)
})
