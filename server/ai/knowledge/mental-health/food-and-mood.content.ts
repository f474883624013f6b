import type { Subject } from '../subject.ts'

export const FOOD_AND_MOOD: Subject = {
  id: 'food-and-mood',
  category: 'mental_health',
  name: 'food and mood',
  keywords: [
    'food and mood',
    'mood',
    'mood food',
    'mood and food',
    'diet and depression',
    'depression',
    'diet and mental health',
    'nutrition and mental health',
    'brain food',
    'nutritional psychiatry',
    'happy foods',
    'low mood',
    'mediterranean diet and mood',
    'udaasi',
    'mental health',
    'mental wellness',
  ],
  facts: [
    {
      id: 'food-and-mood-observed',
      role: 'why',
      text: 'People whose diet is rich in vegetables, fruit, pulses, whole grains, nuts and fish develop depression less often in observational studies. Such studies cannot show which comes first, the food or the mood.',
      sources: ['lassale_2019'],
    },
    {
      id: 'food-and-mood-trials',
      role: 'why',
      text: 'A meta-analysis of 16 trials found that improving the diet lowered depressive symptoms slightly, with no clear effect on anxiety. Most participants did not have a diagnosed depression.',
      sources: ['firth_2019'],
    },
    {
      id: 'food-and-mood-smiles',
      role: 'why',
      text: 'In the SMILES trial of 67 adults with depression, symptoms improved more in 12 weeks with a dietitian’s support than with social support alone. The trial was small, and most participants were in treatment as well.',
      sources: ['jacka_2017'],
    },
    {
      id: 'food-and-mood-young-men',
      role: 'how',
      text: 'Young men with depression who were helped to eat a Mediterranean-style diet for 12 weeks reported fewer symptoms than a befriended comparison group in a small Australian trial.',
      sources: ['bayes_2022'],
    },
    {
      id: 'food-and-mood-plate',
      role: 'how',
      text: 'An Indian plate can follow the same pattern: the national guidelines ask for 400 g of vegetables and 100 g of fruit a day, pulses, nuts and less sugar and salt.',
      sources: ['icmr_nin_2024'],
    },
    {
      id: 'food-and-mood-supplements',
      role: 'care',
      text: 'Multinutrient supplements did not prevent depression in a trial of 1,025 adults with overweight in four European countries.',
      sources: ['bot_2019'],
    },
    {
      id: 'food-and-mood-care',
      role: 'care',
      text: 'Food supports treatment and does not replace it: for depression there are effective psychological treatments and medicines, says the World Health Organization. Vitamin B12 deficiency can also look like depression, and a doctor can test for it.',
      sources: ['who_depression', 'ods_b12'],
    },
  ],
}
