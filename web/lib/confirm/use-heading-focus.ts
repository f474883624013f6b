import { useEffect, useState } from 'react'

/**
 * Moves the focus to the page's heading when an action removed the button that had it.
 * @returns the function to call after the action
 */
export function useHeadingFocus(): () => void {
  const [requests, setRequests] = useState(0)

  useEffect(() => {
    const focused = document.activeElement
    if (requests === 0 || (focused !== null && focused !== document.body)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [requests])

  return () => setRequests((count) => count + 1)
}
