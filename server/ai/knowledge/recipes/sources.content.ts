import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const {
  ada_2025,
  aune_nuts_2016,
  fssai_frying_oil,
  fssai_labelling_2020,
  hall_2019,
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  lachat_2012,
  medlineplus_fibre,
  nhs_weaning,
  ods_iron,
  usda_fdc,
  who_carbohydrate_2023,
  who_five_keys,
  who_healthy_diet,
  who_sodium,
  who_sugars_2015,
} = GENERAL_SOURCES

export const RECIPE_SOURCES = {
  ada_2025,
  aga_probiotics_2020: {
    title:
      'Su GL and others: AGA clinical practice guidelines on the role of probiotics in the management of gastrointestinal disorders, Gastroenterology, 2020',
  },
  anitha_2021: {
    title:
      'Anitha S and others: A systematic review and meta-analysis of the potential of millets for managing and reducing the risk of developing diabetes mellitus, Frontiers in Nutrition, 2021',
    href: 'https://doi.org/10.3389/fnut.2021.687428',
  },
  aune_nuts_2016,
  aune_vegetables_2017: {
    title:
      'Aune D and others: Fruit and vegetable intake and the risk of cardiovascular disease, total cancer and all-cause mortality, International Journal of Epidemiology, 2017',
  },
  brown_2004: {
    title:
      'Brown MJ and others: Carotenoid bioavailability is higher from salads ingested with full-fat than with fat-reduced salad dressings, American Journal of Clinical Nutrition, 2004',
  },
  efsa_yoghurt_2010: {
    title:
      'European Food Safety Authority: Scientific opinion on health claims related to live yoghurt cultures and improved lactose digestion, EFSA Journal, 2010',
  },
  fda_bad_bug: {
    title:
      'US Food and Drug Administration: Bad Bug Book, second edition, chapter on phytohaemagglutinin (kidney bean lectin), 2012',
  },
  fda_produce: { title: 'US Food and Drug Administration: Selecting and serving produce safely' },
  fsa_acrylamide: { title: 'UK Food Standards Agency: Acrylamide' },
  fsa_rice: { title: 'UK Food Standards Agency: advice on chilling and reheating cooked rice' },
  fssai_frying_oil,
  fssai_labelling_2020,
  ha_2014: {
    title:
      'Ha V and others: Effect of dietary pulse intake on established therapeutic lipid targets for cardiovascular risk reduction: a systematic review and meta-analysis of randomized controlled trials, CMAJ, 2014',
  },
  hall_2019,
  harvard_plate: { title: 'Harvard T.H. Chan School of Public Health: Healthy Eating Plate' },
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  isapp_2021: {
    title:
      'Marco ML and others: The International Scientific Association for Probiotics and Prebiotics (ISAPP) consensus statement on fermented foods, Nature Reviews Gastroenterology & Hepatology, 2021',
  },
  kim_2016: {
    title:
      'Kim SJ and others: Effects of dietary pulse consumption on body weight: a systematic review and meta-analysis of randomized controlled trials, American Journal of Clinical Nutrition, 2016',
  },
  lachat_2012,
  medlineplus_fibre,
  nhs_weaning,
  ods_iron,
  ods_vitamin_c: {
    title: 'NIH Office of Dietary Supplements: Vitamin C, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminC-HealthProfessional/',
  },
  ods_vitamin_k: {
    title: 'NIH Office of Dietary Supplements: Vitamin K, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminK-HealthProfessional/',
  },
  usda_fdc,
  wastyk_2021: {
    title: 'Wastyk HC and others: Gut-microbiota-targeted diets modulate human immune status, Cell, 2021',
  },
  who_carbohydrate_2023,
  who_five_keys,
  who_healthy_diet,
  who_household_air: {
    title: 'World Health Organization: Household air pollution, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/household-air-pollution-and-health',
  },
  who_sodium,
  who_sugars_2015,
  winham_2011: {
    title:
      'Winham DM, Hutchins AM: Perceptions of flatulence from bean consumption among adults in 3 feeding studies, Nutrition Journal, 2011',
  },
} as const satisfies Record<string, Source>
