import { Check, Minus } from 'lucide-react'
import { NO_PROMISES, PROMISES } from './about.content.ts'

const SIDES = [
  { title: 'What we promise', items: PROMISES, icon: Check, tone: 'text-success' },
  { title: 'What we do not', items: NO_PROMISES, icon: Minus, tone: 'text-ink-subtle' },
] as const

export function Promises() {
  return (
    <section aria-label="What we promise and what we do not" className="section border-line border-y bg-surface">
      <div className="wrap grid gap-12 lg:grid-cols-2 lg:gap-20">
        {SIDES.map(({ title, items, icon: Icon, tone }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className="mt-6 border-line border-t">
              {items.map((item) => (
                <li key={item} className="flex gap-4 border-line border-b py-4 text-pretty">
                  <Icon aria-hidden="true" strokeWidth={2} className={`mt-[.18em] size-5 flex-none ${tone}`} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
