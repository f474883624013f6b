import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { FOOD_STATUSES, type OwnFood, type OwnFoodInput } from '#domain/foods/own-foods.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

export const OWN_FOODS_PATH = '/dietitian/foods'
export const NEW_FOOD = 'new'

const KEY = 'own-foods'
/** Foods as readers of the library see them. */
const LIBRARY = 'foods'
/** Foods that the search for an ingredient offers. */
const FOUND = 8

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

/** With its amounts, which a dish of it is computed from. */
export function ingredientFood(id: number) {
  return queryOptions({
    queryKey: [LIBRARY, 'food', id],
    queryFn: ({ signal }) => api.foods.get(id, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** @param search empty: nothing is asked */
export function foodSearch(search: string) {
  return queryOptions({
    queryKey: [LIBRARY, 'search', search],
    queryFn: ({ signal }) => api.foods.list({ search, page_size: FOUND }, { signal }),
    enabled: search !== '',
  })
}

/** A change of one food: its answer is shown at once, and lists and searches are fetched again. */
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

export function useProposal(id: number) {
  return useFoodChange(() => api.ownFoods.propose(id))
}

export function useWithdrawal(id: number) {
  return useFoodChange(() => api.ownFoods.withdraw(id))
}

/** The page of the deleted food must be left afterwards. */
export function useDeleteFood(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.ownFoods.delete(id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [KEY, 'list'] })
      void queries.invalidateQueries({ queryKey: [LIBRARY], refetchType: 'none' })
    },
  })
}
