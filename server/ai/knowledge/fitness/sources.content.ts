import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const {
  acsm_quantity_2011,
  ada_2026,
  buffey_2022,
  ekelund_2016,
  icmr_nin_2024,
  lally_2010,
  ndma_heat,
  nice_ng246,
  who_activity_2020,
} = GENERAL_SOURCES

export const FITNESS_SOURCES = {
  acsm_fluid_2007: {
    title: 'American College of Sports Medicine position stand: exercise and fluid replacement',
    by: 'Sawka MN and others, Medicine & Science in Sports & Exercise',
    year: 2007,
    url: 'https://doi.org/10.1249/mss.0b013e31802ca597',
  },
  acsm_progression_2009: {
    title:
      'American College of Sports Medicine position stand: progression models in resistance training for healthy adults',
    by: 'American College of Sports Medicine, Medicine & Science in Sports & Exercise',
    year: 2009,
    url: 'https://doi.org/10.1249/MSS.0b013e3181915670',
    note: 'replaced in 2026',
    unverified: 'what the position stand of 2026, which replaces it, says about raising the load',
  },
  acsm_quantity_2011,
  acsm_screening_2015: {
    title: 'Updating ACSM’s recommendations for exercise preparticipation health screening',
    by: 'Riebe D and others, Medicine & Science in Sports & Exercise',
    year: 2015,
    url: 'https://doi.org/10.1249/MSS.0000000000000664',
  },
  acsm_weight_2009: {
    title:
      'Appropriate physical activity intervention strategies for weight loss and prevention of weight regain for adults',
    by: 'Donnelly JE and others, Medicine & Science in Sports & Exercise',
    year: 2009,
    url: 'https://doi.org/10.1249/MSS.0b013e3181949333',
  },
  ada_2026,
  aird_2018: {
    title:
      'Effects of fasted vs fed-state exercise on performance and post-exercise metabolism: a systematic review and meta-analysis',
    by: 'Aird TP, Davies RW, Carson BP, Scandinavian Journal of Medicine & Science in Sports',
    year: 2018,
    url: 'https://doi.org/10.1111/sms.13054',
  },
  bauer_2013: {
    title:
      'Evidence-based recommendations for optimal dietary protein intake in older people: a position paper from the PROT-AGE Study Group',
    by: 'Bauer J and others, Journal of the American Medical Directors Association',
    year: 2013,
    url: 'https://doi.org/10.1016/j.jamda.2013.05.021',
  },
  bruggisser_2023: {
    title:
      'Best time of day for strength and endurance training to improve health and performance? A systematic review with meta-analysis',
    by: 'Bruggisser F and others, Sports Medicine - Open',
    year: 2023,
    url: 'https://doi.org/10.1186/s40798-023-00577-5',
  },
  buffey_2022,
  cdc_intensity: {
    title: 'Measuring physical activity intensity',
    by: 'Centers for Disease Control and Prevention (US)',
    url: 'https://www.cdc.gov/physical-activity-basics/measuring/index.html',
    unverified: 'year',
  },
  cheung_2003: {
    title: 'Delayed onset muscle soreness: treatment strategies and performance factors',
    by: 'Cheung K, Hume P, Maxwell L, Sports Medicine',
    year: 2003,
    url: 'https://doi.org/10.2165/00007256-200333020-00005',
  },
  cochrane_falls_2019: {
    title: 'Exercise for preventing falls in older people living in the community',
    by: 'Sherrington C and others, Cochrane Database of Systematic Reviews',
    year: 2019,
    url: 'https://doi.org/10.1002/14651858.CD012424.pub2',
  },
  cochrane_overweight_2006: {
    title: 'Exercise for overweight or obesity',
    by: 'Shaw KA and others, Cochrane Database of Systematic Reviews',
    year: 2006,
    url: 'https://doi.org/10.1002/14651858.CD003817.pub3',
  },
  cochrane_strength_2009: {
    title: 'Progressive resistance strength training for improving physical function in older adults',
    by: 'Liu CJ, Latham NK, Cochrane Database of Systematic Reviews',
    year: 2009,
    url: 'https://doi.org/10.1002/14651858.CD002759.pub2',
  },
  ding_2025: {
    title: 'Daily steps and health outcomes in adults: a systematic review and dose-response meta-analysis',
    by: 'Ding D and others, Lancet Public Health',
    year: 2025,
    url: 'https://doi.org/10.1016/S2468-2667(25)00164-1',
  },
  dunstan_2012: {
    title: 'Breaking up prolonged sitting reduces postprandial glucose and insulin responses',
    by: 'Dunstan DW and others, Diabetes Care',
    year: 2012,
    url: 'https://doi.org/10.2337/dc11-1931',
  },
  ekelund_2016,
  fradkin_2010: {
    title: 'Effects of warming-up on physical performance: a systematic review with meta-analysis',
    by: 'Fradkin AJ, Zazryn TR, Smoliga JM, Journal of Strength and Conditioning Research',
    year: 2010,
    url: 'https://doi.org/10.1519/JSC.0b013e3181c643a0',
  },
  herbert_2011: {
    title: 'Stretching to prevent or reduce muscle soreness after exercise',
    by: 'Herbert RD, de Noronha M, Kamper SJ, Cochrane Database of Systematic Reviews',
    year: 2011,
    url: 'https://doi.org/10.1002/14651858.CD004577.pub3',
  },
  hevia_2021: {
    title:
      'High-protein plant-based diet versus a protein-matched omnivorous diet to support resistance training adaptations: a comparison between habitual vegans and omnivores',
    by: 'Hevia-Larraín V and others, Sports Medicine',
    year: 2021,
    url: 'https://doi.org/10.1007/s40279-021-01434-9',
  },
  hew_butler_2015: {
    title:
      'Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference, Carlsbad, California, 2015',
    by: 'Hew-Butler T and others, Clinical Journal of Sport Medicine',
    year: 2015,
    url: 'https://doi.org/10.1097/JSM.0000000000000221',
  },
  icmr_nin_2020: {
    title: 'Nutrient Requirements for Indians',
    by: 'ICMR-National Institute of Nutrition',
    year: 2020,
    unverified: 'link',
  },
  icmr_nin_2024,
  issn_protein_2017: {
    title: 'International Society of Sports Nutrition position stand: protein and exercise',
    by: 'Jäger R and others, Journal of the International Society of Sports Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0177-8',
  },
  issn_timing_2017: {
    title: 'International Society of Sports Nutrition position stand: nutrient timing',
    by: 'Kerksick CM and others, Journal of the International Society of Sports Nutrition',
    year: 2017,
    url: 'https://doi.org/10.1186/s12970-017-0189-4',
  },
  iversen_2021: {
    title:
      'No time to lift? Designing time-efficient training programs for strength and hypertrophy: a narrative review',
    by: 'Iversen VM and others, Sports Medicine',
    year: 2021,
    url: 'https://doi.org/10.1007/s40279-021-01490-1',
  },
  jenkins_2019: {
    title: 'Do stair climbing exercise “snacks” improve cardiorespiratory fitness?',
    by: 'Jenkins EM and others, Applied Physiology, Nutrition, and Metabolism',
    year: 2019,
    url: 'https://doi.org/10.1139/apnm-2018-0675',
  },
  lally_2010,
  lopes_2019: {
    title:
      'Effects of training with elastic resistance versus conventional resistance on muscular strength: a systematic review and meta-analysis',
    by: 'Lopes JSS and others, SAGE Open Medicine',
    year: 2019,
    url: 'https://doi.org/10.1177/2050312119831116',
  },
  momma_2022: {
    title:
      'Muscle-strengthening activities are associated with lower risk and mortality in major non-communicable diseases: a systematic review and meta-analysis of cohort studies',
    by: 'Momma H and others, British Journal of Sports Medicine',
    year: 2022,
    url: 'https://doi.org/10.1136/bjsports-2021-105061',
  },
  morton_2018: {
    title:
      'A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains in muscle mass and strength in healthy adults',
    by: 'Morton RW and others, British Journal of Sports Medicine',
    year: 2018,
    url: 'https://doi.org/10.1136/bjsports-2017-097608',
  },
  ndma_heat,
  nhs_c25k: {
    title: 'Couch to 5K running plan',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/better-health/get-active/get-running-with-couch-to-5k/couch-to-5k-running-plan/',
    unverified: 'year',
  },
  nhs_heat: {
    title: 'Heat exhaustion and heatstroke',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/conditions/heat-exhaustion-heatstroke/',
    unverified: 'year',
  },
  nhs_warm_up: {
    title: 'How to warm up before exercising',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/live-well/exercise/how-to-warm-up-before-exercising/',
    unverified: 'year',
  },
  nice_ng246,
  paluch_2022: {
    title: 'Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts',
    by: 'Paluch AE and others, Lancet Public Health',
    year: 2022,
    url: 'https://doi.org/10.1016/S2468-2667(21)00302-9',
  },
  reynolds_2016: {
    title:
      'Advice to walk after meals is more effective for lowering postprandial glycaemia in type 2 diabetes mellitus than advice that does not specify timing: a randomised crossover study',
    by: 'Reynolds AN and others, Diabetologia',
    year: 2016,
    url: 'https://doi.org/10.1007/s00125-016-4085-2',
  },
  schoenfeld_fasted_2014: {
    title: 'Body composition changes associated with fasted versus non-fasted aerobic exercise',
    by: 'Schoenfeld BJ and others, Journal of the International Society of Sports Nutrition',
    year: 2014,
    url: 'https://doi.org/10.1186/s12970-014-0054-7',
  },
  schoenfeld_loads_2017: {
    title:
      'Strength and hypertrophy adaptations between low- vs. high-load resistance training: a systematic review and meta-analysis',
    by: 'Schoenfeld BJ and others, Journal of Strength and Conditioning Research',
    year: 2017,
    url: 'https://doi.org/10.1519/JSC.0000000000002200',
  },
  schoenfeld_timing_2013: {
    title: 'The effect of protein timing on muscle strength and hypertrophy: a meta-analysis',
    by: 'Schoenfeld BJ, Aragon AA, Krieger JW, Journal of the International Society of Sports Nutrition',
    year: 2013,
    url: 'https://doi.org/10.1186/1550-2783-10-53',
  },
  strain_2024: {
    title:
      'National, regional, and global trends in insufficient physical activity among adults from 2000 to 2022: a pooled analysis of 507 population-based surveys with 5·7 million participants',
    by: 'Strain T and others, Lancet Global Health',
    year: 2024,
    url: 'https://doi.org/10.1016/S2214-109X(24)00150-5',
  },
  thomas_2016: {
    title: 'American College of Sports Medicine joint position statement: nutrition and athletic performance',
    by: 'Thomas DT, Erdman KA, Burke LM, Medicine & Science in Sports & Exercise',
    year: 2016,
    url: 'https://doi.org/10.1249/MSS.0000000000000852',
  },
  vispute_2011: {
    title: 'The effect of abdominal exercise on abdominal fat',
    by: 'Vispute SS and others, Journal of Strength and Conditioning Research',
    year: 2011,
    url: 'https://doi.org/10.1519/JSC.0b013e3181fb4a46',
  },
  who_activity_2020,
  who_activity_fact_sheet: {
    title: 'Physical activity (fact sheet)',
    by: 'World Health Organization',
    year: 2024,
    url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
  },
} as const satisfies Record<string, Source>
