import type { Source } from '../sources/source.ts'

const WHO = 'World Health Organization'
const NICE = 'National Institute for Health and Care Excellence (UK)'
const NHS = 'National Health Service (UK)'
const ICMR = 'ICMR-National Institute of Nutrition'
const FSSAI = 'Food Safety and Standards Authority of India'
const HEALTH_MINISTRY = 'Ministry of Health and Family Welfare, Government of India'

/** The documents that the articles of nutrition education rest on. */
export const SOURCES = {
  aap_eating_disorders_2016: {
    title: 'Preventing obesity and eating disorders in adolescents',
    by: 'Golden NH and others, Pediatrics',
    year: 2016,
  },
  acg_reflux_2022: {
    title: 'ACG Clinical Guideline for the Diagnosis and Management of Gastroesophageal Reflux Disease',
    by: 'American College of Gastroenterology',
    year: 2022,
    url: 'https://doi.org/10.14309/ajg.0000000000001538',
  },
  acsm_fluid_2007: {
    title: 'Exercise and fluid replacement: position stand',
    by: 'American College of Sports Medicine',
    year: 2007,
    url: 'https://doi.org/10.1249/mss.0b013e31802ca597',
  },
  acsm_nutrition_2016: {
    title: 'Nutrition and athletic performance: joint position statement',
    by: 'American College of Sports Medicine, Academy of Nutrition and Dietetics and Dietitians of Canada',
    year: 2016,
    url: 'https://doi.org/10.1249/MSS.0000000000000852',
  },
  ada_2026: {
    title: 'Standards of Care in Diabetes—2026',
    by: 'American Diabetes Association',
    year: 2026,
    url: 'https://diabetesjournals.org/care/issue/49/Supplement_1',
  },
  aha_cholesterol_2018: {
    title: 'Guideline on the Management of Blood Cholesterol',
    by: 'American Heart Association and American College of Cardiology',
    year: 2018,
    url: 'https://doi.org/10.1161/CIR.0000000000000625',
  },
  aha_meal_timing_2017: {
    title: 'Meal Timing and Frequency: Implications for Cardiovascular Disease Prevention',
    by: 'American Heart Association',
    year: 2017,
    url: 'https://doi.org/10.1161/CIR.0000000000000476',
  },
  anaemia_mukt_bharat_2018: {
    title: 'Anemia Mukt Bharat: operational guidelines for programme managers',
    by: HEALTH_MINISTRY,
    year: 2018,
  },
  and_vegetarian_2025: {
    title: 'Vegetarian Dietary Patterns for Adults: position paper',
    by: 'Academy of Nutrition and Dietetics',
    year: 2025,
  },
  ata_hypothyroidism_2014: {
    title: 'Guidelines for the Treatment of Hypothyroidism',
    by: 'American Thyroid Association',
    year: 2014,
    url: 'https://doi.org/10.1089/thy.2014.0028',
  },
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
  easl_fatty_liver_2024: {
    title:
      'Clinical Practice Guidelines on the management of metabolic dysfunction-associated steatotic liver disease (MASLD)',
    by: 'European associations for the study of the liver (EASL), diabetes (EASD) and obesity (EASO)',
    year: 2024,
    url: 'https://doi.org/10.1016/j.jhep.2024.04.031',
  },
  emergency_112: {
    title: 'Emergency Response Support System, 112',
    by: 'Ministry of Home Affairs, Government of India',
    url: 'https://112.gov.in/',
  },
  esc_prevention_2021: {
    title: 'Guidelines on cardiovascular disease prevention in clinical practice',
    by: 'European Society of Cardiology',
    year: 2021,
    url: 'https://doi.org/10.1093/eurheartj/ehab484',
  },
  esc_lipids_2019: {
    title: 'Guidelines for the management of dyslipidaemias: lipid modification to reduce cardiovascular risk',
    by: 'European Society of Cardiology and European Atherosclerosis Society',
    year: 2019,
    url: 'https://doi.org/10.1093/eurheartj/ehz455',
  },
  esc_lipids_2025: {
    title: 'Focused Update of the 2019 Guidelines for the management of dyslipidaemias',
    by: 'European Society of Cardiology and European Atherosclerosis Society',
    year: 2025,
    url: 'https://doi.org/10.1093/eurheartj/ehaf190',
  },
  espen_older_people_2022: {
    title: 'Practical guideline: Clinical nutrition and hydration in geriatrics',
    by: 'European Society for Clinical Nutrition and Metabolism (ESPEN)',
    year: 2022,
    url: 'https://pubmed.ncbi.nlm.nih.gov/35306388/',
  },
  fssai_frying_oil_2017: {
    title: 'Limit of total polar compounds in used cooking oil',
    by: FSSAI,
    year: 2017,
    unverified: 'title',
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
  },
  fssai_supplements_2022: {
    title: 'Food Safety and Standards Regulations on health supplements and nutraceuticals',
    by: FSSAI,
    year: 2022,
    unverified: 'title',
  },
  gestational_diabetes_2018: {
    title: 'Diagnosis & management of gestational diabetes mellitus: technical and operational guidelines',
    by: HEALTH_MINISTRY,
    year: 2018,
    unverified: 'year, the wording on meals and snacks, and that it asks for a test every year after the birth',
  },
  hyponatraemia_2015: {
    title: 'Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference',
    by: 'Hew-Butler T and others',
    year: 2015,
    url: 'https://doi.org/10.1097/JSM.0000000000000221',
  },
  iap_feeding_2016: {
    title: 'Infant and Young Child Feeding Guidelines',
    by: 'Indian Academy of Pediatrics',
    year: 2016,
  },
  iap_growth_2015: {
    title: 'Revised growth charts for height, weight and body mass index for 5- to 18-year-old Indian children',
    by: 'Indian Academy of Pediatrics',
    year: 2015,
  },
  icmr_guidelines_2024: {
    title: 'Dietary Guidelines for Indians',
    by: ICMR,
    year: 2024,
    url: 'https://www.nin.res.in/dietaryguidelines/index.html',
  },
  icmr_nutrients_2020: { title: 'Nutrient Requirements for Indians', by: ICMR, year: 2020 },
  idf_ramadan_2021: {
    title: 'Diabetes and Ramadan: Practical Guidelines',
    by: 'International Diabetes Federation and DAR International Alliance',
    year: 2021,
  },
  inasl_fatty_liver_2023: {
    title: 'Guidance Paper on Nomenclature, Diagnosis and Treatment of Nonalcoholic Fatty Liver Disease',
    by: 'Indian National Association for Study of the Liver',
    year: 2023,
    url: 'https://doi.org/10.1016/j.jceh.2022.11.014',
  },
  ioc_low_energy_2023: {
    title: 'Consensus statement on Relative Energy Deficiency in Sport (REDs)',
    by: 'International Olympic Committee',
    year: 2023,
    url: 'https://doi.org/10.1136/bjsports-2023-106994',
  },
  ioc_supplements_2018: {
    title: 'Consensus statement: dietary supplements and the high-performance athlete',
    by: 'International Olympic Committee',
    year: 2018,
    url: 'https://doi.org/10.1136/bjsports-2018-099027',
  },
  issn_caffeine_2021: {
    title: 'Position stand: caffeine and exercise performance',
    by: 'International Society of Sports Nutrition',
    year: 2021,
    url: 'https://doi.org/10.1186/s12970-020-00383-4',
  },
  issn_creatine_2017: {
    title: 'Position stand: safety and efficacy of creatine supplementation in exercise, sport, and medicine',
    by: 'International Society of Sports Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0173-z',
  },
  issn_protein_2017: {
    title: 'Position stand: protein and exercise',
    by: 'International Society of Sports Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0177-8',
  },
  issn_timing_2017: {
    title: 'Position stand: nutrient timing',
    by: 'International Society of Sports Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0189-4',
  },
  kdigo_kidney_2024: {
    title: 'Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease',
    by: 'Kidney Disease: Improving Global Outcomes (KDIGO)',
    year: 2024,
    url: 'https://doi.org/10.1016/j.kint.2023.10.018',
  },
  kdoqi_nutrition_2020: {
    title: 'KDOQI Clinical Practice Guideline for Nutrition in CKD: 2020 Update',
    by: 'National Kidney Foundation and Academy of Nutrition and Dietetics',
    year: 2020,
    url: 'https://doi.org/10.1053/j.ajkd.2020.05.006',
  },
  liu_2022: {
    title: 'Calorie Restriction with or without Time-Restricted Eating in Weight Loss, N Engl J Med',
    by: 'Liu D and others',
    year: 2022,
    url: 'https://doi.org/10.1056/NEJMoa2114833',
  },
  misra_2009: {
    title:
      'Consensus statement for diagnosis of obesity, abdominal obesity and the metabolic syndrome for Asian Indians, J Assoc Physicians India',
    by: 'Misra A and others',
    year: 2009,
  },
  nfhs_5: {
    title: 'National Family Health Survey (NFHS-5), 2019–21: India report',
    by: HEALTH_MINISTRY,
    unverified: 'year',
  },
  nhlbi_dash: {
    title: 'DASH eating plan',
    by: 'National Heart, Lung, and Blood Institute (US)',
    url: 'https://www.nhlbi.nih.gov/education/dash-eating-plan',
    unverified: 'year',
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
    url: 'https://www.nhs.uk/live-well/healthy-ramadan/',
    unverified: 'year',
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
  nice_eating_disorders_2017: {
    title: 'Eating disorders: recognition and treatment (NG69)',
    by: NICE,
    year: 2017,
    url: 'https://www.nice.org.uk/guidance/ng69',
  },
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
  nice_maternal_nutrition_2025: {
    title:
      'Maternal and child nutrition: nutrition and weight management in pregnancy, and nutrition in children up to 5 years (NG247)',
    by: NICE,
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng247',
    unverified: 'that it advises against dieting in pregnancy in the words of PH27, which it replaces there',
  },
  nice_nutrition_support_2006: {
    title: 'Nutrition support for adults: oral nutrition support, enteral tube feeding and parenteral nutrition (CG32)',
    by: NICE,
    year: 2006,
    url: 'https://www.nice.org.uk/guidance/cg32',
  },
  nice_obesity_2025: {
    title: 'Overweight and obesity management (NG246)',
    by: NICE,
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng246',
  },
  nice_reflux_2014: {
    title: 'Gastro-oesophageal reflux disease and dyspepsia in adults (CG184)',
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
  nimh_eating_disorders: {
    title: 'Eating disorders',
    by: 'National Institute of Mental Health (US)',
    url: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
    unverified: 'year',
  },
  obesity_2013: {
    title: 'Guideline for the Management of Overweight and Obesity in Adults',
    by: 'American Heart Association, American College of Cardiology and The Obesity Society',
    year: 2013,
    url: 'https://doi.org/10.1016/j.jacc.2013.11.004',
  },
  pcos_2023: {
    title:
      'Recommendations from the 2023 International Evidence-based Guideline for the Assessment and Management of Polycystic Ovary Syndrome',
    by: 'Monash University and partners',
    year: 2023,
    url: 'https://doi.org/10.1093/humrep/dead156',
  },
  rcpsych_emergencies_2022: {
    title: 'Medical emergencies in eating disorders: guidance on recognition and management (CR233)',
    by: 'Royal College of Psychiatrists (UK)',
    year: 2022,
  },
  rssdi_2022: {
    title: 'Clinical Practice Recommendations for the Management of Type 2 Diabetes Mellitus',
    by: 'Research Society for the Study of Diabetes in India',
    year: 2022,
  },
  seshiah_2009: {
    title: 'Gestational diabetes mellitus: Indian guidelines',
    by: 'Seshiah V and others, Journal of the Indian Medical Association',
    year: 2009,
  },
  slater_2019: {
    title:
      'Is an Energy Surplus Required to Maximize Skeletal Muscle Hypertrophy Associated With Resistance Training, Frontiers in Nutrition',
    by: 'Slater GJ and others',
    year: 2019,
    url: 'https://doi.org/10.3389/fnut.2019.00131',
  },
  tele_manas: {
    title: 'Tele-MANAS, National Tele Mental Health Programme',
    by: HEALTH_MINISTRY,
    url: 'https://telemanas.mohfw.gov.in/',
  },
  usda_food_data: {
    title: 'FoodData Central (protein in foods)',
    by: 'U.S. Department of Agriculture',
    url: 'https://fdc.nal.usda.gov/',
  },
  who_activity_2020: {
    title: 'WHO guidelines on physical activity and sedentary behaviour',
    by: WHO,
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  who_activity_facts: {
    title: 'Physical activity (fact sheet)',
    by: WHO,
    url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    unverified: 'year',
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
  who_carbohydrate_2023: {
    title: 'Carbohydrate intake for adults and children: WHO guideline',
    by: WHO,
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073593',
  },
  who_child_feeding_2023: {
    title: 'WHO Guideline for complementary feeding of infants and young children 6–23 months of age',
    by: WHO,
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240081864',
  },
  who_danger_signs_2015: {
    title: 'Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice',
    by: WHO,
    year: 2015,
  },
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
    title: 'Five keys to safer food',
    by: WHO,
    url: 'https://www.who.int/publications/i/item/9789241594639',
    unverified: 'year',
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
    title: 'Guideline: fortification of food-grade salt with iodine',
    by: WHO,
    year: 2014,
  },
  who_older_people_2019: { title: 'Integrated care for older people (ICOPE)', by: WHO, year: 2019 },
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
  who_sugars_2015: {
    title: 'Guideline: sugars intake for adults and children',
    by: WHO,
    year: 2015,
    url: 'https://www.who.int/publications/i/item/9789241549028',
  },
} as const satisfies Record<string, Source>

export type EducationSource = keyof typeof SOURCES
