import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** Shown after the value: "kg", "cm". */
  unit?: string | undefined
}

export function TextField({ id, label, hint, error, optional, counter, unit, className, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} counter={counter}>
      <span className="relative block">
        <input
          type="text"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint || counter?.min, error)}
          className={cx('control control-line', (unit || rest.readOnly) && 'pr-14', className)}
        />
        {unit ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center pt-0.5 text-ink-muted text-sm"
          >
            {unit}
          </span>
        ) : null}
        {rest.readOnly ? (
          <Lock
            aria-hidden="true"
            className="absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-subtle"
            strokeWidth={1.75}
          />
        ) : null}
      </span>
    </Field>
  )
}
