import { Skeleton } from '#web/ui/skeleton.tsx'

/** Sent by the server, until the browser knows who is there. */
export function SettingsSkeleton() {
  return (
    <div className="wrap grid gap-8 py-10 md:py-14">
      <p className="sr-only" role="status">
        Loading your settings...
      </p>
      <Skeleton className="h-12 w-56" />
      {['password', 'devices', 'notifications'].map((name) => (
        <div key={name} className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-56 max-w-170 rounded-card" />
        </div>
      ))}
    </div>
  )
}
