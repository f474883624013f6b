import { Skeleton } from './skeleton.tsx'

/** Shown while a form's script loads. */
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
