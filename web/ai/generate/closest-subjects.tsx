import { useEffect, useRef } from 'react'
import type { AiSubjects } from '#domain/ai/ai.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface ClosestSubjectsProps {
  subjects: AiSubjects['subjects']
  /** Called with the chosen article's id, or with undefined for an outline. */
  onChoose: (subject: string | undefined) => void
}

/** The library has no article that treats the whole topic: its author chooses the nearest, or an outline. */
export function ClosestSubjects({ subjects, onChoose }: ClosestSubjectsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card as="section" aria-labelledby="closest" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="closest" ref={heading} tabIndex={-1} className="text-h4 outline-none">
          Closest in the library
        </h2>
        <p className="max-w-[42rem] text-ink-muted text-sm">
          No article in the library treats your whole topic. Choose the one that is close enough, or get an outline with
          questions and sourced facts to write from.
        </p>
      </div>
      <ul className="grid gap-2">
        {subjects.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="wrap-anywhere min-h-11 w-full rounded-field border border-line-strong bg-surface px-4 py-2.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" size="small" onClick={() => onChoose(undefined)}>
          Get an outline instead
        </Button>
      </div>
    </Card>
  )
}
