export const BLOG_CATEGORIES = ['diet', 'fitness', 'yoga', 'mental_health', 'recipes', 'lifestyle'] as const
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

export const BLOG_CATEGORY_LABELS: Record<BlogCategory, string> = {
  diet: 'Diet & Nutrition',
  fitness: 'Fitness & Exercise',
  yoga: 'Yoga & Meditation',
  mental_health: 'Mental Health',
  recipes: 'Healthy Recipes',
  lifestyle: 'Lifestyle & Wellness',
}
