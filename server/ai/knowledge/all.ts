import type { BlogCategory } from '#domain/blogs/categories.ts'
import { DIET } from './diet/knowledge.ts'
import { FITNESS } from './fitness/knowledge.ts'
import { LIFESTYLE } from './lifestyle/knowledge.ts'
import { RECIPES } from './recipes/knowledge.ts'
import type { Knowledge } from './subject.ts'
import { YOGA } from './yoga/knowledge.ts'

/** All that the built-in engine knows. */
export const KNOWLEDGE: Partial<Record<BlogCategory, Knowledge>> = {
  diet: DIET,
  fitness: FITNESS,
  yoga: YOGA,
  recipes: RECIPES,
  lifestyle: LIFESTYLE,
}
