import type { Content } from '#domain/foods/food-flags.ts'
import type { UsdaFood } from './usda.ts'

/** Nobody has checked these foods for a Jain kitchen or a vrat, so neither is claimed. */
const UNCHECKED: readonly Content[] = ['underground', 'not_on_vrat']
/** Prepared foods, whose ingredients the table does not list. */
const PREPARED =
  /bread|batter|fried|sauce|gravy|cream|cheese|butter|seasoned|flavor|candied|imitation|patties|mix\b|with /i

interface Rule {
  group: RegExp
  description?: RegExp
  contains: readonly Content[]
}

/** The first matching rule gives the contents of a plain food. */
const RULES: readonly Rule[] = [
  { group: /^Dairy/, description: /^Egg[,s]/, contains: ['egg'] },
  { group: /^Dairy/, description: /^(?:Milk|Cheese|Yogurt|Cream|Butter|Whey)\b/, contains: ['milk'] },
  { group: /^Finfish/, description: /^(?:Crustaceans|Mollusks)/, contains: ['shellfish'] },
  { group: /^Finfish/, contains: ['fish'] },
  { group: /^(?:Beef|Lamb|Pork|Poultry)/, contains: ['meat'] },
  { group: /^Nut/, description: /coconut/i, contains: [] },
  { group: /^Nut/, description: /^Nuts/, contains: ['nuts'] },
  { group: /^Nut/, description: /sesame/i, contains: ['sesame'] },
  { group: /^Nut/, description: /^Seeds/, contains: [] },
  { group: /^Legumes/, description: /^Peanuts/, contains: ['peanut'] },
  { group: /^Legumes/, description: /^Soy/, contains: ['soya'] },
  { group: /^Legumes/, description: /(?:raw|boiled, without salt)$/, contains: [] },
  { group: /^Cereal/, description: /egg/i, contains: ['gluten', 'egg'] },
  {
    group: /^Cereal/,
    description: /wheat|barley|rye|semolina|couscous|bulgur|spelt|pasta|macaroni|spaghetti|noodle|oat/i,
    contains: ['gluten'],
  },
  { group: /^Cereal/, description: /^(?:Rice|Corn|Millet|Sorghum|Buckwheat|Amaranth|Quinoa)/, contains: [] },
  { group: /^(?:Fruits|Vegetables)/, description: /raw$|boiled|baked|frozen|dried/, contains: [] },
  { group: /^Spices/, description: /mustard/i, contains: ['mustard'] },
  { group: /^Spices/, description: /^(?:Spices|Salt)/, contains: [] },
]

/** What a food of USDA's table contains; null if its ingredients are unknown. */
export function usdaContents({ group, description }: UsdaFood): Content[] | null {
  const butterItself = /^(?:Butter|Cream|Cheese)\b/.test(description)
  if (!butterItself && PREPARED.test(description.replace(/without \w+|with skin|with salt/gi, ''))) return null
  const rule = RULES.find((one) => one.group.test(group) && (one.description?.test(description) ?? true))
  return rule ? [...UNCHECKED, ...rule.contains] : null
}

/** Groups whose sugars are mostly added, so that all are counted as free sugars. */
const SWEETENED_GROUPS = /^(?:Sweets|Beverages|Baked|Breakfast|Snacks|Fast|Restaurant|Meals|American|Baby)/
/** Juices and syrups, whose sugars are free too, and products sold sweetened. */
const SWEETENED = /\bjuice\b(?! pack)|\bnectar\b|\bsyrup\b|(?<!not )\bsweetened\b/i
const SWEETENED_DAIRY = /fruit|chocolate|flavor|vanilla|ice cream|dessert|sweetened/i
/** Milk sugar in 100 g of milk or yogurt, which is not a free sugar. */
const LACTOSE_G = 4.7
const KCAL_PER_G_SUGAR = 4

/** Energy from free sugars per 100 g, in kcal; an estimate, since the table does not tell added sugars apart. */
export function usdaFreeSugar({ group, description, nutrients }: UsdaFood): number {
  const sugars = nutrients.sugars_g ?? 0
  const isDairy = group.startsWith('Dairy')
  if (isDairy && !SWEETENED_DAIRY.test(description)) return 0
  if (!isDairy && !SWEETENED_GROUPS.test(group) && !SWEETENED.test(description)) return 0
  const free = isDairy ? Math.max(0, sugars - LACTOSE_G) : sugars
  return Math.min(nutrients.energy_kcal ?? 0, free * KCAL_PER_G_SUGAR)
}
