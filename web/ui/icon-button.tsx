import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name, shown as a tooltip on hover and focus. */
  label: string
  icon: LucideIcon
  outlined?: boolean
}

/** A circle of 44 px with one icon. */
export function IconButton({
  label,
  icon: Icon,
  outlined = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'group relative inline-grid size-11 flex-none place-items-center rounded-full border-[1.5px] hover:bg-primary-soft hover:text-on-primary-soft',
        outlined ? 'border-line-strong' : 'border-transparent',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-full z-(--z-header) mt-2 hidden whitespace-nowrap rounded-sm bg-ink px-2 pt-1 pb-0.5 text-bg text-xs group-hover:block group-focus-visible:block"
      >
        {label}
      </span>
    </button>
  )
}
