import { useLocation, useNavigation } from 'react-router'
import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { MEAL_SCORE_PATH, type PlatePart } from '#domain/foods/plate/plate-address.ts'
import { portionsOf } from '#domain/foods/plate/plate-edits.ts'
import type { PlatePageData } from './load-plate-page.ts'
import { type PlatePage, platePagePath, readPlatePage } from './plate-page-address.ts'

/** A food on the plate. Its key stays the same while its portion and quantity change. */
function toRow(part: PlatePart, at: number, parts: readonly PlatePart[], foods: ReadonlyMap<number, FoodItem>) {
  /** Null if it could not be loaded. */
  const food = foods.get(part.food) ?? null
  const nth = parts.slice(0, at).filter((one) => one.food === part.food).length
  const portion = food ? (portionsOf(food).find(({ unit }) => unit === part.portion) ?? null) : null
  const grams = portion ? part.quantity * portion.grams : null
  const per100 = food?.energy_kcal ?? null
  const energy_kcal = per100 === null || grams === null ? null : (per100 * grams) / 100
  return { at, key: `${part.food}-${nth}`, food, part, portion, grams, energy_kcal }
}

export type PlateRow = ReturnType<typeof toRow>

/** All foods shown anywhere on the page, so that a row appears before its score has loaded. */
export function foodsOf({ foods, found, plate }: PlatePageData): Map<number, FoodItem> {
  const popular = plate.kind === 'empty' ? (plate.start?.popular ?? []) : []
  const all = [...popular, ...(found?.kind === 'found' ? found.foods : []), ...foods]
  return new Map(all.map((food) => [food.id, food]))
}

/**
 * The plate and search of the address, or of the next address while a change is loading, so that quick presses
 * add up.
 */
export function usePlatePage(data: PlatePageData) {
  const { search: query } = useLocation()
  const { location: next } = useNavigation()
  const foods = foodsOf(data)
  const current = readPlatePage(new URLSearchParams(query))
  const pending = next?.pathname === MEAL_SCORE_PATH ? readPlatePage(new URLSearchParams(next.search)) : null
  const canShow = pending?.parts.every(({ food }) => foods.has(food)) ?? false
  const parts = pending && canShow ? pending.parts : data.parts
  const { search, show, hide } = pending ?? current
  return {
    ...{ parts, search, show },
    /** Hidden by the address; `useHiddenAmounts` also knows the stored choice. */
    hide,
    rows: parts.map((part, at) => toRow(part, at, parts, foods)),
    isScoring: pending !== null && platePagePath({ parts: pending.parts }) !== platePagePath(data),
    isSearching: pending !== null && (pending.search !== current.search || pending.show !== current.show),
    /** The address after a change. */
    toPath: (change: Partial<Omit<PlatePage, 'unreadable'>>) => platePagePath({ parts, search, show, hide, ...change }),
  }
}

export type PlateControls = ReturnType<typeof usePlatePage>
