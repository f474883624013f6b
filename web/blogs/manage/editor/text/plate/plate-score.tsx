import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { anonymousApi } from '#web/lib/api/anonymous-api.ts'
import { formatScore } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'

/** The score of the chosen foods, read out when it changes. */
export function PlateScore({ plate }: { plate: string }) {
  const { data, error } = usePlateScore(plate)
  if (plate !== '' && error) return <Banner tone="warning">{error.message}</Banner>
  return (
    <div role="status" className="rounded-field bg-sunken px-4 py-3 empty:hidden">
      {plate !== '' && data ? (
        <>
          <p>
            <b className="font-semibold">{formatScore(data.overall)} out of 10</b>{' '}
            <span className="text-ink-muted">for this plate, never for a food or a person</span>
          </p>
          <ul className="flex flex-wrap gap-x-4 text-ink-muted text-sm">
            {PILLARS.map((pillar) => (
              <li key={pillar}>
                {PILLAR_LABELS[pillar]} <span className="num text-ink">{formatScore(data.pillars[pillar])}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** The score that readers see: private foods are not found. */
export function usePlateScore(plate: string) {
  return useQuery({
    queryKey: ['foods', 'score', plate],
    queryFn: ({ signal }) => anonymousApi.foods.scorePlate({ plate, changes: 'false' }, { signal }),
    enabled: plate !== '',
    placeholderData: keepPreviousData,
  })
}
