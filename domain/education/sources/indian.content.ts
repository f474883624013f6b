import {
  ANAEMIA_MUKT_BHARAT_2018,
  EMERGENCY_112,
  HEALTH_MINISTRY,
  IAP_GROWTH_2015,
  TELE_MANAS,
} from '../../sources/care-sources.content.ts'
import type { Source } from '../../sources/source.ts'
import { ICMR_GUIDELINES_2024, ICMR_NUTRIENTS_2020, MISRA_2009 } from '../../sources/weight-sources.content.ts'

const FSSAI = 'Food Safety and Standards Authority of India'

/** Indian guidelines, surveys and help lines. */
export const INDIAN_SOURCES = {
  anaemia_mukt_bharat_2018: ANAEMIA_MUKT_BHARAT_2018,
  dipsi_2006: {
    title: 'Gestational diabetes mellitus: guidelines',
    by: 'Seshiah V and others for the Diabetes in Pregnancy Study Group India (DIPSI), Journal of the Association of Physicians of India',
    year: 2006,
    unverified: 'link',
  },
  emergency_112: EMERGENCY_112,
  fssai_frying_oil_2020: {
    title: 'Food Safety and Standards (Prohibition and Restrictions on Sales) Third Amendment Regulations',
    by: FSSAI,
    year: 2020,
    unverified: 'link',
  },
  fssai_pink_book: {
    title: 'The Pink Book: your guide for safe and nutritious food at home',
    by: FSSAI,
    unverified: 'year',
  },
  fssai_schools_2020: {
    title: 'Food Safety and Standards (Safe food and balanced diets for children in school) Regulations',
    by: FSSAI,
    year: 2020,
    unverified: 'link',
  },
  fssai_supplements_2022: {
    title:
      'Food Safety and Standards (Health Supplements, Nutraceuticals, Food for Special Dietary Use, Food for Special Medical Purpose, and Prebiotic and Probiotic Food) Regulations',
    by: FSSAI,
    year: 2022,
    unverified: 'whether the draft, in force by a direction since April 2022, has become final',
  },
  gestational_diabetes_2018: {
    title: 'Diagnosis & management of gestational diabetes mellitus: technical and operational guidelines',
    by: HEALTH_MINISTRY,
    year: 2018,
    unverified: 'link, the wording on meals and snacks, and that it asks for a test every year after the birth',
  },
  iap_feeding_2016: {
    title: 'Infant and Young Child Feeding Guidelines',
    by: 'Indian Academy of Pediatrics',
    year: 2016,
    unverified: 'link',
  },
  iap_growth_2015: IAP_GROWTH_2015,
  icmr_guidelines_2024: ICMR_GUIDELINES_2024,
  icmr_nutrients_2020: ICMR_NUTRIENTS_2020,
  inasl_fatty_liver_2023: {
    title: 'Guidance Paper on Nomenclature, Diagnosis and Treatment of Nonalcoholic Fatty Liver Disease',
    by: 'Indian National Association for Study of the Liver',
    year: 2023,
    url: 'https://doi.org/10.1016/j.jceh.2022.11.014',
  },
  lai_lipids_2024: {
    title:
      'Lipid Association of India 2023 update on cardiovascular risk assessment and lipid management in Indian patients: consensus statement IV',
    by: 'Puri R and others, Journal of Clinical Lipidology',
    year: 2024,
    url: 'https://www.lipidjournal.com/article/S1933-2874(24)00006-0/fulltext',
  },
  misra_2009: MISRA_2009,
  nfhs_5: {
    title: 'National Family Health Survey (NFHS-5), 2019-21: India',
    by: 'International Institute for Population Sciences and ICF',
    year: 2021,
    unverified: 'link',
  },
  rssdi_2022: {
    title: 'Clinical Practice Recommendations for the Management of Type 2 Diabetes Mellitus',
    by: 'Research Society for the Study of Diabetes in India',
    year: 2022,
    url: 'https://doi.org/10.1007/s13410-022-01129-5',
  },
  seshiah_2009: {
    title: 'Gestational diabetes mellitus: Indian guidelines',
    by: 'Seshiah V and others, Journal of the Indian Medical Association',
    year: 2009,
    unverified: 'link',
  },
  tele_manas: TELE_MANAS,
} as const satisfies Record<string, Source>
