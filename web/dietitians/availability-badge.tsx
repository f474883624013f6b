import { Badge } from '#web/ui/badge.tsx'

interface AvailabilityBadgeProps {
  isAvailable: boolean
  /** The badge's text for an available dietitian. */
  available?: string
}

export function AvailabilityBadge({ isAvailable, available = 'Available now' }: AvailabilityBadgeProps) {
  return (
    <Badge tone={isAvailable ? 'success' : 'neutral'} dot>
      {isAvailable ? available : 'Unavailable'}
    </Badge>
  )
}
