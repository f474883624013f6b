import { type PlateBlock, partsOf } from '#domain/blogs/plate-blocks.ts'
import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { PILLAR_LABELS, PILLAR_MAX, PILLARS, type PillarScores } from '#domain/foods/pillars.ts'
import { plateAddress } from '#domain/foods/plate-address.ts'
import { servingText } from '#domain/foods/serving-text.ts'
import { formatScore } from '#web/lib/format.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** In attributes: the Content-Security-Policy allows no style attribute in HTML that comes later. */
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

function facts({ items, overall, pillars }: MealScoreAnswer): string {
  const foods = items.map((item) => `<li>${escapeHtml(servingText(item))}</li>`).join('')
  return [
    `<ul class="plate-foods">${foods}</ul>`,
    `<p class="plate-score"><span class="sr-only">Overall score: </span><b>${formatScore(overall)}</b> <span>out of 10</span></p>`,
    pillarList(pillars),
    '<p class="plate-note">The score rates a plate, never a food or a person.</p>',
  ].join('')
}

/**
 * A plate in an article, for readers. Text, because it is a part of the article's HTML.
 * @param score null if it cannot be scored, as when a food has left the library
 */
export function plateCard(block: PlateBlock, score: MealScoreAnswer | null): string {
  const title = escapeHtml(block.title)
  const address = plateAddress(partsOf(block))
  const link = `<p class="plate-link"><a href="${address}">Open this plate<span class="sr-only">: ${title}</span></a></p>`
  return `<figure class="plate-card"><figcaption>${title}</figcaption>${score ? facts(score) : ''}${link}</figure>`
}
