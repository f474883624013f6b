import type { Source } from './source.ts'
import { NICE, WHO } from './weight-sources.content.ts'

/** Documents about pregnancy, age, illness and help in need that several pages rest on. */

export const HEALTH_MINISTRY = 'Ministry of Health and Family Welfare, Government of India'

export const AAP_EATING_DISORDERS_2016: Source = {
  title: 'Preventing obesity and eating disorders in adolescents',
  by: 'Golden NH and others, Pediatrics',
  year: 2016,
  url: 'https://doi.org/10.1542/peds.2016-1649',
}
export const ANAEMIA_MUKT_BHARAT_2018: Source = {
  title: 'Anemia Mukt Bharat: operational guidelines for programme managers',
  by: HEALTH_MINISTRY,
  year: 2018,
  unverified: 'link',
}
export const ESPEN_OLDER_PEOPLE_2022: Source = {
  title: 'ESPEN practical guideline: Clinical nutrition and hydration in geriatrics',
  by: 'European Society for Clinical Nutrition and Metabolism (ESPEN)',
  year: 2022,
  url: 'https://pubmed.ncbi.nlm.nih.gov/35306388/',
}
export const IAP_GROWTH_2015: Source = {
  title: 'Revised IAP growth charts for height, weight and body mass index for 5- to 18-year-old Indian children',
  by: 'Indian Academy of Pediatrics',
  year: 2015,
  url: 'https://pubmed.ncbi.nlm.nih.gov/25638185/',
}
export const EMERGENCY_112: Source = {
  title: 'Emergency Response Support System, 112',
  by: 'Ministry of Home Affairs, Government of India',
  url: 'https://112.gov.in/',
}
export const NICE_EATING_DISORDERS_2017: Source = {
  title: 'Eating disorders: recognition and treatment (NG69)',
  by: NICE,
  year: 2017,
  url: 'https://www.nice.org.uk/guidance/ng69',
}
export const NICE_MATERNAL_NUTRITION_2025: Source = {
  title:
    'Maternal and child nutrition: nutrition and weight management in pregnancy, and nutrition in children up to 5 years (NG247)',
  by: NICE,
  year: 2025,
  url: 'https://www.nice.org.uk/guidance/ng247',
  unverified: 'that it advises against dieting in pregnancy in the words of PH27, which it replaces there',
}
export const NICE_NUTRITION_SUPPORT_2006: Source = {
  title: 'Nutrition support for adults: oral nutrition support, enteral tube feeding and parenteral nutrition (CG32)',
  by: NICE,
  year: 2006,
  url: 'https://www.nice.org.uk/guidance/cg32',
}
export const TELE_MANAS: Source = {
  title: 'Tele-MANAS, National Tele Mental Health Programme',
  by: HEALTH_MINISTRY,
  url: 'https://telemanas.mohfw.gov.in/',
}
export const WHO_DANGER_SIGNS_2015: Source = {
  title: 'Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice',
  by: WHO,
  year: 2015,
  url: 'https://www.who.int/publications/i/item/9789241549356',
}
