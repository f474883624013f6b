import { SHARED_SOURCES } from '../shared-sources.content.ts'
import type { Source } from '../subject.ts'

const {
  aao_screens,
  ada_2025,
  al_khatib_2017,
  drake_2013,
  fssai_labelling_2020,
  icmr_nin_2024,
  lachat_2012,
  ndma_heat,
  robinson_attentive_2013,
  robinson_rate_2014,
  who_activity_2020,
  who_five_keys,
  who_healthy_diet,
  who_sugars_2015,
  who_sugars_news_2015,
} = SHARED_SOURCES

export const LIFESTYLE_SOURCES = {
  aao_screens,
  aasm_2015: {
    title:
      'Watson NF and others: Recommended amount of sleep for a healthy adult: a joint consensus statement of the American Academy of Sleep Medicine and Sleep Research Society, Sleep, 2015',
  },
  acp_2016: {
    title:
      'Qaseem A and others: Management of chronic insomnia disorder in adults: a clinical practice guideline from the American College of Physicians, Annals of Internal Medicine, 2016',
  },
  ada_2025,
  al_khatib_2017,
  buffey_2022: {
    title:
      'Buffey AJ and others: The acute effects of interrupting prolonged sitting time in adults with standing and light-intensity walking on biomarkers of cardiometabolic health in adults: a systematic review and meta-analysis, Sports Medicine, 2022',
  },
  cdc_alcohol_pregnancy: { title: 'Centers for Disease Control and Prevention: About alcohol use during pregnancy' },
  cdc_safer_food: { title: 'Centers for Disease Control and Prevention: Safer food choices for people at higher risk' },
  cdc_sleep: { title: 'Centers for Disease Control and Prevention: About sleep' },
  chellappa_2021: {
    title:
      'Chellappa SL and others: Daytime eating prevents internal circadian misalignment and glucose intolerance in night work, Science Advances, 2021',
  },
  cochrane_handwashing_2021: {
    title:
      'Ejemot-Nwadiaro RI and others: Hand-washing promotion for preventing diarrhoea, Cochrane Database of Systematic Reviews, 2021',
  },
  drake_2013,
  ebrahim_2013: {
    title:
      'Ebrahim IO and others: Alcohol and sleep I: effects on normal sleep, Alcoholism: Clinical and Experimental Research, 2013',
  },
  efsa_water_2010: {
    title:
      'European Food Safety Authority: Scientific opinion on dietary reference values for water, EFSA Journal, 2010',
  },
  ekelund_2016: {
    title:
      'Ekelund U and others: Does physical activity attenuate, or even eliminate, the detrimental association of sitting time with mortality? A harmonised meta-analysis of data from more than 1 million men and women, The Lancet, 2016',
  },
  fao_energy_2003: {
    title:
      'Food and Agriculture Organization: Food energy: methods of analysis and conversion factors, FAO Food and Nutrition Paper 77, 2003',
  },
  fssai_labelling_2020,
  hollands_2015: {
    title:
      'Hollands GJ and others: Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco, Cochrane Database of Systematic Reviews, 2015',
  },
  icmr_nin_2024,
  lachat_2012,
  liu_2022: {
    title:
      'Liu D and others: Calorie restriction with or without time-restricted eating in weight loss, New England Journal of Medicine, 2022',
  },
  mason_2018: {
    title:
      'Mason F and others: Effectiveness of a brief behavioural intervention to prevent weight gain over the Christmas holiday period: randomised controlled trial, BMJ, 2018',
  },
  medlineplus_fluid: {
    title:
      'MedlinePlus, US National Library of Medicine: Heart failure, fluids and diuretics; Diet, chronic kidney disease',
  },
  ndma_heat,
  nhlbi_apnoea: { title: 'National Heart, Lung, and Blood Institute (US): Sleep apnea' },
  nhs_alcohol: { title: 'National Health Service (UK): Alcohol support; Tips on cutting down' },
  nhs_chicken: { title: 'National Health Service (UK): Why you should never wash raw chicken' },
  nhs_water: { title: 'National Health Service (UK): Water, drinks and hydration' },
  niaaa_medicines: {
    title:
      'National Institute on Alcohol Abuse and Alcoholism (US): Harmful interactions: mixing alcohol with medicines',
  },
  robinson_attentive_2013,
  robinson_rate_2014,
  shangguan_2019: {
    title:
      'Shangguan S and others: A meta-analysis of food labeling effects on consumer diet behaviors and industry practices, American Journal of Preventive Medicine, 2019',
  },
  tasali_2022: {
    title:
      'Tasali E and others: Effect of sleep extension on objectively assessed energy intake among adults with overweight in real-life settings: a randomized clinical trial, JAMA Internal Medicine, 2022',
  },
  vujovic_2022: {
    title:
      'Vujovic N and others: Late isocaloric eating increases hunger, decreases energy expenditure, and modifies metabolic pathways in adults with overweight and obesity, Cell Metabolism, 2022',
  },
  vyas_2012: {
    title: 'Vyas MV and others: Shift work and vascular events: systematic review and meta-analysis, BMJ, 2012',
  },
  who_activity_2020,
  who_diarrhoea: {
    title: 'World Health Organization: Diarrhoeal disease, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/diarrhoeal-disease',
  },
  who_europe_alcohol_2023: {
    title:
      'World Health Organization, Regional Office for Europe: No level of alcohol consumption is safe for our health, 2023',
  },
  who_five_keys,
  who_food_safety: {
    title: 'World Health Organization: Food safety, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/food-safety',
  },
  who_healthy_diet,
  who_sugars_2015,
  who_sugars_news_2015,
  yanovski_2000: {
    title: 'Yanovski JA and others: A prospective study of holiday weight gain, New England Journal of Medicine, 2000',
  },
} as const satisfies Record<string, Source>
