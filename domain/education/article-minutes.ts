import { readingMinutes } from '../site/reading-time.ts'
import type { EducationArticle } from './topics.ts'

/** Whole minutes to read an article, its examples and tips included. */
export function articleMinutes({ title, summary, concepts }: EducationArticle): number {
  const texts = concepts.flatMap((concept) => [concept.title, concept.explanation, concept.example, ...concept.tips])
  return readingMinutes([title, summary, ...texts].join(' '))
}
