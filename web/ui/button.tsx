import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'outline' | 'soft' | 'ghost' | 'accent' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const BASE = cx(
  'relative items-center justify-center rounded-pill border-[1.5px] pt-[.2em]',
  'text-center font-semibold leading-[1.15] transition-colors duration-(--dur-1) ease-out',
)
const OFF = cx(
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle',
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-subtle',
  'forced-colors:aria-disabled:text-[GrayText]',
)
const ROW = 'inline-flex items-center justify-center gap-[.55em]'
/** Both labels share one grid cell, so that the width is constant. */
const LABEL = `${ROW} [grid-area:1/1]`

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  outline: 'border-line-strong hover:bg-primary-soft hover:text-on-primary-soft',
  soft: 'border-transparent bg-primary-soft text-on-primary-soft hover:border-line-strong',
  ghost: 'border-transparent text-link hover:bg-primary-soft hover:text-on-primary-soft',
  accent: 'border-transparent bg-accent text-on-accent hover:border-on-accent',
  danger: 'border-transparent bg-danger-solid text-on-danger hover:border-ink',
}

const SIZES: Record<ButtonSize, string> = {
  // Drawn 40 px high, 44 px to hit.
  small: 'min-h-10 px-[1.15em] text-sm before:absolute before:inset-x-0 before:-inset-y-1',
  medium: 'min-h-12 px-[1.5em] text-md',
  large: 'min-h-14 px-[1.75em] text-md',
}

interface Style {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width. */
  block?: boolean | undefined
  icon?: LucideIcon | undefined
}

function classes({ variant = 'primary', size = 'medium', block }: Style, className?: string) {
  return cx(BASE, VARIANTS[variant], SIZES[size], OFF, block && 'w-full', className)
}

function Inside({ icon: Icon, children }: { icon: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {Icon ? <Icon aria-hidden="true" className="icon" /> : null}
      {children}
    </>
  )
}

export interface ButtonProps extends ComponentProps<'button'>, Style {
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
      <span className={cx(LABEL, isBusy && 'invisible')}>
        <Inside icon={icon}>{children}</Inside>
      </span>
      {isBusy || busyLabel ? (
        <span className={cx(LABEL, !isBusy && 'invisible')}>
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
    <Link {...rest} className={cx(ROW, classes({ variant, size, block }, className))}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  )
}

interface ButtonAnchorProps extends ComponentProps<'a'>, Style {}

/** For external, mail and phone links. */
export function ButtonAnchor({ variant, size, block, icon, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={cx(ROW, classes({ variant, size, block }, className))}>
      <Inside icon={icon}>{children}</Inside>
    </a>
  )
}
