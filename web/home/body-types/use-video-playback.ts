import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useInView } from '#web/lib/use-in-view.ts'
import { useReducedMotion } from '#web/lib/use-media-query.ts'
import { usePlayChoice } from '#web/lib/use-play-choice.ts'

const VISIBLE_PART = 0.2
const NEAR = '400px 0px'

/**
 * Decides when the video loads and plays. The visitor's choice comes first; otherwise it plays unless reduced motion
 * or data saving is set.
 */
export function useVideoPlayback(frame: RefObject<HTMLElement | null>) {
  const [choice, choose] = usePlayChoice('cooking_video')
  const isReduced = useReducedMotion()
  const isSavingData = useSaveData()
  const isNear = useInView(frame, { rootMargin: NEAR })
  const isVisible = useInView(frame, { threshold: VISIBLE_PART })
  const [isLoaded, setLoaded] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const isWanted = choice ? choice === 'play' : !isReduced && !isSavingData
  const isPlaying = isWanted && !isBlocked

  useEffect(() => {
    if (isWanted && isNear) setLoaded(true)
  }, [isWanted, isNear])

  // A browser that blocks autoplay allows it after the next click.
  useEffect(() => {
    if (!isBlocked || !isWanted) return
    const handleClick = () => setBlocked(false)
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [isBlocked, isWanted])

  function handleToggle() {
    setBlocked(false)
    choose(isPlaying ? 'pause' : 'play')
  }

  return {
    isLoaded,
    isPlaying,
    isRunning: isLoaded && isPlaying && isVisible,
    onError: useCallback(() => setBlocked(true), []),
    onToggle: handleToggle,
  }
}

/** Not in the DOM types; Chromium only. */
interface Connection extends EventTarget {
  saveData?: boolean
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}

function subscribe(onChange: () => void) {
  connection()?.addEventListener?.('change', onChange)
  return () => connection()?.removeEventListener?.('change', onChange)
}

function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  )
}
