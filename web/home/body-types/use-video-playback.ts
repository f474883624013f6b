import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useInView } from '#web/lib/use-in-view.ts'
import { useReducedMotion } from '#web/lib/use-media-query.ts'
import { usePlayChoice } from '#web/lib/use-play-choice.ts'

/** Plays when at least this much of it shows. */
const VISIBLE_PART = 0.2
/** Loading begins this far before it comes into view. */
const NEAR = '400px 0px'

/**
 * When the video is loaded and when it plays. The visitor's choice outweighs everything; without one it plays by itself
 * wherever nobody asked for less motion or less data.
 */
export function useVideoPlayback(frame: RefObject<HTMLElement | null>) {
  const [choice, choose] = usePlayChoice('cooking_video')
  const isReduced = useReducedMotion()
  const isSavingData = useSaveData()
  const isNear = useInView(frame, { rootMargin: NEAR })
  const isVisible = useInView(frame, { threshold: VISIBLE_PART })
  const [isLoaded, setLoaded] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const isWanted = choice ? choice === 'play' : !isReduced && !isSavingData
  const isPlaying = isWanted && !isRefused

  useEffect(() => {
    if (isWanted && isNear) setLoaded(true)
  }, [isWanted, isNear])

  // A browser that lets nothing start by itself does after the next click, wherever it goes.
  useEffect(() => {
    if (!isRefused || !isWanted) return
    const handleClick = () => setRefused(false)
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [isRefused, isWanted])

  function handleToggle() {
    setRefused(false)
    choose(isPlaying ? 'pause' : 'play')
  }

  return {
    isLoaded,
    isPlaying,
    isRunning: isLoaded && isPlaying && isVisible,
    onError: useCallback(() => setRefused(true), []),
    onToggle: handleToggle,
  }
}

/** Not in the DOM's types: only Chromium's browsers have it. */
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

/** Whether the visitor has asked their browser to spend less data. */
function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  )
}
