import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type BmiMeasures, CALCULATING, ENTRY_LABELS, type EntryField } from '#domain/bmi/entry.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { Button } from '#web/ui/button.tsx'
import type { Calculation } from '../result/outcome.tsx'
import { controlName, UnitsChoice } from './fields.tsx'
import type { BmiEntry } from './use-bmi-entry.ts'

const ENTRY_FIELDS = Object.keys(ENTRY_LABELS) as EntryField[]

interface CalculatorFormProps {
  entry: BmiEntry
  calculation: Pick<Calculation<object>, 'phase' | 'clear'> & { outcome: { key: string } | null }
  title: ReactNode
  onCalculate: (measures: BmiMeasures) => void
  children: ReactNode
}

function describeMissing(entry: BmiEntry, isCalculating: boolean): string | undefined {
  if (isCalculating) return 'Your result is on its way.'
  if (entry.missing.length === 0) return undefined
  return `Still needed: ${entry.missing.map((field) => ENTRY_LABELS[field]).join(', ')}`
}

/** The form of every calculator: reads early input, validates and focuses the first invalid field. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { entry, calculation, title, onCalculate, children } = props
  const isCalculating = calculation.phase === 'calculating'
  // The result's next step is then the main action.
  const hasResult = calculation.phase === 'done'
  const isOutdated = hasResult && calculation.outcome?.key !== entry.key
  const ref = useRef<HTMLFormElement>(null)
  const titleId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over what the server sent
  useLayoutEffect(() => {
    if (ref.current) entry.readEarlyInput(new FormData(ref.current))
    replayEarlySubmit(ref.current)
  }, [])

  function handleSubmit(event: React.SyntheticEvent) {
    event.preventDefault()
    if (isCalculating) return
    const { measures, errors } = entry.read()
    if (measures) {
      entry.setErrors({})
      onCalculate(measures)
      return
    }
    flushSync(() => {
      entry.setErrors(errors)
      calculation.clear()
    })
    const first = ENTRY_FIELDS.find((field) => errors[field])
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${controlName(first, entry)}"]`)?.focus()
  }

  return (
    <form
      ref={ref}
      // Does nothing without its script, and browsers must not store the values.
      method="dialog"
      autoComplete="off"
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      className="grid gap-4.5"
    >
      <div id={titleId}>{title}</div>
      <noscript>
        <p className="rounded-field bg-warning-soft p-4 text-warning">
          The calculator needs JavaScript. <a href="/bmi#by-height">See the table of healthy weights by height.</a>
        </p>
      </noscript>
      <UnitsChoice entry={entry} />
      {children}
      <Button
        type="submit"
        block
        className="mt-1.5"
        isBusy={isCalculating}
        busyLabel={CALCULATING}
        variant={hasResult && !isOutdated ? 'outline' : 'primary'}
        disabledReason={describeMissing(entry, isCalculating)}
      >
        {hasResult ? 'Calculate again' : 'Calculate'}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {isOutdated ? 'You’ve changed your details. Calculate again for a new result.' : null}
      </p>
    </form>
  )
}
