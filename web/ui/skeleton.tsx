import { cx } from './cx.ts'

/** A sunken shape in the place of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-sm border border-line bg-sunken', className)} />
}
