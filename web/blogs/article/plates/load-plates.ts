import type { Api } from '#domain/api/api.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { type PlateBlock, partsOf, plateBlocksIn, replacePlateBlocks } from '#domain/blogs/plate-blocks.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { PILLAR_LABELS, PILLAR_MAX, PILLARS, type PillarScores } from '#domain/foods/pillars.ts'
import { plateAddress } from '#domain/foods/plate/plate-address.ts'
import { servingText } from '#domain/foods/serving-text.ts'
import { orNull } from '#domain/http/api-error.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { formatScore } from '#web/lib/format.ts'
import type { StructuredData } from '#web/shell/seo.ts'
import { recipeOf } from './recipe.ts'

type PlateScores = ReadonlyMap<string, MealScoreResponse | null>

/** Scores each different plate of the text once; a plate's failure must not hide the article. */
async function loadScores(api: Api, html: string, signal: AbortSignal): Promise<PlateScores> {
  const plates = [...new Set(plateBlocksIn(html).map(({ plate }) => plate))]
  const scores = plates.map(
    async (plate) => [plate, await orNull(api.foods.scorePlate({ plate, changes: 'false' }, { signal }))] as const,
  )
  return new Map(await Promise.all(scores))
}

/** The recipe of the article is its first plate with a single dish. */
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

/** Uses SVG attributes, because the Content-Security-Policy blocks style attributes in HTML that is inserted later. */
function bar(score: number): string {
  const filled = score > 0 ? `<rect width="${Math.round((score / PILLAR_MAX) * 100)}%" height="10" rx="5"/>` : ''
  return `<svg aria-hidden="true" width="100%" height="10"><rect width="100%" height="10" rx="5"/>${filled}</svg>`
}

function pillarList(pillars: PillarScores): string {
  const items = PILLARS.map(
    (pillar) => `<li>${PILLAR_LABELS[pillar]} <b>${formatScore(pillars[pillar])}</b>${bar(pillars[pillar])}</li>`,
  )
  return `<ul class="plate-pillars" aria-label="Five pillars, out of 10">${items.join('')}</ul>`
}

function facts({ items, overall, pillars }: MealScoreResponse): string {
  const foods = items.map((item) => `<li>${escapeHtml(servingText(item))}</li>`).join('')
  return [
    `<ul class="plate-foods">${foods}</ul>`,
    `<p class="plate-score"><span class="sr-only">Overall score: </span><b>${formatScore(overall)}</b> <span>out of 10</span></p>`,
    pillarList(pillars),
    '<p class="plate-note">The score rates a plate, never a food or a person.</p>',
  ].join('')
}

/**
 * A plate as readers of an article see it. A string, because it is inserted into the article's HTML.
 * @param score null if it cannot be scored, as when a food has left the library
 */
function plateCard(block: PlateBlock, score: MealScoreResponse | null): string {
  const title = escapeHtml(block.title)
  const address = plateAddress(partsOf(block))
  const link = `<p class="plate-link"><a href="${address}">Open this plate<span class="sr-only">: ${title}</span></a></p>`
  return `<figure class="plate-card"><figcaption>${title}</figcaption>${score ? facts(score) : ''}${link}</figure>`
}
