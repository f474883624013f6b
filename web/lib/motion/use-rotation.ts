import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useIsVisible } from './use-is-visible.ts'
import { useReducedMotion } from './use-media-query.ts'
import { usePlayChoice } from './use-play-choice.ts'

interface RotationOptions {
  count: number
  everyMs: number
  /** Storage key of the pause button's choice. */
  choiceKey: string
}

/** Rotates through `count` items; spread `stops` on the element around them. */
export function useRotation({ count, everyMs, choiceKey }: RotationOptions) {
  const [current, setCurrent] = useState(0)
  const [choice, choose] = usePlayChoice(choiceKey)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = useReducedMotion()
  const isVisible = useIsVisible()
  const isPlaying = choice ? choice === 'play' : !isReduced
  const isRotating = isPlaying && !isHovered && !isFocused && isVisible
  const next = (current + 1) % count

  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => setCurrent(next), everyMs)
    return () => clearTimeout(timer)
  }, [isRotating, next, everyMs])

  return {
    current,
    next,
    isPlaying,
    onPick: setCurrent,
    onToggle: () => choose(isPlaying ? 'pause' : 'play'),
    stops: stops(setHovered, setFocused),
  }
}

type Setter = (value: boolean) => void

/** Hovering or keyboard focus inside pauses it; a touch does not count as hovering. */
function stops(setHovered: Setter, setFocused: Setter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
}
