import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { ContactLines } from './contact-lines.tsx'
import { DemoBadge, DemoNotice } from './demo-badge.tsx'
import { DietitianFacts } from './dietitian-facts.tsx'

/** Whom a request goes to, beside its form. */
export function DietitianSummary({ dietitian }: { dietitian: Dietitian }) {
  const { id, user_info, specialization_display, is_available, is_demo, bio, profile_picture_sizes } = dietitian
  return (
    <Card as="section" aria-label="Dietitian">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5">
        <Avatar name={user_info.name} id={id} size={84} pictures={profile_picture_sizes} />
        <div>
          <h2 className="wrap-anywhere text-[1.3125rem] leading-[1.2]">{titled(user_info.name)}</h2>
          <p className="mt-0.5 mb-2 text-ink-muted">{specialization_display}</p>
          <p className="flex flex-wrap gap-2">
            <AvailabilityBadge isAvailable={is_available} />
            <DemoBadge isDemo={is_demo} />
          </p>
        </div>
      </div>
      <div className="my-5">
        <DietitianFacts dietitian={dietitian} />
      </div>
      <p className="wrap-anywhere text-sm max-md:hidden">{bio}</p>
      <div className="mt-4">
        <ContactLines user_info={user_info} />
      </div>
      <div className="mt-4 empty:hidden">
        <DemoNotice isDemo={is_demo} />
      </div>
    </Card>
  )
}
