import { useId } from 'react'
import { Link } from 'react-router'
import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { REQUEST_FORM } from '../contact-action.tsx'
import { DemoBadge } from '../demo-badge.tsx'
import { DietitianFacts } from '../dietitian-facts.tsx'
import { Matches } from '../matches.tsx'

/** An available dietitian, on a page about another subject. */
export function ShortCard({ dietitian }: { dietitian: DirectoryEntry }) {
  const { id, user_info, specialization_display, is_demo, profile_picture_sizes, matches } = dietitian
  const nameId = useId()
  return (
    <Card className="flex h-full flex-col">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Avatar name={user_info.name} size={64} pictures={profile_picture_sizes} />
        <div>
          <h3 id={nameId} className="wrap-anywhere text-h4">
            <Link to={`/dietitians/${id}`} className="underline-offset-[.22em] hover:underline">
              {titled(user_info.name)}
            </Link>
          </h3>
          <p className="text-ink-muted text-sm">{specialization_display}</p>
          <DemoBadge isDemo={is_demo} />
        </div>
      </div>
      <Matches labels={matches} />
      <div className="my-5">
        <DietitianFacts dietitian={dietitian} />
      </div>
      <div className="mt-auto">
        <ButtonLink to={`/contact-dietitian/${id}#${REQUEST_FORM}`} variant="outline" block aria-describedby={nameId}>
          Contact
        </ButtonLink>
      </div>
    </Card>
  )
}
