import type { ReactNode } from 'react'
import { BMI_BANDS, type BmiClass, INDIAN_HEALTHY_RANGE } from '#domain/bmi/bmi.ts'

const SCALE_MIN = 15
const SCALE_MAX = 40

const BAND_STYLES: Record<BmiClass, { name: string; fill: string }> = {
  underweight: { name: 'Under', fill: 'bg-(--aasmani-fill)' },
  normal: { name: 'Normal', fill: 'bg-(--palak-fill)' },
  overweight: { name: 'Over', fill: 'bg-(--haldi-fill)' },
  obese: { name: 'Obese', fill: 'bg-(--rajma-fill)' },
}

const BANDS = BMI_BANDS.map(({ class: name, below }, at) => ({
  ...BAND_STYLES[name],
  from: BMI_BANDS[at - 1]?.below ?? SCALE_MIN,
  to: Math.min(below, SCALE_MAX),
}))

export function BmiSection({ children }: { children: ReactNode }) {
  return (
    <section className="py-(--section)">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[1fr_460px] lg:gap-10 min-[80rem]:grid-cols-[1fr_500px] min-[80rem]:gap-20">
        {/* Stays visible while the result next to it grows. */}
        <div className="lg:sticky lg:top-28 lg:py-12">
          <h2>Know where you stand in ten seconds</h2>
          <p className="lead mt-5">
            Your BMI is a starting point, not a verdict. You get a category, a healthy weight range for your height and
            five next steps.
          </p>
          <BmiScale />
          <p className="mt-5 max-w-xl text-ink-muted text-sm">
            {`These four bands are the World Health Organization’s for adults. The Asian-Indian cut-offs are lower, with a healthy range of ${INDIAN_HEALTHY_RANGE} (Misra et al., J Assoc Physicians India 2009).`}
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

const toPercent = (value: number) => `${((value - SCALE_MIN) / (SCALE_MAX - SCALE_MIN)) * 100}%`
const LABEL = 'absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full'

function BmiScale() {
  return (
    <div className="mt-10 max-w-[560px] text-sm">
      <p className="sr-only">
        On a scale from 15 to 40: underweight below 18.5, normal from 18.5, overweight from 25, obese from 30.
      </p>
      <div aria-hidden="true">
        <div className="flex h-5 gap-1">
          {BANDS.map(({ name, fill, from, to }) => (
            <span
              key={name}
              style={{ flexGrow: to - from }}
              className={`rounded-[5px] first:rounded-l-[10px] last:rounded-r-[10px] forced-colors:border ${fill}`}
            />
          ))}
        </div>
        <div className="num relative mt-1.5 h-[1.7rem]">
          {/* On the smallest phones the first two would touch. */}
          {[SCALE_MIN, ...BANDS.map(({ to }) => to)].map((mark) => (
            <span key={mark} style={{ left: toPercent(mark) }} className={`${LABEL} max-[359px]:first:hidden`}>
              {mark}
            </span>
          ))}
        </div>
        <div className="relative h-[1.7rem] text-ink-muted">
          {BANDS.map(({ name, from, to }) => (
            <span key={name} style={{ left: toPercent((from + to) / 2) }} className="absolute -translate-x-1/2">
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
