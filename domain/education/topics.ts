export const EDUCATION_CATEGORIES = [
  { id: 'fitness', label: 'Fitness Nutrition' },
  { id: 'medical', label: 'Medical Nutrition' },
  { id: 'personalized', label: 'Personalized Plans' },
] as const
export type EducationCategory = (typeof EDUCATION_CATEGORIES)[number]['id']

export interface EducationTopic {
  slug: string
  title: string
  category: EducationCategory
}

/** Every topic of nutrition education: its address is `/diet/{slug}`. */
export const EDUCATION_TOPICS = [
  { slug: 'before-exercise', title: 'Eating before exercise', category: 'fitness' },
  { slug: 'after-exercise', title: 'Recovery after exercise', category: 'fitness' },
  { slug: 'protein', title: 'Protein and muscle', category: 'fitness' },
  { slug: 'carbohydrates', title: 'Carbohydrates as fuel', category: 'fitness' },
  { slug: 'fats', title: 'Healthy fats', category: 'fitness' },
  { slug: 'hydration', title: 'Water and electrolytes', category: 'fitness' },
  { slug: 'meal-timing', title: 'When to eat', category: 'fitness' },
  { slug: 'losing-fat', title: 'Losing fat, keeping muscle', category: 'fitness' },
  { slug: 'gaining-muscle', title: 'Gaining muscle', category: 'fitness' },
  { slug: 'endurance', title: 'Running and endurance', category: 'fitness' },
  { slug: 'vegetarian-training', title: 'Training on a vegetarian plate', category: 'fitness' },
  { slug: 'supplements', title: 'Supplements, soberly', category: 'fitness' },
  { slug: 'diabetes', title: 'Diabetes and prediabetes', category: 'medical' },
  { slug: 'blood-pressure', title: 'High blood pressure', category: 'medical' },
  { slug: 'cholesterol', title: 'Cholesterol and the heart', category: 'medical' },
  { slug: 'pcos', title: 'PCOS', category: 'medical' },
  { slug: 'thyroid', title: 'Thyroid', category: 'medical' },
  { slug: 'anaemia', title: 'Iron and anaemia', category: 'medical' },
  { slug: 'fatty-liver', title: 'Fatty liver', category: 'medical' },
  { slug: 'kidney', title: 'Kidney health', category: 'medical' },
  { slug: 'digestion', title: 'Acidity and an irritable gut', category: 'medical' },
  { slug: 'weight-loss', title: 'A weight-loss plan that lasts', category: 'personalized' },
  { slug: 'weight-gain', title: 'Gaining weight well', category: 'personalized' },
  { slug: 'pregnancy', title: 'Pregnancy and breastfeeding', category: 'personalized' },
  { slug: 'children', title: 'Growing children', category: 'personalized' },
  { slug: 'older-adults', title: 'After sixty', category: 'personalized' },
  { slug: 'busy-days', title: 'Long working days', category: 'personalized' },
  { slug: 'plant-based', title: 'Vegetarian and vegan households', category: 'personalized' },
  { slug: 'fasts-and-festivals', title: 'Fasts and festivals', category: 'personalized' },
] as const satisfies readonly EducationTopic[]

export type EducationSlug = (typeof EDUCATION_TOPICS)[number]['slug']

export const EDUCATION_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const
export type EducationDifficulty = (typeof EDUCATION_DIFFICULTIES)[number]

export interface EducationConcept {
  title: string
  explanation: string
  example: string
  tips: readonly string[]
}

export interface EducationArticle {
  /** Unique within its topic; the anchor on the topic's page. */
  id: string
  title: string
  /** One sentence: what the reader knows afterwards. */
  summary: string
  difficulty: EducationDifficulty
  concepts: readonly [EducationConcept, EducationConcept, EducationConcept]
  sources: readonly { title: string; href?: string }[]
}
