import * as z from 'zod/mini'
import { numberWithin, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { SEARCH_MAX } from '../http/search.ts'
import { line, optionalLine } from '../http/text.ts'
import { ALLERGENS, FOOD_FLAGS } from './food-flags.ts'
import { COURSES, PORTION_UNITS, REGIONS } from './food-kinds.ts'
import { NUTRIENT_NAMES } from './nutrients.ts'
import { PILLARS } from './pillars.ts'
import { GRAMS, PLATE_FULL, PLATE_MAX_ITEMS, PLATE_MAX_LENGTH, QUANTITY } from './plate/plate-limits.ts'

export const FOOD_KINDS = ['dish', 'food'] as const
const FOOD_SOURCES = ['thali', 'usda', 'own'] as const

export const Portion = z.object({ unit: z.enum(PORTION_UNITS), label: z.string(), grams: z.number() })
export type Portion = z.infer<typeof Portion>

/** A food in a list. `flags` is null if the food's contents are not stated. */
export const FoodItem = z.object({
  id: z.int(),
  kind: z.enum(FOOD_KINDS),
  source: z.enum(FOOD_SOURCES),
  name: z.string(),
  hindi: z.string(),
  punjabi: z.string(),
  region: z.nullable(z.enum(REGIONS)),
  region_display: z.string(),
  course: z.nullable(z.enum(COURSES)),
  course_display: z.string(),
  group: z.string(),
  flags: z.nullable(z.array(z.enum(FOOD_FLAGS))),
  may_contain: z.array(z.enum(ALLERGENS)),
  energy_kcal: z.nullable(z.number()),
  portions: z.array(Portion),
})
export type FoodItem = z.infer<typeof FoodItem>

const perNutrient = <T extends z.ZodMiniType>(value: T) =>
  z.object(
    Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, value])) as Record<(typeof NUTRIENT_NAMES)[number], T>,
  )

/** With amounts per 100 g; `known` is the share of the weight for which an amount is known. */
export const Food = z.extend(FoodItem, {
  spellings: z.array(z.string()),
  nutrients: perNutrient(z.nullable(z.number())),
  known: perNutrient(z.number()),
  ingredients: z.array(z.object({ name: z.string(), grams: z.number(), note: z.string() })),
  cooked_grams: z.nullable(z.number()),
  notes: z.array(z.string()),
  citation: z.string(),
})
export type Food = z.infer<typeof Food>

const IDS_MESSAGE = `Ids must be up to ${PLATE_MAX_ITEMS} numbers, separated by commas`
const IDS = new RegExp(`^[1-9]\\d{0,11}(?:,[1-9]\\d{0,11}){0,${PLATE_MAX_ITEMS - 1}}$`)
const Ids = z.pipe(
  z.string(IDS_MESSAGE).check(z.regex(IDS, IDS_MESSAGE)),
  z.transform((text) => text.split(',').map(Number)),
)

export const FoodQuery = z.object({
  search: optionalLine('Search', SEARCH_MAX),
  kind: z.optional(oneOf(FOOD_KINDS)),
  region: z.optional(oneOf(REGIONS)),
  course: z.optional(oneOf(COURSES)),
  /** Only these foods, such as those of a plate. */
  ids: z.optional(Ids),
  ...pageQuery(),
})
export type FoodQuery = z.infer<typeof FoodQuery>
export const FoodPage = pageSchema(FoodItem)
export type FoodPage = z.infer<typeof FoodPage>

const FOOD_MESSAGE = 'Food must be the id of a food'
const QUANTITY_MESSAGE = `Quantity must be from ${QUANTITY.min} to ${QUANTITY.max}`
const GRAMS_MESSAGE = `Grams must be from ${GRAMS.min} to ${GRAMS.max}`
export const PLATE_EMPTY = 'Put at least one food on the plate'
export const UNKNOWN_FOOD = 'A food on this plate is not in the library. Remove it and try again.'

/** A food with a number of portions, or with a weight in grams (`grams`, or that many of the portion `gram`). */
export const PlateItem = z
  .object({
    food: numeric('Food', z.int(FOOD_MESSAGE).check(z.gte(1, FOOD_MESSAGE))),
    portion: z.optional(oneOf(PORTION_UNITS)),
    quantity: z.optional(numeric('Quantity', z.number().check(z.gte(QUANTITY.min, QUANTITY_MESSAGE)))),
    grams: z.optional(numeric('Grams', numberWithin(GRAMS, GRAMS_MESSAGE))),
  })
  .check(
    z.refine(({ portion, quantity = 1 }) => portion === 'gram' || quantity <= QUANTITY.max, {
      path: ['quantity'],
      error: QUANTITY_MESSAGE,
    }),
    z.refine(({ portion, quantity = 1 }) => portion !== 'gram' || quantity <= GRAMS.max, {
      path: ['quantity'],
      error: GRAMS_MESSAGE,
    }),
  )
export type PlateItem = z.infer<typeof PlateItem>

export const MealScoreInput = z.object({
  items: z
    .array(PlateItem, 'Items must be a list of foods')
    .check(z.minLength(1, PLATE_EMPTY), z.maxLength(PLATE_MAX_ITEMS, PLATE_FULL)),
})
export type MealScoreInput = z.infer<typeof MealScoreInput>

const PillarScores = z.object({
  energy: z.number(),
  protein: z.number(),
  fiber: z.number(),
  fats: z.number(),
  vitamins: z.number(),
})

/** The plate of an address, as `formatPlate` writes it. */
export const MealScoreQuery = z.object({
  plate: line('Plate', { max: PLATE_MAX_LENGTH, required: PLATE_EMPTY }),
  /** Without them a response is smaller. */
  changes: z.optional(oneOf(['true', 'false'])),
})

export type MealScoreQuery = z.infer<typeof MealScoreQuery>

/** One food on the plate: `quantity` portions of `portion`, `grams` together. */
export const ScoredItem = z.object({
  food: FoodItem,
  portion: z.enum(PORTION_UNITS),
  quantity: z.number(),
  grams: z.number(),
  energy_kcal: z.nullable(z.number()),
})
export type ScoredItem = z.infer<typeof ScoredItem>

/** A calculated change, with the whole plate after it. */
export const PlateChange = z.object({
  text: z.string(),
  pillar: z.enum(PILLARS),
  before: z.number(),
  after: z.number(),
  overall: z.number(),
  items: z.array(z.object({ food: z.int(), portion: z.enum(PORTION_UNITS), quantity: z.number() })),
})
export type PlateChange = z.infer<typeof PlateChange>

export const MealScoreResponse = z.object({
  overall: z.number(),
  pillars: PillarScores,
  summary: z.string(),
  items: z.array(ScoredItem),
  grams: z.number(),
  amounts: perNutrient(z.number()),
  known: perNutrient(z.number()),
  flags: z.array(z.enum(FOOD_FLAGS)),
  may_contain: z.array(z.enum(ALLERGENS)),
  unknown_contents: z.array(z.string()),
  notes: z.array(z.string()),
  /** Foods that are counted as another one, and the possible error. */
  stand_ins: z.array(z.string()),
  changes: z.array(PlateChange),
})
export type MealScoreResponse = z.infer<typeof MealScoreResponse>
