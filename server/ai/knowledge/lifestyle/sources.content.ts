import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const {
  aao_screens,
  aap_2016,
  ada_2025,
  al_khatib_2017,
  cdc_alcohol_pregnancy,
  drake_2013,
  fao_energy_2003,
  fssai_labelling_2020,
  icmr_nin_2024,
  lachat_2012,
  lally_2010,
  ndma_heat,
  nhs_weaning,
  nice_cg32,
  nice_ng69,
  nimh_caring,
  robinson_attentive_2013,
  robinson_rate_2014,
  usda_fdc,
  who_activity_2020,
  who_five_keys,
  who_healthy_diet,
  who_sugars_2015,
  who_sugars_news_2015,
} = GENERAL_SOURCES

export const LIFESTYLE_SOURCES = {
  aao_screens,
  aap_2016,
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
  cdc_alcohol_pregnancy,
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
  fao_energy_2003,
  fssai_labelling_2020,
  fssai_school_2020: {
    title:
      'Food Safety and Standards Authority of India: Food Safety and Standards (Safe food and balanced diets for children in school) Regulations, 2020',
  },
  gardner_2012: {
    title:
      'Gardner B, Lally P, Wardle J: Making health habitual: the psychology of “habit-formation” and general practice, British Journal of General Practice, 2012',
  },
  gollwitzer_2006: {
    title:
      'Gollwitzer PM, Sheeran P: Implementation intentions and goal achievement: a meta-analysis of effects and processes, Advances in Experimental Social Psychology, 2006',
  },
  hammons_2011: {
    title:
      'Hammons AJ, Fiese BH: Is frequency of shared family meals related to the nutritional health of children and adolescents? Pediatrics, 2011',
  },
  harkin_2016: {
    title:
      'Harkin B and others: Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence, Psychological Bulletin, 2016',
  },
  ganson_2022: {
    title:
      'Ganson KT and others: Intermittent fasting: describing engagement and associations with eating disorder behaviors and psychopathology among Canadian adolescents and young adults, Eating Behaviors, 2022',
  },
  hopkins_fasting: {
    title: 'Johns Hopkins Medicine: Intermittent fasting: what is it, and how does it work?',
  },
  st_onge_2017: {
    title:
      'St-Onge MP and others: Meal timing and frequency: implications for cardiovascular disease prevention, scientific statement of the American Heart Association, Circulation, 2017',
    href: 'https://doi.org/10.1161/CIR.0000000000000476',
  },
  hollands_2015: {
    title:
      'Hollands GJ and others: Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco, Cochrane Database of Systematic Reviews, 2015',
  },
  iap_2019: {
    title:
      'Gupta P and others: Indian Academy of Pediatrics guidelines on the fast and junk foods, sugar sweetened beverages, fruit juices, and energy drinks, Indian Pediatrics, 2019',
  },
  icmr_nin_2024,
  lachat_2012,
  lally_2010,
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
  mohfw_heat: {
    title:
      'Ministry of Health and Family Welfare, Government of India: Public health advisory: extreme heat and heatwave, National Programme on Climate Change and Human Health',
  },
  ndma_heat,
  nhlbi_apnoea: { title: 'National Heart, Lung, and Blood Institute (US): Sleep apnea' },
  nhs_alcohol: { title: 'National Health Service (UK): Alcohol support; Tips on cutting down' },
  nhs_chicken: { title: 'National Health Service (UK): Why you should never wash raw chicken' },
  nhs_water: { title: 'National Health Service (UK): Water, drinks and hydration' },
  nhs_weaning,
  niaaa_medicines: {
    title:
      'National Institute on Alcohol Abuse and Alcoholism (US): Harmful interactions: mixing alcohol with medicines',
  },
  nice_cg32,
  nice_ng69,
  nimh_caring,
  robinson_attentive_2013,
  robinson_rate_2014,
  satter: { title: 'Ellyn Satter Institute: The division of responsibility in feeding' },
  shangguan_2019: {
    title:
      'Shangguan S and others: A meta-analysis of food labeling effects on consumer diet behaviors and industry practices, American Journal of Preventive Medicine, 2019',
  },
  singh_2024: {
    title:
      'Singh B and others: Time to form a habit: a systematic review and meta-analysis of health behaviour habit formation and its determinants, Healthcare, 2024',
    href: 'https://doi.org/10.3390/healthcare12232488',
  },
  spill_2019: {
    title:
      'Spill MK and others: Repeated exposure to food and food acceptability in infants and toddlers: a systematic review, American Journal of Clinical Nutrition, 2019',
  },
  tasali_2022: {
    title:
      'Tasali E and others: Effect of sleep extension on objectively assessed energy intake among adults with overweight in real-life settings: a randomized clinical trial, JAMA Internal Medicine, 2022',
  },
  usda_fdc,
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
  who_growth_reference: {
    title: 'World Health Organization: Child growth standards (0 to 5 years) and growth reference (5 to 19 years)',
  },
  who_healthy_diet,
  who_heat: {
    title: 'World Health Organization: Heat and health, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/climate-change-heat-and-health',
  },
  who_sugars_2015,
  who_sugars_news_2015,
  yanovski_2000: {
    title: 'Yanovski JA and others: A prospective study of holiday weight gain, New England Journal of Medicine, 2000',
  },
} as const satisfies Record<string, Source>
