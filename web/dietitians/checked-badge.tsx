import { BadgeCheck } from 'lucide-react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Something of the qualification or registration was checked and still holds; which, the profile says. */
export function CheckedBadge({ dietitian }: { dietitian: Dietitian }) {
  if (dietitian.credentials.length === 0) return null
  return (
    <Badge tone="primary" icon={BadgeCheck}>
      Credentials checked
    </Badge>
  )
}
