import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The texts of every field, besides its control's own attributes. */
export interface FieldTexts {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Says "Optional" at the label's right. */
  optional?: boolean | undefined
  /** "35/300" at the label's right; with `min` also "12 of at least 20 characters" below while it is less. */
  counter?: { used: number; min?: number; max: number } | undefined
}

const NEAR_LIMIT = 0.9

/** For `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

function Counter({ used, max }: NonNullable<FieldTexts['counter']>) {
  const isNear = used >= max * NEAR_LIMIT
  return (
    <span className={cx('font-normal tabular-nums', used > max ? 'text-danger' : 'text-ink-muted')}>
      {used}/{max}
      <span aria-live="polite" className="sr-only">
        {isNear ? `${used} of ${max} characters` : null}
      </span>
    </span>
  )
}

export function Field({ children, ...texts }: FieldTexts & { children: ReactNode }) {
  const { id, label, hint, error, optional, counter } = texts
  return (
    <div data-field={error ? 'error' : undefined}>
      <div className="mb-1.5 flex justify-between gap-3 font-medium text-sm">
        <label htmlFor={id} className={error ? 'text-danger' : undefined}>
          {label}
        </label>
        {counter ? (
          <Counter {...counter} />
        ) : optional ? (
          <span className="font-normal text-ink-muted">Optional</span>
        ) : null}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} counter={counter} className="mt-1.5" />
    </div>
  )
}

/** Keeps its space once the text is long enough, so that nothing below moves while the user types. */
function Minimum({ used, min }: { used: number; min: number }) {
  return (
    <span className={cx('tabular-nums', used >= min && 'invisible')}>
      {used > 0 ? `${used} of at least ${min} characters` : `At least ${min} characters`}
    </span>
  )
}

interface FieldNotesProps extends Pick<FieldTexts, 'id' | 'hint' | 'error' | 'counter'> {
  className?: string
}

export function FieldNotes({ id, hint, error, counter, className }: FieldNotesProps) {
  const min = counter?.min
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={cx('flex gap-1.5 text-danger text-sm', className)}>
          <CircleAlert aria-hidden="true" className="mt-[.1em] size-[1.25em] flex-none" strokeWidth={1.75} />
          {error}
        </p>
      ) : null}
      {hint || min ? (
        <p id={`${id}-hint`} className={cx('text-ink-muted text-sm', className)}>
          {hint} {min ? <Minimum used={counter.used} min={min} /> : null}
        </p>
      ) : null}
    </>
  )
}
