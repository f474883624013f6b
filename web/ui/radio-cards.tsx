import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { describedBy, FieldNotes } from './field.tsx'

interface RadioCardsProps<V extends string> {
  /** On the first choice, for links from an error summary. */
  id?: string | undefined
  legend: string
  error?: string | undefined
  /** One column at every width. */
  isStacked?: boolean
  /** Default 2. */
  columns?: 2 | 3
  name: string
  options: readonly { value: V; label: string; description?: ReactNode }[]
  value: V | undefined
  onChange: (value: V) => void
}

const CARD = cx(
  'flex cursor-pointer gap-3 rounded-card border-[1.5px] border-line-strong bg-surface px-4 pt-4 pb-3',
  'transition-colors duration-(--dur-1) hover:border-ink-subtle',
  'has-checked:border-primary has-checked:bg-primary-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-subtle',
)

/** A choice among options that need a sentence of explanation each. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { id = '', legend, error, isStacked, columns = 2, name, options, value, onChange } = props
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, undefined, error)}>
      <legend className={cx('mb-2 font-medium text-sm', error && 'text-danger')}>{legend}</legend>
      <div className={cx('grid gap-3', !isStacked && (columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'))}>
        {options.map((option, at) => (
          <label key={option.value} className={CARD}>
            <input
              id={at === 0 && id ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-7 checked:border-primary"
            />
            <span className="min-w-0">
              <span className="block font-semibold leading-[1.35]">{option.label}</span>
              {option.description ? <span className="block text-ink-muted text-sm">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} className="mt-2" />
    </fieldset>
  )
}
