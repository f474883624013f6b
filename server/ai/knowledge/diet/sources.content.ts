import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const {
  aap_2016,
  ada_2026,
  aga_probiotics_2020,
  aune_nuts_2016,
  cdc_alcohol_pregnancy,
  fao_energy_2003,
  fssai_frying_oil_2020,
  fssai_labelling_2020,
  hall_2019,
  hotz_gibson_2007,
  icmr_nin_2024,
  ifct_2017,
  medlineplus_fibre,
  nhs_weaning,
  nice_cg32,
  nice_ng246,
  nice_ng69,
  nimh_eating,
  ods_b12,
  ods_iron,
  tele_manas,
  usda_fdc,
  who_activity_2020,
  who_carbohydrate_2023,
  who_growth_reference,
  who_healthy_diet,
  who_sodium,
  who_sugars_2015,
  who_sugars_news_2015,
} = GENERAL_SOURCES

export const DIET_SOURCES = {
  aap_2016,
  ada_2026,
  aga_probiotics_2020,
  aha_2021: {
    title:
      '2021 dietary guidance to improve cardiovascular health: a scientific statement from the American Heart Association',
    by: 'Lichtenstein AH and others, Circulation',
    year: 2021,
    url: 'https://doi.org/10.1161/CIR.0000000000001031',
  },
  ahmad_fuzi_2017: {
    title:
      'A 1-h time interval between a meal containing iron and consumption of tea attenuates the inhibitory effects on iron absorption: a controlled trial in a cohort of healthy UK women using a stable iron isotope',
    by: 'Ahmad Fuzi SF and others, American Journal of Clinical Nutrition',
    year: 2017,
  },
  anemia_mukt_bharat: {
    title: 'Anemia Mukt Bharat',
    by: 'Ministry of Health and Family Welfare, Government of India',
    unverified: 'link and year',
  },
  anjana_2023: {
    title:
      'Metabolic non-communicable disease health report of India: the ICMR-INDIAB national cross-sectional study (ICMR-INDIAB-17)',
    by: 'Anjana RM and others, Lancet Diabetes & Endocrinology',
    year: 2023,
  },
  ata_biotin: {
    title: 'Biotin use can interfere with thyroid blood tests',
    by: 'American Thyroid Association',
    unverified: 'title, link and year',
  },
  ata_hypothyroidism: {
    title: 'Hypothyroidism (information for patients)',
    by: 'American Thyroid Association',
    unverified: 'link and year',
  },
  ata_weight: {
    title: 'Thyroid and weight',
    by: 'American Thyroid Association',
    unverified: 'link and year',
  },
  aune_grains_2016: {
    title:
      'Whole grain consumption and risk of cardiovascular disease, cancer, and all cause and cause specific mortality: systematic review and dose-response meta-analysis of prospective studies',
    by: 'Aune D and others, BMJ',
    year: 2016,
    url: 'https://doi.org/10.1136/bmj.i2716',
  },
  aune_nuts_2016,
  bda_covid_2020: {
    title: 'COVID-19/Coronavirus: advice for the general public',
    by: 'British Dietetic Association',
    year: 2020,
    unverified: 'that the page is still there; it seems to be withdrawn',
  },
  btf_diet: {
    title: 'Diets and supplements for thyroid disorders',
    by: 'British Thyroid Foundation',
    unverified: 'link and year',
  },
  burke_2011: {
    title: 'Self-monitoring in weight loss: a systematic review of the literature',
    by: 'Burke LE, Wang J, Sevick MA, Journal of the American Dietetic Association',
    year: 2011,
  },
  cdc_alcohol_pregnancy,
  cdc_weight: {
    title: 'Steps for losing weight',
    by: 'Centers for Disease Control and Prevention (US)',
    unverified: 'link and year',
  },
  easl_masld_2024: {
    title:
      'EASL–EASD–EASO clinical practice guidelines on the management of metabolic dysfunction-associated steatotic liver disease (MASLD)',
    by: 'EASL, EASD and EASO, Journal of Hepatology',
    year: 2024,
  },
  erfc_2009: {
    title: 'Major lipids, apolipoproteins, and risk of vascular disease',
    by: 'Emerging Risk Factors Collaboration, JAMA',
    year: 2009,
  },
  estruch_2018: {
    title:
      'Primary prevention of cardiovascular disease with a Mediterranean diet supplemented with extra-virgin olive oil or nuts',
    by: 'Estruch R and others, New England Journal of Medicine',
    year: 2018,
    url: 'https://doi.org/10.1056/NEJMoa1800389',
  },
  fao_energy_2003,
  fda_sweeteners: {
    title: 'Aspartame and other sweeteners in food',
    by: 'Food and Drug Administration (US)',
    unverified: 'link and year',
  },
  forsyth_2024: {
    title: 'Evidence of turmeric adulteration with lead chromate across South Asia',
    by: 'Forsyth JE and others, Science of the Total Environment',
    year: 2024,
  },
  fssai_fortification_2018: {
    title: 'Food Safety and Standards (Fortification of Foods) Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2018,
  },
  fssai_frying_oil_2020,
  fssai_labelling_2020,
  fssai_trans_fat_foods_2021: {
    title: 'Food Safety and Standards (Prohibition and Restrictions on Sales) Second Amendment Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2021,
  },
  fssai_trans_fat_oils_2020: {
    title: 'Food Safety and Standards (Food Products Standards and Food Additives) Tenth Amendment Regulations',
    by: 'Food Safety and Standards Authority of India',
    year: 2020,
  },
  halegoua_2023: {
    title:
      'Liver injury associated with turmeric, a growing problem: ten cases from the Drug-Induced Liver Injury Network',
    by: 'Halegoua-DeMarzio D and others, American Journal of Medicine',
    year: 2023,
    url: 'https://doi.org/10.1016/j.amjmed.2022.09.026',
  },
  hall_2019,
  harvard_superfoods: {
    title: 'Superfoods or superhype?',
    by: 'Harvard T.H. Chan School of Public Health, The Nutrition Source',
    unverified: 'link and year',
  },
  he_2013: {
    title:
      'Effect of longer term modest salt reduction on blood pressure: Cochrane systematic review and meta-analysis of randomised trials',
    by: 'He FJ, Li J, MacGregor GA, BMJ',
    year: 2013,
    url: 'https://doi.org/10.1136/bmj.f1325',
  },
  heaney_1988: {
    title: 'Calcium absorbability from spinach',
    by: 'Heaney RP, Weaver CM, Recker RR, American Journal of Clinical Nutrition',
    year: 1988,
  },
  hemila_2013: {
    title: 'Vitamin C for preventing and treating the common cold',
    by: 'Hemilä H, Chalker E, Cochrane Database of Systematic Reviews',
    year: 2013,
  },
  hooper_2020: {
    title: 'Reduction in saturated fat intake for cardiovascular disease',
    by: 'Hooper L and others, Cochrane Database of Systematic Reviews',
    year: 2020,
    url: 'https://doi.org/10.1002/14651858.CD011737.pub3',
  },
  hotz_gibson_2007,
  ibs_india_2023: {
    title:
      'Indian consensus statements on irritable bowel syndrome in adults: a guideline by the Indian Neurogastroenterology and Motility Association and jointly supported by the Indian Society of Gastroenterology',
    by: 'Ghoshal UC and others, Indian Journal of Gastroenterology',
    year: 2023,
  },
  icmr_nin_2024,
  ifct_2017,
  inasl_nafld_2023: {
    title:
      'Indian National Association for Study of the Liver (INASL) guidance paper on nomenclature, diagnosis and treatment of nonalcoholic fatty liver disease (NAFLD)',
    by: 'Duseja A and others, Journal of Clinical and Experimental Hepatology',
    year: 2023,
    url: 'https://doi.org/10.1016/j.jceh.2022.11.014',
  },
  kdigo_2024: {
    title: 'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease',
    by: 'KDIGO, Kidney International',
    year: 2024,
  },
  kdoqi_2020: {
    title: 'KDOQI clinical practice guideline for nutrition in CKD: 2020 update',
    by: 'Ikizler TA and others, American Journal of Kidney Diseases',
    year: 2020,
  },
  keene_2014: {
    title:
      'Effect on cardiovascular risk of high density lipoprotein targeted drug treatments niacin, fibrates, and CETP inhibitors: meta-analysis of randomised controlled trials including 117 411 patients',
    by: 'Keene D and others, BMJ',
    year: 2014,
  },
  kodama_2007: {
    title:
      'Effect of aerobic exercise training on serum levels of high-density lipoprotein cholesterol: a meta-analysis',
    by: 'Kodama S and others, Archives of Internal Medicine',
    year: 2007,
  },
  makharia_2011: {
    title: 'Prevalence of irritable bowel syndrome: a community based study from northern India',
    by: 'Makharia GK and others, Journal of Neurogastroenterology and Motility',
    year: 2011,
    unverified: 'link',
  },
  medlineplus_fibre,
  misra_2009: {
    title:
      'Consensus statement for diagnosis of obesity, abdominal obesity and the metabolic syndrome for Asian Indians and recommendations for physical activity, medical and surgical management',
    by: 'Misra A and others, Journal of the Association of Physicians of India',
    year: 2009,
  },
  mohfw_gdm: {
    title: 'Diagnosis & management of gestational diabetes mellitus: technical and operational guidelines',
    by: 'Ministry of Health and Family Welfare, Government of India',
    year: 2018,
    unverified: 'year, and the wording on meals and snacks',
  },
  mohfw_nafld_2024: {
    title:
      'Operational guidelines: integration of non-alcoholic fatty liver disease (NAFLD) into the national programme for non-communicable diseases, revised edition',
    by: 'Ministry of Health and Family Welfare, Government of India',
    year: 2024,
    unverified: 'title',
  },
  msk_turmeric: {
    title: 'Turmeric',
    by: 'Memorial Sloan Kettering Cancer Center, About Herbs',
    unverified: 'link and year',
  },
  nccih_cinnamon: {
    title: 'Cinnamon: usefulness and safety',
    by: 'National Center for Complementary and Integrative Health (US)',
    url: 'https://www.nccih.nih.gov/health/cinnamon',
    unverified: 'year',
  },
  nccih_turmeric: {
    title: 'Turmeric: usefulness and safety',
    by: 'National Center for Complementary and Integrative Health (US)',
    url: 'https://www.nccih.nih.gov/health/turmeric',
    unverified: 'year',
  },
  nfhs_5: {
    title: 'National Family Health Survey (NFHS-5), 2019-21: India',
    by: 'International Institute for Population Sciences and ICF',
    year: 2021,
  },
  nhs_gain_weight: {
    title: 'Healthy ways to gain weight',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_morning_sickness: {
    title: 'Vomiting and morning sickness',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_pregnancy_diet: {
    title: 'Have a healthy diet in pregnancy',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_pregnancy_foods: {
    title: 'Foods to avoid in pregnancy',
    by: 'NHS (UK)',
    unverified: 'link and year',
  },
  nhs_weaning,
  nice_cg189: {
    title: 'Obesity: identification, assessment and management (CG189, replaced by NG246 in 2025)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2014,
    url: 'https://www.nice.org.uk/guidance/cg189',
  },
  nice_cg32,
  nice_cg61: {
    title: 'Irritable bowel syndrome in adults: diagnosis and management (CG61)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2008,
    url: 'https://www.nice.org.uk/guidance/cg61',
  },
  nice_ng246,
  nice_ng247: {
    title:
      'Maternal and child nutrition: nutrition and weight management in pregnancy, and nutrition in children up to 5 years (NG247)',
    by: 'National Institute for Health and Care Excellence (UK)',
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng247',
    unverified: 'that it advises against dieting in pregnancy in the words of PH27, which it replaces there',
  },
  nice_ng69,
  niddk_ckd: {
    title: 'What is chronic kidney disease?',
    by: 'National Institute of Diabetes and Digestive and Kidney Diseases (US)',
    unverified: 'link and year',
  },
  nimh_eating,
  ods_b12,
  ods_calcium: {
    title: 'Calcium: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/Calcium-HealthProfessional/',
    unverified: 'year',
  },
  ods_immune: {
    title: 'Dietary supplements for immune function and infectious diseases: fact sheet for consumers',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/ImmuneFunction-Consumer/',
    unverified: 'year',
  },
  ods_iodine: {
    title: 'Iodine: fact sheet for consumers',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/Iodine-Consumer/',
    unverified: 'year',
  },
  ods_iron,
  ods_omega3: {
    title: 'Omega-3 fatty acids: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/Omega3FattyAcids-HealthProfessional/',
    unverified: 'year',
  },
  ods_vitamin_d: {
    title: 'Vitamin D: fact sheet for health professionals',
    by: 'National Institutes of Health (US), Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/VitaminD-HealthProfessional/',
    unverified: 'year',
  },
  pcos_guideline_2023: {
    title:
      'Recommendations from the 2023 international evidence-based guideline for the assessment and management of polycystic ovary syndrome',
    by: 'Teede HJ and others, Human Reproduction',
    year: 2023,
    url: 'https://doi.org/10.1093/humrep/dead156',
  },
  prather_2015: {
    title: 'Behaviorally assessed sleep and susceptibility to the common cold',
    by: 'Prather AA and others, Sleep',
    year: 2015,
  },
  reynolds_2019: {
    title: 'Carbohydrate quality and human health: a series of systematic reviews and meta-analyses',
    by: 'Reynolds A and others, The Lancet',
    year: 2019,
    url: 'https://doi.org/10.1016/S0140-6736(18)31809-9',
  },
  reynolds_2020: {
    title: 'Dietary fibre and whole grains in diabetes management: systematic review and meta-analyses',
    by: 'Reynolds AN, Akerman AP, Mann J, PLOS Medicine',
    year: 2020,
  },
  sacks_2001: {
    title:
      'Effects on blood pressure of reduced dietary sodium and the Dietary Approaches to Stop Hypertension (DASH) diet',
    by: 'Sacks FM and others, New England Journal of Medicine',
    year: 2001,
  },
  seek_2013: {
    title:
      'Epidemiology and risk factors of chronic kidney disease in India: results from the SEEK (Screening and Early Evaluation of Kidney Disease) study',
    by: 'Singh AK and others, BMC Nephrology',
    year: 2013,
  },
  seshiah_2009: {
    title: 'Gestational diabetes mellitus: Indian guidelines',
    by: 'Seshiah V and others, Journal of the Indian Medical Association',
    year: 2009,
  },
  shalimar_2022: {
    title: 'Prevalence of non-alcoholic fatty liver disease in India: a systematic review and meta-analysis',
    by: 'Shalimar and others, Journal of Clinical and Experimental Hepatology',
    year: 2022,
  },
  shukla_2015: {
    title: 'Food order has a significant impact on postprandial glucose and insulin levels',
    by: 'Shukla AP and others, Diabetes Care',
    year: 2015,
  },
  sievert_2019: {
    title:
      'Effect of breakfast on weight and energy intake: systematic review and meta-analysis of randomised controlled trials',
    by: 'Sievert K and others, BMJ',
    year: 2019,
    url: 'https://doi.org/10.1136/bmj.l42',
  },
  tayyem_2006: {
    title: 'Curcumin content of turmeric and curry powders',
    by: 'Tayyem RF and others, Nutrition and Cancer',
    year: 2006,
  },
  tele_manas,
  usda_fdc,
  whitehead_2014: {
    title: 'Cholesterol-lowering effects of oat β-glucan: a meta-analysis of randomized controlled trials',
    by: 'Whitehead A and others, American Journal of Clinical Nutrition',
    year: 2014,
  },
  who_activity_2020,
  who_anaemia: {
    title: 'Anaemia (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/anaemia',
    unverified: 'year',
  },
  who_anc_2016: {
    title: 'WHO recommendations on antenatal care for a positive pregnancy experience',
    by: 'World Health Organization',
    year: 2016,
    url: 'https://www.who.int/publications/i/item/9789241549912',
  },
  who_bmi_2004: {
    title:
      'Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies',
    by: 'WHO Expert Consultation, The Lancet',
    year: 2004,
    url: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
  },
  who_carbohydrate_2023,
  who_complementary_2023: {
    title: 'WHO guideline for complementary feeding of infants and young children 6–23 months of age',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.ncbi.nlm.nih.gov/books/n/who373358/',
  },
  who_cvd: {
    title: 'Cardiovascular diseases (CVDs) (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)',
    unverified: 'year',
  },
  who_growth_reference,
  who_healthy_diet,
  who_pcos: {
    title: 'Polycystic ovary syndrome (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/polycystic-ovary-syndrome',
    unverified: 'year',
  },
  who_protein_2007: {
    title: 'Protein and amino acid requirements in human nutrition (WHO Technical Report Series 935)',
    by: 'World Health Organization, Food and Agriculture Organization, United Nations University',
    year: 2007,
  },
  who_salt_substitutes_2025: {
    title: 'Use of lower-sodium salt substitutes: WHO guideline',
    by: 'World Health Organization',
    year: 2025,
  },
  who_saturated_fat_2023: {
    title: 'Saturated fatty acid and trans-fatty acid intake for adults and children: WHO guideline',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073630',
  },
  who_sodium,
  who_sugars_2015,
  who_sugars_news_2015,
  who_sweeteners_2023: {
    title: 'Use of non-sugar sweeteners: WHO guideline',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073616',
  },
  who_sweeteners_news_2023: {
    title: 'WHO advises not to use non-sugar sweeteners for weight control in newly released guideline',
    by: 'World Health Organization',
    year: 2023,
  },
  who_total_fat_2023: {
    title: 'Total fat intake for the prevention of unhealthy weight gain in adults and children: WHO guideline',
    by: 'World Health Organization',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073654',
  },
  who_trans_fat: {
    title: 'Trans fat (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/trans-fat',
    unverified: 'year',
  },
  who_tuberculosis: {
    title: 'Tuberculosis (fact sheet)',
    by: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/tuberculosis',
    unverified: 'year',
  },
  who_vaccines: {
    title: 'Vaccines and immunization: what is vaccination? (questions and answers)',
    by: 'World Health Organization',
    unverified: 'link and year',
  },
  young_pellett_1994: {
    title: 'Plant proteins in relation to human protein and amino acid nutrition',
    by: 'Young VR, Pellett PL, American Journal of Clinical Nutrition',
    year: 1994,
  },
} as const satisfies Record<string, Source>
