import type { EducationArticle, EducationSlug } from './topics.ts'

/** One file per topic, so that a browser loads only the one that is opened. */
const FILES: Record<EducationSlug, () => Promise<{ ARTICLES: readonly EducationArticle[] }>> = {
  'before-exercise': () => import('./content/fitness/before-exercise.content.ts'),
  'after-exercise': () => import('./content/fitness/after-exercise.content.ts'),
  protein: () => import('./content/fitness/protein.content.ts'),
  carbohydrates: () => import('./content/fitness/carbohydrates.content.ts'),
  fats: () => import('./content/fitness/fats.content.ts'),
  hydration: () => import('./content/fitness/hydration.content.ts'),
  'meal-timing': () => import('./content/fitness/meal-timing.content.ts'),
  'losing-fat': () => import('./content/fitness/losing-fat.content.ts'),
  'gaining-muscle': () => import('./content/fitness/gaining-muscle.content.ts'),
  endurance: () => import('./content/fitness/endurance.content.ts'),
  'vegetarian-training': () => import('./content/fitness/vegetarian-training.content.ts'),
  supplements: () => import('./content/fitness/supplements.content.ts'),
  diabetes: () => import('./content/medical/diabetes.content.ts'),
  'blood-pressure': () => import('./content/medical/blood-pressure.content.ts'),
  cholesterol: () => import('./content/medical/cholesterol.content.ts'),
  pcos: () => import('./content/medical/pcos.content.ts'),
  thyroid: () => import('./content/medical/thyroid.content.ts'),
  anaemia: () => import('./content/medical/anaemia.content.ts'),
  'fatty-liver': () => import('./content/medical/fatty-liver.content.ts'),
  kidney: () => import('./content/medical/kidney.content.ts'),
  digestion: () => import('./content/medical/digestion.content.ts'),
  'weight-loss': () => import('./content/personalized/weight-loss.content.ts'),
  'weight-gain': () => import('./content/personalized/weight-gain.content.ts'),
  pregnancy: () => import('./content/personalized/pregnancy.content.ts'),
  children: () => import('./content/personalized/children.content.ts'),
  'older-adults': () => import('./content/personalized/older-adults.content.ts'),
  'busy-days': () => import('./content/personalized/busy-days.content.ts'),
  'plant-based': () => import('./content/personalized/plant-based.content.ts'),
  'fasts-and-festivals': () => import('./content/personalized/fasts-and-festivals.content.ts'),
}

export async function loadArticles(slug: EducationSlug): Promise<readonly EducationArticle[]> {
  return (await FILES[slug]()).ARTICLES
}
