import type { Source } from '../sources/source.ts'
import { ICMR_NUTRIENTS_2020, MISRA_2009 } from '../sources/weight-sources.content.ts'

/** What the classes and cut-offs rest on. */
export const CUT_OFF_SOURCES = {
  who_bands: {
    title:
      'Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies',
    by: 'WHO expert consultation, Lancet',
    year: 2004,
    url: 'https://pubmed.ncbi.nlm.nih.gov/14726171/',
  },
  indian_consensus: MISRA_2009,
  indian_reference: { ...ICMR_NUTRIENTS_2020, note: 'reference weights at BMI 18.5 to 22.9' },
  indian_update: {
    title: 'Revised definition of obesity in Asian Indians living in India',
    by: 'Misra A and others, Diabetes & Metabolic Syndrome: Clinical Research & Reviews',
    year: 2025,
    url: 'https://doi.org/10.1016/j.dsx.2024.102989',
  },
} as const satisfies Record<string, Source>
