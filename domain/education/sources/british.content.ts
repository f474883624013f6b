import {
  NICE_EATING_DISORDERS_2017,
  NICE_MATERNAL_NUTRITION_2025,
  NICE_NUTRITION_SUPPORT_2006,
} from '../../sources/care-sources.content.ts'
import type { Source } from '../../sources/source.ts'
import { NICE, NICE_OBESITY_2025 } from '../../sources/weight-sources.content.ts'

const NHS = 'National Health Service (UK)'

/** British guidelines and the National Health Service. */
export const BRITISH_SOURCES = {
  bsg_ibs_2021: {
    title: 'Guidelines on the management of irritable bowel syndrome',
    by: 'British Society of Gastroenterology',
    year: 2021,
    url: 'https://doi.org/10.1136/gutjnl-2021-324598',
  },
  bsg_iron_2021: {
    title: 'Guidelines for the management of iron deficiency anaemia in adults',
    by: 'British Society of Gastroenterology',
    year: 2021,
    url: 'https://doi.org/10.1136/gutjnl-2021-325210',
  },
  nhs_baby_foods: {
    title: 'Foods to avoid giving babies and young children',
    by: NHS,
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
    unverified: 'year',
  },
  nhs_pregnancy_foods: {
    title: 'Foods to avoid in pregnancy',
    by: NHS,
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
    unverified: 'year',
  },
  nhs_ramadan: {
    title: 'A healthy Ramadan',
    by: NHS,
    unverified: 'title, link and year',
  },
  nhs_vegan: {
    title: 'The vegan diet',
    by: NHS,
    url: 'https://www.nhs.uk/live-well/eat-well/how-to-eat-a-balanced-diet/the-vegan-diet/',
    unverified: 'year',
  },
  nhs_vegetarian: {
    title: 'The vegetarian diet',
    by: NHS,
    url: 'https://www.nhs.uk/live-well/eat-well/how-to-eat-a-balanced-diet/the-vegetarian-diet/',
    unverified: 'year',
  },
  nhs_weight_gain: {
    title: 'Healthy ways to gain weight',
    by: NHS,
    url: 'https://www.nhs.uk/live-well/healthy-weight/managing-your-weight/healthy-ways-to-gain-weight/',
    unverified: 'year',
  },
  nice_eating_disorders_2017: NICE_EATING_DISORDERS_2017,
  nice_hypertension_2019: {
    title: 'Hypertension in adults: diagnosis and management (NG136)',
    by: NICE,
    year: 2019,
    url: 'https://www.nice.org.uk/guidance/ng136',
  },
  nice_ibs_2008: {
    title: 'Irritable bowel syndrome in adults: diagnosis and management (CG61)',
    by: NICE,
    year: 2008,
    url: 'https://www.nice.org.uk/guidance/cg61',
  },
  nice_kidney_2021: {
    title: 'Chronic kidney disease: assessment and management (NG203)',
    by: NICE,
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/ng203',
  },
  nice_lipids_2023: {
    title: 'Cardiovascular disease: risk assessment and reduction, including lipid modification (NG238)',
    by: NICE,
    year: 2023,
    url: 'https://www.nice.org.uk/guidance/ng238',
  },
  nice_maternal_nutrition_2025: NICE_MATERNAL_NUTRITION_2025,
  nice_nutrition_support_2006: NICE_NUTRITION_SUPPORT_2006,
  nice_obesity_2025: NICE_OBESITY_2025,
  nice_reflux_2014: {
    title: 'Gastro-oesophageal reflux disease and dyspepsia in adults: investigation and management (CG184)',
    by: NICE,
    year: 2014,
    url: 'https://www.nice.org.uk/guidance/cg184',
  },
  nice_stones_2019: {
    title: 'Renal and ureteric stones: assessment and management (NG118)',
    by: NICE,
    year: 2019,
    url: 'https://www.nice.org.uk/guidance/ng118',
  },
  nice_thyroid_2019: {
    title: 'Thyroid disease: assessment and management (NG145)',
    by: NICE,
    year: 2019,
    url: 'https://www.nice.org.uk/guidance/ng145',
  },
  rcpsych_emergencies_2022: {
    title: 'Medical emergencies in eating disorders (MEED): guidance on recognition and management (CR233)',
    by: 'Royal College of Psychiatrists (UK)',
    year: 2022,
    url: 'https://www.rcpsych.ac.uk/improving-care/campaigning-for-better-mental-health-policy/college-reports/2022-college-reports/cr233',
  },
} as const satisfies Record<string, Source>
