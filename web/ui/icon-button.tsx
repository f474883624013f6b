import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
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
      className={cx('icon-button', outlined && 'border-line-strong', className)}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <Tooltip>{label}</Tooltip>
    </button>
  )
}
