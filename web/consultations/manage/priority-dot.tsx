interface PriorityDotProps {
  className?: string
}

/** The only pulsing thing of the console, and still where motion is not wanted. */
export function PriorityDot({ className = '' }: PriorityDotProps) {
  return (
    <span
      role="img"
      aria-label="High priority"
      title="High priority"
      className={`block size-3.5 rounded-full border-2 border-surface bg-danger-solid motion-safe:animate-[pulse-dot_1.6s_ease-in-out_infinite] ${className}`}
    />
  )
}
