import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const {
  aao_screens,
  aap_2016,
  aasm_2015,
  acp_2016,
  ada_2026,
  al_khatib_2017,
  buffey_2022,
  cdc_alcohol_pregnancy,
  drake_2013,
  ekelund_2016,
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
  who_growth_reference,
  who_healthy_diet,
  who_sugars_2015,
  who_sugars_news_2015,
} = GENERAL_SOURCES

export const LIFESTYLE_SOURCES = {
  aao_screens,
  aap_2016,
  aasm_2015,
  acp_2016,
  ada_2026,
  al_khatib_2017,
  buffey_2022,
  cdc_alcohol_pregnancy,
  cdc_chicken: {
    title: 'Chicken and food poisoning',
    by: 'Centers for Disease Control and Prevention (US)',
    unverified: 'link and year',
  },
  cdc_safer_food: {
    title: 'Safer food choices for people at increased risk of food poisoning',
    by: 'Centers for Disease Control and Prevention (US)',
    unverified: 'title, link and year',
  },
  cdc_sleep: {
    title: 'About sleep',
    by: 'Centers for Disease Control and Prevention (US)',
    unverified: 'link and year',
  },
  chellappa_2021: {
    title: 'Daytime eating prevents internal circadian misalignment and glucose intolerance in night work',
    by: 'Chellappa SL and others, Science Advances',
    year: 2021,
  },
  cochrane_handwashing_2021: {
    title: 'Hand-washing promotion for preventing diarrhoea',
    by: 'Ejemot-Nwadiaro RI and others, Cochrane Database of Systematic Reviews',
    year: 2021,
  },
  drake_2013,
  ebrahim_2013: {
    title: 'Alcohol and sleep I: effects on normal sleep',
    by: 'Ebrahim IO and others, Alcoholism: Clinical and Experimental Research',
    year: 2013,
  },
  efsa_water_2010: {
    title: 'Scientific opinion on dietary reference values for water',
    by: 'European Food Safety Authority, EFSA Journal',
    year: 2010,
  },
  ekelund_2016,
  fao_energy_2003,
  fssai_labelling_2020,
  fssai_school_2020: {
    title: 'Food Safety and Standards (Safe food and balanced diets for children in school) Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2020,
  },
  ganson_2022: {
    title:
      'Intermittent fasting: describing engagement and associations with eating disorder behaviors and psychopathology among Canadian adolescents and young adults',
    by: 'Ganson KT and others, Eating Behaviors',
    year: 2022,
  },
  gardner_2012: {
    title: 'Making health habitual: the psychology of “habit-formation” and general practice',
    by: 'Gardner B, Lally P, Wardle J, British Journal of General Practice',
    year: 2012,
  },
  gollwitzer_2006: {
    title: 'Implementation intentions and goal achievement: a meta-analysis of effects and processes',
    by: 'Gollwitzer PM, Sheeran P, Advances in Experimental Social Psychology',
    year: 2006,
  },
  hammons_2011: {
    title: 'Is frequency of shared family meals related to the nutritional health of children and adolescents?',
    by: 'Hammons AJ, Fiese BH, Pediatrics',
    year: 2011,
  },
  harkin_2016: {
    title: 'Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence',
    by: 'Harkin B and others, Psychological Bulletin',
    year: 2016,
  },
  hollands_2015: {
    title: 'Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco',
    by: 'Hollands GJ and others, Cochrane Database of Systematic Reviews',
    year: 2015,
  },
  hopkins_fasting: {
    title: 'Intermittent fasting: what is it, and how does it work?',
    by: 'Johns Hopkins Medicine',
    unverified: 'link and year',
  },
  iap_2019: {
    title:
      'Indian Academy of Pediatrics guidelines on the fast and junk foods, sugar sweetened beverages, fruit juices, and energy drinks',
    by: 'Gupta P and others, Indian Pediatrics',
    year: 2019,
  },
  icmr_nin_2024,
  lachat_2012,
  lally_2010,
  liu_2022: {
    title: 'Calorie restriction with or without time-restricted eating in weight loss',
    by: 'Liu D and others, New England Journal of Medicine',
    year: 2022,
  },
  mason_2018: {
    title:
      'Effectiveness of a brief behavioural intervention to prevent weight gain over the Christmas holiday period: randomised controlled trial',
    by: 'Mason F and others, BMJ',
    year: 2018,
  },
  medlineplus_heart_fluids: {
    title: 'Heart failure - fluids and diuretics',
    by: 'MedlinePlus, US National Library of Medicine',
    unverified: 'link and year',
  },
  medlineplus_kidney_diet: {
    title: 'Diet - chronic kidney disease',
    by: 'MedlinePlus, US National Library of Medicine',
    unverified: 'link and year',
  },
  mohfw_heat: {
    title: 'Public health advisory: extreme heat/heatwave',
    by: 'Ministry of Health and Family Welfare, Government of India',
    unverified: 'link and year',
  },
  ndma_heat,
  nhlbi_apnoea: {
    title: 'Sleep apnea',
    by: 'National Heart, Lung, and Blood Institute (US)',
    unverified: 'link and year',
  },
  nhs_alcohol_cutting_down: {
    title: 'Tips on cutting down on alcohol',
    by: 'NHS (UK)',
    unverified: 'title, link and year',
  },
  nhs_alcohol_support: {
    title: 'Alcohol support',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_water: {
    title: 'Water, drinks and hydration',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_weaning,
  niaaa_medicines: {
    title: 'Harmful interactions: mixing alcohol with medicines',
    by: 'National Institute on Alcohol Abuse and Alcoholism (US)',
    unverified: 'link and year',
  },
  nice_cg32,
  nice_ng69,
  nimh_caring,
  robinson_attentive_2013,
  robinson_rate_2014,
  saboo_2019: {
    title: 'Management of diabetes during fasting and feasting in India',
    by: 'Saboo B and others, Journal of the Association of Physicians of India',
    year: 2019,
  },
  satter: {
    title: 'Division of responsibility in feeding',
    by: 'Ellyn Satter Institute',
    unverified: 'title, link and year',
  },
  shangguan_2019: {
    title: 'A meta-analysis of food labeling effects on consumer diet behaviors and industry practices',
    by: 'Shangguan S and others, American Journal of Preventive Medicine',
    year: 2019,
  },
  singh_2024: {
    title:
      'Time to form a habit: a systematic review and meta-analysis of health behaviour habit formation and its determinants',
    by: 'Singh B and others, Healthcare',
    year: 2024,
    url: 'https://doi.org/10.3390/healthcare12232488',
  },
  spill_2019: {
    title: 'Repeated exposure to food and food acceptability in infants and toddlers: a systematic review',
    by: 'Spill MK and others, American Journal of Clinical Nutrition',
    year: 2019,
  },
  st_onge_2017: {
    title:
      'Meal timing and frequency: implications for cardiovascular disease prevention: a scientific statement from the American Heart Association',
    by: 'St-Onge MP and others, Circulation',
    year: 2017,
    url: 'https://doi.org/10.1161/CIR.0000000000000476',
  },
  tasali_2022: {
    title:
      'Effect of sleep extension on objectively assessed energy intake among adults with overweight in real-life settings: a randomized clinical trial',
    by: 'Tasali E and others, JAMA Internal Medicine',
    year: 2022,
  },
  usda_fdc,
  vujovic_2022: {
    title:
      'Late isocaloric eating increases hunger, decreases energy expenditure, and modifies metabolic pathways in adults with overweight and obesity',
    by: 'Vujovic N and others, Cell Metabolism',
    year: 2022,
  },
  vyas_2012: {
    title: 'Shift work and vascular events: systematic review and meta-analysis',
    by: 'Vyas MV and others, BMJ',
    year: 2012,
  },
  who_activity_2020,
  who_diarrhoea: {
    title: 'Diarrhoeal disease (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/diarrhoeal-disease',
    unverified: 'year',
  },
  who_europe_alcohol_2023: {
    title: 'No level of alcohol consumption is safe for our health',
    by: 'World Health Organization, Regional Office for Europe',
    year: 2023,
  },
  who_five_keys,
  who_food_safety: {
    title: 'Food safety (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/food-safety',
    unverified: 'year',
  },
  who_growth_reference,
  who_healthy_diet,
  who_heat: {
    title: 'Heat and health (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/climate-change-heat-and-health',
    unverified: 'year',
  },
  who_sugars_2015,
  who_sugars_news_2015,
  yanovski_2000: {
    title: 'A prospective study of holiday weight gain',
    by: 'Yanovski JA and others, New England Journal of Medicine',
    year: 2000,
  },
} as const satisfies Record<string, Source>
