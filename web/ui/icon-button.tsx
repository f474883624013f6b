import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name and tooltip. */
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
        'inline-grid size-11 flex-none place-items-center rounded-full border-[1.5px] transition-colors duration-(--dur-1) hover:bg-primary-soft hover:text-on-primary-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-subtle aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft forced-colors:aria-pressed:border-4',
        outlined ? 'border-line-strong' : 'border-transparent',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <Tooltip>{label}</Tooltip>
    </button>
  )
}
