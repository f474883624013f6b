import type { BlogCategory } from '#domain/blogs/categories.ts'

export interface Idea {
  topic: string
  category: BlogCategory
}

/** A fixed list of ten. */
export const IDEAS: readonly Idea[] = [
  { topic: 'How to get enough protein on a vegetarian Indian plate', category: 'diet' },
  { topic: 'Fibre in everyday meals: dal, millets, vegetables and fruit', category: 'diet' },
  { topic: 'Iron-rich food, and why lemon or amla goes with it', category: 'diet' },
  { topic: 'What to eat before and after a workout', category: 'fitness' },
  { topic: 'Walking after meals and blood sugar', category: 'fitness' },
  { topic: 'When to eat before yoga practice', category: 'yoga' },
  { topic: 'Stress, sleep and the evening snack', category: 'mental_health' },
  { topic: 'Idli, dosa and curd: what fermenting does', category: 'recipes' },
  { topic: 'Eating well on night shifts', category: 'lifestyle' },
  { topic: 'Less salt at home without losing the taste', category: 'lifestyle' },
]

export const IDEAS_SHOWN = 6
