import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { describedBy, FieldNotes } from './field.tsx'

interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The indeterminate state. */
  isMixed?: boolean | undefined
}

const MARK =
  'pointer-events-none relative hidden size-4 text-on-primary peer-disabled:text-ink-subtle forced-colors:text-[CanvasText]'

/** The box of 22 px with its tick. */
export function CheckMark({ className, isMixed, ...rest }: CheckMarkProps) {
  // `indeterminate` is a property without an attribute; a click ends it and the next render sets it again.
  const setIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed === true
  }
  return (
    <span className="relative grid size-5.5 flex-none place-items-center">
      <input
        {...rest}
        {...(isMixed === undefined ? {} : { ref: setIndeterminate })}
        type="checkbox"
        className={cx(
          'peer absolute inset-0 size-full appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface',
          'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
          className,
        )}
      />
      <Check aria-hidden="true" strokeWidth={3} className={cx(MARK, isMixed ? null : 'peer-checked:block')} />
      <Minus aria-hidden="true" strokeWidth={3} className={cx(MARK, isMixed && 'peer-indeterminate:block')} />
    </span>
  )
}

interface CheckboxProps extends CheckMarkProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Box and label are one target of 44 px. */
export function Checkbox({ id, label, hint, error, ...rest }: CheckboxProps) {
  return (
    <div>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-subtle"
      >
        <CheckMark
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <span className="pt-px">{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} className="-mt-1.5 pb-2 pl-8.5" />
    </div>
  )
}
