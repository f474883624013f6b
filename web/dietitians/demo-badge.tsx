import { Badge } from '#web/ui/badge.tsx'

/** Nobody is to take an invented person for a real one. */
export function DemoBadge({ isDemo }: { isDemo: boolean }) {
  return isDemo ? <Badge tone="info">Demo profile</Badge> : null
}

/** The same in a sentence, where a visitor might write to an invented person. */
export function DemoNotice({ isDemo }: { isDemo: boolean }) {
  if (!isDemo) return null
  return (
    <p className="rounded-card bg-info-soft p-4.5 text-info text-sm">
      This is demo content: the person, the figures and the words are invented to show how the site works.
    </p>
  )
}
