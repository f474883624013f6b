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
  meaning: 'Sleep habits are the things you do during the day and evening that make it easier or harder to sleep.',
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
  steps: [
    'First choose a time to get up, and get up then on Sundays too.',
    'Have the last tea or coffee early in the afternoon.',
    'Eat an early, light dinner, so that you do not lie down full.',
    'Charge the phone outside the bedroom and use a plain alarm clock.',
    'Darken the room, switch on the fan and put the next day’s worries on a list.',
    'Take a walk in the morning light, even a short one.',
  ],
  example:
    'The last tea is at two in the afternoon. Dinner of khichdi and curd is on the table by eight, and the phones go on the shelf at half past nine. The light is out by half past ten, and the alarm rings at six on every day of the week.',
  questions: [
    'When do I get up on working days, and how different is Sunday?',
    'When is my last cup of tea or coffee?',
    'Does anyone tell me that I snore or stop breathing at night?',
  ],
}
