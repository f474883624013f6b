import type { Knowledge } from '../subject.ts'
import { BALANCED_PLATE } from './balanced-plate.content.ts'
import { COELIAC } from './coeliac.content.ts'
import { DIABETES } from './diabetes.content.ts'
import { FATS_AND_OILS } from './fats-and-oils.content.ts'
import { FATTY_LIVER } from './fatty-liver.content.ts'
import { FIBRE } from './fibre.content.ts'
import { GESTATIONAL_DIABETES } from './gestational-diabetes.content.ts'
import { GOUT } from './gout.content.ts'
import { HEART } from './heart.content.ts'
import { IBS } from './ibs.content.ts'
import { IMMUNITY } from './immunity.content.ts'
import { CALCIUM, IRON } from './iron-and-calcium.content.ts'
import { KIDNEY_DISEASE } from './kidney-disease.content.ts'
import { MACRONUTRIENTS } from './macronutrients.content.ts'
import { PCOS } from './pcos.content.ts'
import { PREGNANCY } from './pregnancy.content.ts'
import { SALT, SUGAR } from './salt-and-sugar.content.ts'
import { DIET_SOURCES } from './sources.content.ts'
import { SUGAR_ALTERNATIVES } from './sugar-alternatives.content.ts'
import { THYROID } from './thyroid.content.ts'
import { TURMERIC_AND_SPICES } from './turmeric-and-spices.content.ts'
import { UNDERWEIGHT } from './underweight.content.ts'
import { VEGETARIAN_PROTEIN } from './vegetarian-protein.content.ts'
import { BREAKFAST, WEIGHT_LOSS } from './weight-and-breakfast.content.ts'

export const DIET: Knowledge = {
  subjects: [
    FIBRE,
    VEGETARIAN_PROTEIN,
    SALT,
    SUGAR,
    FATS_AND_OILS,
    IRON,
    CALCIUM,
    WEIGHT_LOSS,
    DIABETES,
    BREAKFAST,
    BALANCED_PLATE,
    MACRONUTRIENTS,
    IMMUNITY,
    TURMERIC_AND_SPICES,
    HEART,
    PCOS,
    THYROID,
    PREGNANCY,
    SUGAR_ALTERNATIVES,
    KIDNEY_DISEASE,
    GESTATIONAL_DIABETES,
    FATTY_LIVER,
    IBS,
    UNDERWEIGHT,
    COELIAC,
    GOUT,
  ],
  sources: DIET_SOURCES,
}
