import { GENERAL_SOURCES } from '../general-sources.content.ts'
import type { Source } from '../subject.ts'

const { acsm_quantity_2011, icmr_nin_2024, ods_b12, who_activity_2020 } = GENERAL_SOURCES

export const YOGA_SOURCES = {
  acp_2017: {
    title:
      'Qaseem A and others: Noninvasive treatments for acute, subacute, and chronic low back pain, guideline of the American College of Physicians, Annals of Internal Medicine, 2017',
  },
  acsm_quantity_2011,
  ayush_protocol: {
    title: 'Ministry of Ayush, Government of India: Common Yoga Protocol for the International Day of Yoga',
  },
  cochrane_asthma_2016: {
    title: 'Yang ZY and others: Yoga for asthma, Cochrane Database of Systematic Reviews, 2016',
  },
  cochrane_back_2022: {
    title:
      'Wieland LS and others: Yoga for chronic non-specific low back pain, Cochrane Database of Systematic Reviews, 2022',
    href: 'https://doi.org/10.1002/14651858.CD010671.pub3',
  },
  cochrane_relaxation_2008: {
    title: 'Jorm AF, Morgan AJ, Hetrick SE: Relaxation for depression, Cochrane Database of Systematic Reviews, 2008',
  },
  cramer_anxiety_2018: {
    title:
      'Cramer H and others: Yoga for anxiety: a systematic review and meta-analysis of randomized controlled trials, Depression and Anxiety, 2018',
  },
  cramer_safety_2015: {
    title:
      'Cramer H and others: The safety of yoga: a systematic review and meta-analysis of randomized controlled trials, American Journal of Epidemiology, 2015',
  },
  datta_2021: {
    title:
      'Datta K and others: Yoga nidra practice shows improvement in sleep in patients with chronic insomnia: a randomized controlled trial, National Medical Journal of India, 2021',
  },
  farias_2020: {
    title:
      'Farias M and others: Adverse events in meditation practices and meditation-based therapies, Acta Psychiatrica Scandinavica, 2020',
  },
  fincham_2023: {
    title:
      'Fincham GW and others: Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials, Scientific Reports, 2023',
  },
  goyal_2014: {
    title:
      'Goyal M and others: Meditation programs for psychological stress and well-being, JAMA Internal Medicine, 2014',
  },
  icmr_nin_2024,
  jasien_2015: {
    title:
      'Jasien JV and others: Intraocular pressure rise in subjects with and without glaucoma during four common yoga positions, PLoS One, 2015',
  },
  jeter_2014: {
    title:
      'Jeter PE and others: A systematic review of yoga for balance in a healthy population, Journal of Alternative and Complementary Medicine, 2014',
  },
  larson_meyer_2016: {
    title:
      'Larson-Meyer DE: A systematic review of the energy cost and metabolic intensity of yoga, Medicine & Science in Sports & Exercise, 2016',
  },
  mody_2011: {
    title:
      'Mody BS: Acute effects of Surya Namaskar on the cardiovascular and metabolic system, Journal of Bodywork and Movement Therapies, 2011',
  },
  moszeik_2022: {
    title:
      'Moszeik EN, von Oertzen T, Renner KH: Effectiveness of a short Yoga Nidra meditation on stress, sleep, and well-being in a large and diverse sample, Current Psychology, 2022',
  },
  nccih_meditation: {
    title:
      'National Center for Complementary and Integrative Health (US National Institutes of Health): Meditation and mindfulness, effectiveness and safety',
    href: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  },
  nccih_relaxation: {
    title:
      'National Center for Complementary and Integrative Health (US National Institutes of Health): Relaxation techniques, what you need to know',
    href: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
  },
  nccih_yoga: {
    title:
      'National Center for Complementary and Integrative Health (US National Institutes of Health): Yoga, effectiveness and safety',
    href: 'https://www.nccih.nih.gov/health/yoga-effectiveness-and-safety',
  },
  nhs_back_pain: { title: 'NHS: Back pain' },
  nhs_breathing: { title: 'NHS: Breathing exercises for stress' },
  niddk_reflux: {
    title:
      'National Institute of Diabetes and Digestive and Kidney Diseases (US National Institutes of Health): Eating, diet and nutrition for acid reflux (GER and GERD) in adults',
  },
  ods_b12,
  ods_iron: {
    title: 'Office of Dietary Supplements (US National Institutes of Health): Iron, fact sheet',
    href: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
  },
  park_2017: {
    title:
      'Park J and others: A pilot randomized controlled trial of the effects of chair yoga on pain and physical function among community-dwelling older adults with lower extremity osteoarthritis, Journal of the American Geriatrics Society, 2017',
  },
  pascoe_2017: {
    title:
      'Pascoe MC, Thompson DR, Ski CF: Yoga, mindfulness-based stress reduction and stress-related physiological measures: a meta-analysis, Psychoneuroendocrinology, 2017',
  },
  polsgrove_2016: {
    title:
      'Polsgrove MJ, Eggleston BM, Lockyer RJ: Impact of 10-weeks of yoga practice on flexibility and balance of college athletes, International Journal of Yoga, 2016',
  },
  simon_2021: {
    title:
      'Simon NM and others: Efficacy of yoga vs cognitive behavioral therapy vs stress education for the treatment of generalized anxiety disorder, JAMA Psychiatry, 2021',
  },
  who_activity_2020,
  youkhana_2016: {
    title:
      'Youkhana S and others: Yoga-based exercise improves balance and mobility in people aged 60 and over: a systematic review and meta-analysis, Age and Ageing, 2016',
  },
  zaccaro_2018: {
    title:
      'Zaccaro A and others: How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing, Frontiers in Human Neuroscience, 2018',
  },
} satisfies Record<string, Source>
