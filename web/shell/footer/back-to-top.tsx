import { ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'

/** A link to the top of this very page, so that it works without our code; with it, the address stays as it is. */
export function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is the link that it looks like
    <a
      href="#top"
      onClick={scrollToTop}
      aria-label="Scroll to top"
      className="ml-auto grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-(--steel-0)/40 text-(--steel-0) hover:bg-(--saag-800)"
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </a>
  )
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault()
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
