import type { ReactNode } from 'react'
import plate from '#web/illustrations/hero-1-transform.svg'

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** The form template: one calm column, and where there is room the maize field with the cut plate beside it. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.85fr)]">
      <div className="mx-auto w-full max-w-[35rem] px-5 py-10 md:py-16 lg:px-8">
        <h1>{title}</h1>
        {lead ? <p className="mt-3 text-lg text-ink-muted">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
      <div aria-hidden="true" className="relative hidden overflow-hidden bg-field lg:block">
        <img
          src={plate}
          alt=""
          width={740}
          height={740}
          className="absolute top-1/2 left-[12%] w-[46rem] max-w-none -translate-y-1/2"
        />
      </div>
    </div>
  )
}
