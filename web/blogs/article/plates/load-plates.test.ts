import { expect, test } from 'vitest'
import { createApi } from '#domain/api/api.ts'
import { writePlateBlock } from '#domain/blogs/plate-blocks.ts'
import type { Food, FoodItem, MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES } from '#domain/foods/nutrients.ts'
import { loadPlates } from './load-plates.ts'
import { recipeOf } from './recipe.ts'

const ITEM: FoodItem = {
  ...{ id: 200418, kind: 'dish', source: 'thali', name: 'Moong dal chilla', hindi: '', punjabi: '' },
  ...{ region: 'north', region_display: 'North India', course: 'breakfast', course_display: 'Breakfast', group: '' },
  flags: ['vegetarian', 'vegan'],
  may_contain: [],
  energy_kcal: 182.4,
  portions: [
    { unit: 'piece', label: '1 chilla (16 cm)', grams: 65 },
    { unit: 'plate', label: '1 plate (2 chillas)', grams: 130 },
  ],
}
const ALL_KNOWN = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, 1])) as Food['known']
const NONE = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, null])) as Food['nutrients']
const DISH: Food = {
  ...ITEM,
  spellings: [],
  nutrients: {
    ...NONE,
    ...{ energy_kcal: 182.4, protein_g: 9.5, fat_g: 5.15, saturated_fat_g: 0.6, carbohydrate_g: 25.8 },
    ...{ fibre_g: 6.6, sugars_g: 3.2, sodium_mg: 345.2 },
  },
  known: { ...ALL_KNOWN, sugars_g: 0.6 },
  ingredients: [
    { name: 'Split yellow moong (moong dal)', grams: 200, note: 'Counted as whole moong.' },
    { name: 'Turmeric powder (haldi)', grams: 0.5, note: '' },
  ],
  cooked_grams: 520,
  notes: [],
  citation: '',
}

function scoreOf(...items: MealScoreResponse['items']): MealScoreResponse {
  return {
    ...{ overall: 7.1, pillars: { energy: 5.9, protein: 7.4, fiber: 8.6, fats: 10, vitamins: 0 }, summary: '', items },
    ...{ grams: 130, amounts: { ...ALL_KNOWN }, known: ALL_KNOWN, flags: [], may_contain: [] },
    ...{ unknown_contents: [], notes: [], stand_ins: [], changes: [] },
  }
}
const served = (food: FoodItem): MealScoreResponse['items'][number] => ({
  ...{ food, portion: 'plate', quantity: 1, grams: 130, energy_kcal: 237 },
})

/** An API that knows these plates and one dish, and counts its calls. */
function apiWith(scores: Record<string, MealScoreResponse>) {
  const calls: string[] = []
  const api = createApi(async ({ url }) => {
    calls.push(url)
    const plate = new URLSearchParams(url.split('?')[1]).get('plate')
    const response = plate === null ? DISH : scores[plate]
    return response
      ? { status: 200, statusText: '', text: JSON.stringify(response) }
      : { status: 400, statusText: '', text: '{"items":["A food is gone"]}' }
  })
  return { api, calls }
}

const { signal } = new AbortController()
const CHILLAS = '200418-1-plate'
const chillas = writePlateBlock({ plate: CHILLAS, title: 'Two "chillas" & chutney' })

test('a plate becomes a card with portions, the score and the pillars, but no energy', async () => {
  const { api, calls } = apiWith({ [CHILLAS]: scoreOf(served(ITEM)) })
  const loaded = await loadPlates(api, { html: `<p>a</p>${chillas}<p>b</p>${chillas}`, category: 'diet' }, signal)
  expect(calls).toEqual([`/api/meal-score/?changes=false&plate=${CHILLAS}`])
  expect(loaded.recipe).toBeNull()
  const [before, card = ''] = loaded.html.split(/(<figure.*?<\/figure>)/)
  expect(before).toBe('<p>a</p>')
  expect(card).toContain('<figcaption>Two &quot;chillas&quot; &amp; chutney</figcaption>')
  expect(card).toContain('<li>1 plate (2 chillas) of moong dal chilla</li>')
  expect(card).toContain('<b>7.1</b> <span>out of 10</span>')
  expect(card).toContain('<li>Fibre and digestion <b>8.6</b>')
  expect(card).toContain('<rect width="86%"')
  expect(card).toContain('never a food or a person')
  expect(card).toContain(`<a href="/meal-score?plate=${CHILLAS}">Open this plate`)
  expect(card).not.toMatch(/kcal|237|style=/)
  expect(loaded.html.match(/<figure/g)).toHaveLength(2)
})

test('a plate with a removed food shows only its title and link', async () => {
  const { api } = apiWith({})
  const { html, recipe } = await loadPlates(api, { html: chillas, category: 'recipes' }, signal)
  expect(html).toMatch(/^<figure class="plate-card"><figcaption>.*<\/figcaption><p class="plate-link"><a .*<\/figure>$/)
  expect(recipe).toBeNull()
})

test('an article with a recipe describes its dish to search engines', async () => {
  const two = '200418-1-plate_200418-1-piece'
  const block = writePlateBlock({ plate: two, title: 'Both' })
  const { api, calls } = apiWith({ [CHILLAS]: scoreOf(served(ITEM)), [two]: scoreOf(served(ITEM), served(ITEM)) })
  const { recipe } = await loadPlates(api, { html: block + chillas, category: 'recipes' }, signal)
  expect(calls).toContain('/api/foods/200418/')
  expect(recipe).toEqual({
    '@type': 'Recipe',
    name: 'Moong dal chilla',
    recipeIngredient: ['200 g Split yellow moong (moong dal)', '0.5 g Turmeric powder (haldi)'],
    recipeYield: '4 servings of 1 plate (2 chillas)',
    recipeCategory: 'Breakfast',
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 plate (2 chillas), 130 g',
      calories: '237 calories',
      proteinContent: '12.4 g',
      fatContent: '6.7 g',
      saturatedFatContent: '0.8 g',
      carbohydrateContent: '33.5 g',
      fiberContent: '8.6 g',
      sodiumContent: '449 mg',
    },
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
  })
  const { recipe: ofSeveral } = await loadPlates(api, { html: block, category: 'recipes' }, signal)
  expect(ofSeveral).toBeNull()
})

test.each([
  [{ flags: ['vegetarian', 'milk'], may_contain: [] }, ['VegetarianDiet']],
  [{ flags: ['vegetarian', 'vegan'], may_contain: ['gluten'] }, ['VegetarianDiet', 'VeganDiet']],
  [{ flags: ['vegetarian', 'vegan', 'gluten'], may_contain: ['milk'] }, ['VegetarianDiet']],
  [{ flags: ['meat', 'gluten'], may_contain: [] }, undefined],
  [{ flags: null, may_contain: [] }, undefined],
] as const)('%j suits %j', ({ flags, may_contain }, diets) => {
  const dish = { ...DISH, flags: flags && [...flags], may_contain: [...may_contain] }
  const { suitableForDiet } = recipeOf(dish, { portion: 'piece' })
  expect(suitableForDiet).toEqual(diets?.map((diet) => `https://schema.org/${diet}`))
})
