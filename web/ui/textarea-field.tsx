import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts

/** Grows to about twelve lines, then scrolls. */
export function TextareaField({
  id,
  label,
  hint,
  error,
  optional,
  counter,
  className,
  rows = 4,
  ...rest
}: TextareaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} counter={counter}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint || counter?.min, error)}
        className={cx(
          'control',
          'field-sizing-content contain-inline-size max-h-[19.5em] resize-y pt-3 pb-2.5 leading-normal',
          className,
        )}
        style={{ minHeight: `${rows * 1.5 + 1.5}em` }}
      />
    </Field>
  )
}
