import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function ListSkeleton({ isGrid }: { isGrid: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx('mt-3 grid', isGrid ? 'gap-4 sm:grid-cols-2 xl:grid-cols-3 xl:gap-6' : 'gap-3')}
    >
      {PLACES.map((place) => (
        <Card key={place} flush className={isGrid ? 'overflow-hidden' : undefined}>
          {isGrid ? <Skeleton className="aspect-video rounded-none" /> : null}
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-full max-w-80" />
            <Skeleton className="h-5 w-full max-w-48" />
          </div>
        </Card>
      ))}
    </div>
  )
}
