export interface Source {
  name: string
  href?: string
}

/** What the calculator's statements rest on. */
export const SOURCES = {
  who_bands: {
    name: 'WHO expert consultation: Appropriate body-mass index for Asian populations. Lancet 2004; 363: 157-163',
    href: 'https://pubmed.ncbi.nlm.nih.gov/14726171/',
  },
  indian_consensus: {
    name: 'Misra A. and others: Consensus statement for diagnosis of obesity in Asian Indians. Journal of the Association of Physicians of India, February 2009',
  },
  indian_reference: {
    name: 'ICMR-NIN: Nutrient requirements for Indians, 2020 (reference weights at BMI 18.5 to 22.9)',
  },
  indian_update: {
    name: 'N-DOC, Fortis C-DOC and AIIMS: Revised definition of obesity in Asian Indians living in India, 2025',
  },
  indian_diet: { name: 'ICMR-NIN: Dietary Guidelines for Indians, 2024' },
  who_activity: { name: 'WHO: Guidelines on physical activity and sedentary behaviour, 2020' },
  nice_weight: {
    name: 'NICE guideline NG246: Overweight and obesity management',
    href: 'https://www.nice.org.uk/guidance/ng246/chapter/Physical-activity-and-diet',
  },
  child_charts: { name: 'Indian Academy of Pediatrics: Growth charts for 5 to 18 years, 2015' },
  who_child_charts: { name: 'World Health Organization: Child growth standards, birth to 5 years, 2006' },
  nice_support: { name: 'NICE guideline CG32: Nutrition support for adults' },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES
