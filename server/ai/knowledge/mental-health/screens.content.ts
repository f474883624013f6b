import type { Subject } from '../subject.ts'

export const SCREENS_AND_MIND: Subject = {
  id: 'screens-and-mind',
  category: 'mental_health',
  name: 'screen time and well-being',
  keywords: [
    'screen time',
    'screens',
    'phone',
    'mobile',
    'smartphone',
    'phone addiction',
    'social media',
    'instagram',
    'scrolling',
    'doomscrolling',
    'digital detox',
    'digital wellness',
    'reels',
    'phone at meals',
    'phone before bed',
    'blue light',
  ],
  facts: [
    {
      id: 'screens-and-mind-limit',
      role: 'why',
      text: 'In a trial with 143 American students, those who limited social media to about 30 minutes a day for three weeks became less lonely and less depressed than those who went on as before. The study was small and short.',
      sources: ['hunt_2018'],
    },
    {
      id: 'screens-and-mind-proportion',
      role: 'why',
      text: 'Worry about screens should be kept in proportion: in large surveys of adolescents, digital technology explained at most 0.4 per cent of the differences in well-being.',
      sources: ['orben_2019'],
    },
    {
      id: 'screens-and-mind-sleep',
      role: 'why',
      text: 'Reading on a light-emitting screen for hours before bed delayed sleep and lowered alertness the next morning in a laboratory study of 12 young adults.',
      sources: ['chang_2015'],
    },
    {
      id: 'screens-and-mind-bed',
      role: 'how_much',
      text: 'Sleep specialists advise switching devices off at least 30 minutes before bed.',
      sources: ['aasm_habits'],
    },
    {
      id: 'screens-and-mind-meals',
      role: 'how',
      text: 'Eating while distracted raised intake at the meal and later in the day in a review of 24 studies, so notice what you eat.',
      sources: ['robinson_attentive_2013'],
    },
    {
      id: 'screens-and-mind-eyes',
      role: 'how',
      text: 'For tired eyes, ophthalmologists suggest looking at something about 20 feet away for 20 seconds every 20 minutes.',
      sources: ['aao_screens'],
    },
    {
      id: 'screens-and-mind-care',
      role: 'care',
      text: 'News and social media can add to stress, and the World Health Organization advises limiting them when they do. See a professional when distress disturbs your daily life.',
      sources: ['who_stress'],
    },
  ],
}
