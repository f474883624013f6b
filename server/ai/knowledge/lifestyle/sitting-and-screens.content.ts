import type { Subject } from '../subject.ts'

export const SITTING: Subject = {
  id: 'sitting-and-screens',
  category: 'lifestyle',
  name: 'sitting and screens',
  keywords: [
    'sitting',
    'sedentary',
    'desk job',
    'office',
    'screen',
    'screens',
    'screen time',
    'mobile phone',
    'phone',
    'tv',
    'television',
    'work from home',
    'computer',
    'eye strain',
    'laptop',
    'it job',
    'step count',
    'steps',
  ],
  meaning:
    'Sitting time is the waking time spent sitting or lying with little movement, at the desk, in traffic or in front of a screen.',
  facts: [
    {
      id: 'sitting-and-screens-risk',
      role: 'why',
      text: 'In adults, more sedentary time is linked with a higher risk of heart disease, type 2 diabetes and early death, and WHO advises everyone to limit it.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'sitting-and-screens-eating',
      role: 'why',
      text: 'Eating while distracted raises intake during the meal and, even more, later in the day, a review of experiments found.',
      sources: ['robinson_attentive_2013'],
    },
    {
      id: 'sitting-and-screens-minutes',
      role: 'how_much',
      text: 'WHO recommends 150 to 300 minutes of moderate activity a week for adults, and muscle-strengthening on 2 or more days.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'sitting-and-screens-offset',
      role: 'how_much',
      text: 'Among more than a million adults, about 60 to 75 minutes of moderate activity a day seemed to remove the higher risk of death linked with long sitting.',
      sources: ['ekelund_2016'],
    },
    {
      id: 'sitting-and-screens-breaks',
      role: 'how',
      text: 'Short walks that break up long sitting lower blood glucose and insulin after a meal, and do it better than standing.',
      sources: ['buffey_2022'],
    },
    {
      id: 'sitting-and-screens-eyes',
      role: 'how',
      text: 'For tired eyes the American Academy of Ophthalmology suggests the 20-20-20 rule: every 20 minutes, look at something 20 feet away for 20 seconds.',
      sources: ['aao_screens'],
    },
    {
      id: 'sitting-and-screens-start',
      role: 'care',
      text: 'People who have been inactive should start with small amounts of activity and raise frequency, intensity and duration over time.',
      sources: ['who_activity_2020'],
    },
  ],
  steps: [
    'Stand up for every phone call and walk while you talk.',
    'Get water from the far end of the office instead of keeping a large jug on your desk.',
    'Eat lunch away from the screen, with the tiffin on a table and the phone out of reach.',
    'Walk for a few minutes after lunch and after dinner.',
    'Get off one stop early, or park at the far side of the market.',
    'Look out of the window at something distant several times in an hour.',
    'Switch off the television during family meals.',
  ],
  example:
    'A day at the desk has a short walk to the tea stall at eleven, by the stairs. Lunch is with colleagues, then a walk around the building. Calls after four are taken walking, and dinner is at the table with the television off.',
  questions: [
    'How long is my longest stretch of sitting on a working day?',
    'Which meals do I eat in front of a screen?',
    'Is there an illness or pain that I should discuss with a doctor before I become more active?',
  ],
}
