import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'

const SLIDE_MS = 5000
/** The pause button's choice, for this visit. */
const CHOICE_KEY = 'hero_slides'
type Choice = 'play' | 'pause'

/** Which slide shows, and when the next one follows by itself. */
export function useSlides(count: number) {
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isReduced = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false)
  const isTabHidden = useSyncExternalStore(subscribeToVisibility, tabIsHidden, () => false)
  const isPlaying = choice ? choice === 'play' : !isReduced
  const isTurning = isPlaying && !isHovered && !isFocused && !isTabHidden

  useEffect(() => setChoice(readChoice()), [])

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isTurning, current, count])

  function handleToggle() {
    const next = isPlaying ? 'pause' : 'play'
    setChoice(next)
    keepChoice(next)
  }

  return { current, isPlaying, onPick: setCurrent, onToggle: handleToggle, stops: stops(setHovered, setFocused) }
}

type Setter = (value: boolean) => void

/** Pointer or keyboard focus inside holds the slides; a finger's touch does not count as hovering. */
function stops(setHovered: Setter, setFocused: Setter) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
}

function readChoice(): Choice | null {
  try {
    const value = window.sessionStorage.getItem(CHOICE_KEY)
    return value === 'play' || value === 'pause' ? value : null
  } catch {
    return null
  }
}

function keepChoice(choice: Choice) {
  try {
    window.sessionStorage.setItem(CHOICE_KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function prefersReducedMotion() {
  return window.matchMedia(REDUCED_MOTION).matches
}

function subscribeToMotion(onChange: () => void) {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function tabIsHidden() {
  return document.hidden
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
