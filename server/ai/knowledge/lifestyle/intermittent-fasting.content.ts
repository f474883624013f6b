import type { Subject } from '../subject.ts'

export const INTERMITTENT_FASTING: Subject = {
  id: 'intermittent-fasting',
  category: 'lifestyle',
  name: 'intermittent fasting',
  keywords: [
    'intermittent fasting',
    'intermitent fasting',
    'fasting',
    'fasting window',
    'eating window',
    'time-restricted eating',
    'time restricted eating',
    'alternate-day fasting',
    'one meal a day',
    'omad',
  ],
  facts: [
    {
      id: 'intermittent-fasting-trial',
      role: 'why',
      text: 'In a one-year trial of people with obesity who all ate less, those who also kept to 8 hours a day did not lose significantly more weight than those who ate at any hour.',
      sources: ['liu_2022'],
    },
    {
      id: 'intermittent-fasting-long',
      role: 'why',
      text: 'A statement of the American Heart Association found that fasting on certain days may help people to lose weight for a time, while its effect over years is not known.',
      sources: ['st_onge_2017'],
    },
    {
      id: 'intermittent-fasting-plate',
      role: 'how',
      text: 'Fewer hours do not change what you need in a day: Indian guidance lists cereals, pulses, vegetables, fruit, nuts and milk or curd.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'intermittent-fasting-eating-disorder',
      role: 'care',
      text: 'Anyone who has or has had an eating disorder should not fast: in a Canadian study of 2,762 adolescents and young adults, intermittent fasting was linked with eating disorder behaviour.',
      sources: ['hopkins_fasting', 'ganson_2022'],
    },
    {
      id: 'intermittent-fasting-pregnancy',
      role: 'care',
      text: 'Intermittent fasting is not for women who are pregnant or breastfeeding.',
      sources: ['hopkins_fasting'],
    },
    {
      id: 'intermittent-fasting-children',
      role: 'care',
      text: 'Intermittent fasting is not for children and teenagers under 18.',
      sources: ['hopkins_fasting'],
    },
    {
      id: 'intermittent-fasting-underweight',
      role: 'care',
      text: 'Nobody underweight should fast: by British guidance a BMI below 18.5 is a sign of malnutrition and calls for more food.',
      sources: ['nice_cg32'],
    },
    {
      id: 'intermittent-fasting-diabetes',
      role: 'care',
      text: 'People who take insulin or tablets for diabetes can fall into low blood sugar when they fast, so they should see their doctor before they try it.',
      sources: ['ada_2026'],
    },
  ],
}
