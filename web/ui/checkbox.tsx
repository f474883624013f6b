import { Check, CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { describedBy } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A box of 22 px in a row of 44. */
export function Checkbox({ id, label, hint, error, ...rest }: CheckboxProps) {
  return (
    <div>
      <span className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative grid size-5.5 flex-none place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            className="peer absolute inset-0 size-full appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="relative hidden size-4 text-on-primary peer-checked:block pointer-events-none"
          />
        </span>
        <label htmlFor={id} className="text-sm leading-normal">
          {label}
        </label>
      </span>
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.15em] flex-none" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
