import { Skeleton } from '#web/ui/skeleton.tsx'

export function RequestSkeleton() {
  return (
    <div className="grid gap-6">
      <p className="sr-only" role="status">
        Loading your requests...
      </p>
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}
