import { Skeleton } from '#web/ui/skeleton.tsx'

export function DetailSkeleton() {
  return (
    <div className="mt-4">
      <p role="status" className="sr-only">
        Loading request…
      </p>
      <div className="flex items-center gap-5">
        <Skeleton className="size-16 rounded-full" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-9 w-full max-w-64" />
          <Skeleton className="h-5 w-full max-w-80" />
        </div>
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
