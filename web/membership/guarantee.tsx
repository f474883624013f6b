import { Check, ShieldCheck } from 'lucide-react'
import { GUARANTEE } from './membership.content.ts'

export function Guarantee() {
  return (
    <section className="section border-line border-y bg-surface">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[auto_1.1fr_1fr] lg:gap-14">
        <span className="grid size-28 place-items-center rounded-full border-4 border-line bg-sunken text-primary outline-1 outline-line-strong lg:size-36">
          <ShieldCheck aria-hidden="true" strokeWidth={1.25} className="size-14 lg:size-18" />
        </span>
        <div>
          <h2 className="text-wrap">{GUARANTEE.title}</h2>
          <p className="lead mt-4">{GUARANTEE.text}</p>
        </div>
        <ul className="grid gap-4">
          {GUARANTEE.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" strokeWidth={2} className="mt-[.18em] size-5 flex-none text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
