import { type ReactNode, Suspense } from 'react'
import plate from '#web/illustrations/hero-1-transform.svg'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  /** The number of fields of a form whose script loads later. */
  fields?: number
  /** Shown above the plate if there is room for both: beside a long form. */
  aside?: ReactNode
  children: ReactNode
}

export function AccountPage({ title, lead, fields, aside, children }: AccountPageProps) {
  return (
    <div className="lg:grid lg:min-h-[36rem] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-[calc(35rem+2*var(--gutter))] px-(--gutter) py-10 md:py-16 lg:mx-0 lg:ml-[max(0px,calc((100vw-var(--container))/2-var(--gutter)))]">
        <h1>{title}</h1>
        {lead ? <p className="lead mt-3">{lead}</p> : null}
        <div className="mt-8">
          {fields === undefined ? (
            children
          ) : (
            <>
              <NeedsScript />
              <Suspense fallback={<FormSkeleton fields={fields} />}>{children}</Suspense>
            </>
          )}
        </div>
      </div>
      <div className="relative hidden overflow-hidden bg-field text-ink-on-field lg:block">
        {aside ? <div className="px-10 pt-16 xl:px-16">{aside}</div> : null}
        <img
          src={plate}
          alt=""
          width={740}
          height={740}
          className="absolute -bottom-28 left-1/2 h-auto w-[min(42rem,94%)] max-w-none -translate-x-1/2"
        />
      </div>
    </div>
  )
}
