import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'ghost' | 'accent' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Style {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width. */
  block?: boolean | undefined
  icon?: LucideIcon | undefined
}

/** The classes are in `styles/components.css`. */
function classes({ variant = 'primary', size = 'medium', block }: Style, className?: string) {
  return cx('button', `button-${variant}`, `button-${size}`, block && 'w-full', className)
}

function Inside({ icon: Icon, children }: { icon: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {Icon ? <Icon aria-hidden="true" className="icon" /> : null}
      {children}
    </>
  )
}

interface ButtonProps extends ComponentProps<'button'>, Style {
  isBusy?: boolean | undefined
  /** E.g. "Sending...". */
  busyLabel?: string | undefined
  /** Looks disabled but stays focusable and gives this reason. */
  disabledReason?: string | undefined
}

/** A busy button ignores clicks; one with `disabledReason` still receives them. */
export function Button({
  variant,
  size,
  block,
  icon,
  isBusy = false,
  busyLabel,
  disabledReason,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason ? { 'aria-disabled': true, 'aria-describedby': reasonId, title: disabledReason } : {}
  return (
    <button
      {...disabled}
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cx('inline-grid', classes({ variant, size, block }, className))}
    >
      <span className={cx('button-label', isBusy && 'invisible')}>
        <Inside icon={icon}>{children}</Inside>
      </span>
      {isBusy || busyLabel ? (
        <span className={cx('button-label', !isBusy && 'invisible')}>
          <LoaderCircle
            aria-hidden="true"
            className={cx('icon', isBusy && 'animate-[spin-round_1s_linear_infinite]')}
          />
          {busyLabel ?? children}
        </span>
      ) : null}
      {disabledReason ? (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      ) : null}
    </button>
  )
}

export interface ButtonLinkProps extends ComponentProps<typeof Link>, Style {}

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes({ variant, size, block }, className)}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  )
}

interface ButtonAnchorProps extends ComponentProps<'a'>, Style {}

/** For external, mail and phone links. */
export function ButtonAnchor({ variant, size, block, icon, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={classes({ variant, size, block }, className)}>
      <Inside icon={icon}>{children}</Inside>
    </a>
  )
}
