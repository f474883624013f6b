import type { Subject } from '../subject.ts'

export const STRESS: Subject = {
  id: 'stress',
  category: 'mental_health',
  name: 'stress and eating',
  keywords: [
    'stress',
    'stressed',
    'stress management',
    'stress eating',
    'stress and food',
    'work stress',
    'exam stress',
    'office stress',
    'tension',
    'tanav',
    'burnout',
    'pressure',
    'worry',
    'coping',
  ],
  meaning: 'Stress is the state of worry or tension that a difficult situation brings about.',
  facts: [
    {
      id: 'stress-eating',
      role: 'why',
      text: 'A review of 54 studies in healthy adults found that stress goes with eating more unhealthy and less healthy food. The link was small.',
      sources: ['hill_2022'],
    },
    {
      id: 'stress-signs',
      role: 'why',
      text: 'Stress can show itself as headache, other body pains, an upset stomach or poor sleep, and some people lose their appetite while others eat more than usual.',
      sources: ['who_stress'],
    },
    {
      id: 'stress-routine',
      role: 'how',
      text: 'A daily routine with set times for meals, family, exercise, chores and rest helps people to use their time well and to feel more in control, says the World Health Organization.',
      sources: ['who_stress'],
    },
    {
      id: 'stress-balance',
      role: 'how',
      text: 'Enough sleep, contact with people one trusts, regular exercise and limits on news and social media belong to the World Health Organization’s advice for stressful times.',
      sources: ['who_stress'],
    },
    {
      id: 'stress-guide',
      role: 'how',
      text: 'The World Health Organization’s free illustrated guide to stress teaches exercises for grounding oneself and making room for difficult thoughts, and it says that a few minutes a day are enough to practise.',
      sources: ['who_stress_guide'],
    },
    {
      id: 'stress-care',
      role: 'care',
      text: 'Help should be sought when stress is hard to cope with, lasts long or gets in the way of daily life. In India the government’s Tele-MANAS line answers free of charge, day and night, on 14416.',
      sources: ['who_stress', 'tele_manas'],
    },
  ],
  steps: [
    'Fix the times of breakfast, lunch and dinner first when a hard week is ahead.',
    'Cook a pot of dal or chana in advance for the evenings on which nobody wants to cook.',
    'Keep fruit, roasted chana and curd within reach, and biscuits out of sight.',
    'Walk around the block after work before you enter the kitchen.',
    'Look at the news once in the evening rather than all day.',
    'Tell one person what weighs on you, over a cup of chai or on the phone.',
  ],
  example:
    'In the week of the annual accounts an office worker packs roti, sabzi and curd each evening, eats away from the desk at the same hour and walks home from the bus stop. Dinner is khichdi from the pressure cooker, and the phone stays in the hall after it.',
  questions: [
    'Do you eat more, less or differently when you are under pressure?',
    'Which part of the day goes wrong first in a hard week: meals, sleep or movement?',
    'Has the strain lasted for weeks, so that it is time to speak to a professional?',
  ],
}
