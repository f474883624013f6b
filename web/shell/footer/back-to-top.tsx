import { ArrowUp } from 'lucide-react'

/** Without scripts the keyboard's and the browser's own ways remain. */
export function BackToTop() {
  return (
    <button
      type="button"
      onClick={scrollToTop}
      aria-label="Scroll to top"
      className="ml-auto grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-(--steel-0)/40 text-(--steel-0) hover:bg-(--saag-800) noscript:hidden"
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  )
}

function scrollToTop() {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
