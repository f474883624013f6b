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
    const listening = new AbortController()
    const { signal } = listening

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
    return () => listening.abort()
  }, [])

  return (
    <span
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className="inset-auto m-0 my-2 whitespace-nowrap rounded-sm border border-transparent bg-ink px-2.5 pt-1.5 pb-1 font-normal text-bg text-xs leading-[1.3] [position-area:block-end] [position-try-fallbacks:flip-block] not-supports-[position-area:block-end]:hidden"
    >
      {children}
    </span>
  )
}
