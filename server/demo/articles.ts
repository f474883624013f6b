import { DIET_ARTICLES } from './articles/diet.content.ts'
import { FITNESS_ARTICLES } from './articles/fitness.content.ts'
import { LIFESTYLE_ARTICLES } from './articles/lifestyle.content.ts'
import { MENTAL_HEALTH_ARTICLES } from './articles/mental-health.content.ts'
import { RECIPES_ARTICLES } from './articles/recipes.content.ts'
import { YOGA_ARTICLES } from './articles/yoga.content.ts'
import type { DemoArticle } from './demo-content.ts'

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...DIET_ARTICLES,
  ...FITNESS_ARTICLES,
  ...YOGA_ARTICLES,
  ...MENTAL_HEALTH_ARTICLES,
  ...RECIPES_ARTICLES,
  ...LIFESTYLE_ARTICLES,
]
