import { useQueries } from '@tanstack/react-query'
import type { Food } from '#domain/foods/foods.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { ingredientFood } from '../own-foods.queries.ts'

export interface IngredientFoods {
  foods: ReadonlyMap<number, Food>
  /** Those that the library does not have any more. */
  gone: ReadonlySet<number>
  isLoading: boolean
  /** Another failure than a missing food. */
  error: Error | null
  retry: () => void
}

/** The foods of a dish with their amounts, each loaded once. */
export function useIngredientFoods(all: readonly number[]): IngredientFoods {
  const ids = [...new Set(all)]
  const queries = useQueries({ queries: ids.map((id) => ingredientFood(id)) })
  const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
  const failed = queries.filter(({ error, data }) => error && !data && !isGone(error))
  return {
    foods: new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
    gone: new Set(ids.filter((_, at) => isGone(queries[at]?.error))),
    isLoading: queries.some(({ isLoading }) => isLoading),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
