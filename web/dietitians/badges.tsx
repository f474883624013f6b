import { Badge } from '#web/ui/badge.tsx'

interface AvailabilityBadgeProps {
  isAvailable: boolean
  /** The badge's text for an available dietitian. */
  available?: string
}

export function AvailabilityBadge({ isAvailable, available = 'Available' }: AvailabilityBadgeProps) {
  return (
    <Badge tone={isAvailable ? 'success' : 'neutral'} dot>
      {isAvailable ? available : 'Unavailable'}
    </Badge>
  )
}

/** Prevents visitors from mistaking a fictional person for a real one. */
export function DemoBadge({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <Badge tone="info">Demo profile</Badge> : null
}

/** The same as a sentence, where a visitor might write to a fictional person. */
export function DemoNotice({ isDemo }: { isDemo: boolean }) {
  if (!isDemo) return null
  return (
    <p className="rounded-card bg-info-soft p-4.5 text-info text-sm">
      This is a demo profile. The dietitian, the figures and the words are made up to show how the site works.
    </p>
  )
}
