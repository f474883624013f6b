import { WHO_DANGER_SIGNS_2015 } from '../../sources/care-sources.content.ts'
import { WHO_CARBOHYDRATE_2023, WHO_SUGARS_2015 } from '../../sources/food-sources.content.ts'
import type { Source } from '../../sources/source.ts'
import { WHO, WHO_ACTIVITY_2020 } from '../../sources/weight-sources.content.ts'

/** Documents of the World Health Organization. */
export const WHO_SOURCES = {
  who_activity_2020: WHO_ACTIVITY_2020,
  who_activity_facts: {
    title: 'Physical activity (fact sheet)',
    by: WHO,
    year: 2024,
    url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
  },
  who_anaemia_facts: {
    title: 'Anaemia (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/anaemia',
    unverified: 'year',
  },
  who_breastfeeding: {
    title: 'Breastfeeding (health topic)',
    by: WHO,
    url: 'https://www.who.int/health-topics/breastfeeding',
    unverified: 'year',
  },
  who_carbohydrate_2023: WHO_CARBOHYDRATE_2023,
  who_child_feeding_2023: {
    title: 'WHO Guideline for complementary feeding of infants and young children 6–23 months of age',
    by: WHO,
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240081864',
  },
  who_danger_signs_2015: WHO_DANGER_SIGNS_2015,
  who_diabetes_facts: {
    title: 'Diabetes (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/diabetes',
    unverified: 'year',
  },
  who_diarrhoea_facts: {
    title: 'Diarrhoeal disease (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/diarrhoeal-disease',
    unverified: 'year',
  },
  who_five_keys: {
    title: 'Five keys to safer food manual',
    by: WHO,
    year: 2006,
    url: 'https://www.who.int/publications/i/item/9789241594639',
  },
  who_haemoglobin_2024: {
    title: 'Guideline on haemoglobin cutoffs to define anaemia in individuals and populations',
    by: WHO,
    year: 2024,
    url: 'https://www.who.int/publications/i/item/9789240088542',
  },
  who_healthy_diet_facts: {
    title: 'Healthy diet (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    unverified: 'year',
  },
  who_heart_facts: {
    title: 'Cardiovascular diseases (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)',
    unverified: 'year',
  },
  who_hypertension_facts: {
    title: 'Hypertension (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    unverified: 'year',
  },
  who_iodine_2007: {
    title: 'Assessment of iodine deficiency disorders and monitoring their elimination',
    by: `${WHO}, UNICEF and ICCIDD`,
    year: 2007,
    url: 'https://www.who.int/publications/i/item/9789241595827',
  },
  who_iodised_salt_2014: {
    title:
      'Guideline: fortification of food-grade salt with iodine for the prevention and control of iodine deficiency disorders',
    by: WHO,
    year: 2014,
    unverified: 'link',
  },
  who_older_people_2019: {
    title:
      'Integrated care for older people (ICOPE): guidance for person-centred assessment and pathways in primary care',
    by: WHO,
    year: 2019,
    url: 'https://www.who.int/publications/i/item/WHO-FWC-ALC-19.1',
  },
  who_pcos_facts: {
    title: 'Polycystic ovary syndrome (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/polycystic-ovary-syndrome',
    unverified: 'year',
  },
  who_salt_substitutes_2025: {
    title: 'Use of lower-sodium salt substitutes: WHO guideline',
    by: WHO,
    year: 2025,
    url: 'https://www.who.int/publications/i/item/9789240105591',
  },
  who_sugars_2015: WHO_SUGARS_2015,
} as const satisfies Record<string, Source>
