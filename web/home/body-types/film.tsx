import { useEffect, useRef, useState } from 'react'

export interface FilmSources {
  webm: string
  mp4: string
}

interface FilmProps extends FilmSources {
  label: string
  /** Until then it has no source, so that not a byte of it is asked for. */
  isLoaded: boolean
  isRunning: boolean
  /** The browser did not let it start. */
  onError: () => void
}

/** Lies over its poster and shows once it moves. */
export function Film({ webm, mp4, label, isLoaded, isRunning, onError }: FilmProps) {
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
      // Paused again, or gone, before it had begun: no refusal.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onError()
    })
  }, [isRunning, onError])

  return (
    <video
      ref={ref}
      aria-label={label}
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
