import type { Subject } from '../subject.ts'

export const EMOTIONAL_EATING: Subject = {
  id: 'emotional-eating',
  category: 'mental_health',
  name: 'emotional eating',
  keywords: [
    'emotional eating',
    'comfort food',
    'comfort eating',
    'cravings',
    'craving',
    'sugar cravings',
    'binge eating',
    'binge',
    'overeating',
    'boredom eating',
    'eating when sad',
    'night eating',
    'guilt after eating',
    'food guilt',
  ],
  facts: [
    {
      id: 'emotional-eating-dieters',
      role: 'why',
      text: 'Laboratory experiments show that bad feelings do not make everyone eat more: the effect was found in people who restrict what they eat, not in people in general.',
      sources: ['evers_2018'],
    },
    {
      id: 'emotional-eating-joy',
      role: 'why',
      text: 'Pleasant feelings lead people to eat a little more as well, as the same kind of experiments shows.',
      sources: ['evers_2018'],
    },
    {
      id: 'emotional-eating-stress',
      role: 'why',
      text: 'Under stress healthy adults tend to eat more unhealthy and less healthy food, according to a review of 54 studies, although the link is small.',
      sources: ['hill_2022'],
    },
    {
      id: 'emotional-eating-mindful',
      role: 'how',
      text: 'Mindfulness and mindful eating look promising for emotional eating, according to a structured review of the studies.',
      sources: ['warren_2017'],
    },
    {
      id: 'emotional-eating-self-help',
      role: 'how',
      text: 'For adults with binge eating disorder, British guidance offers guided self-help based on cognitive behavioural therapy as the first step.',
      sources: ['nice_ng69'],
    },
    {
      id: 'emotional-eating-care',
      role: 'care',
      text: 'Eating unusually large amounts with a sense of lost control, fast, in secret or with shame, can be a sign of binge eating disorder. Eating disorders are treatable, and early help matters.',
      sources: ['nimh_eating'],
    },
  ],
}
