import type { Subject } from '../subject.ts'

export const SLEEP_AND_MIND: Subject = {
  id: 'sleep-and-mind',
  category: 'mental_health',
  name: 'sleep, appetite and mood',
  keywords: [
    'sleep',
    'sleep and mood',
    'sleep and food',
    'insomnia',
    'sleeplessness',
    'cannot sleep',
    'poor sleep',
    'sleep quality',
    'neend',
    'bedtime',
    'night waking',
    'sleep and appetite',
    'sleep and mental health',
  ],
  facts: [
    {
      id: 'sleep-and-mind-mood',
      role: 'why',
      text: 'Regularly sleeping fewer than 7 hours is associated with depression, weight gain, diabetes and high blood pressure, according to an expert consensus.',
      sources: ['aasm_2015'],
    },
    {
      id: 'sleep-and-mind-appetite',
      role: 'why',
      text: 'People ate more on the day after a shortened night in a review of experimental studies, while the energy that they used stayed the same.',
      sources: ['al_khatib_2017'],
    },
    {
      id: 'sleep-and-mind-hours',
      role: 'how_much',
      text: 'Adults are advised to sleep 7 or more hours a night on a regular basis.',
      sources: ['aasm_2015'],
    },
    {
      id: 'sleep-and-mind-caffeine',
      role: 'how',
      text: 'Coffee in the late afternoon can cost you sleep: in a small study, 400 mg of caffeine taken 6 hours before bed shortened the night by more than an hour.',
      sources: ['drake_2013'],
    },
    {
      id: 'sleep-and-mind-habits',
      role: 'how',
      text: 'Sleep specialists suggest getting up at the same time every day, a cool, quiet bedroom, no large meal before bed and devices switched off at least 30 minutes before it.',
      sources: ['aasm_habits'],
    },
    {
      id: 'sleep-and-mind-therapy',
      role: 'how',
      text: 'For sleeplessness that has become chronic, cognitive behavioural therapy for insomnia is the treatment to begin with, says the guideline of the American College of Physicians.',
      sources: ['acp_2016'],
    },
    {
      id: 'sleep-and-mind-care',
      role: 'care',
      text: 'See a doctor if better habits have not helped, if you have slept badly for months, or if it makes daily life hard.',
      sources: ['nhs_sleep'],
    },
  ],
}
