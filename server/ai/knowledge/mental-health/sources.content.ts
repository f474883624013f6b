import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const {
  aao_screens,
  al_khatib_2017,
  drake_2013,
  icmr_nin_2024,
  nice_ng69,
  nimh_caring,
  ods_b12,
  robinson_attentive_2013,
  robinson_rate_2014,
  who_activity_2020,
} = GENERAL_SOURCES

export const MENTAL_HEALTH_SOURCES = {
  aao_screens,
  aasm_2015: {
    title:
      'Watson NF and others: Recommended amount of sleep for a healthy adult, joint consensus statement of the American Academy of Sleep Medicine and Sleep Research Society, Sleep, 2015',
  },
  aasm_habits: { title: 'American Academy of Sleep Medicine: Healthy sleep habits' },
  acp_insomnia_2016: {
    title:
      'Qaseem A and others: Management of chronic insomnia disorder in adults, guideline of the American College of Physicians, Annals of Internal Medicine, 2016',
  },
  al_khatib_2017,
  arvind_2019: {
    title:
      'Arvind BA and others: Prevalence and socioeconomic impact of depressive disorders in India: multisite population-based cross-sectional study (National Mental Health Survey 2015-16), BMJ Open, 2019',
  },
  bayes_2022: {
    title:
      'Bayes J, Schloss J, Sibbritt D: The effect of a Mediterranean diet on the symptoms of depression in young males (the AMMEND study), American Journal of Clinical Nutrition, 2022',
  },
  bot_2019: {
    title:
      'Bot M and others: Effect of multinutrient supplementation and food-related behavioral activation therapy on prevention of major depressive disorder (MooDFOOD), JAMA, 2019',
  },
  chang_2015: {
    title:
      'Chang AM and others: Evening use of light-emitting eReaders negatively affects sleep, circadian timing, and next-morning alertness, PNAS, 2015',
  },
  cochrane_exercise_2026: {
    title: 'Clegg AJ and others: Exercise for depression, Cochrane Database of Systematic Reviews, 2026',
  },
  drake_2013,
  dunbar_2017: {
    title: 'Dunbar RIM: Breaking bread: the functions of social eating, Adaptive Human Behavior and Physiology, 2017',
  },
  efsa_2015: {
    title: 'European Food Safety Authority: Scientific opinion on the safety of caffeine, EFSA Journal, 2015',
  },
  erss_112: {
    title: 'Ministry of Home Affairs, Government of India: Emergency Response Support System, 112',
    href: 'https://112.gov.in/',
  },
  evers_2018: {
    title:
      'Evers C and others: Feeling bad or feeling good, does emotion affect your consumption of food? A meta-analysis of the experimental evidence, Neuroscience & Biobehavioral Reviews, 2018',
  },
  firth_2019: {
    title:
      'Firth J and others: The effects of dietary improvement on symptoms of depression and anxiety: a meta-analysis of randomized controlled trials, Psychosomatic Medicine, 2019',
  },
  hill_2022: {
    title:
      'Hill D and others: Stress and eating behaviours in healthy adults: a systematic review and meta-analysis, Health Psychology Review, 2022',
  },
  hunt_2018: {
    title:
      'Hunt MG and others: No more FOMO: limiting social media decreases loneliness and depression, Journal of Social and Clinical Psychology, 2018',
  },
  icmr_nin_2024,
  jacka_2017: {
    title:
      'Jacka FN and others: A randomised controlled trial of dietary improvement for adults with major depression (the SMILES trial), BMC Medicine, 2017',
    href: 'https://doi.org/10.1186/s12916-017-0791-y',
  },
  juliano_2004: {
    title: 'Juliano LM, Griffiths RR: A critical review of caffeine withdrawal, Psychopharmacology, 2004',
  },
  klevebrant_2022: {
    title:
      'Klevebrant L, Frick A: Effects of caffeine on anxiety and panic attacks in patients with panic disorder: a systematic review and meta-analysis, General Hospital Psychiatry, 2022',
  },
  lassale_2019: {
    title:
      'Lassale C and others: Healthy dietary indices and risk of depressive outcomes: a systematic review and meta-analysis of observational studies, Molecular Psychiatry, 2019',
  },
  masi_2011: {
    title:
      'Masi CM and others: A meta-analysis of interventions to reduce loneliness, Personality and Social Psychology Review, 2011',
  },
  nhs_antidepressants: { title: 'NHS: Stopping or coming off antidepressants' },
  nhs_sleep: { title: 'NHS: Insomnia' },
  nice_ng69,
  nimh_caring,
  nimh_eating: {
    title: 'National Institute of Mental Health (United States): Eating disorders',
    href: 'https://www.nimh.nih.gov/health/topics/eating-disorders',
  },
  nimh_suicide: {
    title:
      'National Institute of Mental Health (United States): Suicide prevention, and frequently asked questions about suicide',
  },
  noetel_2024: {
    title:
      'Noetel M and others: Effect of exercise for depression: systematic review and network meta-analysis of randomised controlled trials, BMJ, 2024',
  },
  ods_b12,
  orben_2019: {
    title:
      'Orben A, Przybylski AK: The association between adolescent well-being and digital technology use, Nature Human Behaviour, 2019',
  },
  pearce_2022: {
    title:
      'Pearce M and others: Association between physical activity and risk of depression: a systematic review and meta-analysis, JAMA Psychiatry, 2022',
  },
  robinson_attentive_2013,
  robinson_rate_2014,
  tele_manas: {
    title:
      'Ministry of Health and Family Welfare, Government of India: Tele-MANAS, National Tele Mental Health Programme',
    href: 'https://telemanas.mohfw.gov.in/',
  },
  warren_2017: {
    title:
      'Warren JM, Smith N, Ashwell M: A structured literature review on the role of mindfulness, mindful eating and intuitive eating in changing eating behaviours, Nutrition Research Reviews, 2017',
  },
  who_activity_2020,
  who_connection_2025: {
    title:
      'World Health Organization, Commission on Social Connection: From loneliness to social connection: charting a path to healthier societies, 2025',
  },
  who_depression: {
    title: 'World Health Organization: Depressive disorder (depression), fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/depression',
  },
  who_stress: {
    title: 'World Health Organization: Stress, questions and answers, 2023',
    href: 'https://www.who.int/news-room/questions-and-answers/item/stress',
  },
  who_stress_guide: {
    title: 'World Health Organization: Doing what matters in times of stress: an illustrated guide, 2020',
  },
} satisfies Record<string, Source>
