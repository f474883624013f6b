import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followTheme } from '#web/lib/theme.ts'

/**
 * What a change of page does besides showing it: how the view moves to the top, where the focus goes, what is announced.
 * Stands before <ScrollRestoration>, whose scrolling happens right after this component's layout effect.
 */
export function PageChange() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef<typeof location | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(followTheme, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every location is a movement of its own
  useLayoutEffect(() => {
    // Back and forward return to where the reader was, at once.
    const isSmooth = navigationType !== 'POP' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const root = document.documentElement
    root.style.scrollBehavior = isSmooth ? 'smooth' : 'auto'
    // Asking for the height makes the browser take in both the style and the new page; else the scrolling jumps.
    void root.scrollHeight
  }, [location, navigationType])

  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
    const before = previous.current
    previous.current = location
    if (!before || before.key === location.key) return
    const isSamePage = location.pathname === before.pathname
    if (isSamePage && !isFocusLost()) return
    const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main')
    focusQuietly(location.hash ? anchorOf(location.hash) : heading)
    if (!isSamePage) setAnnouncement(document.title)
  }, [location])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** After a change of only the query: a filter keeps the focus, a page number's link has been used up, a tab's is kept. */
function isFocusLost() {
  const focused = document.activeElement
  return (
    focused === null ||
    focused === document.body ||
    (focused instanceof HTMLAnchorElement && focused.dataset.keepsFocus === undefined)
  )
}

/** A place to go on reading from, not a control: it takes the focus without a ring and without moving the view. */
function focusQuietly(target: HTMLElement | null) {
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
