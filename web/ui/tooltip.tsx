import { useEffect, useRef } from 'react'

/**
 * A tooltip inside the control it names. It is in the top layer, can be hovered, and closes on Escape; touch shows
 * none.
 */
export function Tooltip({ children }: { children: string }) {
  const tip = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = tip.current
    const owner = element?.parentElement
    if (!element || !owner) return
    const listeners = new AbortController()
    const { signal } = listeners

    const show = () => {
      if (!element.matches(':popover-open')) element.showPopover({ source: owner })
    }
    const hide = () => element.hidePopover()
    owner.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show(), { signal })
    owner.addEventListener('pointerleave', hide, { signal })
    owner.addEventListener('focus', () => owner.matches(':focus-visible') && show(), { signal })
    owner.addEventListener('blur', hide, { signal })
    owner.addEventListener('click', hide, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    return () => listeners.abort()
  }, [])

  return (
    <span ref={tip} popover="manual" aria-hidden="true" className="tooltip">
      {children}
    </span>
  )
}
