import type { Subject } from '../subject.ts'

export const MEAL_TIMING: Subject = {
  id: 'meal-timing',
  category: 'lifestyle',
  name: 'meal timing and shift work',
  keywords: [
    'meal timing',
    'meal times',
    'shift work',
    'night shift',
    'night duty',
    'rotating shift',
    'late dinner',
    'dinner time',
    'call centre',
    'irregular meals',
    'late night eating',
    'body clock',
    'circadian',
  ],
  facts: [
    {
      id: 'meal-timing-shift-heart',
      role: 'why',
      text: 'Shift work is linked with a risk of heart attack that is about 23 per cent higher, according to a review of studies with more than two million people.',
      sources: ['vyas_2012'],
    },
    {
      id: 'meal-timing-late',
      role: 'why',
      text: 'In a laboratory study of 16 adults with excess weight, moving the same meals about four hours later in the day increased hunger and lowered the energy used.',
      sources: ['vujovic_2022'],
    },
    {
      id: 'meal-timing-night-glucose',
      role: 'how',
      text: 'In a simulated night shift, volunteers who ate only during the day kept their glucose tolerance, while it worsened in those who also ate at night.',
      sources: ['chellappa_2021'],
    },
    {
      id: 'meal-timing-window',
      role: 'how',
      text: 'A narrow eating window is not a shortcut: in a one-year trial of people with obesity who all ate less, those who also ate only within 8 hours did not lose significantly more weight.',
      sources: ['liu_2022'],
    },
    {
      id: 'meal-timing-evening',
      role: 'how',
      text: 'US public health advice tells people to avoid a large meal shortly before bed, so that they sleep better.',
      sources: ['cdc_sleep'],
    },
    {
      id: 'meal-timing-fasting',
      role: 'care',
      text: 'For people with diabetes who use insulin or tablets that lower glucose, fasting or late meals can be risky, so a plan should be made with their doctor beforehand.',
      sources: ['ada_2026'],
    },
  ],
}
