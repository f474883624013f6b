import { cx } from './cx.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cx(
        'block border border-line bg-sunken motion-safe:animate-[breathe_2s_ease-in-out_infinite]',
        !className?.includes('rounded') && 'rounded-sm',
        className,
      )}
    />
  )
}
