import type { Source } from './subject.ts'

/** What several categories draw on; each names which of these it uses. */
export const GENERAL_SOURCES = {
  aap_2016: {
    title:
      'Golden NH and others: Preventing obesity and eating disorders in adolescents, clinical report of the American Academy of Pediatrics, Pediatrics, 2016',
  },
  aao_screens: { title: 'American Academy of Ophthalmology: Computers, digital devices and eye strain' },
  acsm_quantity_2011: {
    title:
      'Garber CE and others: American College of Sports Medicine position stand: Quantity and quality of exercise for apparently healthy adults, Medicine & Science in Sports & Exercise, 2011',
  },
  ada_2025: {
    title: 'American Diabetes Association: Standards of Care in Diabetes, Diabetes Care, volume 48, supplement 1, 2025',
  },
  al_khatib_2017: {
    title:
      'Al Khatib HK and others: The effects of partial sleep deprivation on energy balance: a systematic review and meta-analysis, European Journal of Clinical Nutrition, 2017',
  },
  aune_nuts_2016: {
    title:
      'Aune D and others: Nut consumption and risk of cardiovascular disease, total cancer, all-cause and cause-specific mortality, BMC Medicine, 2016',
  },
  cdc_alcohol_pregnancy: { title: 'Centers for Disease Control and Prevention: About alcohol use during pregnancy' },
  drake_2013: {
    title:
      'Drake C and others: Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed, Journal of Clinical Sleep Medicine, 2013',
  },
  fao_energy_2003: {
    title:
      'Food and Agriculture Organization: Food energy: methods of analysis and conversion factors, FAO Food and Nutrition Paper 77, 2003',
  },
  fssai_frying_oil: {
    title:
      'Food Safety and Standards Authority of India: limit of total polar compounds in used cooking oil, in force since July 2018',
  },
  fssai_labelling_2020: {
    title:
      'Food Safety and Standards Authority of India: Food Safety and Standards (Labelling and Display) Regulations, 2020',
  },
  hall_2019: {
    title:
      'Hall KD and others: Ultra-processed diets cause excess calorie intake and weight gain, an inpatient randomized controlled trial of ad libitum food intake, Cell Metabolism, 2019',
    href: 'https://doi.org/10.1016/j.cmet.2019.05.008',
  },
  hotz_gibson_2007: {
    title:
      'Hotz C, Gibson RS: Traditional food-processing and preparation practices to enhance the bioavailability of micronutrients in plant-based diets, Journal of Nutrition, 2007',
  },
  icmr_nin_2024: {
    title: 'ICMR-National Institute of Nutrition: Dietary Guidelines for Indians, 2024',
    href: 'https://www.nin.res.in/dietaryguidelines/index.html',
  },
  ifct_2017: { title: 'ICMR-National Institute of Nutrition: Indian Food Composition Tables, 2017' },
  lachat_2012: {
    title:
      'Lachat C and others: Eating out of home and its association with dietary intake: a systematic review of the evidence, Obesity Reviews, 2012',
  },
  lally_2010: {
    title:
      'Lally P and others: How are habits formed: modelling habit formation in the real world, European Journal of Social Psychology, 2010',
  },
  medlineplus_fibre: {
    title: 'MedlinePlus, US National Library of Medicine: Fiber, medical encyclopaedia',
    href: 'https://medlineplus.gov/ency/article/002470.htm',
  },
  ndma_heat: { title: 'National Disaster Management Authority, Government of India: Heat wave, do’s and don’ts' },
  nhs_weaning: { title: 'National Health Service (UK): Foods to avoid giving babies and young children' },
  nice_cg32: {
    title:
      'National Institute for Health and Care Excellence: Nutrition support for adults, guideline CG32, 2006, updated 2017',
    href: 'https://www.nice.org.uk/guidance/cg32',
  },
  nice_ng69: {
    title: 'National Institute for Health and Care Excellence: Eating disorders, guideline NG69, 2017',
    href: 'https://www.nice.org.uk/guidance/ng69',
  },
  nimh_caring: {
    title: 'National Institute of Mental Health (United States): Caring for your mental health',
    href: 'https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health',
  },
  ods_b12: {
    title: 'Office of Dietary Supplements (US National Institutes of Health): Vitamin B12, fact sheet',
    href: 'https://ods.od.nih.gov/factsheets/VitaminB12-HealthProfessional/',
  },
  ods_iron: {
    title: 'NIH Office of Dietary Supplements: Iron, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
  },
  robinson_attentive_2013: {
    title:
      'Robinson E and others: Eating attentively: a systematic review and meta-analysis of the effect of food intake memory and awareness on eating, American Journal of Clinical Nutrition, 2013',
  },
  robinson_rate_2014: {
    title:
      'Robinson E and others: A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger, American Journal of Clinical Nutrition, 2014',
  },
  usda_fdc: { title: 'US Department of Agriculture: FoodData Central', href: 'https://fdc.nal.usda.gov/' },
  who_activity_2020: {
    title: 'World Health Organization: Guidelines on physical activity and sedentary behaviour, 2020',
    href: 'https://www.who.int/publications/i/item/9789240015128',
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
  who_sodium: {
    title: 'World Health Organization: Sodium reduction, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/sodium-reduction',
  },
  who_sugars_2015: {
    title: 'World Health Organization: Sugars intake for adults and children, guideline, 2015',
    href: 'https://www.who.int/publications/i/item/9789241549028',
  },
  who_sugars_news_2015: {
    title: 'World Health Organization: WHO calls on countries to reduce sugars intake among adults and children, 2015',
  },
} as const satisfies Record<string, Source>
