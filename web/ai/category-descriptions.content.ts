import type { BlogCategory } from '#domain/blogs/categories.ts'

/** What an article of each category is about. */
export const CATEGORY_DESCRIPTIONS: Record<BlogCategory, string> = {
  diet: 'Food groups, portions and plates for everyday health',
  fitness: 'Moving more, and eating for training and recovery',
  yoga: 'Practice, breath and the meals around them',
  mental_health: 'Mood, stress and sleep, and how food affects them',
  recipes: 'Home dishes, and what they add to your plate',
  lifestyle: 'Habits, shifts, travel and festivals',
}
