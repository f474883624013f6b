import { ACIDITY } from './diet/acidity.content.ts'
import { ANAEMIA_PREGNANCY } from './diet/anaemia-pregnancy.content.ts'
import { ANAEMIA_WOMEN } from './diet/anaemia-women.content.ts'
import { BALANCED_PLATE } from './diet/balanced-plate.content.ts'
import { BLOOD_PRESSURE_SALT } from './diet/blood-pressure-salt.content.ts'
import { BREAKFAST } from './diet/breakfast.content.ts'
import { BREASTFEEDING_AFTER_DELIVERY } from './diet/breastfeeding-after-delivery.content.ts'
import { CALCIUM_VITAMIN_D } from './diet/calcium-vitamin-d.content.ts'
import { COELIAC_GLUTEN_FREE } from './diet/coeliac-gluten-free.content.ts'
import { CONSTIPATION_FIBRE } from './diet/constipation-fibre.content.ts'
import { DIABETES } from './diet/diabetes.content.ts'
import { FATTY_LIVER } from './diet/fatty-liver.content.ts'
import { GESTATIONAL_DIABETES } from './diet/gestational-diabetes.content.ts'
import { GHEE_AND_OILS } from './diet/ghee-and-oils.content.ts'
import { GOUT_URIC_ACID } from './diet/gout-uric-acid.content.ts'
import { GUT_HEALTH_CURD } from './diet/gut-health-curd.content.ts'
import { HEART_CHOLESTEROL } from './diet/heart-cholesterol.content.ts'
import { IBS_GAS } from './diet/ibs-gas.content.ts'
import { IMMUNITY_AND_INFECTIONS } from './diet/immunity-and-infections.content.ts'
import { IRON_TEENAGE_GIRLS } from './diet/iron-teenage-girls.content.ts'
import { KIDNEY_DISEASE } from './diet/kidney-disease.content.ts'
import { MENOPAUSE } from './diet/menopause.content.ts'
import { PCOS } from './diet/pcos.content.ts'
import { PREGNANCY_DIET } from './diet/pregnancy-diet.content.ts'
import { SUGAR_AND_SWEETENERS } from './diet/sugar-and-sweeteners.content.ts'
import { THYROID } from './diet/thyroid.content.ts'
import { TURMERIC_AND_SPICES } from './diet/turmeric-and-spices.content.ts'
import { VEGETARIAN_PROTEIN } from './diet/vegetarian-protein.content.ts'
import { VITAMIN_B12 } from './diet/vitamin-b12.content.ts'
import { WEIGHT_GAIN } from './diet/weight-gain.content.ts'
import { WEIGHT_LOSS } from './diet/weight-loss.content.ts'
import { DESK_DAYS } from './fitness/desk-days.content.ts'
import { EXERCISE_OLDER_ADULTS } from './fitness/exercise-older-adults.content.ts'
import { EXERCISE_WEIGHT } from './fitness/exercise-weight.content.ts'
import { PROTEIN_MUSCLE } from './fitness/protein-muscle.content.ts'
import { STARTING_EXERCISE } from './fitness/starting-exercise.content.ts'
import { STRENGTH_AT_HOME } from './fitness/strength-at-home.content.ts'
import { WALKING } from './fitness/walking.content.ts'
import { WORKOUT_FOOD } from './fitness/workout-food.content.ts'
import type { LibraryArticle } from './library-article.ts'
import { ALCOHOL } from './lifestyle/alcohol.content.ts'
import { DIWALI_SWEETS } from './lifestyle/diwali-sweets.content.ts'
import { EATING_OUT } from './lifestyle/eating-out.content.ts'
import { EXAM_DAYS } from './lifestyle/exam-days.content.ts'
import { FOOD_LABELS } from './lifestyle/food-labels.content.ts'
import { HABITS } from './lifestyle/habits.content.ts'
import { HOSTEL_FOOD } from './lifestyle/hostel-food.content.ts'
import { INTERMITTENT_FASTING } from './lifestyle/intermittent-fasting.content.ts'
import { KARVA_CHAUTH } from './lifestyle/karva-chauth.content.ts'
import { KITCHEN_HYGIENE } from './lifestyle/kitchen-hygiene.content.ts'
import { LATE_DINNER } from './lifestyle/late-dinner.content.ts'
import { NAVRATRI_VRAT } from './lifestyle/navratri-vrat.content.ts'
import { NIGHT_SHIFT } from './lifestyle/night-shift.content.ts'
import { OLDER_PEOPLE } from './lifestyle/older-people.content.ts'
import { PICKY_EATERS } from './lifestyle/picky-eaters.content.ts'
import { RAMZAN } from './lifestyle/ramzan.content.ts'
import { SCHOOL_TIFFIN } from './lifestyle/school-tiffin.content.ts'
import { STARTING_SOLIDS } from './lifestyle/starting-solids.content.ts'
import { SUMMER_HYDRATION } from './lifestyle/summer-hydration.content.ts'
import { TRAVEL_FOOD } from './lifestyle/travel-food.content.ts'
import { WEDDINGS } from './lifestyle/weddings.content.ts'
import { CAFFEINE_ANXIETY } from './mental-health/caffeine-anxiety.content.ts'
import { EATING_DISORDERS } from './mental-health/eating-disorders.content.ts'
import { EMOTIONAL_EATING } from './mental-health/emotional-eating.content.ts'
import { FOOD_AND_MOOD } from './mental-health/food-and-mood.content.ts'
import { LONELINESS_OLDER } from './mental-health/loneliness-older.content.ts'
import { MINDFUL_EATING } from './mental-health/mindful-eating.content.ts'
import { SCREENS_AND_MIND } from './mental-health/screens-and-mind.content.ts'
import { SEEKING_HELP } from './mental-health/seeking-help.content.ts'
import { SLEEP_AND_MIND } from './mental-health/sleep-and-mind.content.ts'
import { STRESS_EATING_AT_WORK } from './mental-health/stress-eating-at-work.content.ts'
import { BAJRA_JOWAR_ROTI } from './recipes/bajra-jowar-roti.content.ts'
import { BESAN_LADDU } from './recipes/besan-laddu.content.ts'
import { CHILDREN_SNACKS } from './recipes/children-snacks.content.ts'
import { CHOLE } from './recipes/chole.content.ts'
import { DAL_TADKA } from './recipes/dal-tadka.content.ts'
import { EGG_BHURJI } from './recipes/egg-bhurji.content.ts'
import { FISH_CURRY } from './recipes/fish-curry.content.ts'
import { IDLI_SAMBAR } from './recipes/idli-sambar.content.ts'
import { KADHI } from './recipes/kadhi.content.ts'
import { KHICHDI } from './recipes/khichdi.content.ts'
import { MILLET_KHICHDI } from './recipes/millet-khichdi.content.ts'
import { MOONG_CHILLA } from './recipes/moong-chilla.content.ts'
import { PALAK_PANEER } from './recipes/palak-paneer.content.ts'
import { POHA } from './recipes/poha.content.ts'
import { RAGI_DISHES } from './recipes/ragi-dishes.content.ts'
import { RAITA_CHUTNEY } from './recipes/raita-chutney.content.ts'
import { RAJMA } from './recipes/rajma.content.ts'
import { SARSON_SAAG_MAKKI_ROTI } from './recipes/sarson-saag-makki-roti.content.ts'
import { SATTU } from './recipes/sattu.content.ts'
import { SPROUTS_CHAAT } from './recipes/sprouts-chaat.content.ts'
import { THEPLA } from './recipes/thepla.content.ts'
import { TIL_LADDU } from './recipes/til-laddu.content.ts'
import { UPMA_DALIA } from './recipes/upma-dalia.content.ts'
import { VRAT_RECIPES } from './recipes/vrat-recipes.content.ts'
import { CHAIR_YOGA } from './yoga/chair-yoga.content.ts'
import { MEDITATION } from './yoga/meditation.content.ts'
import { NECK_SHOULDER_DESK_YOGA } from './yoga/neck-shoulder-desk-yoga.content.ts'
import { SURYA_NAMASKAR } from './yoga/surya-namaskar.content.ts'
import { YOGA_BACK_PAIN } from './yoga/yoga-back-pain.content.ts'
import { YOGA_BEGINNERS } from './yoga/yoga-beginners.content.ts'
import { YOGA_FOOD } from './yoga/yoga-food.content.ts'
import { YOGA_PREGNANCY } from './yoga/yoga-pregnancy.content.ts'
import { YOGA_SLEEP } from './yoga/yoga-sleep.content.ts'
import { YOGA_STRESS_BREATHING } from './yoga/yoga-stress-breathing.content.ts'

/** Every article of the built-in engine. */
export const ARTICLES: readonly LibraryArticle[] = [
  ACIDITY,
  ANAEMIA_PREGNANCY,
  ANAEMIA_WOMEN,
  BALANCED_PLATE,
  BLOOD_PRESSURE_SALT,
  BREAKFAST,
  BREASTFEEDING_AFTER_DELIVERY,
  CALCIUM_VITAMIN_D,
  COELIAC_GLUTEN_FREE,
  CONSTIPATION_FIBRE,
  DIABETES,
  FATTY_LIVER,
  GESTATIONAL_DIABETES,
  GHEE_AND_OILS,
  GOUT_URIC_ACID,
  GUT_HEALTH_CURD,
  HEART_CHOLESTEROL,
  IBS_GAS,
  IMMUNITY_AND_INFECTIONS,
  IRON_TEENAGE_GIRLS,
  KIDNEY_DISEASE,
  MENOPAUSE,
  PCOS,
  PREGNANCY_DIET,
  SUGAR_AND_SWEETENERS,
  THYROID,
  TURMERIC_AND_SPICES,
  VEGETARIAN_PROTEIN,
  VITAMIN_B12,
  WEIGHT_GAIN,
  WEIGHT_LOSS,
  DESK_DAYS,
  EXERCISE_OLDER_ADULTS,
  EXERCISE_WEIGHT,
  PROTEIN_MUSCLE,
  STARTING_EXERCISE,
  STRENGTH_AT_HOME,
  WALKING,
  WORKOUT_FOOD,
  CHAIR_YOGA,
  MEDITATION,
  NECK_SHOULDER_DESK_YOGA,
  SURYA_NAMASKAR,
  YOGA_BACK_PAIN,
  YOGA_BEGINNERS,
  YOGA_FOOD,
  YOGA_PREGNANCY,
  YOGA_SLEEP,
  YOGA_STRESS_BREATHING,
  CAFFEINE_ANXIETY,
  EATING_DISORDERS,
  EMOTIONAL_EATING,
  FOOD_AND_MOOD,
  LONELINESS_OLDER,
  MINDFUL_EATING,
  SCREENS_AND_MIND,
  SEEKING_HELP,
  SLEEP_AND_MIND,
  STRESS_EATING_AT_WORK,
  BAJRA_JOWAR_ROTI,
  BESAN_LADDU,
  CHILDREN_SNACKS,
  CHOLE,
  DAL_TADKA,
  EGG_BHURJI,
  FISH_CURRY,
  IDLI_SAMBAR,
  KADHI,
  KHICHDI,
  MILLET_KHICHDI,
  MOONG_CHILLA,
  PALAK_PANEER,
  POHA,
  RAGI_DISHES,
  RAITA_CHUTNEY,
  RAJMA,
  SARSON_SAAG_MAKKI_ROTI,
  SATTU,
  SPROUTS_CHAAT,
  THEPLA,
  TIL_LADDU,
  UPMA_DALIA,
  VRAT_RECIPES,
  ALCOHOL,
  DIWALI_SWEETS,
  EATING_OUT,
  EXAM_DAYS,
  FOOD_LABELS,
  HABITS,
  HOSTEL_FOOD,
  INTERMITTENT_FASTING,
  KARVA_CHAUTH,
  KITCHEN_HYGIENE,
  LATE_DINNER,
  NAVRATRI_VRAT,
  NIGHT_SHIFT,
  OLDER_PEOPLE,
  PICKY_EATERS,
  RAMZAN,
  SCHOOL_TIFFIN,
  STARTING_SOLIDS,
  SUMMER_HYDRATION,
  TRAVEL_FOOD,
  WEDDINGS,
]
