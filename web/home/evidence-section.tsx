import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#web/lib/format.ts'
import { useInView } from '#web/lib/motion/use-in-view.ts'
import { useReducedMotion } from '#web/lib/motion/use-media-query.ts'

export interface Reason extends Claim {
  icon: LucideIcon
  title: string
  text: string
}

export function EvidenceSection({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section className="py-(--section)">
      <div className="wrap">
        <h2 className="max-w-xl">Advice backed by evidence, from a real person</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 min-[80rem]:grid-cols-4 min-[80rem]:gap-x-8 lg:mt-13">
          {reasons.map(({ icon: Icon, title, text, ...claim }) => (
            <li key={title} className="border-primary border-t-2 pt-5">
              {claim.value > 0 ? <CountUp {...claim} /> : null}
              <h3 className="mt-4 flex items-center gap-[.5em] text-[1.0625rem] first:mt-0 [font-stretch:106%] lg:mt-7 lg:text-h4">
                <Icon aria-hidden="true" className="icon text-primary max-lg:hidden" />
                {title}
              </h3>
              <p className="mt-2 text-ink-muted text-sm lg:text-md">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const COUNT_MS = 2000
const STEPS = 30

interface Claim {
  value: number
  suffix?: string
  unit: string
}

/** Counts up once when it comes into view; screen readers get the final number from the start. */
function CountUp({ value, suffix = '', unit }: Claim) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isInView = useInView(ref, { once: true })
  const shown = useCount(value, isInView)
  return (
    <p
      ref={ref}
      className="num whitespace-nowrap text-[clamp(1.875rem,10.5vw,2.625rem)] leading-none tracking-[-.03em] lg:text-5xl min-[80rem]:text-[4rem]"
    >
      <span className="sr-only">{`${formatNumber(value)}${suffix} ${unit}`}</span>
      <span aria-hidden="true" className="inline-flex items-baseline">
        {/* The final number reserves the width. */}
        <span className="inline-grid">
          <span className="invisible [grid-area:1/1]">{`${formatNumber(value)}${suffix}`}</span>
          <span className="[grid-area:1/1]">{`${formatNumber(shown)}${suffix}`}</span>
        </span>
        <span className="ml-[.3em] font-medium text-[1.0625rem] text-ink-muted tracking-normal lg:text-xl">{unit}</span>
      </span>
    </p>
  )
}

/** Returns the final value until counting starts, for print and crawlers. */
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
