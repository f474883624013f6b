/** What people with an allergy ask about: the allergens that FSSAI's labelling rules name, with sesame and mustard. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'shellfish',
  'nuts',
  'peanut',
  'soya',
  'sesame',
  'mustard',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/**
 * What an ingredient adds to a dish: an allergen, or something that a diet excludes. `underground` are roots and
 * bulbs, which Jain kitchens exclude; `not_on_vrat` are grains, pulses, onion, garlic and some spices.
 */
export type Content = Allergen | 'meat' | 'honey' | 'underground' | 'not_on_vrat'

const DIETS = ['vegetarian', 'vegan', 'jain', 'vrat'] as const

export const FOOD_FLAGS = [...DIETS, 'meat', ...ALLERGENS] as const
export type FoodFlag = (typeof FOOD_FLAGS)[number]

/** The other flags are allergens and meat. */
export const isDiet = (flag: FoodFlag): boolean => (DIETS as readonly FoodFlag[]).includes(flag)

export const FOOD_FLAG_LABELS: Record<FoodFlag, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  jain: 'Jain',
  vrat: 'For a vrat',
  meat: 'Meat',
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  shellfish: 'Shellfish',
  nuts: 'Nuts',
  peanut: 'Peanut',
  soya: 'Soya',
  sesame: 'Sesame',
  mustard: 'Mustard',
}

const NOT_VEGETARIAN = ['meat', 'fish', 'shellfish', 'egg'] as const
const isFreeOf = (contents: ReadonlySet<Content>, ...avoided: readonly Content[]) =>
  !avoided.some((content) => contents.has(content))

/** The flags that follow from the ingredients. Eggs are not vegetarian under India's labelling rules. */
export function toFlags(contents: Iterable<Content>): FoodFlag[] {
  const all = new Set(contents)
  const isVegetarian = isFreeOf(all, ...NOT_VEGETARIAN)
  const holds: Record<FoodFlag, boolean> = {
    vegetarian: isVegetarian,
    vegan: isVegetarian && isFreeOf(all, 'milk', 'honey'),
    jain: isVegetarian && isFreeOf(all, 'honey', 'underground'),
    vrat: isVegetarian && isFreeOf(all, 'not_on_vrat'),
    meat: all.has('meat'),
    ...(Object.fromEntries(ALLERGENS.map((allergen) => [allergen, all.has(allergen)])) as Record<Allergen, boolean>),
  }
  return FOOD_FLAGS.filter((flag) => holds[flag])
}
