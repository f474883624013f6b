import { useEffect, useState } from 'react'

/**
 * What was pressed may be gone with what it did: then the head of the page takes the focus.
 * @returns what to call when it is done
 */
export function useHeadingFocus(): () => void {
  const [rounds, setRounds] = useState(0)

  useEffect(() => {
    const focused = document.activeElement
    if (rounds === 0 || (focused !== null && focused !== document.body)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [rounds])

  return () => setRounds((done) => done + 1)
}
