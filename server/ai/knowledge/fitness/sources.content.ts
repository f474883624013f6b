import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const { acsm_quantity_2011, ada_2025, icmr_nin_2024, lally_2010, ndma_heat, who_activity_2020 } = GENERAL_SOURCES

export const FITNESS_SOURCES = {
  acsm_fluid_2007: {
    title:
      'Sawka MN and others: American College of Sports Medicine position stand: Exercise and fluid replacement, Medicine & Science in Sports & Exercise, 2007',
  },
  acsm_progression_2009: {
    title:
      'Ratamess NA and others: American College of Sports Medicine position stand: Progression models in resistance training for healthy adults, Medicine & Science in Sports & Exercise, 2009',
  },
  acsm_quantity_2011,
  acsm_screening_2015: {
    title:
      'Riebe D and others: Updating ACSM’s recommendations for exercise preparticipation health screening, Medicine & Science in Sports & Exercise, 2015',
  },
  acsm_weight_2009: {
    title:
      'Donnelly JE and others: American College of Sports Medicine position stand: Physical activity intervention strategies for weight loss and prevention of weight regain for adults, Medicine & Science in Sports & Exercise, 2009',
  },
  ada_2025,
  aird_2018: {
    title:
      'Aird TP, Davies RW, Carson BP: Effects of fasted vs fed-state exercise on performance and post-exercise metabolism, Scandinavian Journal of Medicine & Science in Sports, 2018',
  },
  bauer_2013: {
    title:
      'Bauer J and others: Evidence-based recommendations for optimal dietary protein intake in older people (PROT-AGE), Journal of the American Medical Directors Association, 2013',
  },
  bruggisser_2023: {
    title:
      'Bruggisser F and others: Best time of day for strength and endurance training to improve health and performance? A systematic review with meta-analysis, Sports Medicine - Open, 2023',
    href: 'https://doi.org/10.1186/s40798-023-00577-5',
  },
  buffey_2022: {
    title:
      'Buffey AJ and others: The acute effects of interrupting prolonged sitting time in adults with standing and light-intensity walking, Sports Medicine, 2022',
  },
  cdc_intensity: {
    title: 'Centers for Disease Control and Prevention: Measuring physical activity intensity',
  },
  cochrane_falls_2019: {
    title:
      'Sherrington C and others: Exercise for preventing falls in older people living in the community, Cochrane Database of Systematic Reviews, 2019',
  },
  cochrane_overweight_2006: {
    title: 'Shaw KA and others: Exercise for overweight or obesity, Cochrane Database of Systematic Reviews, 2006',
  },
  cochrane_strength_2009: {
    title:
      'Liu CJ, Latham NK: Progressive resistance strength training for improving physical function in older adults, Cochrane Database of Systematic Reviews, 2009',
  },
  ding_2025: {
    title:
      'Ding D and others: Daily steps and health outcomes in adults: a systematic review and dose-response meta-analysis, Lancet Public Health, 2025',
  },
  dunstan_2012: {
    title:
      'Dunstan DW and others: Breaking up prolonged sitting reduces postprandial glucose and insulin responses, Diabetes Care, 2012',
  },
  ekelund_2016: {
    title:
      'Ekelund U and others: Does physical activity attenuate, or even eliminate, the detrimental association of sitting time with mortality, Lancet, 2016',
  },
  fradkin_2010: {
    title:
      'Fradkin AJ, Zazryn TR, Smoliga JM: Effects of warming-up on physical performance: a systematic review with meta-analysis, Journal of Strength and Conditioning Research, 2010',
  },
  herbert_2011: {
    title:
      'Herbert RD, de Noronha M, Kamper SJ: Stretching to prevent or reduce muscle soreness after exercise, Cochrane Database of Systematic Reviews, 2011',
  },
  hevia_2021: {
    title:
      'Hevia-Larraín V and others: High-protein plant-based diet versus a protein-matched omnivorous diet to support resistance training adaptations, Sports Medicine, 2021',
  },
  hew_butler_2015: {
    title:
      'Hew-Butler T and others: Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference, Clinical Journal of Sport Medicine, 2015',
  },
  icmr_nin_2020: {
    title: 'ICMR-National Institute of Nutrition: Nutrient requirements for Indians, 2020',
  },
  icmr_nin_2024,
  issn_protein_2017: {
    title:
      'Jäger R and others: International Society of Sports Nutrition position stand: protein and exercise, Journal of the International Society of Sports Nutrition, 2017',
  },
  issn_timing_2017: {
    title:
      'Kerksick CM and others: International Society of Sports Nutrition position stand: nutrient timing, Journal of the International Society of Sports Nutrition, 2017',
  },
  iversen_2021: {
    title:
      'Iversen VM and others: No time to lift? Designing time-efficient training programs for strength and hypertrophy, Sports Medicine, 2021',
  },
  jenkins_2019: {
    title:
      'Jenkins EM and others: Do stair climbing exercise “snacks” improve cardiorespiratory fitness? Applied Physiology, Nutrition, and Metabolism, 2019',
  },
  lally_2010,
  lopes_2019: {
    title:
      'Lopes JSS and others: Effects of training with elastic resistance versus conventional resistance on muscular strength, SAGE Open Medicine, 2019',
  },
  momma_2022: {
    title:
      'Momma H and others: Muscle-strengthening activities are associated with lower risk and mortality in major non-communicable diseases, British Journal of Sports Medicine, 2022',
  },
  morton_2018: {
    title:
      'Morton RW and others: A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains, British Journal of Sports Medicine, 2018',
    href: 'https://doi.org/10.1136/bjsports-2017-097608',
  },
  ndma_heat,
  nhs_c25k: { title: 'NHS: Couch to 5K running plan' },
  nhs_heat: { title: 'NHS: Heat exhaustion and heatstroke' },
  nhs_soreness: { title: 'NHS: Why do I feel pain after exercise?' },
  nhs_warm_up: { title: 'NHS: How to warm up before exercising' },
  nice_ng246: {
    title:
      'National Institute for Health and Care Excellence: Overweight and obesity management, guideline NG246, 2025',
    href: 'https://www.nice.org.uk/guidance/ng246',
  },
  paluch_2022: {
    title:
      'Paluch AE and others: Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts, Lancet Public Health, 2022',
  },
  reynolds_2016: {
    title:
      'Reynolds AN and others: Advice to walk after meals is more effective for lowering postprandial glycaemia in type 2 diabetes mellitus than advice that does not specify timing, Diabetologia, 2016',
  },
  schoenfeld_fasted_2014: {
    title:
      'Schoenfeld BJ and others: Body composition changes associated with fasted versus non-fasted aerobic exercise, Journal of the International Society of Sports Nutrition, 2014',
  },
  schoenfeld_loads_2017: {
    title:
      'Schoenfeld BJ and others: Strength and hypertrophy adaptations between low- vs high-load resistance training, Journal of Strength and Conditioning Research, 2017',
  },
  schoenfeld_timing_2013: {
    title:
      'Schoenfeld BJ, Aragon AA, Krieger JW: The effect of protein timing on muscle strength and hypertrophy, Journal of the International Society of Sports Nutrition, 2013',
  },
  strain_2024: {
    title:
      'Strain T and others: National, regional, and global trends in insufficient physical activity among adults from 2000 to 2022, Lancet Global Health, 2024',
  },
  thomas_2016: {
    title:
      'Thomas DT, Erdman KA, Burke LM: Nutrition and athletic performance, joint position statement of the Academy of Nutrition and Dietetics, Dietitians of Canada and the American College of Sports Medicine, 2016',
  },
  vispute_2011: {
    title:
      'Vispute SS and others: The effect of abdominal exercise on abdominal fat, Journal of Strength and Conditioning Research, 2011',
  },
  who_activity_2020,
  who_activity_fact_sheet: {
    title: 'World Health Organization: Physical activity, fact sheet, 2024',
    href: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
  },
} satisfies Record<string, Source>
