import { beforeAll, expect, test } from 'vitest'
import { scoreMeal } from '#domain/foods/meal-score.ts'
import type { NutrientName } from '#domain/foods/nutrients.ts'
import { knownShare } from '#domain/foods/plate/plate-amounts.ts'
import type { StoredFood } from '../foods.queries.ts'
import { toComposition } from '../to-food.ts'
import { computeLibraryRows } from './library-rows.ts'

// Calculated in November 2026 from the USDA table and the recipes by a program that shares no code with ours.
// After a recipe is corrected, calculate its line again by hand: docs/foods-checked-by-hand.md explains how.

const COLUMNS = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'fibre_g',
  'sodium_mg',
  'iron_mg',
  'vitamin_c_mg',
] as const satisfies NutrientName[]

/** Per 100 g cooked, in the order of the columns. */
const DISHES: readonly (readonly [id: number, name: string, amounts: readonly number[]])[] = [
  [200001, 'Rajma masala', [111.4, 5.026, 3.761, 0.4049, 3.952, 310.6, 1.851, 6.87]],
  [200012, 'Roti (phulka)', [255, 9.907, 1.875, 0.3225, 8.025, 3.438, 2.7, 0]],
  [200028, 'Lucknowi chicken biryani', [169, 9.76, 5.557, 2.04, 0.6777, 367.9, 0.6892, 3.128]],
  [200030, 'Paneer butter masala', [184.2, 7.12, 15.08, 7.91, 1.252, 364.7, 0.752, 7.851]],
  [200043, 'Karela sabzi', [112.7, 1.88, 8.21, 0.9343, 4.277, 353.2, 1.237, 83.63]],
  [200050, 'Mutton rogan josh', [142.8, 14.29, 8.268, 1.579, 1.007, 414.1, 2.565, 0.3899]],
  [200052, 'Egg curry', [113.3, 5.765, 8.036, 1.687, 1.222, 367.2, 1.285, 7.64]],
  [200101, 'Idli', [141.2, 4.451, 0.8131, 0.1344, 2.207, 306.7, 0.9697, 0.007143]],
  [200104, 'Masala dosa', [181.2, 3.922, 6.77, 0.7375, 2.427, 338.1, 1.024, 8.849]],
  [200120, 'Sambar', [71.22, 3.119, 1.775, 0.2041, 2.92, 333.5, 1.084, 12.57]],
  [200122, 'Coconut chutney', [190.7, 3.152, 15.99, 12, 4.564, 371.7, 1.417, 5.321]],
  [200135, 'Keerai kootu', [88.85, 4.198, 4.015, 1.914, 2.595, 310.9, 2.259, 20.25]],
  [200143, 'Malabar fish curry', [140.1, 10.69, 8.82, 5.568, 1.456, 345.9, 1.018, 5.803]],
  [200156, 'Murukku', [514.1, 7.157, 28.85, 5.756, 3.948, 519.6, 1.842, 0.05634]],
  [200203, 'Sabudana khichdi', [229.6, 3.364, 8.748, 2.882, 1.792, 304.4, 1.477, 9.062]],
  [200208, 'Misal pav', [176.6, 5.243, 7.224, 1.584, 3.353, 361.7, 1.385, 4.223]],
  [200220, 'Khaman dhokla', [186.3, 7.707, 6.843, 1.368, 3.977, 384, 1.927, 6.455]],
  [200230, 'Moong dal khichdi', [108.9, 3.536, 2.278, 1.308, 1.89, 277.8, 1.054, 0.5288]],
  [200237, 'Shrikhand', [200.4, 6.289, 4.261, 1.671, 0.2751, 23.52, 0.1147, 0.09533]],
  [200250, 'Masala chaas', [21.54, 1.217, 1.126, 0.6964, 0.078, 212.4, 0.2233, 0.8819]],
  [200307, 'Shorshe ilish', [211.6, 12.84, 16.8, 2.864, 0.9581, 398.5, 1.537, 4.238]],
  [200314, 'Chomchom', [262.1, 7.622, 9.783, 6.103, 0.04488, 18.18, 0.1087, 0.03118]],
  [200341, 'Xaak bhaji', [81.07, 3.881, 4.802, 0.6363, 0.3577, 306.7, 3.424, 67.15]],
  [200349, 'Pork with axone', [199, 14.41, 14.08, 4.7, 0.9385, 383.4, 1.551, 4.627]],
  [200421, 'Kachumber salad', [22.31, 0.8727, 0.1794, 0.03651, 1.042, 262.9, 0.3838, 10.85]],
  [200427, 'Mango pickle', [249.7, 2.483, 21.01, 2.453, 3.834, 3938, 2.586, 29.31]],
  [200431, 'Roasted makhana', [415.5, 13.61, 15.71, 8.988, 0.1332, 412.8, 3.151, 0]],
  [200447, 'Cheese pizza', [276.8, 10.97, 10.53, 4.89, 1.548, 525, 0.8136, 1.692]],
  [200450, 'Sweet lassi', [85.09, 2.586, 2.946, 1.892, 0.01687, 34.81, 0.0509, 0.3835]],
  [200462, 'Gulab jamun', [326.6, 5.78, 14.88, 9.055, 0.1694, 93.43, 0.1502, 0.09792]],
]

/** The share of the raw weight with a known amount, for dishes with unknown amounts. Iron is known for all dishes. */
const KNOWN: readonly (readonly [id: number, nutrient: NutrientName, share: number])[] = [
  [200043, 'saturated_fat_g', 0.4338],
  [200135, 'fibre_g', 0.6678],
  [200341, 'fibre_g', 0.1282],
  [200431, 'fibre_g', 0.1511],
]

/** Foods with grams; then energy, protein, fibre, fats, vitamins and minerals, and the overall score. */
const PLATES: readonly (readonly [string, readonly (readonly [food: number, grams: number])[], readonly number[]])[] = [
  [
    'Idlis with sambar and coconut chutney',
    [
      [200101, 120],
      [200120, 155],
      [200122, 32],
    ],
    [8.5, 6.7, 8.6, 9.3, 3.7, 7.4],
  ],
  [
    'Kanda poha, a banana and masala chai',
    [
      [200201, 180],
      [9040, 100],
      [200257, 153],
    ],
    [9.8, 5.7, 5.2, 10, 4.2, 7],
  ],
  [
    'North Indian thali',
    [
      [200012, 80],
      [200004, 155],
      [200029, 152],
      [200401, 115],
      [200404, 152],
      [200421, 100],
    ],
    [9.2, 10, 10, 7.7, 6.2, 8.6],
  ],
  [
    'South Indian lunch',
    [
      [200401, 250],
      [200120, 155],
      [200133, 100],
      [200121, 150],
      [200404, 152],
      [200427, 8],
      [200428, 12],
    ],
    [10, 10, 10, 10, 4.5, 8.9],
  ],
  [
    'Bengali fish lunch with a rasgulla',
    [
      [200401, 250],
      [200306, 140],
      [200302, 158],
      [200303, 150],
      [200312, 45],
    ],
    [7.6, 10, 7.9, 10, 4.7, 8],
  ],
  [
    'Rajma chawal, salad and salted lassi',
    [
      [200026, 415],
      [200421, 100],
      [200451, 256],
    ],
    [10, 10, 10, 10, 4.7, 8.9],
  ],
  [
    'Aloo tikki burger, French fries and cola',
    [
      [200444, 170],
      [200446, 110],
      [200449, 310],
    ],
    [4, 5.6, 6.8, 3.5, 3.6, 4.7],
  ],
  [
    'Two samosas, tamarind chutney and masala chai',
    [
      [200436, 168],
      [200426, 18],
      [200257, 153],
    ],
    [8.7, 5.8, 4.8, 1.3, 3.6, 4.8],
  ],
  [
    'Roti and dal tadka with 3 g of salt and 15 g of sugar added',
    [
      [200012, 80],
      [200004, 155],
      [2047, 3],
      [19335, 15],
    ],
    [5.2, 9.3, 10, 10, 3, 7.5],
  ],
  [
    'Packaged foods of the USDA table: granola, fruit yogurt, orange juice, sandwich cookies',
    [
      [8054, 50],
      [1121, 125],
      [9206, 200],
      [18166, 36],
    ],
    [0, 8.4, 6.5, 7.8, 7.1, 6],
  ],
  [
    'A huge plate: chole bhature, biryani, jalebi and sweet lassi for two',
    [
      [200024, 850],
      [200146, 600],
      [200463, 240],
      [200450, 520],
    ],
    [0, 10, 0, 0, 0, 2],
  ],
  [
    'A tiny plate: roasted makhana and black tea',
    [
      [200431, 5],
      [200461, 150],
    ],
    [0.6, 0.4, 0, 5.5, 0.5, 1.4],
  ],
]

const rows = new Map<number, StoredFood>()
beforeAll(async () => {
  for (const row of await computeLibraryRows()) rows.set(row.id ?? 0, row as StoredFood)
})
/** As stored in the database, with four digits. */
const stored = (id: number) => toComposition(rows.get(id) as StoredFood)

test.for(DISHES)('%i %s', ([id, , amounts]) => {
  const { nutrients } = stored(id)
  for (const [column, mine] of amounts.entries()) {
    const nutrient = COLUMNS[column] as NutrientName
    const digits = mine === 0 ? 0 : Math.floor(Math.log10(mine))
    // Allows two ways of rounding, which may differ by one in the fourth digit.
    expect(Math.abs((nutrients[nutrient] ?? 0) - mine), nutrient).toBeLessThan(1.5 * 10 ** (digits - 3))
  }
})

test.for(KNOWN)('%i: the known share of %s', ([id, nutrient, share]) => {
  expect(knownShare(stored(id), nutrient)).toBeCloseTo(share, 4)
})

test('iron is known for every ingredient of the dishes checked', () => {
  for (const [id] of DISHES) expect(knownShare(stored(id), 'iron_mg')).toBeCloseTo(1, 6)
})

test.for(PLATES)('%s', ([, items, scores]) => {
  const { pillars, overall } = scoreMeal(items.map(([id, grams]) => ({ food: stored(id), grams })))
  const { energy, protein, fiber, fats, vitamins } = pillars
  expect([energy, protein, fiber, fats, vitamins, overall]).toEqual(scores)
})
