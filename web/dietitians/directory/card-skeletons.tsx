import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CARD_GRID } from './card-grid.ts'
import { CARD } from './dietitian-card.tsx'

/** Placeholders while the directory loads. */
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CardSkeletons() {
  return (
    <div className={CARD_GRID} aria-hidden="true">
      {SKELETONS.map((name) => (
        <Card key={name} className={CARD}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5">
            <Skeleton className="m-1 size-21 rounded-full" />
            <div className="grid gap-2.5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-6 w-2/5 rounded-pill" />
            </div>
          </div>
          <Skeleton className="my-5 h-17" />
          <Skeleton className="h-4.5" />
          <Skeleton className="mt-2 h-4.5 w-3/4" />
          <Skeleton className="mt-5 h-4 w-3/5" />
          <Skeleton className="mt-2.5 mb-6 h-4 w-2/5" />
          <div className="mt-auto grid grid-cols-2 gap-2.5">
            <Skeleton className="h-12 rounded-pill" />
            <Skeleton className="h-12 rounded-pill" />
          </div>
        </Card>
      ))}
    </div>
  )
}
