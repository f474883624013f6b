import { BadgeCheck, Languages, type LucideIcon, MapPin, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Dietitian, DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { CONSULTATION_MODE_LABELS, FOCUS_AREA_LABELS, LANGUAGE_LABELS } from '#domain/dietitians/practice.ts'
import { titled } from '#domain/site/site.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { AvailabilityBadge, DemoBadge } from '../badges.tsx'
import { ContactAction } from '../contact-action.tsx'
import { ContactLines } from '../contact-lines.tsx'
import { DietitianFacts, Matches, ReplyTimeLine } from '../dietitian-facts.tsx'

export const CARD = 'flex h-full flex-col'

export function DietitianCard({ dietitian }: { dietitian: DirectoryEntry }) {
  const { id, user_info, specialization_display, is_available, is_demo, bio, profile_picture_sizes } = dietitian
  const { city, languages, consultation_modes: modes } = dietitian
  const nameId = useId()
  return (
    <Card as="article" aria-labelledby={nameId} className={CARD}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5 max-[22rem]:gap-3 max-[19rem]:grid-cols-1">
        <Avatar name={user_info.name} size={84} pictures={profile_picture_sizes} className="max-[22rem]:size-16" />
        <div>
          <h3 id={nameId} className="wrap-anywhere text-[1.3125rem] leading-[1.2]">
            <Link to={`/dietitians/${id}`} className="underline-offset-[.22em] hover:underline">
              {titled(user_info.name)}
            </Link>
          </h3>
          <p className="mt-0.5 mb-2 text-ink-muted">{specialization_display}</p>
          <p className="flex flex-wrap gap-2">
            <AvailabilityBadge isAvailable={is_available} available="Available now" />
            <CheckedBadge dietitian={dietitian} />
            <DemoBadge isDemo={is_demo} />
          </p>
        </div>
      </div>
      <Matches labels={dietitian.matches} />
      <div className="my-5">
        <DietitianFacts dietitian={dietitian} />
      </div>
      <p className="wrap-anywhere line-clamp-2 text-sm sm:line-clamp-3">{bio}</p>
      <FocusLine areas={dietitian.focus_areas} />
      <div className="mt-4 mb-5.5 grid gap-1.5">
        <Line icon={MapPin} term="City" text={city} className="wrap-anywhere" />
        <Line icon={Languages} term="Languages" text={languages.map((one) => LANGUAGE_LABELS[one]).join(', ')} />
        <Line
          icon={MessageCircle}
          term="Consultation modes"
          text={modes.map((mode) => CONSULTATION_MODE_LABELS[mode]).join(', ')}
        />
        <ContactLines user_info={user_info} />
        <ReplyTimeLine minutes={dietitian.first_reply_minutes} />
      </div>
      <div className="mt-auto grid grid-cols-2 gap-2.5 *:text-sm">
        <ButtonLink to={`/contact-dietitian/${id}`} variant="outline" block className="px-3" aria-describedby={nameId}>
          View Profile
        </ButtonLink>
        <ContactAction dietitian={dietitian} describedBy={nameId}>
          Contact
        </ContactAction>
      </div>
    </Card>
  )
}

/** The focus of the practice besides the specialization. */
function FocusLine({ areas }: { areas: Dietitian['focus_areas'] }) {
  if (areas.length === 0) return null
  const labels = areas.map((area) => FOCUS_AREA_LABELS[area])
  return <p className="wrap-anywhere mt-2 line-clamp-2 text-ink-muted text-sm">Also: {labels.join(', ')}</p>
}

interface LineProps {
  icon: LucideIcon
  /** For screen readers. */
  term: string
  text: string | null
  className?: string
}

/** Renders nothing if the profile does not state it. */
function Line({ icon: Icon, term, text, className }: LineProps) {
  if (!text) return null
  return (
    <p className={cx('flex items-center gap-2 text-ink-muted text-sm', className)}>
      <Icon aria-hidden="true" className="icon" />
      <span className="sr-only">{term}: </span>
      {text}
    </p>
  )
}

/** A qualification or registration was checked and is still valid; the profile says which. */
function CheckedBadge({ dietitian }: { dietitian: Dietitian }) {
  if (dietitian.credentials.length === 0) return null
  return (
    <Badge tone="primary" icon={BadgeCheck}>
      Credentials checked
    </Badge>
  )
}
