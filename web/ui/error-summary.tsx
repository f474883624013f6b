import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>
  heading: string
  /** Each links to the field with this id. */
  items: readonly { id: string; message: string }[]
}

/** Above a form after an attempt; takes the focus. */
export function ErrorSummary({ ref, heading, items }: ErrorSummaryProps) {
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
      <ul className="mt-2 grid gap-1">
        {items.map(({ id, message }) => (
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
