import { EDUCATION_CATEGORIES, type EducationCategory } from '#domain/education/topics.ts'

const DEFAULT: EducationCategory = 'fitness'

/** The category that an address names; what it does not name, or names wrongly, is the first. */
export function readCategory(query: URLSearchParams): EducationCategory {
  return EDUCATION_CATEGORIES.find(({ id }) => id === query.get('category'))?.id ?? DEFAULT
}

export function categoryPath(category: EducationCategory): string {
  return category === DEFAULT ? '/diet' : `/diet?category=${category}`
}

export function topicPath(slug: string, article?: string): string {
  return article ? `/diet/${slug}#${article}` : `/diet/${slug}`
}
