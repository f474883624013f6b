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
  meaning: 'Emotional eating means eating because of a feeling, pleasant or unpleasant, rather than hunger.',
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
  steps: [
    'Eat regular meals, so that hunger and feelings do not come together.',
    'Before you open the fridge, ask yourself what you feel, and name it.',
    'Wait until the kettle boils, then decide.',
    'Put up a list of other comforts on the kitchen wall: a call, a song, a walk, a bath.',
    'Put a portion of the sweet on a plate and sit down with it, rather than eating from the box.',
    'When it happens again, talk to yourself as you would to a friend.',
  ],
  example:
    'After a quarrel on the phone a woman reaches for the tin of mathri, puts the kettle on and notices that she is angry, not hungry. She calls her sister, then has tea with two mathris on a plate, and dinner at the usual time.',
  questions: [
    'Which feeling most often sends you to the kitchen?',
    'Do strict rules during the day end in overeating at night?',
    'Do you lose control over eating or hide it, and would you like help?',
  ],
}
