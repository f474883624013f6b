import type { Subject } from '../subject.ts'

export const IBS: Subject = {
  id: 'ibs',
  category: 'diet',
  name: 'eating with IBS',
  keywords: [
    'ibs',
    'irritable bowel',
    'irritable bowel syndrome',
    'ibs diet',
    'fodmap',
    'low fodmap',
    'low fodmap diet',
    'fodmaps',
    'sensitive bowel',
    'sensitive gut',
  ],
  facts: [
    {
      id: 'ibs-india',
      role: 'why',
      text: 'In a survey of 4,767 people in rural Haryana, about 4 in 100 had irritable bowel syndrome.',
      sources: ['makharia_2011'],
    },
    {
      id: 'ibs-guideline',
      role: 'why',
      text: 'IBS is common enough for India to have a guideline of its own, which Indian specialists for gut movement agreed on in 2023.',
      sources: ['ibs_india_2023'],
    },
    {
      id: 'ibs-meals',
      role: 'how',
      text: 'British guidance advises people with IBS to have regular meals, to take their time, and not to skip meals or leave long gaps between them.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-drinks',
      role: 'how_much',
      text: 'British guidance advises at least 8 cups of fluid a day, mainly water, with no more than 3 cups of tea or coffee. Fresh fruit is best limited to 3 portions a day.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-fibre',
      role: 'how',
      text: 'Soluble fibre such as isabgol or oats is the better choice when fibre is needed, says British guidance, and added bran is not advised.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-activity',
      role: 'how',
      text: 'Relaxation and movement are part of self-help for IBS, together with diet, according to British guidance.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-fodmap',
      role: 'care',
      text: 'Diets that leave out many foods, such as the low-FODMAP diet, are only for people whose symptoms go on after the first steps, and only with a professional who knows them, says British guidance.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-alarm',
      role: 'care',
      text: 'See a doctor first for blood in the stool, weight loss without trying, anaemia, or bowel cancer in the family, and for loose stools that start after the age of 60.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-coeliac',
      role: 'care',
      text: 'Coeliac disease can look like IBS, so British guidance advises a blood test for it before IBS is diagnosed.',
      sources: ['nice_cg61'],
    },
    {
      id: 'ibs-probiotics',
      role: 'care',
      text: 'For irritable bowel syndrome the American Gastroenterological Association recommends probiotics only within clinical trials, because too little is known.',
      sources: ['aga_probiotics_2020'],
    },
  ],
}
