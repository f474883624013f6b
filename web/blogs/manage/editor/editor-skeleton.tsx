import { Skeleton } from '#web/ui/skeleton.tsx'

export function EditorSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading blog...
      </p>
      <div aria-hidden="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <Skeleton className="h-10 w-full max-w-72" />
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
          <Skeleton className="h-116 rounded-card" />
        </div>
        <Skeleton className="h-160 rounded-card" />
      </div>
    </>
  )
}
