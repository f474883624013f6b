import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'

interface MaizeHeroProps {
  title: string
  lead: string
  /** A round plate seen from above, 740 by 740. */
  art: string
  breadcrumb: readonly { label: string; to?: string }[]
  /** Actions. */
  children?: ReactNode
}

// The plate is cut off by the edge, on phones below the text.
const ART =
  'relative -mx-9 mt-4 -mb-[50vw] aspect-square w-[calc(100%+4.5rem)] max-w-none min-[700px]:-mb-[58vw] lg:absolute lg:top-6 lg:-right-18 lg:m-0 lg:w-[52vw] min-[80rem]:-top-2 min-[80rem]:w-[min(790px,57vw)] print:hidden'

/** The hero of a page: text on the left, plate on the right. */
export function MaizeHero({ title, lead, art, breadcrumb, children }: MaizeHeroProps) {
  return (
    <section className="relative overflow-hidden bg-field text-ink-on-field">
      <div className="wrap relative pt-8 lg:flex lg:min-h-[460px] lg:flex-col lg:justify-center lg:py-16 min-[80rem]:min-h-[580px]">
        <div className="relative z-1 lg:max-w-[47%] min-[80rem]:max-w-[610px] [&_nav_*]:text-ink-on-field">
          <Breadcrumb entries={breadcrumb} />
          <h1 className="mt-5 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.06] tracking-[-.02em]">{title}</h1>
          <p className="mt-4 max-w-[31rem] text-pretty text-lg leading-normal lg:mt-6 lg:text-xl">{lead}</p>
          {children ? <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap lg:mt-9">{children}</div> : null}
        </div>
        <img src={art} alt="" width={740} height={740} fetchPriority="high" className={ART} />
      </div>
    </section>
  )
}
