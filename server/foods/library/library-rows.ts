import type { Content } from '#domain/foods/food-flags.ts'
import { type Composition, composeDish } from '#domain/foods/plate/plate-amounts.ts'
import type { StoredIngredient } from '../foods.table.ts'
import { storedNutrients } from '../to-food.ts'
import { COMMON_DISHES } from './dishes/common.content.ts'
import { EAST_DISHES } from './dishes/east.content.ts'
import { NORTH_DISHES } from './dishes/north.content.ts'
import { SOUTH_DISHES } from './dishes/south.content.ts'
import { WEST_DISHES } from './dishes/west.content.ts'
import { INGREDIENT_NAMES } from './ingredient-names.content.ts'
import { INGREDIENTS, type IngredientName } from './ingredients.content.ts'
import type { LibraryRow } from './library.queries.ts'
import type { DishRecipe, Ingredient } from './recipe.ts'
import { readUsda, type UsdaFood } from './usda.ts'
import { usdaContents, usdaFreeSugar } from './usda-contents.ts'

const RANK = { dish: 0, indian: 1, other: 2 } as const

/** An ingredient with the amounts and contents of 100 g. */
interface Prepared {
  id: number
  name: IngredientName
  ingredient: Ingredient
  composition: Composition
  contents: Content[]
  mayContain: Content[]
}

function prepareAll(usda: ReadonlyMap<number, UsdaFood>): Map<string, Prepared> {
  const prepared = new Map<string, Prepared>()
  const prepare = (name: string): Prepared => {
    const known = prepared.get(name)
    if (known) return known
    const key = name as IngredientName
    const ingredient: Ingredient | undefined = INGREDIENTS[key]
    if (!ingredient) throw new Error(`no ingredient is named ${name}`)
    const one = 'usda' in ingredient ? fromUsda(key, ingredient, usda) : fromMade(key, ingredient, prepare)
    prepared.set(name, one)
    return one
  }
  for (const name of Object.keys(INGREDIENTS)) prepare(name)
  return prepared
}

function fromUsda(
  name: IngredientName,
  ingredient: Extract<Ingredient, { usda: number }>,
  usda: ReadonlyMap<number, UsdaFood>,
): Prepared {
  const food = usda.get(ingredient.usda)
  if (!food) throw new Error(`no USDA food is numbered ${ingredient.usda}`)
  const { nutrients } = food
  const free_sugar_kcal = (nutrients.energy_kcal ?? 0) * (ingredient.free_sugar_share ?? 0)
  return {
    id: ingredient.id ?? food.id,
    name,
    ingredient,
    composition: { nutrients, free_sugar_kcal },
    contents: [...(ingredient.contains ?? [])],
    mayContain: [...(ingredient.may_contain ?? [])],
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

function fromMade(
  name: IngredientName,
  ingredient: Extract<Ingredient, { made: unknown }>,
  prepare: (name: string) => Prepared,
): Prepared {
  const parts = ingredient.made.from.map(([name, grams]) => ({ part: prepare(name), grams }))
  if (ingredient.id === undefined) throw new Error(`${ingredient.name} needs an id`)
  return {
    id: ingredient.id,
    name,
    ingredient,
    composition: composeDish(
      parts.map(({ part, grams }) => ({ food: part.composition, grams })),
      ingredient.made.grams,
    ),
    contents: unique([...(ingredient.contains ?? []), ...parts.flatMap(({ part }) => part.contents)]),
    mayContain: unique([...(ingredient.may_contain ?? []), ...parts.flatMap(({ part }) => part.mayContain)]),
  }
}

/** Has every column, because one statement writes all rows. */
const LIBRARY = {
  owner_id: null,
  contributor_id: null,
  status: 'library',
  hindi: '',
  punjabi: '',
  spellings: [],
  food_group: '',
  region: null,
  course: null,
  contents: null,
  may_contain: [],
  known: {},
  free_sugar_kcal: 0,
  ingredients: [],
  cooked_grams: null,
  notes: [],
} as const satisfies Partial<LibraryRow>

function toUsdaRow(food: UsdaFood): LibraryRow {
  return {
    ...LIBRARY,
    id: food.id,
    kind: 'food',
    source: 'usda',
    name: food.description,
    food_group: food.group,
    contents: usdaContents(food),
    portions: food.portions,
    nutrients: storedNutrients(food.nutrients),
    free_sugar_kcal: usdaFreeSugar(food),
    rank: RANK.other,
  }
}

/** Dry grain and pulses weigh a third of the cooked food, so their names say that they are dry. */
function nameOnPlate({ name }: Ingredient, food: UsdaFood | undefined): string {
  const isDry = food && /^(?:Legumes|Cereal)/.test(food.group) && /\b(?:raw|dry|uncooked)\b/.test(food.description)
  return isDry && !/\b(?:raw|dry|dried|flour|uncooked)\b/i.test(name) ? `${name}, dry` : name
}

/** An ingredient is a food of the library too: the USDA food under its Indian name, or an entry of its own. */
function toIngredientRow(
  { id, name, ingredient, composition, contents, mayContain }: Prepared,
  food?: UsdaFood,
): LibraryRow {
  const isItself = food?.id === id
  const names = INGREDIENT_NAMES[name]
  return {
    ...LIBRARY,
    id,
    kind: 'food',
    source: isItself ? 'usda' : 'thali',
    name: nameOnPlate(ingredient, food),
    hindi: names.hindi,
    punjabi: names.punjabi,
    spellings: [...names.spellings, ...(isItself ? [food.description] : [])],
    food_group: food?.group ?? '',
    contents,
    may_contain: mayContain,
    portions: food?.portions ?? [],
    nutrients: storedNutrients(composition.nutrients),
    known: composition.known ?? {},
    free_sugar_kcal: composition.free_sugar_kcal,
    notes: ingredient.stand_in ? [ingredient.stand_in] : [],
    rank: RANK.indian,
  }
}

function toDishRow(dish: DishRecipe, prepared: ReadonlyMap<string, Prepared>): LibraryRow {
  const parts = dish.ingredients.map(([name, grams]) => {
    const part = prepared.get(name)
    if (!part) throw new Error(`${dish.name} names an unknown ingredient: ${name}`)
    return { part, grams }
  })
  const composition = composeDish(
    parts.map(({ part, grams }) => ({ food: part.composition, grams })),
    dish.cooked_grams,
  )
  const ingredients = parts.map(
    ({ part: { id, ingredient }, grams }): StoredIngredient => ({
      food: id,
      name: ingredient.name,
      grams,
      ...(ingredient.stand_in ? { note: ingredient.stand_in } : {}),
    }),
  )
  return {
    ...LIBRARY,
    id: dish.id,
    kind: 'dish',
    source: 'thali',
    name: dish.name,
    hindi: dish.hindi,
    punjabi: dish.punjabi,
    spellings: [...dish.spellings],
    region: dish.region,
    course: dish.course,
    contents: unique(parts.flatMap(({ part }) => part.contents)),
    may_contain: unique(parts.flatMap(({ part }) => part.mayContain)),
    portions: [...dish.portions],
    nutrients: storedNutrients(composition.nutrients),
    known: composition.known ?? {},
    free_sugar_kcal: composition.free_sugar_kcal,
    ingredients,
    cooked_grams: dish.cooked_grams,
    notes: unique(
      parts.flatMap(({ part: { ingredient } }) =>
        ingredient.stand_in ? [`${ingredient.name}: ${ingredient.stand_in}`] : [],
      ),
    ),
    rank: RANK.dish,
  }
}

/** Computes every food of the library: USDA's, the ingredients under their Indian names, and the dishes. */
export async function computeLibraryRows(): Promise<LibraryRow[]> {
  const usda = new Map((await readUsda()).map((food) => [food.id, food]))
  const prepared = prepareAll(usda)
  const rows = new Map([...usda.values()].map((food) => [food.id, toUsdaRow(food)]))
  for (const one of prepared.values()) {
    const food = 'usda' in one.ingredient ? usda.get(one.ingredient.usda) : undefined
    rows.set(one.id, toIngredientRow(one, food))
  }
  for (const dish of DISHES) rows.set(dish.id, toDishRow(dish, prepared))
  return [...rows.values()]
}

export const DISHES: readonly DishRecipe[] = [
  ...NORTH_DISHES,
  ...SOUTH_DISHES,
  ...WEST_DISHES,
  ...EAST_DISHES,
  ...COMMON_DISHES,
]
