export interface Source {
  name: string
  href?: string
}

/** What the classes and cut-offs rest on. */
export const CUT_OFF_SOURCES = {
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
} as const satisfies Record<string, Source>
