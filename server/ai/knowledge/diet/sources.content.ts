import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const {
  ada_2025,
  aune_nuts_2016,
  cdc_alcohol_pregnancy,
  fao_energy_2003,
  fssai_frying_oil,
  fssai_labelling_2020,
  hall_2019,
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  medlineplus_fibre,
  nhs_weaning,
  ods_iron,
  usda_fdc,
  who_carbohydrate_2023,
  who_healthy_diet,
  who_sodium,
  who_sugars_2015,
  who_sugars_news_2015,
  aap_2016,
  nice_cg32,
  nice_ng69,
} = GENERAL_SOURCES

export const DIET_SOURCES = {
  ada_2025,
  erfc_2009: {
    title:
      'Emerging Risk Factors Collaboration: Major lipids, apolipoproteins, and risk of vascular disease, JAMA, 2009',
  },
  keene_2014: {
    title:
      'Keene D and others: Effect on cardiovascular risk of high density lipoprotein targeted drug treatments niacin, fibrates, and CETP inhibitors: meta-analysis of randomised controlled trials, BMJ, 2014',
  },
  kodama_2007: {
    title:
      'Kodama S and others: Effect of aerobic exercise training on serum levels of high-density lipoprotein cholesterol: a meta-analysis, Archives of Internal Medicine, 2007',
  },
  aha_2021: {
    title:
      'Lichtenstein AH and others: 2021 dietary guidance to improve cardiovascular health: a scientific statement from the American Heart Association, Circulation, 2021',
    href: 'https://doi.org/10.1161/CIR.0000000000001031',
  },
  ahmad_fuzi_2017: {
    title:
      'Ahmad Fuzi SF and others: A 1-h time interval between a meal containing iron and consumption of tea attenuates the inhibitory effects on iron absorption, American Journal of Clinical Nutrition, 2017',
  },
  anemia_mukt_bharat: {
    title: 'Ministry of Health and Family Welfare, Government of India: Anemia Mukt Bharat programme',
  },
  anjana_2023: {
    title:
      'Anjana RM and others: Metabolic non-communicable disease health report of India (ICMR-INDIAB-17), Lancet Diabetes & Endocrinology, 2023',
  },
  ata_biotin: { title: 'American Thyroid Association: Biotin use can interfere with thyroid blood tests' },
  ata_hypothyroidism: { title: 'American Thyroid Association: Hypothyroidism, information for patients' },
  ata_weight: { title: 'American Thyroid Association: Thyroid and weight' },
  aune_grains_2016: {
    title:
      'Aune D and others: Whole grain consumption and risk of cardiovascular disease, cancer, and all cause and cause specific mortality, BMJ, 2016',
    href: 'https://doi.org/10.1136/bmj.i2716',
  },
  aune_nuts_2016,
  bda_covid_2020: {
    title: 'British Dietetic Association: COVID-19 and coronavirus, advice for the general public, 2020',
  },
  btf_diet: { title: 'British Thyroid Foundation: Diets and supplements for thyroid disorders' },
  burke_2011: {
    title:
      'Burke LE, Wang J, Sevick MA: Self-monitoring in weight loss: a systematic review of the literature, Journal of the American Dietetic Association, 2011',
  },
  cdc_alcohol_pregnancy,
  cdc_weight: { title: 'Centers for Disease Control and Prevention: Steps for losing weight' },
  estruch_2018: {
    title:
      'Estruch R and others: Primary prevention of cardiovascular disease with a Mediterranean diet supplemented with extra-virgin olive oil or nuts (PREDIMED), New England Journal of Medicine, 2018',
    href: 'https://doi.org/10.1056/NEJMoa1800389',
  },
  fao_energy_2003,
  fda_sweeteners: { title: 'US Food and Drug Administration: Aspartame and other sweeteners in food' },
  forsyth_2024: {
    title:
      'Forsyth JE and others: Evidence of turmeric adulteration with lead chromate across South Asia, Science of the Total Environment, 2024',
  },
  fssai_fortification_2018: {
    title:
      'Food Safety and Standards Authority of India: Food Safety and Standards (Fortification of Foods) Regulations, 2018',
  },
  fssai_frying_oil,
  fssai_labelling_2020,
  fssai_trans_fat_2021: {
    title:
      'Food Safety and Standards Authority of India: amendments limiting industrial trans fatty acids to 2 per cent from 1 January 2022, notified in 2020 and 2021',
  },
  halegoua_2023: {
    title:
      'Halegoua-DeMarzio D and others: Liver injury associated with turmeric, a growing problem: ten cases from the Drug-Induced Liver Injury Network, American Journal of Medicine, 2023',
    href: 'https://doi.org/10.1016/j.amjmed.2022.09.026',
  },
  hall_2019,
  harvard_superfoods: {
    title: 'Harvard T.H. Chan School of Public Health, The Nutrition Source: Superfoods or superhype?',
  },
  he_2013: {
    title:
      'He FJ, Li J, MacGregor GA: Effect of longer term modest salt reduction on blood pressure: Cochrane systematic review and meta-analysis of randomised trials, BMJ, 2013',
    href: 'https://doi.org/10.1136/bmj.f1325',
  },
  heaney_1988: {
    title:
      'Heaney RP, Weaver CM, Recker RR: Calcium absorbability from spinach, American Journal of Clinical Nutrition, 1988',
  },
  hemila_2013: {
    title:
      'Hemilä H, Chalker E: Vitamin C for preventing and treating the common cold, Cochrane Database of Systematic Reviews, 2013',
  },
  hooper_2020: {
    title:
      'Hooper L and others: Reduction in saturated fat intake for cardiovascular disease, Cochrane Database of Systematic Reviews, 2020',
    href: 'https://doi.org/10.1002/14651858.CD011737.pub3',
  },
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  kdigo_2024: {
    title:
      'KDIGO: Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney International, 2024',
  },
  medlineplus_fibre,
  misra_2009: {
    title:
      'Misra A and others: Consensus statement for diagnosis of obesity, abdominal obesity and the metabolic syndrome for Asian Indians, Journal of the Association of Physicians of India, 2009',
  },
  msk_turmeric: { title: 'Memorial Sloan Kettering Cancer Center: About Herbs: Turmeric' },
  nccih_cinnamon: {
    title: 'National Center for Complementary and Integrative Health (US): Cinnamon',
    href: 'https://www.nccih.nih.gov/health/cinnamon',
  },
  nccih_turmeric: {
    title: 'National Center for Complementary and Integrative Health (US): Turmeric',
    href: 'https://www.nccih.nih.gov/health/turmeric',
  },
  nfhs_5: {
    title: 'Ministry of Health and Family Welfare: National Family Health Survey (NFHS-5), 2019-21, India report',
  },
  nhs_morning_sickness: { title: 'NHS: Vomiting and morning sickness' },
  nhs_pregnancy_diet: { title: 'NHS: Have a healthy diet in pregnancy' },
  nhs_pregnancy_foods: { title: 'NHS: Foods to avoid in pregnancy' },
  nhs_weaning,
  nice_cg43: {
    title:
      'National Institute for Health and Care Excellence: Obesity: guidance on the prevention, identification, assessment and management of overweight and obesity (CG43), 2006, later replaced by NG246',
  },
  nice_cg32,
  nice_ng247: {
    title: 'National Institute for Health and Care Excellence: Maternal and child nutrition (NG247), 2025',
  },
  nice_ng69,
  aap_2016,
  nice_ng246: {
    title: 'National Institute for Health and Care Excellence: Overweight and obesity management (NG246), 2025',
    href: 'https://www.nice.org.uk/guidance/ng246',
  },
  nice_ph27: {
    title:
      'National Institute for Health and Care Excellence: Weight management before, during and after pregnancy, guideline PH27, 2010',
  },
  ods_b12: {
    title: 'NIH Office of Dietary Supplements: Vitamin B12, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminB12-HealthProfessional/',
  },
  ods_calcium: {
    title: 'NIH Office of Dietary Supplements: Calcium, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/Calcium-HealthProfessional/',
  },
  ods_immune: {
    title:
      'NIH Office of Dietary Supplements: Dietary supplements for immune function and infectious diseases, fact sheet for consumers',
    href: 'https://ods.od.nih.gov/factsheets/ImmuneFunction-Consumer/',
  },
  ods_iodine: {
    title: 'NIH Office of Dietary Supplements: Iodine, fact sheet for consumers',
    href: 'https://ods.od.nih.gov/factsheets/Iodine-Consumer/',
  },
  ods_iron,
  ods_omega3: {
    title: 'NIH Office of Dietary Supplements: Omega-3 fatty acids, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/Omega3FattyAcids-HealthProfessional/',
  },
  ods_vitamin_d: {
    title: 'NIH Office of Dietary Supplements: Vitamin D, fact sheet for health professionals',
    href: 'https://ods.od.nih.gov/factsheets/VitaminD-HealthProfessional/',
  },
  pcos_guideline_2023: {
    title:
      'Teede HJ and others: Recommendations from the 2023 international evidence-based guideline for the assessment and management of polycystic ovary syndrome, Human Reproduction, 2023',
    href: 'https://doi.org/10.1093/humrep/dead156',
  },
  prather_2015: {
    title: 'Prather AA and others: Behaviorally assessed sleep and susceptibility to the common cold, Sleep, 2015',
  },
  reynolds_2019: {
    title:
      'Reynolds A and others: Carbohydrate quality and human health: a series of systematic reviews and meta-analyses, The Lancet, 2019',
    href: 'https://doi.org/10.1016/S0140-6736(18)31809-9',
  },
  reynolds_2020: {
    title:
      'Reynolds AN, Akerman AP, Mann J: Dietary fibre and whole grains in diabetes management: systematic review and meta-analyses, PLOS Medicine, 2020',
  },
  sacks_2001: {
    title:
      'Sacks FM and others: Effects on blood pressure of reduced dietary sodium and the Dietary Approaches to Stop Hypertension (DASH) diet, New England Journal of Medicine, 2001',
  },
  shukla_2015: {
    title:
      'Shukla AP and others: Food order has a significant impact on postprandial glucose and insulin levels, Diabetes Care, 2015',
  },
  sievert_2019: {
    title:
      'Sievert K and others: Effect of breakfast on weight and energy intake: systematic review and meta-analysis of randomised controlled trials, BMJ, 2019',
    href: 'https://doi.org/10.1136/bmj.l42',
  },
  tayyem_2006: {
    title: 'Tayyem RF and others: Curcumin content of turmeric and curry powders, Nutrition and Cancer, 2006',
  },
  usda_fdc,
  whitehead_2014: {
    title:
      'Whitehead A and others: Cholesterol-lowering effects of oat beta-glucan: a meta-analysis of randomized controlled trials, American Journal of Clinical Nutrition, 2014',
  },
  who_anaemia: {
    title: 'World Health Organization: Anaemia, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/anaemia',
  },
  who_anc_2016: {
    title: 'World Health Organization: Recommendations on antenatal care for a positive pregnancy experience, 2016',
    href: 'https://www.who.int/publications/i/item/9789241549912',
  },
  who_bmi_2004: {
    title:
      'WHO expert consultation: Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies, The Lancet, 2004',
    href: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
  },
  who_carbohydrate_2023,
  who_complementary_2023: {
    title:
      'World Health Organization: Complementary feeding of infants and young children 6 to 23 months of age, guideline, 2023',
    href: 'https://www.ncbi.nlm.nih.gov/books/n/who373358/',
  },
  who_cvd: {
    title: 'World Health Organization: Cardiovascular diseases, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)',
  },
  who_healthy_diet,
  who_pcos: {
    title: 'World Health Organization: Polycystic ovary syndrome, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/polycystic-ovary-syndrome',
  },
  who_protein_2007: {
    title:
      'WHO, FAO and UNU: Protein and amino acid requirements in human nutrition, WHO Technical Report Series 935, 2007',
  },
  who_salt_substitutes_2025: {
    title: 'World Health Organization: Use of lower-sodium salt substitutes, guideline, 2025',
  },
  who_saturated_fat_2023: {
    title:
      'World Health Organization: Saturated fatty acid and trans-fatty acid intake for adults and children, guideline, 2023',
    href: 'https://www.who.int/publications/i/item/9789240073630',
  },
  who_sodium,
  who_sugars_2015,
  who_sugars_news_2015,
  who_sweeteners_2023: {
    title: 'World Health Organization: Use of non-sugar sweeteners, guideline, 2023',
    href: 'https://www.who.int/publications/i/item/9789240073616',
  },
  who_sweeteners_news_2023: {
    title:
      'World Health Organization: WHO advises not to use non-sugar sweeteners for weight control in newly released guideline, 2023',
  },
  who_total_fat_2023: {
    title:
      'World Health Organization: Total fat intake for the prevention of unhealthy weight gain in adults and children, guideline, 2023',
    href: 'https://www.who.int/publications/i/item/9789240073654',
  },
  who_trans_fat: {
    title: 'World Health Organization: Trans fat, fact sheet',
    href: 'https://www.who.int/news-room/fact-sheets/detail/trans-fat',
  },
  who_vaccines: {
    title: 'World Health Organization: Vaccines and immunization: what is vaccination? Questions and answers',
  },
  young_pellett_1994: {
    title:
      'Young VR, Pellett PL: Plant proteins in relation to human protein and amino acid nutrition, American Journal of Clinical Nutrition, 1994',
  },
} as const satisfies Record<string, Source>
