import type { ReactNode } from 'react'

interface MaizeClosingProps {
  title: string
  lead: string
  /** A round plate seen from above, 740 by 740. */
  art: string
  /** Actions. */
  children: ReactNode
}

const ART =
  'relative -mx-9 mt-6 -mb-[190px] aspect-square w-[calc(100%+4.5rem)] max-w-none min-[700px]:-mb-[400px] lg:absolute lg:top-11 lg:-right-10 lg:m-0 lg:w-140 min-[80rem]:w-170'

/** The closing call to action of a page. */
export function MaizeClosing({ title, lead, art, children }: MaizeClosingProps) {
  return (
    <section className="relative overflow-hidden bg-field text-ink-on-field print:hidden">
      <div className="wrap relative pt-14 lg:flex lg:min-h-[440px] lg:flex-col lg:justify-center lg:py-14">
        <div className="relative z-1 lg:max-w-[48%]">
          <h2 className="text-h1">{title}</h2>
          <p className="lead mt-5 text-ink-on-field">{lead}</p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">{children}</div>
        </div>
        <img src={art} alt="" width={740} height={740} loading="lazy" className={ART} />
      </div>
    </section>
  )
}
