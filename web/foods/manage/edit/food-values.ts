import * as z from 'zod/mini'
import { COUNTED_UNITS, type CountedUnit, type Course, type Region } from '#domain/foods/food-kinds.ts'
import { type NutrientName, type Nutrients, perNutrient } from '#domain/foods/nutrients.ts'
import {
  DECLARED_CONTENTS,
  type DeclaredContent,
  type OwnFood,
  OwnFoodInput,
} from '#domain/foods/own/own-foods.schema.ts'
import { PORTIONS } from './portions.content.ts'

export interface IngredientRow {
  food: number
  name: string
  grams: string
}

export interface PortionRow {
  unit: CountedUnit
  label: string
  grams: string
}

/** The form's fields; numbers are text as typed. */
export interface FoodValues {
  kind: OwnFoodInput['kind']
  name: string
  hindi: string
  punjabi: string
  /** One on each line, or with commas between. */
  spellings: string
  region: Region | ''
  course: Course | ''
  ingredients: IngredientRow[]
  cooked_grams: string
  portions: PortionRow[]
  data_source: string
  nutrients: Record<NutrientName, string>
  /** Whether the list of ingredients is available; empty until the dietitian answers. */
  has_contents: 'yes' | 'no' | ''
  contents: DeclaredContent[]
}

export const EMPTY_FOOD: FoodValues = {
  kind: 'dish',
  name: '',
  hindi: '',
  punjabi: '',
  spellings: '',
  region: '',
  course: '',
  ingredients: [],
  cooked_grams: '',
  portions: [{ unit: 'katori', label: PORTIONS.katori.label, grams: '' }],
  data_source: '',
  nutrients: perNutrient(() => ''),
  has_contents: '',
  contents: [],
}

export function toFoodValues(food: OwnFood): FoodValues {
  const { kind, name, hindi, punjabi, spellings, region, course, ingredients, contents } = food
  return {
    ...{ kind, name, hindi, punjabi, region: region ?? '', course: course ?? '', data_source: food.data_source },
    spellings: spellings.join('\n'),
    // Every ingredient of an own dish is a food.
    ingredients: ingredients.map((part) => ({ food: part.food ?? 0, name: part.name, grams: String(part.grams) })),
    cooked_grams: String(food.cooked_grams ?? ''),
    portions: food.portions.flatMap(({ unit, label, grams }) => {
      const countedUnit = COUNTED_UNITS.find((one) => one === unit)
      return countedUnit ? [{ unit: countedUnit, label, grams: String(grams) }] : []
    }),
    nutrients: kind === 'food' ? perNutrient((each) => String(food.nutrients[each] ?? '')) : EMPTY_FOOD.nutrients,
    has_contents: contents === null ? 'no' : 'yes',
    contents: DECLARED_CONTENTS.filter((content) => contents?.includes(content)),
  }
}

const splitNames = (text: string) =>
  text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter(Boolean)

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** The payload: the schema converts typed numbers to numbers. */
export function toPayload(values: FoodValues): unknown {
  const { kind, name, hindi, punjabi, portions, has_contents } = values
  const common = { kind, name, hindi, punjabi, spellings: splitNames(values.spellings), portions }
  if (kind === 'dish') {
    return {
      ...common,
      region: orNull(values.region),
      course: orNull(values.course),
      ingredients: values.ingredients,
      cooked_grams: values.cooked_grams,
    }
  }
  return {
    ...common,
    data_source: values.data_source,
    nutrients: perNutrient((nutrient) => orNull(values.nutrients[nutrient])),
    contents: has_contents === 'yes' ? values.contents : has_contents === 'no' ? null : undefined,
  }
}

/** The order on the screen, for the list of errors. */
const NAME_FIELDS = ['name', 'hindi', 'punjabi', 'spellings', 'region', 'course']
const FIELDS = [...NAME_FIELDS, 'data_source', 'nutrients', 'contents', 'ingredients', 'cooked_grams', 'portions']
const orderOf = (path: readonly PropertyKey[]) => FIELDS.indexOf(String(path[0]))

/** Fields whose parts have errors of their own; the name is also the id: `ingredients-0-grams`. */
const WITH_PARTS = ['ingredients', 'portions', 'nutrients']

function toFieldName(path: readonly PropertyKey[]): string {
  const [field = 'name', ...parts] = path.map(String)
  return WITH_PARTS.includes(field) ? [field, ...parts].join('-') : field
}

/** "Onion: Weight is required": a list has several fields of that name. */
function toMessage(payload: unknown, [field, at]: readonly PropertyKey[], message: string): string {
  if (typeof at !== 'number') return message
  const { ingredients, portions } = payload as Partial<FoodValues>
  const row = field === 'ingredients' ? ingredients?.[at]?.name : field === 'portions' ? portions?.[at]?.label : ''
  return row ? `${row}: ${message}` : message
}

/** Validates with the contract's schema, whose errors name the items of lists. */
export const FoodForm: z.ZodMiniType<OwnFoodInput> = z.transform((payload: unknown, context) => {
  const result = OwnFoodInput.safeParse(payload)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues.toSorted((a, b) => orderOf(a.path) - orderOf(b.path))) {
    const field = { message: toMessage(payload, path, message), path: [toFieldName(path)] }
    context.issues.push({ code: 'custom', ...field, input: payload })
  }
  return z.NEVER
})

/** Parses a typed number; null if it is not a number. */
export function toNumber(text: string): number | null {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? null : value
}

export function toNutrients(values: FoodValues): Nutrients {
  return perNutrient((name) => toNumber(values.nutrients[name]))
}
