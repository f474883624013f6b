import { describe, expect, test } from 'vitest'
import type { FoodFlag } from '#domain/foods/food-flags.ts'
import type { Food } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES } from '#domain/foods/nutrients.ts'
import { EMPTY_FOOD, type FoodValues } from '../edit/food-values.ts'
import { previewFood } from './compose-preview.ts'

const DIETS: FoodFlag[] = ['vegetarian', 'vegan', 'jain', 'vrat']

/** A food with 200 kcal per 100 g and no other known amount. */
function food(id: number, flags: FoodFlag[] | null): [number, Food] {
  const per = (energy: number, other: number | null) =>
    Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, name === 'energy_kcal' ? energy : other]))
  const known = { nutrients: per(200, null), known: per(1, 0) }
  return [id, { id, name: `Food ${id}`, flags, may_contain: [], ...known } as unknown as Food]
}

const LIBRARY = new Map([food(1, DIETS), food(2, ['vegetarian', 'jain', 'milk']), food(3, null)])

const dish = (ids: number[], cooked_grams: string, grams = '100'): FoodValues => ({
  ...EMPTY_FOOD,
  ingredients: ids.map((id) => ({ food: id, name: `Food ${id}`, grams })),
  cooked_grams,
})

describe('a dish', () => {
  test.each([
    [dish([], ''), 'Add the ingredients to see what is in the dish.'],
    [dish([1], '', ''), 'Enter the weights of the ingredients to see what is in the dish.'],
    [dish([1], ''), 'Enter the cooked weight to see what is in the dish.'],
    [dish([1], '100.1'), 'A dish can’t weigh more than what goes into it. List the water too, or correct the weight.'],
  ])('says what is missing: %#', (values, missing) => {
    expect(previewFood(values, LIBRARY)).toMatchObject({ missing, composition: null })
  })

  test('is computed from the raw weights and the cooked weight', () => {
    const { composition, missing } = previewFood(dish([1, 2], '160'), LIBRARY)
    expect(missing).toBeNull()
    expect(composition?.nutrients).toMatchObject({ energy_kcal: 250, protein_g: null })
  })

  test('waits for ingredients that are not loaded yet', () => {
    expect(previewFood(dish([1, 9], '160'), LIBRARY)).toMatchObject({ composition: null, flags: null, unknown: [] })
  })

  test('fits the diets of all its ingredients and contains what any of them contains', () => {
    expect(previewFood(dish([1, 2], '160'), LIBRARY).flags).toEqual(['vegetarian', 'jain', 'milk'])
    expect(previewFood(dish([1, 3], '160'), LIBRARY)).toMatchObject({ flags: null, unknown: ['Food 3'] })
  })
})

test('a label has only the typed amounts', () => {
  const values: FoodValues = { ...EMPTY_FOOD, kind: 'food' }
  expect(previewFood(values, LIBRARY).missing).toBe('Enter the energy to see what is in a portion.')
  const nutrients = { ...values.nutrients, energy_kcal: '350', sodium_mg: '0' }
  expect(previewFood({ ...values, nutrients }, LIBRARY)).toMatchObject({
    composition: { nutrients: { energy_kcal: 350, sodium_mg: 0, iron_mg: null } },
    flags: null,
  })
  const wheat: FoodValues = { ...values, nutrients, has_contents: 'yes', contents: ['gluten'] }
  expect(previewFood(wheat, LIBRARY).flags).toEqual(['vegetarian', 'vegan', 'jain', 'gluten'])
})
