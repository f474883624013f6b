import { AAP_EATING_DISORDERS_2016, ESPEN_OLDER_PEOPLE_2022 } from '../../sources/care-sources.content.ts'
import type { Source } from '../../sources/source.ts'
import { CDC_WEIGHT } from '../../sources/weight-sources.content.ts'

/** Documents of professional societies and agencies elsewhere. */
export const SOCIETY_SOURCES = {
  aap_eating_disorders_2016: AAP_EATING_DISORDERS_2016,
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
  aha_lipids_2026: {
    title: '2026 Guideline on the Management of Dyslipidemia',
    by: 'American College of Cardiology, American Heart Association and other societies',
    year: 2026,
    url: 'https://doi.org/10.1161/CIR.0000000000001423',
    unverified: 'that it still asks for treatment at triglycerides of 500 mg/dL, as the guideline of 2018 did',
  },
  aha_meal_timing_2017: {
    title: 'Meal Timing and Frequency: Implications for Cardiovascular Disease Prevention',
    by: 'American Heart Association',
    year: 2017,
    url: 'https://doi.org/10.1161/CIR.0000000000000476',
  },
  and_vegetarian_2025: {
    title: 'Vegetarian Dietary Patterns for Adults: position paper',
    by: 'Academy of Nutrition and Dietetics',
    year: 2025,
    url: 'https://doi.org/10.1016/j.jand.2025.02.002',
  },
  ata_hypothyroidism_2014: {
    title: 'Guidelines for the Treatment of Hypothyroidism',
    by: 'American Thyroid Association',
    year: 2014,
    url: 'https://doi.org/10.1089/thy.2014.0028',
  },
  cdc_weight: CDC_WEIGHT,
  easl_fatty_liver_2024: {
    title:
      'Clinical Practice Guidelines on the management of metabolic dysfunction-associated steatotic liver disease (MASLD)',
    by: 'European associations for the study of the liver (EASL), diabetes (EASD) and obesity (EASO)',
    year: 2024,
    url: 'https://doi.org/10.1016/j.jhep.2024.04.031',
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
  espen_older_people_2022: ESPEN_OLDER_PEOPLE_2022,
  hyponatraemia_2015: {
    title: 'Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference',
    by: 'Hew-Butler T and others',
    year: 2015,
    url: 'https://doi.org/10.1097/JSM.0000000000000221',
  },
  idf_ramadan_2021: {
    title: 'Diabetes and Ramadan: Practical Guidelines',
    by: 'International Diabetes Federation and DAR International Alliance',
    year: 2021,
    unverified: 'link',
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
  nhlbi_dash: {
    title: 'DASH eating plan',
    by: 'National Heart, Lung, and Blood Institute (US)',
    url: 'https://www.nhlbi.nih.gov/education/dash-eating-plan',
    unverified: 'year',
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
  slater_2019: {
    title:
      'Is an Energy Surplus Required to Maximize Skeletal Muscle Hypertrophy Associated With Resistance Training, Frontiers in Nutrition',
    by: 'Slater GJ and others',
    year: 2019,
    url: 'https://doi.org/10.3389/fnut.2019.00131',
  },
  usda_food_data: {
    title: 'FoodData Central (protein in foods)',
    by: 'U.S. Department of Agriculture',
    url: 'https://fdc.nal.usda.gov/',
  },
} as const satisfies Record<string, Source>
