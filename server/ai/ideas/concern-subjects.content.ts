import type { Concern } from '#domain/dietitians/concerns.ts'

/** The library's subjects for each specialization and focus area, the nearest first. */
export const CONCERN_SUBJECTS: Readonly<Record<Concern, readonly string[]>> = {
  weight_loss: [
    'weight-loss',
    'exercise-weight',
    'fatty-liver',
    'habits',
    'emotional-eating',
    'eating-out',
    'late-dinner',
  ],
  weight_gain: ['weight-gain', 'strength-at-home', 'protein-muscle'],
  diabetes: ['diabetes', 'gestational-diabetes', 'walking', 'sugar-and-sweeteners', 'diwali-sweets', 'night-shift'],
  thyroid: ['thyroid'],
  pcos: ['pcos', 'weight-loss'],
  blood_pressure: ['blood-pressure-salt', 'raita-chutney', 'food-labels'],
  heart: ['heart-cholesterol', 'ghee-and-oils', 'walking'],
  pregnancy: [
    'pregnancy-diet',
    'anaemia-pregnancy',
    'breastfeeding-after-delivery',
    'gestational-diabetes',
    'yoga-pregnancy',
  ],
  digestion: ['acidity', 'constipation-fibre', 'ibs-gas', 'gut-health-curd', 'late-dinner'],
  kidney: ['kidney-disease', 'blood-pressure-salt'],
  sports_nutrition: ['protein-muscle', 'workout-food', 'strength-at-home', 'summer-hydration', 'vegetarian-protein'],
  pediatric: [
    'picky-eaters',
    'school-tiffin',
    'children-snacks',
    'iron-teenage-girls',
    'exam-days',
    'screens-and-mind',
  ],
  geriatric: [
    'older-people',
    'exercise-older-adults',
    'chair-yoga',
    'loneliness-older',
    'calcium-vitamin-d',
    'menopause',
  ],
  general: [
    ...['balanced-plate', 'breakfast', 'habits', 'food-labels', 'vegetarian-protein', 'anaemia-women', 'dal-tadka'],
    ...['walking', 'sleep-and-mind', 'mindful-eating', 'constipation-fibre', 'eating-out'],
  ],
}
