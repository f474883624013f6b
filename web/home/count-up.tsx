import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#web/lib/format.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { useReducedMotion } from '#web/lib/use-media-query.ts'

const COUNT_MS = 2000
const STEPS = 30

export interface Figure {
  value: number
  suffix?: string
  unit: string
}

/** Counts up once, when it first comes into view; those who listen hear the final figure from the start. */
export function CountUp({ value, suffix = '', unit }: Figure) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isSeen = useInView(ref, { once: true })
  const shown = useCount(value, isSeen)
  return (
    <p
      ref={ref}
      className="num text-[clamp(1.875rem,10.5vw,2.625rem)] leading-none tracking-[-.03em] lg:text-5xl min-[80rem]:text-[4rem]"
    >
      <span className="sr-only">{`${formatNumber(value)}${suffix} ${unit}`}</span>
      <span aria-hidden="true" className="inline-flex items-baseline">
        {/* The final figure keeps the place. */}
        <span className="inline-grid">
          <span className="invisible [grid-area:1/1]">{`${formatNumber(value)}${suffix}`}</span>
          <span className="[grid-area:1/1]">{`${formatNumber(shown)}${suffix}`}</span>
        </span>
        <span className="ml-[.3em] font-medium text-[1.0625rem] text-ink-muted tracking-normal lg:text-xl">{unit}</span>
      </span>
    </p>
  )
}

/** The final value until it starts, so that a page that is only printed or read by a machine says it too. */
function useCount(value: number, isStarted: boolean): number {
  const [step, setStep] = useState(STEPS)
  const isReduced = useReducedMotion()
  const isCounting = isStarted && !isReduced
  useEffect(() => {
    if (!isCounting) return
    let at = 0
    setStep(at)
    const timer = setInterval(() => {
      at += 1
      setStep(at)
      if (at === STEPS) clearInterval(timer)
    }, COUNT_MS / STEPS)
    return () => {
      clearInterval(timer)
      setStep(STEPS)
    }
  }, [isCounting])
  return Math.round((value * step) / STEPS)
}
