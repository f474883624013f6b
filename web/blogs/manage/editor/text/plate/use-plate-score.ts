import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { anonymousApi } from '#web/lib/api/anonymous-api.ts'

/** The score that readers see: private foods are not found. */
export function usePlateScore(plate: string) {
  return useQuery({
    queryKey: ['foods', 'score', plate],
    queryFn: ({ signal }) => anonymousApi.foods.scorePlate({ plate, changes: 'false' }, { signal }),
    enabled: plate !== '',
    placeholderData: keepPreviousData,
  })
}
