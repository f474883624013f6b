import { Skeleton } from './skeleton.tsx'

/** The shape of a form while its part of the script is on its way. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5">
      {Array.from({ length: fields }, (_, position) => position).map((position) => (
        <Skeleton key={position} className="h-[4.75rem] rounded-field" />
      ))}
      <Skeleton className="h-12 rounded-pill" />
    </div>
  )
}
