import type { BlogCategory } from '#domain/blogs/categories.ts'
import { BALANCED_PLATE } from './diet/balanced-plate.content.ts'
import { COELIAC } from './diet/coeliac.content.ts'
import { DIABETES } from './diet/diabetes.content.ts'
import { FATS_AND_OILS } from './diet/fats-and-oils.content.ts'
import { FATTY_LIVER } from './diet/fatty-liver.content.ts'
import { FIBRE } from './diet/fibre.content.ts'
import { GESTATIONAL_DIABETES } from './diet/gestational-diabetes.content.ts'
import { GOUT } from './diet/gout.content.ts'
import { HEART } from './diet/heart.content.ts'
import { IBS } from './diet/ibs.content.ts'
import { IMMUNITY } from './diet/immunity.content.ts'
import { CALCIUM, IRON } from './diet/iron-and-calcium.content.ts'
import { KIDNEY_DISEASE } from './diet/kidney-disease.content.ts'
import { MACRONUTRIENTS } from './diet/macronutrients.content.ts'
import { PCOS } from './diet/pcos.content.ts'
import { PREGNANCY } from './diet/pregnancy.content.ts'
import { SALT, SUGAR } from './diet/salt-and-sugar.content.ts'
import { DIET_SOURCES } from './diet/sources.content.ts'
import { SUGAR_ALTERNATIVES } from './diet/sugar-alternatives.content.ts'
import { THYROID } from './diet/thyroid.content.ts'
import { TURMERIC_AND_SPICES } from './diet/turmeric-and-spices.content.ts'
import { UNDERWEIGHT } from './diet/underweight.content.ts'
import { VEGETARIAN_PROTEIN } from './diet/vegetarian-protein.content.ts'
import { BREAKFAST, WEIGHT_LOSS } from './diet/weight-and-breakfast.content.ts'
import { BEGINNERS } from './fitness/beginners.content.ts'
import { EXERCISE_AND_WEIGHT } from './fitness/exercise-and-weight.content.ts'
import { HOME_WORKOUTS } from './fitness/home-workouts.content.ts'
import { EXERCISE_HYDRATION } from './fitness/hydration.content.ts'
import { MORNING_MOVEMENT } from './fitness/morning-movement.content.ts'
import { OLDER_ADULTS } from './fitness/older-adults.content.ts'
import { PROTEIN_AND_MUSCLE } from './fitness/protein-and-muscle.content.ts'
import { SITTING_LESS } from './fitness/sitting-less.content.ts'
import { FITNESS_SOURCES } from './fitness/sources.content.ts'
import { STRENGTH_TRAINING } from './fitness/strength-training.content.ts'
import { WALKING } from './fitness/walking.content.ts'
import { WORKOUT_FOOD } from './fitness/workout-food.content.ts'
import { ALCOHOL } from './lifestyle/alcohol.content.ts'
import { CHILDREN } from './lifestyle/children.content.ts'
import { EATING_OUT } from './lifestyle/eating-out.content.ts'
import { FESTIVALS } from './lifestyle/festivals.content.ts'
import { FOOD_LABELS } from './lifestyle/food-labels.content.ts'
import { HABITS } from './lifestyle/habits.content.ts'
import { HOT_WEATHER } from './lifestyle/hot-weather.content.ts'
import { HYDRATION } from './lifestyle/hydration.content.ts'
import { INTERMITTENT_FASTING } from './lifestyle/intermittent-fasting.content.ts'
import { KITCHEN_HYGIENE } from './lifestyle/kitchen-hygiene.content.ts'
import { MEAL_TIMING } from './lifestyle/meal-timing.content.ts'
import { SITTING } from './lifestyle/sitting-and-screens.content.ts'
import { SLEEP } from './lifestyle/sleep.content.ts'
import { LIFESTYLE_SOURCES } from './lifestyle/sources.content.ts'
import { CAFFEINE } from './mental-health/caffeine.content.ts'
import { EATING_DISORDERS } from './mental-health/eating-disorders.content.ts'
import { EMOTIONAL_EATING } from './mental-health/emotional-eating.content.ts'
import { EXERCISE_AND_MOOD } from './mental-health/exercise-and-mood.content.ts'
import { FOOD_AND_MOOD } from './mental-health/food-and-mood.content.ts'
import { LONELINESS } from './mental-health/loneliness.content.ts'
import { MINDFUL_EATING } from './mental-health/mindful-eating.content.ts'
import { SCREENS_AND_MIND } from './mental-health/screens.content.ts'
import { SEEKING_HELP } from './mental-health/seeking-help.content.ts'
import { SLEEP_AND_MIND } from './mental-health/sleep.content.ts'
import { MENTAL_HEALTH_SOURCES } from './mental-health/sources.content.ts'
import { STRESS } from './mental-health/stress.content.ts'
import { CHUTNEY } from './recipes/chutney-and-raita.content.ts'
import { COOKING_METHODS } from './recipes/cooking-methods.content.ts'
import { DAL } from './recipes/dal.content.ts'
import { FERMENTED } from './recipes/fermented.content.ts'
import { MILLETS } from './recipes/millets.content.ts'
import { SABZI } from './recipes/salads-and-sabzi.content.ts'
import { SNACKS } from './recipes/snacks.content.ts'
import { RECIPE_SOURCES } from './recipes/sources.content.ts'
import { TIFFIN } from './recipes/tiffin.content.ts'
import type { Knowledge } from './subject.ts'
import { YOGA_BACK_PAIN } from './yoga/back-pain.content.ts'
import { FLEXIBILITY_AND_BALANCE } from './yoga/flexibility-and-balance.content.ts'
import { YOGA_FOOD } from './yoga/food-and-practice.content.ts'
import { MEDITATION } from './yoga/meditation.content.ts'
import { YOGA_OLDER_PEOPLE } from './yoga/older-people.content.ts'
import { PRANAYAMA } from './yoga/pranayama.content.ts'
import { YOGA_SAFETY } from './yoga/safety.content.ts'
import { YOGA_SOURCES } from './yoga/sources.content.ts'
import { SURYA_NAMASKAR } from './yoga/surya-namaskar.content.ts'
import { YOGA_AND_STRESS } from './yoga/yoga-and-stress.content.ts'
import { YOGA_NIDRA } from './yoga/yoga-nidra.content.ts'

/** The whole library of the built-in engine. */
export const KNOWLEDGE: Record<BlogCategory, Knowledge> = {
  diet: {
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
  },
  fitness: {
    subjects: [
      WALKING,
      STRENGTH_TRAINING,
      WORKOUT_FOOD,
      PROTEIN_AND_MUSCLE,
      EXERCISE_HYDRATION,
      SITTING_LESS,
      OLDER_ADULTS,
      BEGINNERS,
      HOME_WORKOUTS,
      EXERCISE_AND_WEIGHT,
      MORNING_MOVEMENT,
    ],
    sources: FITNESS_SOURCES,
  },
  yoga: {
    subjects: [
      FLEXIBILITY_AND_BALANCE,
      SURYA_NAMASKAR,
      PRANAYAMA,
      YOGA_BACK_PAIN,
      YOGA_AND_STRESS,
      YOGA_NIDRA,
      MEDITATION,
      YOGA_FOOD,
      YOGA_SAFETY,
      YOGA_OLDER_PEOPLE,
    ],
    sources: YOGA_SOURCES,
  },
  mental_health: {
    subjects: [
      STRESS,
      SLEEP_AND_MIND,
      FOOD_AND_MOOD,
      MINDFUL_EATING,
      EMOTIONAL_EATING,
      CAFFEINE,
      EXERCISE_AND_MOOD,
      LONELINESS,
      SCREENS_AND_MIND,
      SEEKING_HELP,
      EATING_DISORDERS,
    ],
    sources: MENTAL_HEALTH_SOURCES,
  },
  recipes: {
    subjects: [MILLETS, DAL, TIFFIN, FERMENTED, CHUTNEY, SNACKS, SABZI, COOKING_METHODS],
    sources: RECIPE_SOURCES,
  },
  lifestyle: {
    subjects: [
      SLEEP,
      HYDRATION,
      EATING_OUT,
      SITTING,
      MEAL_TIMING,
      INTERMITTENT_FASTING,
      FESTIVALS,
      FOOD_LABELS,
      ALCOHOL,
      KITCHEN_HYGIENE,
      CHILDREN,
      HOT_WEATHER,
      HABITS,
    ],
    sources: LIFESTYLE_SOURCES,
  },
}
