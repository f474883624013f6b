import type { Concern } from '../dietitians/concerns.ts'
import type { EducationSource } from './sources/sources.ts'

export const EDUCATION_CATEGORIES = [
  { id: 'fitness', label: 'Fitness Nutrition' },
  { id: 'medical', label: 'Medical Nutrition' },
  { id: 'personalized', label: 'Personalized Plans' },
] as const
export type EducationCategory = (typeof EDUCATION_CATEGORIES)[number]['id']

/** The concern whose dietitians a category's page links to. */
export const CATEGORY_CONCERNS: Record<EducationCategory, Concern> = {
  fitness: 'sports_nutrition',
  medical: 'diabetes',
  personalized: 'weight_loss',
}

export interface EducationTopic {
  slug: string
  title: string
  category: EducationCategory
  /** The concern used to find dietitians who help with the topic. */
  concern: Concern
}

/** Every topic of nutrition education: its address is `/diet/{slug}`. */
export const EDUCATION_TOPICS = [
  { slug: 'before-exercise', title: 'Eating before exercise', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'after-exercise', title: 'Recovery after exercise', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'protein', title: 'Protein and muscle', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'carbohydrates', title: 'Carbohydrates as fuel', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'fats', title: 'Healthy fats', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'hydration', title: 'Water and electrolytes', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'meal-timing', title: 'Meal timing: when to eat', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'losing-fat', title: 'Losing fat, keeping muscle', category: 'fitness', concern: 'weight_loss' },
  { slug: 'gaining-muscle', title: 'Gaining muscle', category: 'fitness', concern: 'sports_nutrition' },
  { slug: 'endurance', title: 'Running and endurance', category: 'fitness', concern: 'sports_nutrition' },
  {
    slug: 'vegetarian-training',
    title: 'Training on a vegetarian diet',
    category: 'fitness',
    concern: 'sports_nutrition',
  },
  {
    slug: 'supplements',
    title: 'Supplements: what works, what doesn’t',
    category: 'fitness',
    concern: 'sports_nutrition',
  },
  { slug: 'diabetes', title: 'Diabetes and prediabetes', category: 'medical', concern: 'diabetes' },
  { slug: 'blood-pressure', title: 'High blood pressure', category: 'medical', concern: 'blood_pressure' },
  { slug: 'cholesterol', title: 'Cholesterol and the heart', category: 'medical', concern: 'heart' },
  { slug: 'pcos', title: 'PCOS (polycystic ovary syndrome)', category: 'medical', concern: 'pcos' },
  { slug: 'thyroid', title: 'Thyroid and food', category: 'medical', concern: 'thyroid' },
  { slug: 'anaemia', title: 'Iron and anaemia', category: 'medical', concern: 'general' },
  { slug: 'fatty-liver', title: 'Fatty liver', category: 'medical', concern: 'weight_loss' },
  { slug: 'kidney', title: 'Kidney health', category: 'medical', concern: 'kidney' },
  { slug: 'digestion', title: 'Acidity and irritable bowel', category: 'medical', concern: 'digestion' },
  { slug: 'weight-loss', title: 'A weight-loss plan that lasts', category: 'personalized', concern: 'weight_loss' },
  { slug: 'weight-gain', title: 'Gaining weight, the healthy way', category: 'personalized', concern: 'weight_gain' },
  { slug: 'pregnancy', title: 'Pregnancy and breastfeeding', category: 'personalized', concern: 'pregnancy' },
  { slug: 'children', title: 'Food for growing children', category: 'personalized', concern: 'pediatric' },
  { slug: 'older-adults', title: 'Eating well after sixty', category: 'personalized', concern: 'geriatric' },
  { slug: 'busy-days', title: 'Eating well on long working days', category: 'personalized', concern: 'general' },
  { slug: 'plant-based', title: 'Vegetarian and vegan households', category: 'personalized', concern: 'general' },
  { slug: 'fasts-and-festivals', title: 'Fasts and festivals', category: 'personalized', concern: 'general' },
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
  /** One line on what the article gives: "How to…", "What to…", "Why…". */
  summary: string
  difficulty: EducationDifficulty
  concepts: readonly [EducationConcept, EducationConcept, EducationConcept]
  /** The sources of the explanations; examples and tips are our own advice. */
  sources: readonly EducationSource[]
}
