import type { LucideIcon } from 'lucide-react'
import { CountUp, type Figure } from './count-up.tsx'

export interface Reason extends Figure {
  icon: LucideIcon
  title: string
  text: string
}

export function EvidenceSection({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section className="py-(--section)">
      <div className="wrap">
        <h2 className="max-w-xl">Advice with evidence behind it and a person beside you</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 min-[80rem]:grid-cols-4 min-[80rem]:gap-x-8 lg:mt-13">
          {reasons.map(({ icon: Icon, title, text, ...figure }) => (
            <li key={title} className="border-primary border-t-2 pt-5">
              {figure.value > 0 ? <CountUp {...figure} /> : null}
              <h3 className="mt-4 flex items-center gap-[.5em] text-[1.0625rem] first:mt-0 [font-stretch:106%] lg:mt-7 lg:text-h4">
                <Icon aria-hidden="true" className="icon text-primary max-lg:hidden" />
                {title}
              </h3>
              <p className="mt-2 text-ink-muted text-sm lg:text-md">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
