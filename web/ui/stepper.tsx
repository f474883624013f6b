import { Check } from 'lucide-react'
import { cx } from './cx.ts'

interface StepperProps {
  steps: readonly string[]
  /** Index of the current step; earlier ones are done. */
  current: number
}

const BOWL = cx(
  'grid size-9 flex-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface pt-[.1em] font-semibold',
  'group-data-[state=done]:border-primary group-data-[state=done]:bg-primary group-data-[state=done]:text-on-primary',
  'group-data-[state=now]:border-3 group-data-[state=now]:border-primary',
)

const LINE = cx(
  'absolute bg-line group-data-[state=done]:bg-primary group-last:hidden forced-colors:border',
  'max-md:top-10.5 max-md:bottom-0 max-md:left-[1.0625rem] max-md:w-0.5 md:top-[1.0625rem] md:right-1.5 md:left-10.5 md:h-0.5',
)

export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol className="grid gap-1.5 md:grid-flow-col md:auto-cols-fr md:gap-0">
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'next'
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className="group relative flex gap-3 text-sm max-md:pb-5 max-md:last:pb-0 md:block"
          >
            <span className={BOWL}>
              {state === 'done' ? <Check aria-hidden="true" className="-mt-[.1em] size-5" /> : at + 1}
            </span>
            <span aria-hidden="true" className={LINE} />
            <span className="pt-2 leading-[1.35] group-data-[state=now]:font-semibold md:mt-3 md:block md:pt-0 md:pr-4">
              {step}
              {state === 'done' ? <span className="sr-only"> (done)</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
