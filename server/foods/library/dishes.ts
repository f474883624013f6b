import { COMMON_DISHES } from './dishes/common.content.ts'
import { EAST_DISHES } from './dishes/east.content.ts'
import { NORTH_DISHES } from './dishes/north.content.ts'
import { SOUTH_DISHES } from './dishes/south.content.ts'
import { WEST_DISHES } from './dishes/west.content.ts'
import type { DishRecipe } from './recipe.ts'

export const DISHES: readonly DishRecipe[] = [
  ...NORTH_DISHES,
  ...SOUTH_DISHES,
  ...WEST_DISHES,
  ...EAST_DISHES,
  ...COMMON_DISHES,
]
