import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useHoldableTimer } from '#web/lib/use-holdable-timer.ts'

/**
 * Ends a message after its time. The clock stands while the pointer has been moved into it, and once its reader has
 * begun to move in it by keyboard; that a modal takes the focus by itself holds nothing.
 */
export function useTimedMessage(isOpen: boolean, duration: number, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isMovedIn, setMovedIn] = useState(false)
  useHoldableTimer({ isOpen, isHeld: isPointedAt || isMovedIn, duration, onEnd })

  useEffect(() => {
    if (!isOpen) return
    return () => {
      setPointedAt(false)
      setMovedIn(false)
    }
  }, [isOpen])

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
