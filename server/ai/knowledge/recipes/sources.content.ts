import type { Source } from '../subject.ts'

export const RECIPE_SOURCES = {
  ada_2025: {
    title: 'American Diabetes Association: Standards of Care in Diabetes, Diabetes Care, volume 48, supplement 1, 2025',
  },
  anitha_2021: {
    title:
      'Anitha S and others: A systematic review and meta-analysis of the potential of millets for managing and reducing the risk of developing diabetes mellitus, Frontiers in Nutrition, 2021',
    href: 'https://doi.org/10.3389/fnut.2021.687428',
  },
  aune_nuts_2016: {
    title:
      'Aune D and others: Nut consumption and risk of cardiovascular disease, total cancer, all-cause and cause-specific mortality, BMC Medicine, 2016',
  },
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
  fssai_frying_oil: {
    title:
      'Food Safety and Standards Authority of India: limit of total polar compounds in used cooking oil, in force since July 2018',
  },
  fssai_labelling_2020: {
    title:
      'Food Safety and Standards Authority of India: Food Safety and Standards (Labelling and Display) Regulations, 2020',
  },
  ha_2014: {
    title:
      'Ha V and others: Effect of dietary pulse intake on established therapeutic lipid targets for cardiovascular risk reduction: a systematic review and meta-analysis of randomized controlled trials, CMAJ, 2014',
  },
  hall_2019: {
    title:
      'Hall KD and others: Ultra-processed diets cause excess calorie intake and weight gain, an inpatient randomized controlled trial of ad libitum food intake, Cell Metabolism, 2019',
    href: 'https://doi.org/10.1016/j.cmet.2019.05.008',
  },
  harvard_plate: { title: 'Harvard T.H. Chan School of Public Health: Healthy Eating Plate' },
  hotz_gibson_2007: {
    title:
      'Hotz C, Gibson RS: Traditional food-processing and preparation practices to enhance the bioavailability of micronutrients in plant-based diets, Journal of Nutrition, 2007',
  },
  icmr_nin_2024: {
    title: 'ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024',
    href: 'https://www.nin.res.in/dietaryguidelines/index.html',
  },
  ifct_2017: { title: 'ICMR-National Institute of Nutrition: Indian Food Composition Tables, 2017' },
  isapp_2021: {
    title:
      'Marco ML and others: The International Scientific Association for Probiotics and Prebiotics (ISAPP) consensus statement on fermented foods, Nature Reviews Gastroenterology & Hepatology, 2021',
  },
  kim_2016: {
    title:
      'Kim SJ and others: Effects of dietary pulse consumption on body weight: a systematic review and meta-analysis of randomized controlled trials, American Journal of Clinical Nutrition, 2016',
  },
  lachat_2012: {
    title:
      'Lachat C and others: Eating out of home and its association with dietary intake: a systematic review of the evidence, Obesity Reviews, 2012',
  },
  medlineplus_fibre: {
    title: 'MedlinePlus, US National Library of Medicine: Fiber, medical encyclopaedia',
    href: 'https://medlineplus.gov/ency/article/002470.htm',
  },
  nhs_weaning: { title: 'National Health Service (UK): Foods to avoid giving babies and young children' },
  ods_iron: {
    title: 'NIH Office of Dietary Supplements: Iron, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
  },
  ods_vitamin_c: {
    title: 'NIH Office of Dietary Supplements: Vitamin C, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminC-HealthProfessional/',
  },
  ods_vitamin_k: {
    title: 'NIH Office of Dietary Supplements: Vitamin K, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminK-HealthProfessional/',
  },
  usda_fdc: { title: 'US Department of Agriculture: FoodData Central', href: 'https://fdc.nal.usda.gov/' },
  wastyk_2021: {
    title: 'Wastyk HC and others: Gut-microbiota-targeted diets modulate human immune status, Cell, 2021',
  },
  who_carbohydrate_2023: {
    title: 'World Health Organization: Carbohydrate intake for adults and children, guideline, 2023',
    href: 'https://www.who.int/publications/i/item/9789240073593',
  },
  who_five_keys: { title: 'World Health Organization: Five keys to safer food manual, 2006' },
  who_healthy_diet: {
    title: 'World Health Organization: Healthy diet, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
  },
  who_household_air: {
    title: 'World Health Organization: Household air pollution, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/household-air-pollution-and-health',
  },
  who_sodium: {
    title: 'World Health Organization: Sodium reduction, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/sodium-reduction',
  },
  who_sugars_2015: {
    title: 'World Health Organization: Sugars intake for adults and children, guideline, 2015',
    href: 'https://www.who.int/publications/i/item/9789241549028',
  },
  winham_2011: {
    title:
      'Winham DM, Hutchins AM: Perceptions of flatulence from bean consumption among adults in 3 feeding studies, Nutrition Journal, 2011',
  },
} as const satisfies Record<string, Source>
