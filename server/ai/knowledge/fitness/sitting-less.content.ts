import type { Subject } from '../subject.ts'

export const SITTING_LESS: Subject = {
  id: 'sitting-less',
  category: 'fitness',
  name: 'sitting less',
  keywords: [
    'sitting',
    'sitting less',
    'sedentary',
    'sedentary lifestyle',
    'desk job',
    'desk work',
    'office fitness',
    'office workers',
    'work from home',
    'sitting disease',
    'standing desk',
    'movement breaks',
    'active breaks',
    'inactivity',
    'physical inactivity',
    'it professionals',
  ],
  facts: [
    {
      id: 'sitting-less-india',
      role: 'why',
      text: 'In 2022 nearly half of Indian adults were estimated not to reach the recommended amount of physical activity, women more often than men.',
      sources: ['strain_2024'],
    },
    {
      id: 'sitting-less-harm',
      role: 'why',
      text: 'Higher amounts of sitting time are associated with earlier death and with more heart disease, cancer and type 2 diabetes.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'sitting-less-balance',
      role: 'how_much',
      text: 'Data from more than a million adults suggest that 60 to 75 minutes of moderate activity a day offset the higher risk of death that goes with more than 8 hours of sitting. There is not enough evidence to name a safe number of hours.',
      sources: ['ekelund_2016', 'who_activity_2020'],
    },
    {
      id: 'sitting-less-two-minutes',
      role: 'how',
      text: 'In an experiment with 19 overweight adults, walking for 2 minutes after every 20 minutes of sitting lowered blood sugar and insulin after a meal. The study was small and lasted for single days.',
      sources: ['dunstan_2012'],
    },
    {
      id: 'sitting-less-stand-or-walk',
      role: 'how',
      text: 'A review of laboratory studies found that short breaks of light walking lowered blood sugar after meals more than standing breaks did.',
      sources: ['buffey_2022'],
    },
    {
      id: 'sitting-less-light',
      role: 'how',
      text: 'The World Health Organization advises replacing sitting with activity of any intensity, light activity included.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'sitting-less-care',
      role: 'care',
      text: 'Breaks from sitting do not take the place of exercise: you need both the recommended 150 to 300 minutes of moderate activity a week and less sitting.',
      sources: ['who_activity_2020'],
    },
  ],
}
