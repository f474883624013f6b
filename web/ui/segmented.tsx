import type { ReactNode } from 'react'

interface Segment<V extends string> {
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

/** Radio buttons styled as one pill, so that plain forms submit it too. */
export function Segmented<V extends string>({ legend, name, options, value, onChange }: SegmentedProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <span className="flex rounded-pill border border-line bg-sunken p-1">
        {options.map((option) => (
          <label key={option.value} className="segment">
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
