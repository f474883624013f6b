import type { Source } from './source.ts'

/** Documents about weight, food and movement that several pages rest on. Pages load them first, so they are few. */

export const WHO = 'World Health Organization'
export const NICE = 'National Institute for Health and Care Excellence (UK)'
const ICMR = 'ICMR-National Institute of Nutrition'

/** On how fast to lose weight. */
export const CDC_WEIGHT: Source = {
  title: 'Steps for losing weight',
  by: 'Centers for Disease Control and Prevention (US)',
  url: 'https://www.cdc.gov/healthy-weight-growth/losing-weight/index.html',
  unverified: 'year',
}
export const ICMR_GUIDELINES_2024: Source = {
  title: 'Dietary Guidelines for Indians',
  by: ICMR,
  year: 2024,
  url: 'https://www.nin.res.in/dietaryguidelines/index.html',
}
export const ICMR_NUTRIENTS_2020: Source = {
  title: 'Nutrient Requirements for Indians',
  by: ICMR,
  year: 2020,
  unverified: 'link',
}
export const MISRA_2009: Source = {
  title:
    'Consensus statement for diagnosis of obesity, abdominal obesity and the metabolic syndrome for Asian Indians and recommendations for physical activity, medical and surgical management',
  by: 'Misra A and others, Journal of the Association of Physicians of India',
  year: 2009,
  url: 'https://pubmed.ncbi.nlm.nih.gov/19582986/',
}
export const NICE_OBESITY_2014: Source = {
  title: 'Obesity: identification, assessment and management (CG189, replaced by NG246 in 2025)',
  by: NICE,
  year: 2014,
  url: 'https://www.nice.org.uk/guidance/cg189',
}
export const NICE_OBESITY_2025: Source = {
  title: 'Overweight and obesity management (NG246)',
  by: NICE,
  year: 2025,
  url: 'https://www.nice.org.uk/guidance/ng246',
}
export const WHO_ACTIVITY_2020: Source = {
  title: 'WHO guidelines on physical activity and sedentary behaviour',
  by: WHO,
  year: 2020,
  url: 'https://www.who.int/publications/i/item/9789240015128',
}
