import type { Source } from '#domain/sources/source.ts'

/** What several categories draw on; each names which of these it uses. */
export const GENERAL_SOURCES = {
  aao_screens: {
    title: 'Computers, digital devices and eye strain',
    by: 'American Academy of Ophthalmology',
    url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
    unverified: 'year',
  },
  aap_2016: {
    title: 'Preventing obesity and eating disorders in adolescents',
    by: 'Golden NH and others, Pediatrics',
    year: 2016,
    url: 'https://doi.org/10.1542/peds.2016-1649',
  },
  aasm_2015: {
    title:
      'Recommended amount of sleep for a healthy adult: a joint consensus statement of the American Academy of Sleep Medicine and Sleep Research Society',
    by: 'Watson NF and others, Sleep',
    year: 2015,
    url: 'https://doi.org/10.5665/sleep.4716',
  },
  acp_2016: {
    title:
      'Management of chronic insomnia disorder in adults: a clinical practice guideline from the American College of Physicians',
    by: 'Qaseem A and others, Annals of Internal Medicine',
    year: 2016,
    url: 'https://doi.org/10.7326/M15-2175',
  },
  acsm_quantity_2011: {
    title:
      'Quantity and quality of exercise for developing and maintaining cardiorespiratory, musculoskeletal, and neuromotor fitness in apparently healthy adults: guidance for prescribing exercise',
    by: 'Garber CE and others, Medicine & Science in Sports & Exercise',
    year: 2011,
    url: 'https://doi.org/10.1249/MSS.0b013e318213fefb',
  },
  ada_2026: {
    title: 'Standards of Care in Diabetes',
    by: 'American Diabetes Association, Diabetes Care',
    year: 2026,
    url: 'https://diabetesjournals.org/care/issue/49/Supplement_1',
    unverified: 'that each statement stands unchanged in the 2026 edition',
  },
  aga_probiotics_2020: {
    title: 'AGA clinical practice guidelines on the role of probiotics in the management of gastrointestinal disorders',
    by: 'Su GL and others, Gastroenterology',
    year: 2020,
    url: 'https://doi.org/10.1053/j.gastro.2020.05.059',
  },
  al_khatib_2017: {
    title: 'The effects of partial sleep deprivation on energy balance: a systematic review and meta-analysis',
    by: 'Al Khatib HK and others, European Journal of Clinical Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1038/ejcn.2016.201',
  },
  aune_nuts_2016: {
    title:
      'Nut consumption and risk of cardiovascular disease, total cancer, all-cause and cause-specific mortality: a systematic review and dose-response meta-analysis of prospective studies',
    by: 'Aune D and others, BMC Medicine',
    year: 2016,
    url: 'https://doi.org/10.1186/s12916-016-0730-3',
  },
  buffey_2022: {
    title:
      'The acute effects of interrupting prolonged sitting time in adults with standing and light-intensity walking on biomarkers of cardiometabolic health in adults: a systematic review and meta-analysis',
    by: 'Buffey AJ and others, Sports Medicine',
    year: 2022,
    url: 'https://doi.org/10.1007/s40279-022-01649-4',
  },
  cdc_alcohol_pregnancy: {
    title: 'About alcohol use during pregnancy',
    by: 'Centers for Disease Control and Prevention (US)',
    url: 'https://www.cdc.gov/alcohol-pregnancy/about/index.html',
    unverified: 'year',
  },
  drake_2013: {
    title: 'Caffeine effects on sleep taken 0, 3, or 6 hours before going to bed',
    by: 'Drake C and others, Journal of Clinical Sleep Medicine',
    year: 2013,
    url: 'https://doi.org/10.5664/jcsm.3170',
  },
  ekelund_2016: {
    title:
      'Does physical activity attenuate, or even eliminate, the detrimental association of sitting time with mortality? A harmonised meta-analysis of data from more than 1 million men and women',
    by: 'Ekelund U and others, The Lancet',
    year: 2016,
    url: 'https://doi.org/10.1016/S0140-6736(16)30370-1',
  },
  fao_energy_2003: {
    title: 'Food energy: methods of analysis and conversion factors (FAO Food and Nutrition Paper 77)',
    by: 'Food and Agriculture Organization',
    year: 2003,
    unverified: 'link',
  },
  fssai_frying_oil_2020: {
    title: 'Food Safety and Standards (Prohibition and Restrictions on Sales) Third Amendment Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2020,
    unverified: 'link',
  },
  fssai_labelling_2020: {
    title: 'Food Safety and Standards (Labelling and Display) Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2020,
    unverified: 'link',
  },
  hall_2019: {
    title:
      'Ultra-processed diets cause excess calorie intake and weight gain: an inpatient randomized controlled trial of ad libitum food intake',
    by: 'Hall KD and others, Cell Metabolism',
    year: 2019,
    url: 'https://doi.org/10.1016/j.cmet.2019.05.008',
  },
  hotz_gibson_2007: {
    title:
      'Traditional food-processing and preparation practices to enhance the bioavailability of micronutrients in plant-based diets',
    by: 'Hotz C, Gibson RS, Journal of Nutrition',
    year: 2007,
    url: 'https://doi.org/10.1093/jn/137.4.1097',
  },
  icmr_nin_2024: {
    title: 'Dietary Guidelines for Indians',
    by: 'ICMR-National Institute of Nutrition',
    year: 2024,
    url: 'https://www.nin.res.in/dietaryguidelines/index.html',
  },
  ifct_2017: {
    title: 'Indian Food Composition Tables',
    by: 'ICMR-National Institute of Nutrition',
    year: 2017,
    unverified: 'link',
  },
  lachat_2012: {
    title: 'Eating out of home and its association with dietary intake: a systematic review of the evidence',
    by: 'Lachat C and others, Obesity Reviews',
    year: 2012,
    url: 'https://doi.org/10.1111/j.1467-789X.2011.00953.x',
  },
  lally_2010: {
    title: 'How are habits formed: modelling habit formation in the real world',
    by: 'Lally P and others, European Journal of Social Psychology',
    year: 2010,
    url: 'https://doi.org/10.1002/ejsp.674',
  },
  medlineplus_fibre: {
    title: 'Fiber (medical encyclopedia)',
    by: 'MedlinePlus, US National Library of Medicine',
    url: 'https://medlineplus.gov/ency/article/002470.htm',
    unverified: 'year',
  },
  ndma_heat: {
    title: 'Heat wave: do’s and don’ts',
    by: 'National Disaster Management Authority, Government of India',
    unverified: 'link and year',
  },
  nhs_weaning: {
    title: 'Foods to avoid giving babies and young children',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
    unverified: 'year',
  },
  nice_cg32: {
    title: 'Nutrition support for adults: oral nutrition support, enteral tube feeding and parenteral nutrition (CG32)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2006,
    url: 'https://www.nice.org.uk/guidance/cg32',
  },
  nice_ng246: {
    title: 'Overweight and obesity management (NG246)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng246',
    unverified:
      'that it still asks people with diabetes, heart failure, angina or uncontrolled blood pressure to see a doctor before they lose weight',
  },
  nice_ng69: {
    title: 'Eating disorders: recognition and treatment (NG69)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2017,
    url: 'https://www.nice.org.uk/guidance/ng69',
  },
  nimh_caring: {
    title: 'Caring for your mental health',
    by: 'National Institute of Mental Health (US)',
    url: 'https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health',
    unverified: 'year',
  },
  nimh_eating: {
    title: 'Eating disorders',
    by: 'National Institute of Mental Health (US)',
    url: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
    unverified: 'year',
  },
  ods_b12: {
    title: 'Vitamin B12: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/VitaminB12-HealthProfessional/',
    unverified: 'year',
  },
  ods_iron: {
    title: 'Iron: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
    unverified: 'year',
  },
  robinson_attentive_2013: {
    title:
      'Eating attentively: a systematic review and meta-analysis of the effect of food intake memory and awareness on eating',
    by: 'Robinson E and others, American Journal of Clinical Nutrition',
    year: 2013,
    url: 'https://doi.org/10.3945/ajcn.112.045245',
  },
  robinson_rate_2014: {
    title: 'A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger',
    by: 'Robinson E and others, American Journal of Clinical Nutrition',
    year: 2014,
    url: 'https://doi.org/10.3945/ajcn.113.081745',
  },
  tele_manas: {
    title: 'Tele-MANAS, National Tele Mental Health Programme',
    by: 'Ministry of Health and Family Welfare, Government of India',
    url: 'https://telemanas.mohfw.gov.in/',
  },
  usda_fdc: {
    title: 'FoodData Central',
    by: 'US Department of Agriculture',
    url: 'https://fdc.nal.usda.gov/',
  },
  who_activity_2020: {
    title: 'WHO guidelines on physical activity and sedentary behaviour',
    by: 'World Health Organization',
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  who_carbohydrate_2023: {
    title: 'Carbohydrate intake for adults and children: WHO guideline',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073593',
  },
  who_five_keys: {
    title: 'Five keys to safer food manual',
    by: 'World Health Organization',
    year: 2006,
    url: 'https://www.who.int/publications/i/item/9789241594639',
  },
  who_growth_standards: {
    title: 'Child growth standards',
    by: 'World Health Organization',
    year: 2006,
    url: 'https://www.who.int/tools/child-growth-standards',
  },
  who_healthy_diet: {
    title: 'Healthy diet (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    unverified: 'year',
  },
  who_sodium: {
    title: 'Sodium reduction (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/sodium-reduction',
    unverified: 'year',
  },
  who_sugars_2015: {
    title: 'Guideline: sugars intake for adults and children',
    by: 'World Health Organization',
    year: 2015,
    url: 'https://www.who.int/publications/i/item/9789241549028',
  },
  who_sugars_news_2015: {
    title: 'WHO calls on countries to reduce sugars intake among adults and children',
    by: 'World Health Organization',
    year: 2015,
    url: 'https://www.who.int/news/item/04-03-2015-who-calls-on-countries-to-reduce-sugars-intake-among-adults-and-children',
  },
} as const satisfies Record<string, Source>
