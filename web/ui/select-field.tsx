import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

/** The options of a select, in the order of the labels. */
export function toOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** A native select without a label: give it `aria-label`. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx('control control-line', 'appearance-none pr-11')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-subtle"
        strokeWidth={1.75}
      />
    </span>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & Omit<FieldTexts, 'counter'>

export function SelectField({ id, label, hint, error, optional, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <Select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </Field>
  )
}
