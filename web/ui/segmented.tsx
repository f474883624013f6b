import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Segment<V extends string> {
  value: V
  label: ReactNode
}

interface SegmentedProps<V extends string> {
  /** For screen readers. */
  legend: string
  name: string
  options: readonly Segment<V>[]
  value: V
  onChange?: ((value: V) => void) | undefined
}

const SEGMENT = cx(
  'inline-flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-pill px-[1.1em] pt-[.2em] max-sm:px-2',
  'font-medium text-ink-muted text-sm transition-colors duration-(--dur-1) hover:text-ink',
  'has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-[var(--shadow-1),0_0_0_1.5px_var(--primary)] forced-colors:has-checked:border',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
)

/** Radio buttons styled as one pill, so that plain forms submit it too. */
export function Segmented<V extends string>({ legend, name, options, value, onChange }: SegmentedProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <span className="flex rounded-pill border border-line bg-sunken p-1">
        {options.map((option) => (
          <label key={option.value} className={SEGMENT}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
