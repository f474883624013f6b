import { useEffect, useState } from 'react'

/** Which slides' art is on the page: what has shown, and what comes next once the page itself is loaded. */
export function useSlideArt({ current, next, isPlaying }: { current: number; next: number; isPlaying: boolean }) {
  const [wanted, setWanted] = useState<readonly number[]>([current])
  useEffect(() => {
    const want = (index: number) => setWanted((known) => (known.includes(index) ? known : [...known, index]))
    want(current)
    if (!isPlaying) return
    return whenLoaded(() => want(next))
  }, [current, next, isPlaying])
  return (index: number) => index === current || wanted.includes(index)
}

function whenLoaded(callback: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    callback()
    return undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}
