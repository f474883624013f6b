import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followTheme } from '#web/lib/theme.ts'

/**
 * Scrolls, moves the focus and announces the title after a navigation. Must come before <ScrollRestoration>, which
 * scrolls right after this component's layout effect.
 */
export function PageChange() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef<typeof location | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(followTheme, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every location
  useLayoutEffect(() => {
    // Back and forward jump to the old scroll position.
    const isSmooth = navigationType !== 'POP' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const root = document.documentElement
    root.style.scrollBehavior = isSmooth ? 'smooth' : 'auto'
    // Reading the height applies the style and the new page first; otherwise the scrolling jumps.
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
    focusQuietly(location.hash ? findAnchor(location.hash) : heading)
    if (!isSamePage) setAnnouncement(document.title)
  }, [location])

  useEffect(() => {
    // A page may change its title after the navigation, for example to "Access Denied".
    const observer = new MutationObserver(() => setAnnouncement((announced) => announced && document.title))
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** True if a change of the query alone lost the focus or left it on a pager link; filters and tabs keep it. */
function isFocusLost() {
  const focused = document.activeElement
  return (
    focused === null ||
    focused === document.body ||
    (focused instanceof HTMLAnchorElement && focused.dataset.preservesFocus === undefined)
  )
}

/** Focuses a heading without a ring and without scrolling. */
function focusQuietly(target: HTMLElement | null) {
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
