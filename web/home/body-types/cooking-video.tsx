import { Pause, Play } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useInView } from '#web/lib/motion/use-in-view.ts'
import { useMediaQuery, useReducedMotion } from '#web/lib/motion/use-media-query.ts'
import { usePlayChoice } from '#web/lib/motion/use-play-choice.ts'
import landscapeMp4 from '../video/cooking-landscape.mp4'
import landscapeWebm from '../video/cooking-landscape.webm'
import landscapePoster from '../video/cooking-landscape.webp'
import portraitMp4 from '../video/cooking-portrait.mp4'
import portraitWebm from '../video/cooking-portrait.webm'
import portraitPoster from '../video/cooking-portrait.webp'

/** Tailwind's `md`, where the video becomes landscape. */
const LANDSCAPE = '(min-width: 48rem)'
const LABEL = 'A chopping board and a kadhai from above: tomatoes are sliced and paneer simmers. No sound.'
const VIDEOS = {
  portrait: { webm: portraitWebm, mp4: portraitMp4 },
  landscape: { webm: landscapeWebm, mp4: landscapeMp4 },
}

/** Decorative. Without scripts only the poster is shown. */
export function CookingVideo() {
  const frame = useRef<HTMLDivElement>(null)
  const { isPlaying, onToggle, ...playback } = useVideoPlayback(frame)
  const video = useMediaQuery(LANDSCAPE) ? VIDEOS.landscape : VIDEOS.portrait
  const Icon = isPlaying ? Pause : Play
  return (
    <div ref={frame} className="relative aspect-3/4 overflow-hidden rounded-panel bg-sunken md:aspect-video">
      <Poster />
      {/* Landscape and portrait are different videos. */}
      <LoopingVideo key={video.webm} {...video} {...playback} />
      <button
        type="button"
        onClick={onToggle}
        className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 rounded-pill border border-(--saag-950) bg-(--steel-0) px-[1.1em] pt-[.15em] font-semibold text-(--saag-950) text-sm noscript:hidden"
      >
        <Icon aria-hidden="true" className="icon" />
        {isPlaying ? 'Pause video' : 'Play video'}
      </button>
    </div>
  )
}

function Poster() {
  return (
    <picture>
      <source media={LANDSCAPE} srcSet={landscapePoster} width={1280} height={720} />
      <img
        src={portraitPoster}
        alt=""
        width={720}
        height={960}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}

interface LoopingVideoProps {
  webm: string
  mp4: string
  /** The video has no sources until then, so that nothing is downloaded. */
  isLoaded: boolean
  isRunning: boolean
  /** The browser blocked autoplay. */
  onError: () => void
}

/** Covers its poster once it plays. */
function LoopingVideo({ webm, mp4, isLoaded, isRunning, onError }: LoopingVideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    if (!isRunning) {
      video.pause()
      return
    }
    video.play().catch((error: unknown) => {
      // Paused or unmounted before it started.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onError()
    })
  }, [isRunning, onError])

  return (
    <video
      ref={ref}
      aria-label={LABEL}
      muted
      loop
      playsInline
      preload={isLoaded ? 'auto' : 'none'}
      onPlaying={() => setStarted(true)}
      data-hidden={hasStarted ? undefined : true}
      className="absolute inset-0 size-full object-cover transition-opacity duration-(--dur-3) data-hidden:opacity-0 dark:brightness-90 noscript:hidden"
    >
      {isLoaded ? (
        <>
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </>
      ) : null}
    </video>
  )
}

const MIN_VISIBLE_RATIO = 0.2
const LOAD_MARGIN = '400px 0px'

/**
 * Decides when the video loads and plays. The visitor's choice comes first; otherwise it plays unless reduced motion
 * or data saving is set.
 */
function useVideoPlayback(frame: RefObject<HTMLElement | null>) {
  const [choice, choose] = usePlayChoice('cooking_video')
  const isReduced = useReducedMotion()
  const isSavingData = useSaveData()
  const isNear = useInView(frame, { rootMargin: LOAD_MARGIN })
  const isVisible = useInView(frame, { threshold: MIN_VISIBLE_RATIO })
  const [isLoaded, setLoaded] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const shouldPlay = choice ? choice === 'play' : !isReduced && !isSavingData
  const isPlaying = shouldPlay && !isBlocked

  useEffect(() => {
    if (shouldPlay && isNear) setLoaded(true)
  }, [shouldPlay, isNear])

  // A browser that blocks autoplay allows it after the next click.
  useEffect(() => {
    if (!isBlocked || !shouldPlay) return
    const handleClick = () => setBlocked(false)
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [isBlocked, shouldPlay])

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
