import { CircleAlert } from 'lucide-react'
import { PRIORITY_LABELS } from '#domain/consultations/priority.ts'
import { STATUS_LABELS } from '#domain/consultations/status.ts'

function Dot({ label, className }: { label: string; className: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`absolute block size-3.5 rounded-full border-2 border-surface ${className}`}
    />
  )
}

/** Marks the avatar of an unanswered request. */
export function PendingDot() {
  return <Dot label={STATUS_LABELS.pending} className="-top-0.5 -right-0.5 bg-primary" />
}

/** The only pulsing element of the console; it does not pulse with reduced motion. */
export function PriorityDot({ className = '-top-0.5 -right-0.5' }: { className?: string }) {
  return (
    <Dot
      label={PRIORITY_LABELS.high}
      className={`bg-danger-solid motion-safe:animate-[pulse-dot_1.6s_ease-in-out_infinite] ${className}`}
    />
  )
}

/** Before a client's name. */
export function HighPriorityBadge() {
  return (
    <span role="img" aria-label={PRIORITY_LABELS.high} title={PRIORITY_LABELS.high} className="mr-1.5 text-danger">
      <CircleAlert aria-hidden="true" className="icon inline" />
    </span>
  )
}
