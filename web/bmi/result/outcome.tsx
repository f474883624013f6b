import { type ComponentType, useEffect, useRef, useState } from 'react'
import { CALCULATING } from '#domain/bmi/entry.ts'
import { cx } from '#web/ui/cx.ts'

const CALCULATING_MS = 1500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The result's script, loaded on first use. */
interface ResultModule<Props> {
  View: ComponentType<Props>
  /** For screen readers. */
  toSpokenText: (props: Props) => string
}

export type Calculation<Props extends object> = ReturnType<typeof useCalculation<Props>>

export function useCalculation<Props extends object>(load: () => Promise<ResultModule<Props>>) {
  const [phase, setPhase] = useState<'idle' | 'calculating' | 'done' | 'failed'>('idle')
  const [outcome, setOutcome] = useState<{
    View: ComponentType<Props>
    props: Props
    spoken: string
    key: string
  } | null>(null)
  const isCalculating = useRef(false)

  /** @param key of the input */
  async function calculate(props: Props, key: string) {
    if (isCalculating.current) return
    isCalculating.current = true
    setPhase('calculating')
    try {
      const [{ View, toSpokenText }] = await Promise.all([load(), pause(CALCULATING_MS)])
      setOutcome({ View, props, spoken: toSpokenText(props), key })
      setPhase('done')
    } catch {
      setPhase('failed')
    } finally {
      isCalculating.current = false
    }
  }

  /** Removes the result once the input has changed. */
  function clear() {
    setPhase('idle')
    setOutcome(null)
  }

  return { phase, outcome, calculate, clear }
}

const FAILED = 'We couldn’t load your result. Check your connection and calculate again.'

interface OutcomeProps<Props extends object> {
  calculation: Calculation<Props>
  /** The key of the input now. */
  entryKey: string
  /** Reserves about the height of the result. */
  plateClass: string
}

/** The live region exists from the start; otherwise it would not be announced. */
export function Outcome<Props extends object>({ calculation, entryKey, plateClass }: OutcomeProps<Props>) {
  const { phase, outcome } = calculation
  const ref = useRef<HTMLDivElement>(null)
  const isDone = phase === 'done' && outcome

  useEffect(() => {
    // May be off-screen on phones.
    if (phase === 'calculating') ref.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  return (
    <>
      <div ref={ref} role="status" className="scroll-mt-24 scroll-mb-4">
        {phase === 'calculating' ? <CalculatingPlate className={plateClass} /> : null}
        {isDone ? <p className="sr-only">{outcome.spoken}</p> : null}
      </div>
      {phase === 'failed' ? (
        <p role="alert" className="mt-6 rounded-field bg-danger-soft p-4 text-danger">
          {FAILED}
        </p>
      ) : null}
      {isDone ? (
        // The form says so: nothing of an earlier person or situation may be read or saved as the present one's.
        <div inert={outcome.key !== entryKey} className="inert:opacity-50">
          <outcome.View {...outcome.props} />
        </div>
      ) : null}
    </>
  )
}

/** Clockwise from the top, as on the score plate. */
const BOWLS = [
  { x: 180, y: 79, food: 'fill-pillar-energy' },
  { x: 276.1, y: 148.8, food: 'fill-pillar-protein' },
  { x: 239.4, y: 261.7, food: 'fill-pillar-fibre' },
  { x: 120.6, y: 261.7, food: 'fill-pillar-fats' },
  { x: 83.9, y: 148.8, food: 'fill-pillar-vitamins' },
] as const

/** Fills five bowls in 1.5 s; shown full with reduced motion. */
const FILLING =
  'origin-center [transform-box:fill-box] motion-safe:animate-[fill-bowl_300ms_var(--ease-out)_calc(var(--at)*300ms)_backwards]'

function CalculatingPlate({ className }: { className: string }) {
  return (
    <div className={cx('grid place-content-center justify-items-center gap-5', className)}>
      <svg viewBox="0 0 360 360" aria-hidden="true" className="size-60">
        <circle cx="180" cy="180" r="172" className="fill-art-edge" />
        <circle cx="180" cy="180" r="170" className="fill-art-rim" />
        <circle cx="180" cy="180" r="156" className="fill-art-groove" />
        <circle cx="181" cy="182" r="153" className="fill-art-well" />
        {BOWLS.map(({ x, y, food }, at) => (
          <g key={food}>
            <circle cx={x + 3} cy={y + 5} r="45" opacity=".2" className="fill-art-shadow" />
            <circle cx={x} cy={y} r="45" className="fill-art-edge" />
            <circle cx={x} cy={y} r="43.4" className="fill-art-rim-hi" />
            <circle cx={x} cy={y} r="40.1" className="fill-art-wall" />
            <circle cx={x + 1} cy={y + 2} r="38.7" className="fill-art-floor" />
            <circle cx={x} cy={y} r="37.8" style={{ '--at': at }} className={`${food} ${FILLING}`} />
          </g>
        ))}
        <circle cx="180" cy="180" r="42" strokeWidth="1.5" className="fill-art-centre stroke-art-groove" />
      </svg>
      <p className="font-semibold text-lg">{CALCULATING}</p>
    </div>
  )
}
