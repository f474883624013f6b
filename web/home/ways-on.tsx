import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

interface WaysOnProps {
  ways: readonly { title: string; text: string; action: string; to: string }[]
}

export function WaysOn({ ways }: WaysOnProps) {
  return (
    <section className="py-(--section)">
      <div className="wrap">
        <h2 className="max-w-xl">Where would you like to begin</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-13">
          {ways.map(({ title, text, action, to }) => (
            <li key={to} className="flex flex-col items-start border-primary border-t-2 pt-5">
              <h3>{title}</h3>
              <p className="mt-2 text-pretty text-ink-muted">{text}</p>
              <Link
                to={to}
                className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-4 font-semibold text-link underline-offset-[.22em] hover:underline"
              >
                {action}
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="-mt-0.5 size-4.5" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
