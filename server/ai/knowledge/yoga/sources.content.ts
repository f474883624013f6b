import type { Source } from '#domain/sources/source.ts'
import { GENERAL_SOURCES } from '../general-sources.content.ts'

const { acsm_quantity_2011, icmr_nin_2024, ods_b12, ods_iron, who_activity_2020 } = GENERAL_SOURCES

export const YOGA_SOURCES = {
  acp_2017: {
    title:
      'Noninvasive treatments for acute, subacute, and chronic low back pain: a clinical practice guideline from the American College of Physicians',
    by: 'Qaseem A and others, Annals of Internal Medicine',
    year: 2017,
    url: 'https://doi.org/10.7326/M16-2367',
  },
  acsm_quantity_2011,
  ayush_protocol: {
    title: 'Common Yoga Protocol: International Day of Yoga',
    by: 'Ministry of Ayush, Government of India',
    year: 2019,
    unverified: 'year of the edition',
  },
  cochrane_asthma_2016: {
    title: 'Yoga for asthma',
    by: 'Yang ZY and others, Cochrane Database of Systematic Reviews',
    year: 2016,
    url: 'https://doi.org/10.1002/14651858.CD010346.pub2',
  },
  cochrane_back_2022: {
    title: 'Yoga for chronic non-specific low back pain',
    by: 'Wieland LS and others, Cochrane Database of Systematic Reviews',
    year: 2022,
    url: 'https://doi.org/10.1002/14651858.CD010671.pub3',
  },
  cochrane_relaxation_2008: {
    title: 'Relaxation for depression',
    by: 'Jorm AF, Morgan AJ, Hetrick SE, Cochrane Database of Systematic Reviews',
    year: 2008,
    unverified: 'link',
  },
  cramer_anxiety_2018: {
    title: 'Yoga for anxiety: a systematic review and meta-analysis of randomized controlled trials',
    by: 'Cramer H and others, Depression and Anxiety',
    year: 2018,
    url: 'https://doi.org/10.1002/da.22762',
  },
  cramer_safety_2015: {
    title: 'The safety of yoga: a systematic review and meta-analysis of randomized controlled trials',
    by: 'Cramer H and others, American Journal of Epidemiology',
    year: 2015,
    url: 'https://doi.org/10.1093/aje/kwv071',
  },
  datta_2021: {
    title:
      'Yoga nidra practice shows improvement in sleep in patients with chronic insomnia: a randomized controlled trial',
    by: 'Datta K and others, National Medical Journal of India',
    year: 2021,
    unverified: 'link',
  },
  farias_2020: {
    title: 'Adverse events in meditation practices and meditation-based therapies: a systematic review',
    by: 'Farias M and others, Acta Psychiatrica Scandinavica',
    year: 2020,
    url: 'https://doi.org/10.1111/acps.13225',
  },
  fincham_2023: {
    title: 'Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials',
    by: 'Fincham GW and others, Scientific Reports',
    year: 2023,
    url: 'https://doi.org/10.1038/s41598-022-27247-y',
  },
  goyal_2014: {
    title: 'Meditation programs for psychological stress and well-being: a systematic review and meta-analysis',
    by: 'Goyal M and others, JAMA Internal Medicine',
    year: 2014,
    url: 'https://doi.org/10.1001/jamainternmed.2013.13018',
  },
  icmr_nin_2024,
  jasien_2015: {
    title: 'Intraocular pressure rise in subjects with and without glaucoma during four common yoga positions',
    by: 'Jasien JV and others, PLoS One',
    year: 2015,
    unverified: 'link',
  },
  jeter_2014: {
    title: 'A systematic review of yoga for balance in a healthy population',
    by: 'Jeter PE and others, Journal of Alternative and Complementary Medicine',
    year: 2014,
    unverified: 'link',
  },
  larson_meyer_2016: {
    title: 'A systematic review of the energy cost and metabolic intensity of yoga',
    by: 'Larson-Meyer DE, Medicine & Science in Sports & Exercise',
    year: 2016,
    url: 'https://doi.org/10.1249/MSS.0000000000000922',
  },
  mody_2011: {
    title: 'Acute effects of Surya Namaskar on the cardiovascular and metabolic system',
    by: 'Mody BS, Journal of Bodywork and Movement Therapies',
    year: 2011,
    url: 'https://doi.org/10.1016/j.jbmt.2010.05.001',
  },
  moszeik_2022: {
    title:
      'Effectiveness of a short Yoga Nidra meditation on stress, sleep, and well-being in a large and diverse sample',
    by: 'Moszeik EN, von Oertzen T, Renner KH, Current Psychology',
    year: 2022,
    unverified: 'link',
  },
  nccih_meditation: {
    title: 'Meditation and mindfulness: effectiveness and safety',
    by: 'National Center for Complementary and Integrative Health (US)',
    url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
    unverified: 'year',
  },
  nccih_relaxation: {
    title: 'Relaxation techniques: what you need to know',
    by: 'National Center for Complementary and Integrative Health (US)',
    url: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
    unverified: 'year',
  },
  nccih_yoga: {
    title: 'Yoga: effectiveness and safety',
    by: 'National Center for Complementary and Integrative Health (US)',
    url: 'https://www.nccih.nih.gov/health/yoga-effectiveness-and-safety',
    unverified: 'year',
  },
  nhs_back_pain: {
    title: 'Back pain',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/conditions/back-pain/',
    unverified: 'year',
  },
  nhs_breathing: {
    title: 'Breathing exercises for stress',
    by: 'NHS (UK)',
    url: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
    unverified: 'year',
  },
  niddk_reflux: {
    title: 'Eating, diet, & nutrition for GER & GERD',
    by: 'National Institute of Diabetes and Digestive and Kidney Diseases (US)',
    url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/acid-reflux-ger-gerd-adults/eating-diet-nutrition',
    unverified: 'year',
  },
  ods_b12,
  ods_iron,
  park_2017: {
    title:
      'A pilot randomized controlled trial of the effects of chair yoga on pain and physical function among community-dwelling older adults with lower extremity osteoarthritis',
    by: 'Park J and others, Journal of the American Geriatrics Society',
    year: 2017,
    unverified: 'link',
  },
  pascoe_2017: {
    title: 'Yoga, mindfulness-based stress reduction and stress-related physiological measures: a meta-analysis',
    by: 'Pascoe MC, Thompson DR, Ski CF, Psychoneuroendocrinology',
    year: 2017,
    url: 'https://doi.org/10.1016/j.psyneuen.2017.08.008',
  },
  polsgrove_2016: {
    title: 'Impact of 10-weeks of yoga practice on flexibility and balance of college athletes',
    by: 'Polsgrove MJ, Eggleston BM, Lockyer RJ, International Journal of Yoga',
    year: 2016,
    unverified: 'link',
  },
  simon_2021: {
    title:
      'Efficacy of yoga vs cognitive behavioral therapy vs stress education for the treatment of generalized anxiety disorder: a randomized clinical trial',
    by: 'Simon NM and others, JAMA Psychiatry',
    year: 2021,
    unverified: 'link',
  },
  who_activity_2020,
  youkhana_2016: {
    title:
      'Yoga-based exercise improves balance and mobility in people aged 60 and over: a systematic review and meta-analysis',
    by: 'Youkhana S and others, Age and Ageing',
    year: 2016,
    unverified: 'link',
  },
  zaccaro_2018: {
    title:
      'How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing',
    by: 'Zaccaro A and others, Frontiers in Human Neuroscience',
    year: 2018,
    url: 'https://doi.org/10.3389/fnhum.2018.00353',
  },
} as const satisfies Record<string, Source>
