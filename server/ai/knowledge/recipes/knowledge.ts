import type { Knowledge } from '../subject.ts'
import { CHUTNEY } from './chutney-and-raita.content.ts'
import { COOKING_METHODS } from './cooking-methods.content.ts'
import { DAL } from './dal.content.ts'
import { FERMENTED } from './fermented.content.ts'
import { MILLETS } from './millets.content.ts'
import { SABZI } from './salads-and-sabzi.content.ts'
import { SNACKS } from './snacks.content.ts'
import { RECIPE_SOURCES } from './sources.content.ts'
import { TIFFIN } from './tiffin.content.ts'

export const RECIPES: Knowledge = {
  subjects: [MILLETS, DAL, TIFFIN, FERMENTED, CHUTNEY, SNACKS, SABZI, COOKING_METHODS],
  sources: RECIPE_SOURCES,
}
