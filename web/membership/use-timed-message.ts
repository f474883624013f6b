import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Ends a message after its time. The clock stands while the pointer has been moved into it, and once its reader has
 * begun to move in it by keyboard; that a modal takes the focus by itself holds nothing.
 */
export function useTimedMessage(isOpen: boolean, duration: number, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isMovedIn, setMovedIn] = useState(false)
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isRunning = isOpen && !isPointedAt && !isMovedIn

  useEffect(() => {
    if (!isOpen) return
    left.current = duration
    return () => {
      setPointedAt(false)
      setMovedIn(false)
    }
  }, [isOpen, duration])

  useEffect(() => {
    if (!isRunning) return
    const since = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isRunning])

  return {
    onPointerMove: (event: PointerEvent) => setPointedAt(isInside(event)),
    // A key still held from outside repeats here.
    onKeyDown: ({ repeat }: KeyboardEvent) => setMovedIn((isSo) => isSo || !repeat),
  }
}

/** The scrim belongs to the dialog, too, but is not inside it; a pointer that only lay there has not moved. */
function isInside({ target, clientX, clientY, movementX, movementY, pointerType }: PointerEvent): boolean {
  const box = target instanceof Element ? target.closest('dialog')?.getBoundingClientRect() : undefined
  if (!box || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return false
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
