import { CircleAlert } from 'lucide-react'
import { PRIORITY_LABELS } from '#domain/consultations/priority.ts'

/** Before a client's name. */
export function HighPriorityMark() {
  return (
    <span role="img" aria-label={PRIORITY_LABELS.high} title={PRIORITY_LABELS.high} className="mr-1.5 text-danger">
      <CircleAlert aria-hidden="true" className="icon inline" />
    </span>
  )
}
