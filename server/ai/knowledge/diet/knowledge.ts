import type { Knowledge } from '../subject.ts'
import { DIABETES } from './diabetes.content.ts'
import { FATS_AND_OILS } from './fats-and-oils.content.ts'
import { FIBRE } from './fibre.content.ts'
import { CALCIUM, IRON } from './iron-and-calcium.content.ts'
import { SALT, SUGAR } from './salt-and-sugar.content.ts'
import { DIET_SOURCES } from './sources.content.ts'
import { VEGETARIAN_PROTEIN } from './vegetarian-protein.content.ts'
import { BREAKFAST, WEIGHT_LOSS } from './weight-and-breakfast.content.ts'

export const DIET: Knowledge = {
  subjects: [FIBRE, VEGETARIAN_PROTEIN, SALT, SUGAR, FATS_AND_OILS, IRON, CALCIUM, WEIGHT_LOSS, DIABETES, BREAKFAST],
  sources: DIET_SOURCES,
}
