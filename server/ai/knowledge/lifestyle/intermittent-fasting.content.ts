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
  meaning:
    'Intermittent fasting means eating only within certain hours of each day, or very little on certain days, and as usual the rest of the time.',
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
  steps: [
    'Ask your doctor first if you take any medicine, above all for diabetes or blood pressure.',
    'Start by leaving out late-night snacks, and go on having breakfast, lunch and dinner.',
    'Put dal, curd, paneer, eggs or fish into each meal that you eat.',
    'Drink water through the day.',
    'Stop the same day if you feel faint or shaky or think of food all the time, and talk to a doctor.',
    'Give it up if it keeps you away from the family table.',
  ],
  example:
    'A couple has dinner at eight and nothing afterwards but water. Breakfast is poha with sprouts at the usual hour, lunch is dal, rice, sabzi and curd, with fruit and roasted chana in the afternoon.',
  questions: [
    'Have I ever had an eating disorder, or do thoughts of food fill my day?',
    'Do I take a medicine that is tied to meals?',
    'Would regular meals do the same for me with less effort?',
  ],
}
