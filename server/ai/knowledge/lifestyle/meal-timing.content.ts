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
  meaning:
    'Meal timing means when you eat, which gets hard when you work at night and sleep by day.',
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
  steps: [
    'Write down your usual meal hours for a working day, a day off and a night shift.',
    'Eat the main meal before the night shift begins, not in the middle of it.',
    'Pack something small for the night, such as curd, fruit, roasted chana or vegetable dalia.',
    'Have tea and coffee only in the first half of the shift.',
    'Have a light breakfast before day sleep, so that neither hunger nor fullness wakes you.',
    'Choose meal times that suit your family, and stick to them on most days.',
    'Make dinner the smaller meal if you cannot eat it early.',
    'Plan a snack of fruit, curd or roasted chana if lunch and dinner are far apart.',
    'Bring dinner forward by a quarter of an hour each week if it is late.',
    'Talk to your doctor before a religious fast when you take regular medicine.',
  ],
  example:
    'A nurse on night duty eats dal, rice and sabzi with her family at seven in the evening. At one she has a bowl of curd with fruit, and after that only water. At home there are two idlis before sleep, and lunch after waking up.',
  questions: [
    'At what times do I eat on each kind of day in my roster?',
    'What do I eat at night because of hunger, and what because of tiredness?',
    'How long before bed do I finish the last meal, and could that be longer?',
    'Do I take a medicine that is tied to meals?',
  ],
}
