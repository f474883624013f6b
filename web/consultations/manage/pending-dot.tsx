import { STATUS_LABELS } from '#domain/consultations/status.ts'

interface PendingDotProps {
  className?: string
}

/** Before a request that has no answer yet. */
export function PendingDot({ className = '' }: PendingDotProps) {
  return (
    <span
      role="img"
      aria-label={STATUS_LABELS.pending}
      title={STATUS_LABELS.pending}
      className={`block size-3.5 rounded-full border-2 border-surface bg-primary ${className}`}
    />
  )
}
