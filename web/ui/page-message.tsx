import type { ReactNode } from 'react'
import art from '#web/illustrations/empty-not-found.svg'

interface PageMessageProps {
  title: string
  text: ReactNode
  /** One or two buttons. */
  actions: ReactNode
}

/** A page with one message: not found, no access, an error. */
export function PageMessage({ title, text, actions }: PageMessageProps) {
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center md:py-24">
      <img
        src={art}
        alt=""
        width={280}
        height={187}
        className="h-auto w-70"
        // The message may be that the person is offline.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-xl text-ink-muted text-lg">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
