import type { Api } from '#domain/api/api.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { partsOf, plateBlocksIn, replacePlateBlocks } from '#domain/blogs/plate-blocks.ts'
import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import type { StructuredData } from '#web/shell/seo.ts'
import { plateCard } from './plate-card.ts'
import { recipeOf } from './recipe.ts'

/** A plate's failure must not hide the article. */
async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
}

export type PlateScores = ReadonlyMap<string, MealScoreAnswer | null>

/** Of each plate in the text, once. */
async function loadScores(api: Api, html: string, signal: AbortSignal): Promise<PlateScores> {
  const plates = [...new Set(plateBlocksIn(html).map(({ plate }) => plate))]
  const scores = plates.map(
    async (plate) => [plate, await orNull(api.foods.scorePlate({ plate, changes: 'false' }, { signal }))] as const,
  )
  return new Map(await Promise.all(scores))
}

/** The first plate with one dish only is what the article tells how to cook. */
async function loadRecipe(api: Api, html: string, scores: PlateScores, signal: AbortSignal) {
  const dishes = plateBlocksIn(html).filter((block) => partsOf(block).length === 1)
  const [item] = dishes
    .flatMap(({ plate }) => scores.get(plate)?.items ?? [])
    .filter(({ food }) => food.kind === 'dish')
  const dish = item && (await orNull(api.foods.get(item.food.id, { signal })))
  return dish ? recipeOf(dish, item) : null
}

interface Loaded {
  html: string
  /** For search engines. */
  recipe: StructuredData | null
}

/** Writes the plates of an article as cards with the library's current figures. */
export async function loadPlates(
  api: Api,
  { html, category }: { html: string; category: BlogCategory },
  signal: AbortSignal,
): Promise<Loaded> {
  const scores = await loadScores(api, html, signal)
  return {
    html: replacePlateBlocks(html, (block) => plateCard(block, scores.get(block.plate) ?? null)),
    recipe: category === 'recipes' ? await loadRecipe(api, html, scores, signal) : null,
  }
}
