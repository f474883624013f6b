import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { FOOD_STATUSES, type OwnFood, type OwnFoodInput } from '#domain/foods/own/own-foods.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

export const OWN_FOODS_PATH = '/dietitian/foods'
export const NEW_FOOD = 'new'

const KEY = 'own-foods'
/** Foods as readers of the library see them. */
const LIBRARY = 'foods'
/** Maximum number of results of the ingredient search. */
const SEARCH_SIZE = 8

/** Own foods with their filters in the address. */
export const OWN_FOODS = listSource({
  codec: filterCodec({ search: text, status: choice(FOOD_STATUSES) }),
  queryKey: [KEY, 'list'],
  load: (filters, { signal }) => api.ownFoods.list(toPageQuery(filters), { signal }),
  refetchOnMount: 'always',
})

export function ownFood(id: number) {
  return queryOptions({
    queryKey: [KEY, 'food', id],
    queryFn: ({ signal }) => api.ownFoods.get(id, { signal }),
  })
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The ingredients of a dish with their amounts, each loaded once. */
export function useIngredientFoods(all: readonly number[]) {
  const ids = [...new Set(all)]
  const queries = useQueries({
    queries: ids.map((id) =>
      queryOptions({
        queryKey: [LIBRARY, 'food', id],
        queryFn: ({ signal }) => api.foods.get(id, { signal }),
        staleTime: 5 * 60_000,
      }),
    ),
  })
  const failed = queries.filter(({ error, data }) => error && !data && !isGone(error))
  return {
    foods: new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
    /** Ingredients that are no longer in the library. */
    gone: new Set(ids.filter((_, at) => isGone(queries[at]?.error))),
    isLoading: queries.some(({ isLoading }) => isLoading),
    /** An error other than a missing food. */
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

export type IngredientFoods = ReturnType<typeof useIngredientFoods>

/** @param search no request is sent if empty */
export function foodSearch(search: string) {
  return queryOptions({
    queryKey: [LIBRARY, 'search', search],
    queryFn: ({ signal }) => api.foods.list({ search, page_size: SEARCH_SIZE }, { signal }),
    enabled: search !== '',
  })
}

/** A change of one food: shows the response at once, and refetches lists and searches. */
function useFoodChange<Input>(mutationFn: (input: Input) => Promise<OwnFood>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (food) => {
      queries.setQueryData(ownFood(food.id).queryKey, food)
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
      void queries.invalidateQueries({ queryKey: [LIBRARY] })
    },
  })
}

/** @param id null for a new food */
export function useSaveFood(id: number | null) {
  return useFoodChange((input: OwnFoodInput) =>
    id === null ? api.ownFoods.create(input) : api.ownFoods.update(id, input),
  )
}

export function useFoodActions(id: number) {
  const queries = useQueryClient()
  return {
    propose: useFoodChange(() => api.ownFoods.propose(id)),
    withdraw: useFoodChange(() => api.ownFoods.withdraw(id)),
    /** The caller must navigate away from the page of the deleted food afterwards. */
    delete: useMutation({
      mutationFn: () => api.ownFoods.delete(id),
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
        void queries.invalidateQueries({ queryKey: [LIBRARY], refetchType: 'none' })
      },
    }),
  }
}
