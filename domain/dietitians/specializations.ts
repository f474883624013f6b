export const SPECIALIZATION_LABELS = {
  weight_loss: 'Weight Loss',
  diabetes: 'Diabetes Management',
  sports_nutrition: 'Sports Nutrition',
  pediatric: 'Pediatric Nutrition',
  geriatric: 'Geriatric Nutrition',
  general: 'General Nutrition',
} as const
export type Specialization = keyof typeof SPECIALIZATION_LABELS
export const SPECIALIZATIONS = Object.keys(SPECIALIZATION_LABELS) as [Specialization, ...Specialization[]]

/** One line for the profile card and the picker. */
export const SPECIALIZATION_DESCRIPTIONS: Record<Specialization, string> = {
  weight_loss: 'Steady, food-first programmes that fit an ordinary week',
  diabetes: 'Blood sugar and everyday home cooking',
  sports_nutrition: 'Meals around training, matches and recovery',
  pediatric: 'Growing children, fussy eaters and their parents',
  geriatric: 'Strength, appetite and comfort in later life',
  general: 'Balanced eating for the whole household',
}
