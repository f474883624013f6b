import { TELE_MANAS } from '../sources/care-sources.content.ts'
import {
  FAO_WHO_HEALTHY_DIETS_2024,
  WHO_CARBOHYDRATE_2023,
  WHO_POTASSIUM_2012,
  WHO_SATURATED_FAT_2023,
  WHO_SODIUM_2012,
  WHO_SUGARS_2015,
  WHO_TOTAL_FAT_2023,
} from '../sources/food-sources.content.ts'
import type { Source } from '../sources/source.ts'
import { ICMR_GUIDELINES_2024, ICMR_NUTRIENTS_2020 } from '../sources/weight-sources.content.ts'
import { USDA_SR28 } from './citation.ts'

/** What the score of a plate rests on. */
export const METHOD_SOURCES = {
  usda: USDA_SR28,
  indian_plate: { ...ICMR_GUIDELINES_2024, note: 'a day of 2,000 kcal' },
  indian_needs: {
    ...ICMR_NUTRIENTS_2020,
    note: 'needs in a day, and 15 g of fibre for each 1,000 kcal',
    unverified: 'the allowances, against the book',
  },
  sugars: { ...WHO_SUGARS_2015, note: 'free sugars below 10 % of energy, better below 5 %' },
  healthy_diets: { ...FAO_WHO_HEALTHY_DIETS_2024, note: 'fat from 15 to 30 % of energy' },
  total_fat: { ...WHO_TOTAL_FAT_2023, note: 'fat up to 30 % of energy' },
  saturated_fat: { ...WHO_SATURATED_FAT_2023, note: 'saturated fat up to 10 % of energy' },
  fibre: { ...WHO_CARBOHYDRATE_2023, note: 'at least 25 g of fibre a day, less than we ask for' },
  sodium: { ...WHO_SODIUM_2012, note: 'less than 2 g of sodium a day, 5 g of salt' },
  potassium: { ...WHO_POTASSIUM_2012, note: 'at least 3,510 mg a day' },
  tele_manas: { ...TELE_MANAS, note: 'call 14416' },
} as const satisfies Record<string, Source>
