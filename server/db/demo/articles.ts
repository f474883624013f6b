import { DIET_ARTICLES } from './articles/diet.content.ts'
import { LIFESTYLE_ARTICLES } from './articles/lifestyle.content.ts'
import { RECIPES_ARTICLES } from './articles/recipes.content.ts'
import type { DemoArticle } from './demo-article.ts'

export const DEMO_ARTICLES: readonly DemoArticle[] = [...DIET_ARTICLES, ...RECIPES_ARTICLES, ...LIFESTYLE_ARTICLES]
