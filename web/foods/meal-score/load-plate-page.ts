import type { Api } from '#domain/api/api.ts'
import type { FoodItem, MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { formatPlate, type PlatePart } from '#domain/foods/plate/plate-address.ts'
import { PLATE_MAX_ITEMS } from '#domain/foods/plate/plate-limits.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { readPlatePage } from './plate-page-address.ts'
import { POPULAR_DISHES, START_PLATES } from './starters.content.ts'

interface PlateRequest {
  url: URL
  signal: AbortSignal
}

type Failure = { kind: 'failed'; message: string }
export type FoundFoods = { kind: 'found'; count: number; foods: FoodItem[] } | Failure
export type ScoredPlate =
  | { kind: 'empty'; start: Start | null }
  | { kind: 'scored'; score: MealScoreResponse }
  | Failure

/** Suggestions for an empty plate. */
export interface Start {
  popular: FoodItem[]
  samples: { name: string; parts: readonly PlatePart[]; foods: string[]; overall: number }[]
}

export interface PlatePageData {
  /** The parts of the address that are on the plate. */
  parts: readonly PlatePart[]
  plate: ScoredPlate
  /** The plate's foods that could be loaded. */
  foods: FoodItem[]
  /** The parts of the address that are not on the plate, and why. */
  problems: string[]
  /** Null without a search. */
  found: FoundFoods | null
}

async function orFailure<T>(loading: Promise<T>): Promise<T | Failure> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed', message: error.message }
    throw error
  }
}

async function findFoods(api: Api, { url, signal }: PlateRequest): Promise<FoundFoods | null> {
  const { search, show } = readPlatePage(url.searchParams)
  if (!search) return null
  const searching = api.foods.list({ search, page: 1, page_size: show }, { signal })
  return orFailure(searching.then(({ count, results }) => ({ kind: 'found', count, foods: results })))
}

async function loadStart(api: Api, signal: AbortSignal): Promise<Start | null> {
  const score = (parts: readonly PlatePart[]) =>
    api.foods.scorePlate({ plate: formatPlate(parts), changes: 'false' }, { signal })
  const loading = Promise.all([
    findByIds(api, POPULAR_DISHES, signal),
    Promise.all(START_PLATES.map(({ parts }) => score(parts))),
  ])
  const loaded = await orFailure(loading)
  // The search works without the suggestions.
  if (!Array.isArray(loaded)) return null
  const [popular, samples] = loaded
  return {
    popular: POPULAR_DISHES.flatMap(({ food }) => popular.get(food) ?? []),
    samples: START_PLATES.map(({ name, parts }, at) => ({
      ...{ name, parts },
      foods: samples[at]?.items.map(({ food }) => food.name) ?? [],
      overall: samples[at]?.overall ?? 0,
    })),
  }
}

/** The foods that the reader may see, by id. */
async function findByIds(api: Api, parts: readonly PlatePart[], signal: AbortSignal): Promise<Map<number, FoodItem>> {
  const ids = [...new Set(parts.map(({ food }) => food))].sort((one, other) => one - other)
  const { results } = await api.foods.list({ ids: ids.join(','), page_size: PLATE_MAX_ITEMS }, { signal })
  return new Map(results.map((food) => [food.id, food]))
}

/** The foods of a rejected plate that can be scored. */
async function dropUnscorable(api: Api, parts: readonly PlatePart[], signal: AbortSignal) {
  const byId = await findByIds(api, parts, signal)
  const foods = parts.map(({ food }) => byId.get(food) ?? null)
  const isCounted = ({ portion }: PlatePart, food: FoodItem) =>
    portion === 'gram' || food.portions.some(({ unit }) => unit === portion)
  const missing = foods.filter((food) => food === null).length
  const uncounted = parts.flatMap((part, at) => {
    const food = foods[at]
    return food && !isCounted(part, food)
      ? [`${food.name} isn’t counted by the ${part.portion}, so it was left out.`]
      : []
  })
  return {
    scorable: parts.filter((part, at) => foods[at] && isCounted(part, foods[at])),
    problems: [...(missing > 0 ? [missingText(missing)] : []), ...uncounted],
  }
}

function missingText(count: number): string {
  return count === 1
    ? 'One food of this plate isn’t in our library, so it was left out.'
    : `${count} foods of this plate aren’t in our library, so they were left out.`
}

function unreadableText(count: number): string {
  return count === 1
    ? 'One part of this address couldn’t be read, so it was left out.'
    : `${count} parts of this address couldn’t be read, so they were left out.`
}

type Scored = Pick<PlatePageData, 'parts' | 'plate' | 'problems'>

async function scorePlate(api: Api, parts: readonly PlatePart[], signal: AbortSignal): Promise<Scored> {
  const empty = async (problems: string[] = []): Promise<Scored> => ({
    parts: [],
    plate: { kind: 'empty', start: await loadStart(api, signal) },
    problems,
  })
  if (parts.length === 0) return empty()
  try {
    const score = await api.foods.scorePlate({ plate: formatPlate(parts) }, { signal })
    return { parts, plate: { kind: 'scored', score }, problems: [] }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failed: Scored = { parts, plate: { kind: 'failed', message: error.message }, problems: [] }
    if (error.status !== 400) return failed
    const { scorable, problems } = await dropUnscorable(api, parts, signal)
    // The plate has another error.
    if (problems.length === 0) return failed
    const rest = scorable.length > 0 ? await scorePlate(api, scorable, signal) : await empty()
    return { ...rest, problems: [...problems, ...rest.problems] }
  }
}

/** Data loaded during this visit. */
export interface Visit {
  /** Foods by id that were shown, for a plate that cannot be scored. */
  known: Map<number, FoodItem>
  /** The last plate, so that a search does not request its score again. */
  last: { plate: string; scored: Scored } | null
}

/** Loads the plate and the search of an address. */
export async function loadPlatePage(
  api: Api,
  request: PlateRequest,
  visit: Visit = { known: new Map(), last: null },
): Promise<PlatePageData> {
  const { parts, unreadable } = readPlatePage(request.url.searchParams)
  const address = formatPlate(parts)
  const scoring = visit.last?.plate === address ? visit.last.scored : scorePlate(api, parts, request.signal)
  const [scored, found] = await Promise.all([scoring, findFoods(api, request)])
  const { plate } = scored
  visit.last = plate.kind === 'failed' ? null : { plate: address, scored }
  return {
    ...scored,
    found,
    foods:
      plate.kind === 'scored'
        ? plate.score.items.map(({ food }) => food)
        : scored.parts.flatMap(({ food }) => visit.known.get(food) ?? []),
    problems: [...(unreadable > 0 ? [unreadableText(unreadable)] : []), ...scored.problems],
  }
}
