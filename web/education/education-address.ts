import { EDUCATION_CATEGORIES, type EducationCategory } from '#domain/education/topics.ts'

const DEFAULT: EducationCategory = 'fitness'

/** The category in the address; the first one for missing or invalid values. */
export function readCategory(query: URLSearchParams): EducationCategory {
  return EDUCATION_CATEGORIES.find(({ id }) => id === query.get('category'))?.id ?? DEFAULT
}

export function categoryPath(category: EducationCategory): string {
  return category === DEFAULT ? '/diet' : `/diet?category=${category}`
}

export function topicPath(slug: string, article?: string): string {
  return article ? `/diet/${slug}#${article}` : `/diet/${slug}`
}
