import { type RefObject, useEffect, useRef } from 'react'

/**
 * A phone's keyboard covers part of the page and pushes its top out of sight: what sticks to the top follows the part
 * that is seen.
 */
export function useVisibleTop<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)

  useEffect(() => {
    const view = window.visualViewport
    const moving = new AbortController()
    function move() {
      if (view && element.current) element.current.style.top = `${Math.max(0, view.offsetTop)}px`
    }
    for (const name of ['scroll', 'resize']) view?.addEventListener(name, move, { signal: moving.signal })
    return () => moving.abort()
  }, [])

  return element
}
