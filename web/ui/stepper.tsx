import { Check } from 'lucide-react'

interface StepperProps {
  steps: readonly string[]
  /** Index of the step that is under way; those before it are done. */
  current: number
}

/** Numbered katoris: done filled with a tick, the current one ringed. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol className="grid gap-4 md:grid-flow-col md:auto-cols-fr">
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'now' : 'next'
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className="group flex items-start gap-3 text-sm md:block"
          >
            <span className="grid size-9 flex-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface pt-[.1em] font-semibold group-data-[state=done]:border-primary group-data-[state=done]:bg-primary group-data-[state=done]:text-on-primary group-data-[state=now]:border-3 group-data-[state=now]:border-primary md:mb-3">
              {state === 'done' ? <Check aria-hidden="true" className="size-5" /> : at + 1}
            </span>
            <span className="pt-1.5 group-data-[state=now]:font-semibold md:pt-0">{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
