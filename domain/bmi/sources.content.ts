import {
  AAP_EATING_DISORDERS_2016,
  ANAEMIA_MUKT_BHARAT_2018,
  EMERGENCY_112,
  ESPEN_OLDER_PEOPLE_2022,
  IAP_GROWTH_2015,
  NICE_EATING_DISORDERS_2017,
  NICE_MATERNAL_NUTRITION_2025,
  NICE_NUTRITION_SUPPORT_2006,
  TELE_MANAS,
  WHO_DANGER_SIGNS_2015,
} from '../sources/care-sources.content.ts'
import type { Source } from '../sources/source.ts'
import {
  CDC_WEIGHT,
  ICMR_GUIDELINES_2024,
  NICE_OBESITY_2014,
  NICE_OBESITY_2025,
  WHO,
  WHO_ACTIVITY_2020,
} from '../sources/weight-sources.content.ts'
import { CUT_OFF_SOURCES } from './cut-off-sources.content.ts'

/** What the calculator's statements rest on. */
export const SOURCES = {
  ...CUT_OFF_SOURCES,
  nice_deficit: { ...NICE_OBESITY_2014, note: 'a deficit of 600 calories a day; ours is gentler' },
  indian_diet: ICMR_GUIDELINES_2024,
  who_activity: WHO_ACTIVITY_2020,
  cdc_weight: { ...CDC_WEIGHT, note: 'half a kilogram to one kilogram a week' },
  nice_weight: NICE_OBESITY_2025,
  child_charts: IAP_GROWTH_2015,
  who_child_charts: {
    title: 'Child growth standards',
    by: WHO,
    year: 2006,
    url: 'https://www.who.int/tools/child-growth-standards',
    note: 'birth to 5 years',
  },
  nice_support: { ...NICE_NUTRITION_SUPPORT_2006, note: 'updated 2017, on refeeding' },
  nice_eating: NICE_EATING_DISORDERS_2017,
  child_eating: AAP_EATING_DISORDERS_2016,
  older_people: ESPEN_OLDER_PEOPLE_2022,
  pregnancy_weight: NICE_MATERNAL_NUTRITION_2025,
  who_antenatal: {
    title: 'WHO recommendations on antenatal care for a positive pregnancy experience',
    by: WHO,
    year: 2016,
    url: 'https://www.who.int/publications/i/item/9789241549912',
  },
  who_danger_signs: { ...WHO_DANGER_SIGNS_2015, note: 'danger signs' },
  indian_pregnancy: ANAEMIA_MUKT_BHARAT_2018,
  tele_manas: { ...TELE_MANAS, note: 'call 14416' },
  erss_112: EMERGENCY_112,
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES
