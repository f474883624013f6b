import { DAY_KCAL, DAY_NEEDS, DAY_SODIUM_MG, MEAL_SHARE, VITAMINS_AND_MINERALS } from './day-needs.ts'
import { NUTRIENTS, type NutrientName } from './nutrients.ts'
import { PILLAR_LABELS, PILLAR_MAX, PILLARS, type Pillar, type PillarScores } from './pillars.ts'
import { type PlateAmounts, sumFoods, type WeighedFood } from './plate/plate-amounts.ts'

/** The limits of the method, as shares. `/meal-score/method` explains each with its source. */
export const LIMITS = {
  /** Energy of a main meal as a share of a day: full score between the two, none at `too_much`. */
  energy: { enough: 0.2, many: 0.4, too_much: 0.7 },
  /** Energy from free sugars, as a share of the plate's: full score up to WHO's ideal of 5 %, none at 25 %. */
  free_sugars: { fine: 0.05, too_much: 0.25 },
  /** Energy from fat: WHO advises 15 to 30 % for adults. */
  fat: { enough: 0.15, many: 0.3, too_much: 0.6 },
  /** Energy from saturated fat: WHO advises 10 % at most. */
  saturated_fat: { fine: 0.1, too_much: 0.2 },
  /** Energy as a share of a day: fibre, fats and vitamins have their full score up to `from`, and 0 at `to`. */
  excess: { from: 0.7, to: 1.4 },
  /** A meal with a whole day's salt loses half of the fifth pillar. */
  sodium_loss: 0.5,
} as const

export interface MealScore {
  /** Each from 0 to 10 with one decimal. */
  pillars: PillarScores
  /** The mean of the five, with one decimal. */
  overall: number
}

const oneDecimal = (value: number) => Math.round(value * 10 + 1e-9) / 10
const between0And1 = (value: number) => Math.min(1, Math.max(0, value))
/** 0 at `from`, 1 at `to`. */
const rise = (value: number, from: number, to: number) => between0And1((value - from) / (to - from))
/** 1 at `from`, 0 at `to`. */
const fall = (value: number, from: number, to: number) => 1 - rise(value, from, to)

const KCAL_PER_G_FAT = 9
/** Table salt and pure sugar contain traces of minerals, which must not raise a score. */
const SALT_SODIUM_MG = 30_000
/** Sugar, jaggery, honey and syrups; juices and sweet drinks contain less energy. */
const SUGAR = { kcal: 250, share: 0.95 }

function isSaltOrSugar({ food }: WeighedFood): boolean {
  const energy = food.nutrients.energy_kcal ?? 0
  const isSugar = energy >= SUGAR.kcal && food.free_sugar_kcal >= energy * SUGAR.share
  return isSugar || (food.nutrients.sodium_mg ?? 0) > SALT_SODIUM_MG
}

/** The right amount of energy for a meal, lowered by the share of it that comes from free sugars. */
function energyBalance(energy: number, sugarFree: number): number {
  const { enough, many, too_much } = LIMITS.energy
  const { fine, too_much: tooSweet } = LIMITS.free_sugars
  const sweetness = energy === 0 ? 0 : 1 - sugarFree / energy
  return (
    rise(sugarFree, 0, enough * DAY_KCAL) *
    fall(energy, many * DAY_KCAL, too_much * DAY_KCAL) *
    fall(sweetness, fine, tooSweet)
  )
}

/** The right amount of fat; saturated fat takes up to half of the score. */
function healthyFats({ fat_g, saturated_fat_g }: PlateAmounts['amounts'], sugarFree: number): number {
  if (sugarFree === 0) return 0
  const { enough, many, too_much } = LIMITS.fat
  const share = (grams: number) => (grams * KCAL_PER_G_FAT) / sugarFree
  const amount = rise(share(fat_g), 0, enough) * fall(share(fat_g), many, too_much)
  const saturated = fall(share(saturated_fat_g), LIMITS.saturated_fat.fine, LIMITS.saturated_fat.too_much)
  return (amount * (1 + saturated)) / 2
}

/**
 * Scores one meal of an adult. A plate is compared with the part of a day that it takes up: a third, or more if it holds
 * more than a third of a day's energy. Where an amount is unknown only the known part counts, so a score may be too low.
 * No salt or sugar raises a pillar, and adding a food with more protein per kcal than the day's need never lowers
 * protein.
 */
export function scoreMeal(items: readonly WeighedFood[]): MealScore {
  const all = sumFoods(items)
  const { amounts } = sumFoods(items.filter((item) => !isSaltOrSugar(item)))
  const energy = all.amounts.energy_kcal
  // Fat is compared with the energy without free sugars, so that adding sugar does not dilute it.
  const sugarFree = Math.max(0, energy - all.free_sugar_kcal)
  const dayShare = Math.max(MEAL_SHARE, energy / DAY_KCAL)
  const covered = (nutrient: NutrientName & keyof typeof DAY_NEEDS) =>
    between0And1(amounts[nutrient] / (DAY_NEEDS[nutrient] * dayShare))
  const micronutrients = VITAMINS_AND_MINERALS.reduce((sum, name) => sum + covered(name), 0)
  const salt = 1 - LIMITS.sodium_loss * between0And1(all.amounts.sodium_mg / DAY_SODIUM_MG)
  // Protein is not reduced, so that a katori of dal never lowers it.
  const excess = fall(energy, LIMITS.excess.from * DAY_KCAL, LIMITS.excess.to * DAY_KCAL)
  const shares: PillarScores = {
    energy: energyBalance(energy, sugarFree),
    protein: covered('protein_g'),
    fiber: covered('fibre_g') * excess,
    fats: healthyFats(all.amounts, sugarFree) * excess,
    vitamins: (micronutrients / VITAMINS_AND_MINERALS.length) * salt * excess,
  }
  const pillars = Object.fromEntries(
    PILLARS.map((pillar) => [pillar, oneDecimal(shares[pillar] * PILLAR_MAX)]),
  ) as PillarScores
  return { pillars, overall: oneDecimal(PILLARS.reduce((sum, pillar) => sum + pillars[pillar], 0) / PILLARS.length) }
}

const SCORE_FORMAT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const formatPillarScore = (score: number) => SCORE_FORMAT.format(score)

const DOES_WELL = 8
const lowerLabel = (pillar: Pillar) => PILLAR_LABELS[pillar].toLowerCase()

/** A score in words that rate the plate, never the food or the person. */
export function describeScore({ overall, pillars }: MealScore): string {
  const strong = PILLARS.filter((pillar) => pillars[pillar] >= DOES_WELL)
  const least = PILLARS.reduce((low, pillar) => (pillars[pillar] < pillars[low] ? pillar : low))
  const score = `This plate scores ${formatPillarScore(overall)} out of 10.`
  if (strong.length === PILLARS.length) return `${score} All five bowls are well filled.`
  const well = LISTS.format(strong.map(lowerLabel))
  const good = well ? ` It does well on ${well}.` : ''
  return `${score}${good} There is most to gain in ${lowerLabel(least)}.`
}

const SCORED_NUTRIENTS = [
  'energy_kcal',
  'protein_g',
  'fibre_g',
  'fat_g',
  'saturated_fat_g',
  'sodium_mg',
  ...VITAMINS_AND_MINERALS,
] as const
const LISTS = new Intl.ListFormat('en-IN')
/** Shares above this count as complete. */
const NEARLY_ALL = 0.95
const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 })

/** "vitamin A", "thiamin (B1)". */
function sentenceLabel(name: NutrientName): string {
  const { label } = NUTRIENTS[name]
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** A note for the reader about partly known amounts. */
export function unknownNotes(known: PlateAmounts['known']): string[] {
  const partly = SCORED_NUTRIENTS.filter((name) => known[name] < NEARLY_ALL)
  if (partly.length === 0) return []
  const shares = partly.map((name) => `${sentenceLabel(name)} for ${PERCENT.format(known[name])}`)
  return [
    `Some amounts are known for only part of the plate: ${LISTS.format(shares)}. Unknown amounts are left out, so a score may be too low.`,
  ]
}
