import { Skeleton } from '#web/ui/skeleton.tsx'

export function ProfileLoading() {
  return (
    <div aria-busy="true">
      <h1 className="text-h2">My Profile</h1>
      <p role="status" className="text-ink-muted">
        Loading profile...
      </p>
      <div aria-hidden="true" className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  )
}
