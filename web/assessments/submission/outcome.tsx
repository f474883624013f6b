import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the place of what was pressed, and the focus with it. */
export function Outcome({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // What was there may have been longer or shorter: the first line of the new comes into view.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 justify-items-start gap-6 scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
