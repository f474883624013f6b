import type { ReactNode } from 'react'

export interface RadioCard<V extends string> {
  value: V
  label: string
  description?: ReactNode
}

interface RadioCardsProps<V extends string> {
  legend: string
  name: string
  options: readonly RadioCard<V>[]
  value: V | undefined
  onChange: (value: V) => void
}

/** Choices that need a sentence each; the whole card is the target. */
export function RadioCards<V extends string>({ legend, name, options, value, onChange }: RadioCardsProps<V>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer gap-3 rounded-card border-[1.5px] border-line-strong bg-surface p-4 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-7 checked:border-primary"
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.description ? <span className="block text-ink-muted text-sm">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
