import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'

export type BannerTone = 'danger' | 'success' | 'info' | 'warning'

const TONES = {
  danger: { icon: CircleAlert, style: 'bg-danger-soft text-danger', role: 'alert' },
  warning: { icon: CircleAlert, style: 'bg-warning-soft text-warning', role: 'status' },
  success: { icon: CircleCheck, style: 'bg-success-soft text-success', role: 'status' },
  info: { icon: Info, style: 'bg-info-soft text-info', role: 'status' },
} as const

interface BannerProps {
  tone?: BannerTone
  onDismiss?: (() => void) | undefined
  action?: { label: string; onClick: () => void; isBusy?: boolean } | undefined
  className?: string
  children: ReactNode
}

const TEXT_BUTTON = '-my-2 min-h-11 flex-none px-1 font-semibold underline underline-offset-[.22em]'

/** Errors are announced at once (alert), others politely (status). */
export function Banner({ tone = 'danger', onDismiss, action, className, children }: BannerProps) {
  const { icon: Icon, style, role } = TONES[tone]
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-field border border-current/35 px-4 pt-3.5 pb-3', style, className)}
    >
      <Icon aria-hidden="true" className="mt-[.1em] size-[1.25em] flex-none" strokeWidth={1.75} />
      {/* With little room the buttons wrap below the text. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2.5">
        <div className="wrap-anywhere min-w-0 flex-[1_1_14rem]">{children}</div>
        {action || onDismiss ? (
          <div className="-mx-1 flex flex-none flex-wrap gap-x-3">
            {action ? (
              <button
                type="button"
                onClick={action.onClick}
                aria-busy={action.isBusy || undefined}
                className={TEXT_BUTTON}
              >
                {action.label}
              </button>
            ) : null}
            {onDismiss ? <DismissButton onDismiss={onDismiss} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Disappears with its banner, so the focus returns to its previous place or the page's content. */
function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const previousFocus = useRef<EventTarget | null>(null)

  function handleClick() {
    onDismiss()
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const before = previousFocus.current
      const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main')
      target?.focus({ preventScroll: true })
    })
  }

  return (
    <button
      type="button"
      onClick={handleClick}
      onFocus={({ relatedTarget }) => {
        previousFocus.current = relatedTarget
      }}
      className={TEXT_BUTTON}
    >
      Dismiss
    </button>
  )
}
