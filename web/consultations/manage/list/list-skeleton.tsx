import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = ['first', 'second', 'third', 'fourth']

export function ListSkeleton() {
  return (
    <div className="mt-4 grid gap-4 min-[80rem]:grid-cols-2">
      {CARDS.map((card) => (
        <Card key={card} className="flex gap-4">
          <Skeleton className="size-12 flex-none rounded-full" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-12" />
            <Skeleton className="h-5 w-full max-w-56" />
          </div>
        </Card>
      ))}
    </div>
  )
}
