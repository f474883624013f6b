import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const {
  ada_2026,
  aga_probiotics_2020,
  aune_nuts_2016,
  fssai_frying_oil_2020,
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
  ada_2026,
  aga_probiotics_2020,
  anitha_2021: {
    title:
      'A systematic review and meta-analysis of the potential of millets for managing and reducing the risk of developing diabetes mellitus',
    by: 'Anitha S and others, Frontiers in Nutrition',
    year: 2021,
    url: 'https://doi.org/10.3389/fnut.2021.687428',
  },
  aune_nuts_2016,
  aune_vegetables_2017: {
    title:
      'Fruit and vegetable intake and the risk of cardiovascular disease, total cancer and all-cause mortality: a systematic review and dose-response meta-analysis of prospective studies',
    by: 'Aune D and others, International Journal of Epidemiology',
    year: 2017,
    url: 'https://doi.org/10.1093/ije/dyw319',
  },
  brown_2004: {
    title:
      'Carotenoid bioavailability is higher from salads ingested with full-fat than with fat-reduced salad dressings as measured with electrochemical detection',
    by: 'Brown MJ and others, American Journal of Clinical Nutrition',
    year: 2004,
    url: 'https://doi.org/10.1093/ajcn/80.2.396',
  },
  efsa_yoghurt_2010: {
    title:
      'Scientific opinion on the substantiation of health claims related to live yoghurt cultures and improved lactose digestion',
    by: 'European Food Safety Authority, EFSA Journal',
    year: 2010,
    unverified: 'link',
  },
  fda_bad_bug: {
    title: 'Bad Bug Book: handbook of foodborne pathogenic microorganisms and natural toxins, second edition',
    by: 'Food and Drug Administration (US)',
    year: 2012,
    unverified: 'link',
  },
  fda_produce: {
    title: 'Selecting and serving produce safely',
    by: 'Food and Drug Administration (US)',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/selecting-and-serving-produce-safely',
    unverified: 'year',
  },
  fsa_acrylamide: {
    title: 'Acrylamide',
    by: 'Food Standards Agency (UK)',
    unverified: 'link and year',
  },
  fsa_home_food: {
    title: 'Home food fact checker',
    by: 'Food Standards Agency (UK)',
    url: 'https://www.food.gov.uk/safety-hygiene/home-food-fact-checker',
    unverified: 'year',
  },
  fssai_frying_oil_2020,
  fssai_labelling_2020,
  ha_2014: {
    title:
      'Effect of dietary pulse intake on established therapeutic lipid targets for cardiovascular risk reduction: a systematic review and meta-analysis of randomized controlled trials',
    by: 'Ha V and others, CMAJ',
    year: 2014,
    unverified: 'link',
  },
  hall_2019,
  harvard_plate: {
    title: 'Healthy Eating Plate',
    by: 'Harvard T.H. Chan School of Public Health, The Nutrition Source',
    url: 'https://nutritionsource.hsph.harvard.edu/healthy-eating-plate/',
    unverified: 'year',
  },
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  isapp_2021: {
    title:
      'The International Scientific Association for Probiotics and Prebiotics (ISAPP) consensus statement on fermented foods',
    by: 'Marco ML and others, Nature Reviews Gastroenterology & Hepatology',
    year: 2021,
    url: 'https://doi.org/10.1038/s41575-020-00390-5',
  },
  kim_2016: {
    title:
      'Effects of dietary pulse consumption on body weight: a systematic review and meta-analysis of randomized controlled trials',
    by: 'Kim SJ and others, American Journal of Clinical Nutrition',
    year: 2016,
    unverified: 'link',
  },
  lachat_2012,
  medlineplus_fibre,
  nhs_weaning,
  ods_iron,
  ods_vitamin_c: {
    title: 'Vitamin C: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/VitaminC-HealthProfessional/',
    unverified: 'year',
  },
  ods_vitamin_k: {
    title: 'Vitamin K: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/VitaminK-HealthProfessional/',
    unverified: 'year',
  },
  usda_fdc,
  wastyk_2021: {
    title: 'Gut-microbiota-targeted diets modulate human immune status',
    by: 'Wastyk HC and others, Cell',
    year: 2021,
    url: 'https://doi.org/10.1016/j.cell.2021.06.019',
  },
  who_carbohydrate_2023,
  who_five_keys,
  who_healthy_diet,
  who_household_air: {
    title: 'Household air pollution (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/household-air-pollution-and-health',
    unverified: 'year',
  },
  who_sodium,
  who_sugars_2015,
  winham_2011: {
    title: 'Perceptions of flatulence from bean consumption among adults in 3 feeding studies',
    by: 'Winham DM, Hutchins AM, Nutrition Journal',
    year: 2011,
    url: 'https://doi.org/10.1186/1475-2891-10-128',
  },
} as const satisfies Record<string, Source>
