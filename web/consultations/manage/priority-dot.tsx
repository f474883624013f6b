import { PRIORITY_LABELS } from '#domain/consultations/priority.ts'

interface PriorityDotProps {
  className?: string
}

/** The only pulsing thing of the console, and still where motion is not wanted. */
export function PriorityDot({ className = '' }: PriorityDotProps) {
  return (
    <span
      role="img"
      aria-label={PRIORITY_LABELS.high}
      title={PRIORITY_LABELS.high}
      className={`block size-3.5 rounded-full border-2 border-surface bg-danger-solid motion-safe:animate-[pulse-dot_1.6s_ease-in-out_infinite] ${className}`}
    />
  )
}
