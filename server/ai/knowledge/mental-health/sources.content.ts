import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const {
  aao_screens,
  aap_2016,
  aasm_2015,
  acp_2016,
  al_khatib_2017,
  drake_2013,
  icmr_nin_2024,
  nice_ng69,
  nimh_caring,
  nimh_eating,
  ods_b12,
  robinson_attentive_2013,
  robinson_rate_2014,
  tele_manas,
  who_activity_2020,
} = GENERAL_SOURCES

export const MENTAL_HEALTH_SOURCES = {
  aao_screens,
  aap_2016,
  aasm_2015,
  aasm_habits: {
    title: 'Healthy sleep habits',
    by: 'American Academy of Sleep Medicine',
    url: 'https://sleepeducation.org/healthy-sleep/healthy-sleep-habits/',
    unverified: 'year',
  },
  acp_2016,
  al_khatib_2017,
  arvind_2019: {
    title:
      'Prevalence and socioeconomic impact of depressive disorders in India: multisite population-based cross-sectional study',
    by: 'Arvind BA and others, BMJ Open',
    year: 2019,
    url: 'https://doi.org/10.1136/bmjopen-2018-027250',
  },
  bayes_2022: {
    title:
      'The effect of a Mediterranean diet on the symptoms of depression in young males (the “AMMEND” study): a randomized controlled trial',
    by: 'Bayes J, Schloss J, Sibbritt D, American Journal of Clinical Nutrition',
    year: 2022,
    unverified: 'link',
  },
  bot_2019: {
    title:
      'Effect of multinutrient supplementation and food-related behavioral activation therapy on prevention of major depressive disorder among overweight or obese adults with subsyndromal depressive symptoms: the MooDFOOD randomized clinical trial',
    by: 'Bot M and others, JAMA',
    year: 2019,
    unverified: 'link',
  },
  chang_2015: {
    title:
      'Evening use of light-emitting eReaders negatively affects sleep, circadian timing, and next-morning alertness',
    by: 'Chang AM and others, PNAS',
    year: 2015,
    url: 'https://doi.org/10.1073/pnas.1418490112',
  },
  cochrane_exercise_2026: {
    title: 'Exercise for depression',
    by: 'Clegg AJ and others, Cochrane Database of Systematic Reviews',
    year: 2026,
    url: 'https://doi.org/10.1002/14651858.CD004366.pub7',
    unverified: 'authors',
  },
  drake_2013,
  dunbar_2017: {
    title: 'Breaking bread: the functions of social eating',
    by: 'Dunbar RIM, Adaptive Human Behavior and Physiology',
    year: 2017,
    url: 'https://doi.org/10.1007/s40750-017-0061-4',
  },
  efsa_2015: {
    title: 'Scientific opinion on the safety of caffeine',
    by: 'European Food Safety Authority, EFSA Journal',
    year: 2015,
    url: 'https://doi.org/10.2903/j.efsa.2015.4102',
  },
  erss_112: {
    title: 'Emergency Response Support System, 112',
    by: 'Ministry of Home Affairs, Government of India',
    url: 'https://112.gov.in/',
  },
  evers_2018: {
    title:
      'Feeling bad or feeling good, does emotion affect your consumption of food? A meta-analysis of the experimental evidence',
    by: 'Evers C and others, Neuroscience & Biobehavioral Reviews',
    year: 2018,
    unverified: 'link',
  },
  firth_2019: {
    title:
      'The effects of dietary improvement on symptoms of depression and anxiety: a meta-analysis of randomized controlled trials',
    by: 'Firth J and others, Psychosomatic Medicine',
    year: 2019,
    url: 'https://doi.org/10.1097/PSY.0000000000000673',
  },
  hill_2022: {
    title: 'Stress and eating behaviours in healthy adults: a systematic review and meta-analysis',
    by: 'Hill D and others, Health Psychology Review',
    year: 2022,
    unverified: 'link',
  },
  hunt_2018: {
    title: 'No more FOMO: limiting social media decreases loneliness and depression',
    by: 'Hunt MG and others, Journal of Social and Clinical Psychology',
    year: 2018,
    url: 'https://doi.org/10.1521/jscp.2018.37.10.751',
  },
  icmr_nin_2024,
  jacka_2017: {
    title: 'A randomised controlled trial of dietary improvement for adults with major depression (the “SMILES” trial)',
    by: 'Jacka FN and others, BMC Medicine',
    year: 2017,
    url: 'https://doi.org/10.1186/s12916-017-0791-y',
  },
  juliano_2004: {
    title:
      'A critical review of caffeine withdrawal: empirical validation of symptoms and signs, incidence, severity, and associated features',
    by: 'Juliano LM, Griffiths RR, Psychopharmacology',
    year: 2004,
    url: 'https://doi.org/10.1007/s00213-004-2000-x',
  },
  klevebrant_2022: {
    title:
      'Effects of caffeine on anxiety and panic attacks in patients with panic disorder: a systematic review and meta-analysis',
    by: 'Klevebrant L, Frick A, General Hospital Psychiatry',
    year: 2022,
    url: 'https://doi.org/10.1016/j.genhosppsych.2021.11.005',
  },
  lassale_2019: {
    title:
      'Healthy dietary indices and risk of depressive outcomes: a systematic review and meta-analysis of observational studies',
    by: 'Lassale C and others, Molecular Psychiatry',
    year: 2019,
    url: 'https://doi.org/10.1038/s41380-018-0237-8',
  },
  masi_2011: {
    title: 'A meta-analysis of interventions to reduce loneliness',
    by: 'Masi CM and others, Personality and Social Psychology Review',
    year: 2011,
    url: 'https://doi.org/10.1177/1088868310377394',
  },
  nhs_antidepressants: {
    title: 'Stopping or coming off antidepressants',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_sleep: {
    title: 'Insomnia',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/conditions/insomnia/',
    unverified: 'year',
  },
  nice_ng69,
  nimh_caring,
  nimh_eating,
  nimh_suicide: {
    title: 'Suicide prevention',
    by: 'National Institute of Mental Health (US)',
    url: 'https://www.nimh.nih.gov/health/topics/suicide-prevention',
    unverified: 'year',
  },
  nimh_suicide_faq: {
    title: 'Frequently asked questions about suicide',
    by: 'National Institute of Mental Health (US)',
    url: 'https://www.nimh.nih.gov/health/publications/suicide-faq',
    unverified: 'year',
  },
  noetel_2024: {
    title:
      'Effect of exercise for depression: systematic review and network meta-analysis of randomised controlled trials',
    by: 'Noetel M and others, BMJ',
    year: 2024,
    url: 'https://doi.org/10.1136/bmj-2023-075847',
  },
  ods_b12,
  orben_2019: {
    title: 'The association between adolescent well-being and digital technology use',
    by: 'Orben A, Przybylski AK, Nature Human Behaviour',
    year: 2019,
    url: 'https://doi.org/10.1038/s41562-018-0506-1',
  },
  pearce_2022: {
    title: 'Association between physical activity and risk of depression: a systematic review and meta-analysis',
    by: 'Pearce M and others, JAMA Psychiatry',
    year: 2022,
    url: 'https://doi.org/10.1001/jamapsychiatry.2022.0609',
  },
  rcpsych_meed_2022: {
    title: 'Medical emergencies in eating disorders (MEED): guidance on recognition and management (CR233)',
    by: 'Royal College of Psychiatrists (UK)',
    year: 2022,
    url: 'https://www.rcpsych.ac.uk/improving-care/campaigning-for-better-mental-health-policy/college-reports/2022-college-reports/cr233',
  },
  robinson_attentive_2013,
  robinson_rate_2014,
  tele_manas,
  warren_2017: {
    title:
      'A structured literature review on the role of mindfulness, mindful eating and intuitive eating in changing eating behaviours: effectiveness and associated potential mechanisms',
    by: 'Warren JM, Smith N, Ashwell M, Nutrition Research Reviews',
    year: 2017,
    url: 'https://doi.org/10.1017/S0954422417000154',
  },
  who_activity_2020,
  who_connection_2025: {
    title: 'From loneliness to social connection: charting a path to healthier societies',
    by: 'World Health Organization, Commission on Social Connection',
    year: 2025,
    url: 'https://www.who.int/publications/i/item/978240112360',
  },
  who_depression: {
    title: 'Depressive disorder (depression) (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/depression',
    unverified: 'year',
  },
  who_stress: {
    title: 'Stress (questions and answers)',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.who.int/news-room/questions-and-answers/item/stress',
  },
  who_stress_guide: {
    title: 'Doing what matters in times of stress: an illustrated guide',
    by: 'World Health Organization',
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240003927',
  },
} as const satisfies Record<string, Source>
