import type { BlogCategory } from '../blogs/categories.ts'

/** Articles of these categories make statements about health. */
export const HEALTH_CATEGORIES = [
  'diet',
  'fitness',
  'yoga',
  'mental_health',
  'lifestyle',
] as const satisfies readonly BlogCategory[]

export function isHealthCategory(category: BlogCategory): boolean {
  return (HEALTH_CATEGORIES as readonly BlogCategory[]).includes(category)
}
