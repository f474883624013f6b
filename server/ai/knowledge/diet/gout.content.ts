import type { Subject } from '../subject.ts'

export const GOUT: Subject = {
  id: 'gout',
  category: 'diet',
  name: 'eating with gout',
  keywords: [
    'gout',
    'gout diet',
    'uric acid',
    'high uric acid',
    'uric acid diet',
    'hyperuricemia',
    'hyperuricaemia',
    'purine',
    'purines',
    'low purine diet',
    'vatrakt',
  ],
  facts: [
    {
      id: 'gout-crystals',
      role: 'why',
      text: 'Gout is a kind of arthritis: too much uric acid in the blood can form crystals around the joints, which cause sudden, severe pain.',
      sources: ['nhs_gout'],
    },
    {
      id: 'gout-genes',
      role: 'why',
      text: 'Diet explained little of the differences in uric acid between 16,760 American adults of European descent without gout: 0.3 per cent or less for each pattern of eating, against about 24 per cent for inherited variation.',
      sources: ['major_2018'],
    },
    {
      id: 'gout-meat',
      role: 'why',
      text: 'Among 47,150 men followed for 12 years, those who ate the most meat or seafood had more new cases of gout, and those who had the most milk products had fewer. Vegetables rich in purines and protein as a whole were not linked with more gout.',
      sources: ['choi_purines_2004'],
    },
    {
      id: 'gout-attacks',
      role: 'why',
      text: 'In a study of 633 people with gout, attacks were more likely after two days with many purines: the odds were about 2.4 times as high with the most purines from animal foods, and 1.4 times with the most from plants.',
      sources: ['zhang_purines_2012'],
    },
    {
      id: 'gout-alcohol',
      role: 'how',
      text: 'Less alcohol is a sensible first step: in a cohort of men, the risk of gout rose with the amount they drank, most clearly with beer and then with spirits.',
      sources: ['choi_alcohol_2004'],
    },
    {
      id: 'gout-soft-drinks',
      role: 'how',
      text: 'Sweet soft drinks and fruit juice were linked with a higher risk of gout in a cohort of 46,393 men, while diet soft drinks were not.',
      sources: ['choi_soft_drinks_2008'],
    },
    {
      id: 'gout-purines',
      role: 'how',
      text: 'Liver and other organ meats, oily fish such as sardines, and shellfish are among the foods richest in purines, which the body breaks down to uric acid.',
      sources: ['uk_gout_society_diet'],
    },
    {
      id: 'gout-guideline',
      role: 'how',
      text: 'The American College of Rheumatology advises people with gout to limit alcohol, purines and high-fructose corn syrup, and advises against adding vitamin C supplements.',
      sources: ['acr_gout_2020'],
    },
    {
      id: 'gout-weight',
      role: 'how',
      text: 'Losing excess weight may help: in a review of 10 studies of overweight people with gout, six of the eight that looked at attacks saw a benefit, with evidence of low to moderate quality.',
      sources: ['nielsen_2017'],
    },
    {
      id: 'gout-fasting',
      role: 'care',
      text: 'Going without food for long and losing weight fast can raise uric acid, warns the UK Gout Society.',
      sources: ['uk_gout_society_diet'],
    },
    {
      id: 'gout-treatment',
      role: 'care',
      text: 'Medicine that lowers uric acid is usually taken for life, British guidelines say. The NHS adds that people should take it regularly even when they have no symptoms.',
      sources: ['nice_ng219', 'nhs_gout'],
    },
    {
      id: 'gout-joint',
      role: 'care',
      text: 'A suddenly painful, swollen joint with a high temperature, growing pain or sickness may be an infection inside the joint and needs a doctor urgently.',
      sources: ['nhs_gout'],
    },
  ],
}
