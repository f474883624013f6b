import type { Subject } from '../subject.ts'

export const WALKING: Subject = {
  id: 'walking',
  category: 'fitness',
  name: 'walking for health',
  keywords: [
    'walking',
    'walk',
    'walks',
    'brisk walk',
    'brisk walking',
    'morning walk',
    'evening walk',
    'steps',
    'step count',
    '10,000 steps',
    '10000 steps',
    'pedometer',
    'walk after meals',
    'walk after dinner',
    'shatapavali',
    'sair',
    'tahalna',
  ],
  meaning:
    'Walking is the form of exercise that most people can begin on any day, with no equipment beyond a comfortable pair of shoes.',
  facts: [
    {
      id: 'walking-steps',
      role: 'why',
      text: 'A review of long-term studies in adults found that, compared with 2,000 steps a day, about 7,000 steps were linked with a 47 per cent lower risk of death from any cause. Studies of this kind show a link and cannot prove that the steps alone made the difference.',
      sources: ['ding_2025'],
    },
    {
      id: 'walking-after-meals',
      role: 'why',
      text: 'In a crossover trial of 41 adults with type 2 diabetes, walking for 10 minutes after each main meal lowered blood sugar after eating more than a single 30-minute walk at any time of the day.',
      sources: ['reynolds_2016'],
    },
    {
      id: 'walking-week',
      role: 'how_much',
      text: 'The World Health Organization advises adults to do 150 to 300 minutes of moderate activity a week, and brisk walking counts in full.',
      sources: ['who_activity_2020', 'cdc_intensity'],
    },
    {
      id: 'walking-plateau',
      role: 'how_much',
      text: 'There is nothing special about 10,000 steps: across 15 cohorts the benefit levelled off at roughly 6,000 to 8,000 steps a day in people aged 60 and over, and at 8,000 to 10,000 in younger adults.',
      sources: ['paluch_2022'],
    },
    {
      id: 'walking-talk',
      role: 'how',
      text: 'The talk test shows whether the pace is brisk enough: at moderate effort a person can talk but not sing.',
      sources: ['cdc_intensity'],
    },
    {
      id: 'walking-any',
      role: 'how',
      text: 'Every bit of activity counts towards the weekly total, and adults who are not yet active are advised to begin with small amounts and to raise the frequency, intensity and duration gradually.',
      sources: ['who_activity_2020'],
    },
    {
      id: 'walking-heat',
      role: 'care',
      text: 'India’s disaster management authority advises staying out of the sun between noon and 3 pm during a heat wave, so walk in the cooler hours. Chest pain, faintness or unusual breathlessness on a walk is a reason to stop and see a doctor before you go on.',
      sources: ['ndma_heat', 'acsm_screening_2015'],
    },
  ],
  steps: [
    'Choose a fixed time that already fits your day, such as before the first chai or after dinner.',
    'Walk two rounds of the housing society or the park at an easy pace before you quicken your steps.',
    'Check the pace now and then by speaking a full sentence aloud.',
    'Take a short stroll on the terrace after lunch or dinner instead of sitting down at once.',
    'Get off the bus or auto a stop early when the road is safe for walking.',
    'Add a few minutes to the walk every week or two, and keep an easier day after a long one.',
  ],
  example:
    'A working day might have 10 minutes in the society garden after breakfast, the stairs at the office and 10 minutes on the terrace after dinner. On Sunday there is a 30-minute walk in the park with the family, brisk enough to talk but not to sing.',
  questions: [
    'At what time of day would a walk disturb your family least?',
    'How many minutes of brisk walking did you really do last week?',
    'Do you have a health condition or a pain, so that you should ask a doctor before walking faster or farther?',
  ],
}
