import type { BlogCategory } from '#domain/blogs/categories.ts'
import { DIET } from './diet/knowledge.ts'
import { FITNESS } from './fitness/knowledge.ts'
import { LIFESTYLE } from './lifestyle/knowledge.ts'
import { MENTAL_HEALTH } from './mental-health/knowledge.ts'
import { RECIPES } from './recipes/knowledge.ts'
import type { Knowledge } from './subject.ts'
import { YOGA } from './yoga/knowledge.ts'

/** The whole library of the built-in engine. */
export const KNOWLEDGE: Record<BlogCategory, Knowledge> = {
  diet: DIET,
  fitness: FITNESS,
  yoga: YOGA,
  mental_health: MENTAL_HEALTH,
  recipes: RECIPES,
  lifestyle: LIFESTYLE,
}
