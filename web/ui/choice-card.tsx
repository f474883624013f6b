import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { describedBy, FieldNotes } from './field.tsx'

export interface Choice<V extends string> {
  value: V
  label: string
  description?: ReactNode
}

export interface ChoiceGroupProps {
  /** On the first choice, for links from an error summary. */
  id?: string | undefined
  legend: string
  hint?: ReactNode
  error?: string | undefined
  /** One column at every width. */
  isStacked?: boolean
  /** Default 2. */
  columns?: 2 | 3
}

export function ChoiceGroup({
  id = '',
  legend,
  hint,
  error,
  isStacked,
  columns = 2,
  children,
}: ChoiceGroupProps & { children: ReactNode }) {
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, hint, error)}>
      <legend className={cx('mb-2 font-medium text-sm', error && 'text-danger')}>{legend}</legend>
      <div className={cx('grid gap-3', !isStacked && (columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'))}>
        {children}
      </div>
      <FieldNotes id={id} hint={hint} error={error} className="mt-2" />
    </fieldset>
  )
}

const CARD = cx(
  'flex cursor-pointer gap-3 rounded-card border-[1.5px] border-line-strong bg-surface px-4 pt-4 pb-3',
  'transition-colors duration-(--dur-1) hover:border-ink-subtle',
  'has-checked:border-primary has-checked:bg-primary-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-subtle',
)

export function ChoiceCard({ label, description, mark }: { label: string; description?: ReactNode; mark: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the mark is its control
    <label className={CARD}>
      {mark}
      <span className="min-w-0">
        <span className="block font-semibold leading-[1.35]">{label}</span>
        {description ? <span className="block text-ink-muted text-sm">{description}</span> : null}
      </span>
    </label>
  )
}
