import { expect, test } from 'vitest'
import { describeScore, scoreMeal, unknownNotes } from './meal-score.ts'
import { NUTRIENT_NAMES, type Nutrients } from './nutrients.ts'
import { PILLARS } from './pillars.ts'
import { composeDish, sumFoods, type WeighedFood } from './plate/plate-amounts.ts'

type Amounts = Partial<Nutrients> & { free_sugar_kcal?: number }

/** A food of 100 g with these amounts; all others are zero. */
function food({ free_sugar_kcal = 0, ...amounts }: Amounts, grams = 100): WeighedFood {
  const zero = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, 0])) as Nutrients
  return { food: { nutrients: { ...zero, ...amounts }, free_sugar_kcal }, grams }
}

const SUGAR = { energy_kcal: 387, carbohydrate_g: 100, sugars_g: 99.8, riboflavin_mg: 0.02, free_sugar_kcal: 387 }
const SALT = { sodium_mg: 38_758, calcium_mg: 24, iron_mg: 0.33 }

test.each([
  // A third of the day's energy, 667 kcal, is a meal; the full score is from 400 to 800 kcal.
  ['nothing', {}, { energy: 0 }],
  ['200 kcal', { energy_kcal: 200 }, { energy: 5 }],
  ['400 kcal', { energy_kcal: 400 }, { energy: 10 }],
  ['800 kcal', { energy_kcal: 800 }, { energy: 10 }],
  ['1,100 kcal', { energy_kcal: 1100 }, { energy: 5 }],
  ['1,400 kcal', { energy_kcal: 1400 }, { energy: 0 }],
  ['500 kcal, 5 % of it sugar', { energy_kcal: 500, free_sugar_kcal: 25 }, { energy: 10 }],
  ['500 kcal, 15 % of it sugar', { energy_kcal: 500, free_sugar_kcal: 75 }, { energy: 5 }],
  ['500 kcal, 25 % of it sugar', { energy_kcal: 500, free_sugar_kcal: 125 }, { energy: 0 }],
  // A third of 50 g of protein and of 30 g of fibre.
  ['half of a meal’s protein', { energy_kcal: 500, protein_g: 50 / 6 }, { protein: 5 }],
  ['a meal’s protein', { energy_kcal: 500, protein_g: 16.7 }, { protein: 10 }],
  ['a meal’s protein in half a day’s energy', { energy_kcal: 1000, protein_g: 50 / 3 }, { protein: 6.7 }],
  ['half of a meal’s fibre', { energy_kcal: 500, fibre_g: 5 }, { fiber: 5 }],
  // 15 to 30 % of the energy from fat, at most 10 % from saturated fat.
  ['no fat', { energy_kcal: 500 }, { fats: 0 }],
  ['7.5 % fat', { energy_kcal: 600, fat_g: 5 }, { fats: 5 }],
  ['30 % fat, 10 % saturated', { energy_kcal: 600, fat_g: 20, saturated_fat_g: 6.66 }, { fats: 10 }],
  ['30 % fat, 15 % saturated', { energy_kcal: 600, fat_g: 20, saturated_fat_g: 10 }, { fats: 7.5 }],
  ['30 % fat, 20 % saturated', { energy_kcal: 600, fat_g: 20, saturated_fat_g: 13.4 }, { fats: 5 }],
  ['45 % fat', { energy_kcal: 600, fat_g: 30 }, { fats: 5 }],
  // The full amount of one of twelve vitamins and minerals, and the deduction for salt.
  ['a meal’s vitamin C', { energy_kcal: 500, vitamin_c_mg: 50 }, { vitamins: 0.8 }],
  ['the same with a day’s salt', { energy_kcal: 500, vitamin_c_mg: 50, sodium_mg: 2000 }, { vitamins: 0.4 }],
])('%s', (_, amounts, pillars) => {
  expect(scoreMeal([food(amounts)]).pillars).toMatchObject(pillars)
})

test('the overall score is the mean of the five, with one decimal', () => {
  const { pillars, overall } = scoreMeal([food({ energy_kcal: 500, protein_g: 10, fibre_g: 7, fat_g: 12 })])
  const mean = PILLARS.reduce((sum, pillar) => sum + pillars[pillar], 0) / PILLARS.length
  expect(overall).toBeCloseTo(mean, 1)
})

const MEALS: Record<string, Amounts> = {
  small: { energy_kcal: 120, protein_g: 3, fibre_g: 1, fat_g: 2, saturated_fat_g: 1, sodium_mg: 100 },
  ordinary: { energy_kcal: 600, protein_g: 18, fibre_g: 9, fat_g: 18, saturated_fat_g: 5, iron_mg: 6, sodium_mg: 600 },
  large: { energy_kcal: 1300, protein_g: 40, fibre_g: 12, fat_g: 60, saturated_fat_g: 25, sodium_mg: 2500 },
  sweet: { energy_kcal: 500, protein_g: 6, fibre_g: 2, fat_g: 10, saturated_fat_g: 6, free_sugar_kcal: 200 },
}

test.each(Object.keys(MEALS))('more salt or sugar never raises a score (%s)', (name) => {
  const meal = food(MEALS[name] ?? {})
  for (const added of [SUGAR, SALT]) {
    let before = scoreMeal([meal])
    for (const grams of [1, 2, 5, 10, 25, 50]) {
      const after = scoreMeal([meal, food(added, grams)])
      for (const pillar of PILLARS) expect(after.pillars[pillar]).toBeLessThanOrEqual(before.pillars[pillar])
      expect(after.overall).toBeLessThanOrEqual(before.overall)
      before = after
    }
  }
})

test('a missing amount is unknown, never zero: sums state the share of the weight that is known', () => {
  const known = food({ energy_kcal: 200, iron_mg: 2 }, 300)
  const unknown = food({ energy_kcal: 100, iron_mg: null }, 100)
  const { amounts, known: shares } = sumFoods([known, unknown])
  expect(amounts.iron_mg).toBe(6)
  expect(shares).toMatchObject({ iron_mg: 0.75, energy_kcal: 1 })
  expect(unknownNotes(shares)).toEqual([
    'Some amounts are known for only part of the plate: iron for 75%. Unknown amounts are left out, so a score may be too low.',
  ])
  const dish = composeDish([known, unknown], 200)
  expect(dish.nutrients.energy_kcal).toBe(350)
  expect(dish.nutrients.iron_mg).toBe(3)
  expect(dish.known).toEqual({ iron_mg: 0.75 })
  expect(composeDish([unknown], 100).nutrients.iron_mg).toBeNull()
})

test('a dish loses only water when it is cooked', () => {
  const rice = food({ energy_kcal: 360, water_g: 12 })
  const water = food({ water_g: 100 }, 250)
  const cooked = composeDish([rice, water], 280)
  expect(cooked.nutrients.energy_kcal).toBeCloseTo(128.6, 1)
  expect(cooked.nutrients.water_g).toBeCloseTo(((12 + 250 - 70) / 280) * 100, 1)
})

test.each([
  [
    { energy: 10, protein: 9, fiber: 8, fats: 10, vitamins: 8.5 },
    9.1,
    'This plate scores 9.1 out of 10. All five bowls are well filled.',
  ],
  [
    { energy: 10, protein: 9, fiber: 3, fats: 5, vitamins: 4 },
    6.2,
    'This plate scores 6.2 out of 10. It does well on energy balance and protein. There is most to gain in fibre and digestion.',
  ],
  [
    { energy: 0, protein: 3, fiber: 3, fats: 1, vitamins: 4 },
    2.2,
    'This plate scores 2.2 out of 10. There is most to gain in energy balance.',
  ],
])('%o in words', (pillars, overall, words) => {
  expect(describeScore({ pillars, overall })).toBe(words)
})
