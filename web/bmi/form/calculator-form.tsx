import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type BmiMeasures, ENTRY_LABELS, type EntryField } from '#domain/bmi/entry.ts'
import { replayEarlySubmit } from '#web/lib/forms/early-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { controlNameOf } from './measure-fields.tsx'
import type { BmiEntry } from './use-bmi-entry.ts'

const ENTRY_FIELDS = Object.keys(ENTRY_LABELS) as EntryField[]

interface CalculatorFormProps {
  entry: BmiEntry
  title: ReactNode
  isCalculating: boolean
  /** A result is shown, so its next step is the main action. */
  hasResult: boolean
  onCalculate: (measures: BmiMeasures) => void
  onRefuse: () => void
  children: ReactNode
  className?: string
}

function describeMissing(entry: BmiEntry, isCalculating: boolean): string | undefined {
  if (isCalculating) return 'Your result is on its way.'
  if (entry.missing.length === 0) return undefined
  return `Still needed: ${entry.missing.map((field) => ENTRY_LABELS[field]).join(', ')}`
}

/** The form of every calculator: reads early input, validates and focuses the first invalid field. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { entry, title, isCalculating, hasResult, onCalculate, onRefuse, children, className } = props
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
    const { measures, faults } = entry.read()
    if (measures) {
      entry.setFaults({})
      onCalculate(measures)
      return
    }
    flushSync(() => {
      entry.setFaults(faults)
      onRefuse()
    })
    const first = ENTRY_FIELDS.find((field) => faults[field])
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${controlNameOf(first, entry)}"]`)?.focus()
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
      className={className}
    >
      <div id={titleId}>{title}</div>
      {children}
      <Button
        type="submit"
        block
        className="mt-1.5"
        variant={hasResult ? 'outline' : 'primary'}
        disabledReason={describeMissing(entry, isCalculating)}
      >
        {hasResult ? 'Calculate again' : 'Calculate'}
      </Button>
    </form>
  )
}
