import { CircleAlert } from 'lucide-react'
import { type Ref, useLayoutEffect, useState } from 'react'

interface Item {
  /** The field's id. */
  id: string
  message: string
}

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>
  heading: string
  text?: string | undefined
  /** Listed in the order of their fields on the page, with a link to each. */
  items: readonly Item[]
}

/** Above a form after an attempt; takes the focus. */
export function ErrorSummary({ ref, heading, text, items }: ErrorSummaryProps) {
  const sorted = useInPageOrder(items)
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-field border-[1.5px] border-danger bg-danger-soft px-5 pt-4 pb-3.5 text-danger"
    >
      <p className="flex gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-[.1em] size-[1.25em] flex-none" strokeWidth={1.75} />
        {heading}
      </p>
      {text ? <p className="mt-1">{text}</p> : null}
      <ul className="mt-2 grid gap-1">
        {sorted.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block min-h-6.5 underline underline-offset-[.2em]"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Schemas report the fields in their own order; only the document knows that of the page. */
function useInPageOrder(items: readonly Item[]): readonly Item[] {
  const [sorted, setSorted] = useState(items)
  useLayoutEffect(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    setSorted(items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
  }, [items])
  return sorted
}
