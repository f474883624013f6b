import { CUT_OFF_SOURCES, type Source } from './cut-off-sources.content.ts'

/** What the calculator's statements rest on. */
export const SOURCES = {
  ...CUT_OFF_SOURCES,
  nice_deficit: {
    name: 'NICE guideline CG189: Obesity: identification, assessment and management, 2014 (a deficit of 600 calories a day; ours is gentler)',
  },
  indian_diet: { name: 'ICMR-NIN: Dietary Guidelines for Indians, 2024' },
  who_activity: { name: 'WHO: Guidelines on physical activity and sedentary behaviour, 2020' },
  nice_weight: {
    name: 'NICE guideline NG246: Overweight and obesity management, 2025',
    href: 'https://www.nice.org.uk/guidance/ng246/chapter/Physical-activity-and-diet',
  },
  child_charts: { name: 'Indian Academy of Pediatrics: Growth charts for 5 to 18 years, 2015' },
  who_child_charts: { name: 'World Health Organization: Child growth standards, birth to 5 years, 2006' },
  nice_support: {
    name: 'NICE guideline CG32: Nutrition support for adults, 2006, updated 2017 (refeeding)',
    href: 'https://www.nice.org.uk/guidance/cg32',
  },
  nice_eating: {
    name: 'NICE guideline NG69: Eating disorders, 2017',
    href: 'https://www.nice.org.uk/guidance/ng69',
  },
  child_eating: {
    name: 'Golden N. H. and others: Preventing obesity and eating disorders in adolescents. Pediatrics, 2016',
  },
  older_people: {
    name: 'European Society for Clinical Nutrition and Metabolism: Clinical nutrition and hydration in geriatrics, 2022',
    href: 'https://pubmed.ncbi.nlm.nih.gov/35306388/',
  },
  pregnancy_weight: { name: 'NICE guideline NG247: Maternal and child nutrition, 2025' },
  who_antenatal: { name: 'WHO: Recommendations on antenatal care for a positive pregnancy experience, 2016' },
  who_danger_signs: { name: 'WHO: Pregnancy, childbirth, postpartum and newborn care, 2015 (danger signs)' },
  indian_pregnancy: {
    name: 'Ministry of Health and Family Welfare, Government of India: Anaemia Mukt Bharat operational guidelines, 2018',
  },
  tele_manas: {
    name: 'Ministry of Health and Family Welfare, Government of India: Tele-MANAS, 14416',
    href: 'https://telemanas.mohfw.gov.in/',
  },
  erss_112: {
    name: 'Ministry of Home Affairs, Government of India: Emergency Response Support System, 112',
    href: 'https://112.gov.in/',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES
