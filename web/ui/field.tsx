import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Says "Optional" at the label's right. */
  optional?: boolean | undefined
  /** "35/300" at the label's right. */
  counter?: { used: number; max: number } | undefined
  children: ReactNode
}

const NEAR_LIMIT = 0.9

/** What an input points to with `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

function Counter({ used, max }: { used: number; max: number }) {
  const isNear = used >= max * NEAR_LIMIT
  return (
    <span
      className={cx('num font-normal', used > max ? 'text-danger' : 'text-ink-muted')}
      aria-live={isNear ? 'polite' : undefined}
    >
      {used}/{max}
    </span>
  )
}

/** Label above, the control, hint or error below. */
export function Field({ id, label, hint, error, optional, counter, children }: FieldProps) {
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
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.15em] flex-none" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** The clothes of every text control; states come from `aria-invalid` and `read-only`. */
export const CONTROL =
  'block w-full min-h-12.5 rounded-field border-[1.5px] border-line-strong bg-surface px-4 pt-[.18em] leading-[1.3] aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)] read-only:bg-sunken'
