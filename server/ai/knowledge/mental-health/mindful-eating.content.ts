import type { Subject } from '../subject.ts'

export const MINDFUL_EATING: Subject = {
  id: 'mindful-eating',
  category: 'mental_health',
  name: 'mindful eating',
  keywords: [
    'mindful eating',
    'eating mindfully',
    'mindfulness and food',
    'intuitive eating',
    'eating slowly',
    'slow eating',
    'eating fast',
    'chewing',
    'distracted eating',
    'eating while watching tv',
    'tv dinner',
    'portion awareness',
    'hunger cues',
    'fullness',
  ],
  facts: [
    {
      id: 'mindful-eating-attention',
      role: 'why',
      text: 'Eating while distracted, for example in front of a television, raised how much people ate at the meal, and even more how much they ate later in the day, in a review of 24 studies.',
      sources: ['robinson_attentive_2013'],
    },
    {
      id: 'mindful-eating-binge',
      role: 'why',
      text: 'A structured review concludes that mindfulness is promising for binge eating and emotional eating. Evidence that it brings weight loss is lacking.',
      sources: ['warren_2017'],
    },
    {
      id: 'mindful-eating-slow',
      role: 'how',
      text: 'People eat less at a meal when they eat more slowly, without being hungrier afterwards, according to a review of experimental studies.',
      sources: ['robinson_rate_2014'],
    },
    {
      id: 'mindful-eating-memory',
      role: 'how',
      text: 'Remembering the last meal before the next one helped people to eat less later in laboratory studies.',
      sources: ['robinson_attentive_2013'],
    },
    {
      id: 'mindful-eating-care',
      role: 'care',
      text: 'Strict attention to every bite is not for everyone: eating disorders are serious illnesses that affect people of every age, gender and body weight, and they need professional treatment.',
      sources: ['nimh_eating'],
    },
  ],
}
