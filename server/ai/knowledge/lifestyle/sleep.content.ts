import type { Subject } from '../subject.ts'

export const SLEEP: Subject = {
  id: 'sleep-habits',
  category: 'lifestyle',
  name: 'sleep and daily habits',
  keywords: [
    'sleep',
    'sleeping',
    'sleep hygiene',
    'insomnia',
    'neend',
    'bedtime',
    'night routine',
    'sleeplessness',
    'nap',
    'caffeine',
    'coffee',
    'late nights',
    'snoring',
    'sleep and weight',
  ],
  facts: [
    {
      id: 'sleep-habits-appetite',
      role: 'why',
      text: 'Short nights raise appetite: in pooled experiments, people whose sleep was cut took in about 385 kcal a day more than after normal nights.',
      sources: ['al_khatib_2017'],
    },
    {
      id: 'sleep-habits-extension',
      role: 'why',
      text: 'When overweight adults who slept little were helped to stay longer in bed for two weeks, they took in about 270 kcal a day less than a comparison group.',
      sources: ['tasali_2022'],
    },
    {
      id: 'sleep-habits-hours',
      role: 'how_much',
      text: 'Adults need 7 hours of sleep or more on a regular basis, according to a consensus of American sleep specialists.',
      sources: ['aasm_2015'],
    },
    {
      id: 'sleep-habits-caffeine',
      role: 'how',
      text: 'Caffeine lasts longer than you feel it: in one trial 400 mg, as much as in several cups of coffee, taken 6 hours before bed still shortened sleep by more than an hour.',
      sources: ['drake_2013'],
    },
    {
      id: 'sleep-habits-hygiene',
      role: 'how',
      text: 'US public health advice suggests going to bed and getting up at the same time each day, a quiet, dark and cool bedroom, and no large meal or alcohol before bed.',
      sources: ['cdc_sleep'],
    },
    {
      id: 'sleep-habits-insomnia',
      role: 'care',
      text: 'For chronic insomnia the first treatment advised for adults is cognitive behavioural therapy for insomnia, which a doctor can arrange.',
      sources: ['acp_2016'],
    },
    {
      id: 'sleep-habits-apnoea',
      role: 'care',
      text: 'Loud snoring with pauses or gasping, and sleepiness during the day, may be signs of sleep apnoea and need a medical check.',
      sources: ['nhlbi_apnoea'],
    },
  ],
}
