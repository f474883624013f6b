import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * Shown until the session or the page's data is known.
 * @param label the announcement for screen readers
 */
export function PageSkeleton({ label }: { label?: string }) {
  return (
    <>
      {label ? (
        <p role="status" className="sr-only">
          {label}
        </p>
      ) : null}
      <div aria-hidden="true" className="grid gap-6">
        <Skeleton className="h-10 w-full max-w-72" />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
          {['total', 'pending', 'replied', 'closed'].map((name) => (
            <Skeleton key={name} className="h-28 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </>
  )
}

/** For a page outside the areas: tall enough that the footer does not move. */
export function PublicPageSkeleton({ label }: { label: string }) {
  return (
    <div className="wrap min-h-dvh py-10 md:py-14">
      <PageSkeleton label={label} />
    </div>
  )
}
