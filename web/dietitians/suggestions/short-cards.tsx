import { useId } from 'react'
import { Link } from 'react-router'
import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { titled } from '#domain/site/site.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DemoBadge } from '../badges.tsx'
import { REQUEST_FORM } from '../contact-action.tsx'
import { DietitianFacts, Matches } from '../dietitian-facts.tsx'
import { CARD_GRID } from './card-grid.ts'
import { SUGGESTIONS } from './find-suggestions.ts'

interface ShortCardsProps {
  entries: readonly DirectoryEntry[]
  /** The id of the dietitian the page already shows. */
  excludedId?: number | null
}

export function ShortCards({ entries, excludedId = null }: ShortCardsProps) {
  const shown = entries.filter(({ id }) => id !== excludedId).slice(0, SUGGESTIONS)
  if (shown.length === 0) {
    return <p className="mt-5">No dietitian to suggest right now. You’ll find all of them in the directory.</p>
  }
  return (
    <ul className={CARD_GRID}>
      {shown.map((dietitian) => (
        <li key={dietitian.id}>
          <ShortCard dietitian={dietitian} />
        </li>
      ))}
    </ul>
  )
}

/** An available dietitian, on a page about another subject. */
function ShortCard({ dietitian }: { dietitian: DirectoryEntry }) {
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
