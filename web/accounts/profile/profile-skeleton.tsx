import { Skeleton } from '#web/ui/skeleton.tsx'

/** Shown until the session is known. */
export function ProfileSkeleton() {
  return (
    <div className="wrap grid gap-8 py-10 md:py-14">
      <p className="sr-only" role="status">
        Loading your profile...
      </p>
      <div className="flex items-center gap-6">
        <Skeleton className="size-21 rounded-full" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-10 max-w-80" />
          <Skeleton className="h-5 max-w-60" />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-112 rounded-card" />
        <div className="grid gap-6">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      </div>
    </div>
  )
}
