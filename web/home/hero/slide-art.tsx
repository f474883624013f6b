import { useEffect, useState } from 'react'
import type { Slide } from '../home.content.ts'

interface SlideArtProps {
  slides: readonly Slide[]
  current: number
  next: number
  isPlaying: boolean
  /** Transition classes. */
  fade: string
}

// The plate is cut off by the right edge, on phones below the text.
const PLACE =
  'relative -mx-9 mt-2 -mb-[150px] aspect-square min-[700px]:-mb-[300px] lg:absolute lg:top-2 lg:-right-18 lg:m-0 lg:w-[54vw] min-[80rem]:-top-3.5 min-[80rem]:w-[min(790px,60vw)]'

export function SlideArt({ slides, current, next, isPlaying, fade }: SlideArtProps) {
  const isWanted = useSlideArt({ current, next, isPlaying })
  return (
    <div className={PLACE}>
      {slides.map((slide, index) =>
        isWanted(index) ? (
          <img
            key={slide.art}
            src={slide.art}
            alt={index === current ? slide.alt : ''}
            data-hidden={index === current ? undefined : true}
            width={740}
            height={740}
            fetchPriority={index === 0 ? 'high' : 'low'}
            className={`absolute inset-0 size-full ${fade}`}
          />
        ) : null,
      )}
    </div>
  )
}

/** The slides whose art is loaded: those shown so far, and the next one after the page has loaded. */
function useSlideArt({ current, next, isPlaying }: { current: number; next: number; isPlaying: boolean }) {
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
