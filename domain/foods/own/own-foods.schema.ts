import * as z from 'zod/mini'
import { numberWithin, numeric } from '../../http/numeric.ts'
import { oneOf, oneOfMessage, pageQuery, pageSchema } from '../../http/pages/page.ts'
import { SEARCH_MAX } from '../../http/search.ts'
import { line, optionalLine } from '../../http/text.ts'
import { ALLERGENS, FOOD_FLAG_LABELS } from '../food-flags.ts'
import { COUNTED_UNITS, COURSES, REGIONS } from '../food-kinds.ts'
import { FOOD_KINDS, Food } from '../foods.schema.ts'
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from '../nutrients.ts'

export const OWN_FOOD_LIMITS = {
  name: 80,
  spellings: 8,
  ingredients: 40,
  portions: 6,
  portionLabel: 40,
  dataSource: 200,
  declineReason: 500,
  /** Foods of one dietitian. */
  foods: 2000,
  grams: { min: 0.1, max: 20_000 },
} as const

export const OWN_FOOD_MESSAGES = {
  tooMany: `You can have ${OWN_FOOD_LIMITS.foods.toLocaleString('en-IN')} foods of your own. Delete one to make room.`,
  noIngredients: 'Add at least one ingredient',
  noPortions: 'Add at least one portion, such as 1 katori with its weight',
  portionTwice: 'Each kind of portion can be used once',
  noLetters: 'Write the name in English, Hindi or Punjabi letters, so that it can be found',
  tooLight: 'More weight is lost than there is water in it. Is the cooked weight in grams?',
  tooHeavy: 'A dish can’t weigh more than what goes into it. List the water too, or correct the weight.',
  unknownIngredient: 'An ingredient is not in the library any more. Remove it and add another.',
  isItsOwn: 'A dish can’t be an ingredient of itself',
  noEnergy: 'Energy is required',
  noContents: 'Choose what it contains, or say that the list of ingredients is not at hand',
  fatParts: 'The kinds of fat together can’t be more than the fat',
  sugarParts: 'Sugars can’t be more than the carbohydrate',
  energyOff: 'The energy is too low for this much protein, fat and carbohydrate. Check the figures per 100 g.',
  tooMuch: 'Protein, fat and carbohydrate together can’t be more than 100 g',
  inLibrary: 'This food is in the library now and can’t be changed here.',
  notPrivate: 'This food is waiting for an admin. Withdraw it first.',
  privateIngredients: 'The library can’t hold a dish made of private foods. Accept or replace these first:',
  changedMeanwhile: 'The dietitian has changed this food since you opened it. Read it again before you decide.',
  notProposed: 'This food is not proposed any more.',
  notInLibrary: 'This food is not in the library any more.',
  declineNeedsReason: 'Tell the dietitian why',
} as const

/** The scripts that the search supports. */
const KNOWN_LETTERS = /[a-z0-9\u0900-\u097f\u0a00-\u0a7f]/i
const name = line('Name', { max: OWN_FOOD_LIMITS.name }).check(
  z.refine((text) => text === '' || KNOWN_LETTERS.test(text), OWN_FOOD_MESSAGES.noLetters),
)
const { min, max } = OWN_FOOD_LIMITS.grams
const GRAMS_MESSAGE = `Weight must be from ${min} to ${max.toLocaleString('en-IN')} g`
const Grams = numberWithin(OWN_FOOD_LIMITS.grams, GRAMS_MESSAGE)
const grams = numeric('Weight', Grams, 'Weight is required')

const OwnPortion = z.object({
  unit: oneOf(COUNTED_UNITS),
  label: line('Portion', { max: OWN_FOOD_LIMITS.portionLabel }),
  grams,
})

const portions = z.array(OwnPortion, OWN_FOOD_MESSAGES.noPortions).check(
  z.minLength(1, OWN_FOOD_MESSAGES.noPortions),
  z.maxLength(OWN_FOOD_LIMITS.portions, `A food can have ${OWN_FOOD_LIMITS.portions} portions`),
  z.refine((all) => new Set(all.map(({ unit }) => unit)).size === all.length, OWN_FOOD_MESSAGES.portionTwice),
)

const names = {
  name,
  hindi: optionalLine('Hindi name', OWN_FOOD_LIMITS.name),
  punjabi: optionalLine('Punjabi name', OWN_FOOD_LIMITS.name),
  spellings: z.optional(
    z
      .array(name)
      .check(z.maxLength(OWN_FOOD_LIMITS.spellings, `A food can have ${OWN_FOOD_LIMITS.spellings} other names`)),
  ),
  portions,
}

/** Weights are decimals, whose sums are not exact. */
const WEIGHING_ERROR = 0.01

/** The weight of the raw ingredients, in grams. */
export const rawWeight = (ingredients: readonly { grams: number }[]): number =>
  ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0)

export const isTooHeavy = (cookedGrams: number, rawGrams: number): boolean => cookedGrams > rawGrams + WEIGHING_ERROR

/** A dish from its ingredients, or a food whose amounts per 100 g the dietitian has from a named source. */
const OwnDishInput = z
  .object({
    kind: z.literal('dish'),
    ...names,
    region: z.optional(z.nullable(oneOf(REGIONS))),
    course: z.optional(z.nullable(oneOf(COURSES))),
    ingredients: z
      .array(z.object({ food: numeric('Ingredient', z.int().check(z.gte(1))), grams }), OWN_FOOD_MESSAGES.noIngredients)
      .check(
        z.minLength(1, OWN_FOOD_MESSAGES.noIngredients),
        z.maxLength(OWN_FOOD_LIMITS.ingredients, `A dish can have ${OWN_FOOD_LIMITS.ingredients} ingredients`),
      ),
    cooked_grams: numeric('Cooked weight', Grams, 'Cooked weight is required'),
  })
  .check(
    z.refine(({ cooked_grams, ingredients }) => !isTooHeavy(cooked_grams, rawWeight(ingredients)), {
      path: ['cooked_grams'],
      error: OWN_FOOD_MESSAGES.tooHeavy,
    }),
  )

/** The maximum amount in 100 g, by unit. */
const MAX_PER_100_G = { kcal: 902, g: 100, mg: 100_000, µg: 1_000_000 }
function amountOf(nutrient: NutrientName) {
  const { label, unit } = NUTRIENTS[nutrient]
  const max = MAX_PER_100_G[unit]
  const message = `${label} must be from 0 to ${max.toLocaleString('en-IN')} ${unit}`
  return z.optional(z.nullable(numeric(label, numberWithin({ min: 0, max }, message))))
}
type Amounts = Record<NutrientName, ReturnType<typeof amountOf>>
type Amount = number | null | undefined
/** Labels round, so parts may exceed the whole by half a gram. */
const isWithin = (whole: Amount, ...parts: Amount[]) =>
  whole == null || parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) <= whole + 0.5

/** Fibre and sweeteners contain less energy than other carbohydrate, so only a clear gap is rejected. */
const LEAST_ENERGY = 0.6
const KCAL_PER_G = { protein: 4, fat: 9, carbohydrate: 4 }
function hasEnoughEnergy({
  energy_kcal,
  protein_g,
  fat_g,
  carbohydrate_g,
  fibre_g,
}: Partial<Record<NutrientName, Amount>>) {
  const starch = Math.max(0, (carbohydrate_g ?? 0) - (fibre_g ?? 0))
  const computed =
    (protein_g ?? 0) * KCAL_PER_G.protein + (fat_g ?? 0) * KCAL_PER_G.fat + starch * KCAL_PER_G.carbohydrate
  return energy_kcal == null || energy_kcal >= computed * LEAST_ENERGY - 20
}

const OwnNutrients = z
  .object(Object.fromEntries(NUTRIENT_NAMES.map((nutrient) => [nutrient, amountOf(nutrient)])) as Amounts)
  .check(
    z.refine(({ energy_kcal }) => typeof energy_kcal === 'number', {
      path: ['energy_kcal'],
      error: OWN_FOOD_MESSAGES.noEnergy,
    }),
    z.refine(
      ({ protein_g, fat_g, carbohydrate_g }) => (protein_g ?? 0) + (fat_g ?? 0) + (carbohydrate_g ?? 0) <= 100,
      OWN_FOOD_MESSAGES.tooMuch,
    ),
    z.refine(
      ({ fat_g, saturated_fat_g, monounsaturated_fat_g, polyunsaturated_fat_g }) =>
        isWithin(fat_g, saturated_fat_g, monounsaturated_fat_g, polyunsaturated_fat_g),
      { path: ['saturated_fat_g'], error: OWN_FOOD_MESSAGES.fatParts },
    ),
    z.refine(({ carbohydrate_g, sugars_g }) => isWithin(carbohydrate_g, sugars_g), {
      path: ['sugars_g'],
      error: OWN_FOOD_MESSAGES.sugarParts,
    }),
    z.refine(hasEnoughEnergy, { path: ['energy_kcal'], error: OWN_FOOD_MESSAGES.energyOff }),
  )

/** The contents that a packet's list of ingredients names, besides the allergens. */
export const DECLARED_CONTENTS = [...ALLERGENS, 'meat', 'honey', 'underground', 'not_on_vrat'] as const
export type DeclaredContent = (typeof DECLARED_CONTENTS)[number]
export const DECLARED_CONTENT_LABELS: Record<DeclaredContent, string> = {
  ...FOOD_FLAG_LABELS,
  gluten: 'Wheat, barley or rye (gluten)',
  milk: 'Milk, also ghee and paneer',
  meat: 'Meat or poultry',
  honey: 'Honey',
  underground: 'Roots and bulbs: onion, garlic, potato, ginger',
  not_on_vrat: 'Not for a vrat: grains, pulses, onion, garlic',
}

/** Wheat, barley, rye and soya are grains and pulses. */
const NEVER_ON_VRAT: readonly DeclaredContent[] = ['gluten', 'soya']

export const isNeverOnVrat = (contents: readonly DeclaredContent[]): boolean =>
  contents.some((content) => NEVER_ON_VRAT.includes(content))

/** The declared contents and those that follow from them. */
export function withImplied(contents: readonly DeclaredContent[]): DeclaredContent[] {
  return DECLARED_CONTENTS.filter(
    (content) => contents.includes(content) || (content === 'not_on_vrat' && isNeverOnVrat(contents)),
  )
}

const OwnPacketInput = z.object({
  kind: z.literal('food'),
  ...names,
  data_source: line('Source', { max: OWN_FOOD_LIMITS.dataSource, required: 'Say where the figures come from' }),
  nutrients: OwnNutrients,
  /** Null if the list of ingredients is not available. */
  contents: z.nullable(z.array(oneOf(DECLARED_CONTENTS), OWN_FOOD_MESSAGES.noContents)),
})

export const OwnFoodInput = z.discriminatedUnion('kind', [OwnDishInput, OwnPacketInput], oneOfMessage(FOOD_KINDS))
export type OwnFoodInput = z.infer<typeof OwnFoodInput>
export type OwnDishInput = z.infer<typeof OwnDishInput>

export const FOOD_STATUSES = ['private', 'proposed', 'declined', 'library'] as const
export type FoodStatus = (typeof FOOD_STATUSES)[number]
export const FOOD_STATUS_LABELS: Record<FoodStatus, string> = {
  private: 'Only you',
  proposed: 'Proposed',
  declined: 'Not accepted',
  library: 'In the library',
}

export const OwnFood = z.extend(Food, {
  status: z.enum(FOOD_STATUSES),
  status_display: z.string(),
  decline_reason: z.string(),
  data_source: z.string(),
  contents: z.nullable(z.array(z.string())),
  ingredients: z.array(z.object({ food: z.nullable(z.int()), name: z.string(), grams: z.number(), note: z.string() })),
  /** Who added it; for admins. */
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
  proposed_at: z.nullable(z.string()),
  updated_at: z.string(),
})
export type OwnFood = z.infer<typeof OwnFood>

export const OwnFoodQuery = z.object({
  search: optionalLine('Search', SEARCH_MAX),
  status: z.optional(oneOf(FOOD_STATUSES)),
  ...pageQuery(),
})
export type OwnFoodQuery = z.infer<typeof OwnFoodQuery>
export const OwnFoodPage = pageSchema(OwnFood)

/** Proposals that wait for a decision, or foods of dietitians that an admin has accepted. */
const PROPOSAL_STATES = ['proposed', 'library'] as const
export const ProposalQuery = z.object({ status: z._default(oneOf(PROPOSAL_STATES), 'proposed'), ...pageQuery() })
export type ProposalQuery = z.infer<typeof ProposalQuery>

/**
 * `return` removes an accepted food from the library and returns it to its dietitian. `updated_at` is the version that
 * the admin has read.
 */
export const ProposalDecision = z
  .object({
    decision: oneOf(['accept', 'decline', 'return']),
    reason: optionalLine('Reason', OWN_FOOD_LIMITS.declineReason),
    updated_at: z.string('Send the updated_at of the food you have read'),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'accept' || Boolean(reason), {
      path: ['reason'],
      error: OWN_FOOD_MESSAGES.declineNeedsReason,
    }),
  )
export type ProposalDecision = z.infer<typeof ProposalDecision>
