import { Skeleton } from '#web/ui/skeleton.tsx'

/** Shown until the session is known. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <Skeleton className="h-10 w-full max-w-72" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {['total', 'pending', 'replied', 'closed'].map((name) => (
          <Skeleton key={name} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
