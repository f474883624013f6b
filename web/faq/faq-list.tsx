import { ArrowRight, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { FaqEntry } from './faq.content.ts'

/** The anchor is inside the answer, so that browsers open it when they navigate to it. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className="border-line border-t">
      {entries.map(({ id, question, answer, link }) => (
        <details key={id} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-small py-3 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 flex-none transition-transform duration-(--dur-2) group-open:rotate-180"
            />
          </summary>
          <div id={id} className="grid max-w-[42rem] scroll-mt-44 gap-3 pr-9 pb-5 text-ink-muted">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link ? (
              <Link
                to={link.to}
                className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link-line"
              >
                {link.label}
                <ArrowRight aria-hidden="true" className="icon" />
              </Link>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  )
}
