import { Circle, CircleCheck, ExternalLink, Eye, Inbox, PencilLine } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import { BIO_MIN } from '#domain/dietitians/bio-limits.ts'
import {
  type Completable,
  type CompletenessItem,
  dietitianCompleteness,
} from '#domain/dietitians/dietitian-completeness.ts'
import type { OwnDietitian } from '#domain/dietitians/dietitians.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { ACTION_ROW } from '#web/ui/action-row.ts'
import { Card, SectionCard } from '#web/ui/card.tsx'
import { KatoriProgress } from '#web/ui/katori-progress.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { AvailabilityBadge } from '../../badges.tsx'
import { StatRow } from '../../profile/booking-card.tsx'

interface ProfileActionsProps {
  /** The stored profile, because only that is public. */
  profile: OwnDietitian
  previewRef: Ref<HTMLButtonElement>
  onPreview: () => void
}

interface ProfileAsideProps extends ProfileActionsProps {
  /** The profile with its unsaved changes. */
  shown: OwnDietitian
}

export function ProfileAside({ shown, ...actions }: ProfileAsideProps) {
  return (
    <aside aria-label="About this profile" className="grid gap-6">
      <CompletionCard profile={shown} />
      <SectionCard id="profile-statistics" title="Profile Statistics">
        <dl className="mt-2 divide-y divide-line">
          <StatRow term="Rating">
            <Rating value={shown.rating} />
          </StatRow>
          <StatRow term="Member since">
            <time dateTime={shown.created_at}>{formatDate(shown.created_at)}</time>
          </StatRow>
          <StatRow term="Status">
            <AvailabilityBadge isAvailable={shown.is_available} />
          </StatRow>
        </dl>
      </SectionCard>
      <ProfileActions {...actions} />
      <ProfessionalTips />
    </aside>
  )
}

const LABELS: Record<CompletenessItem, string> = {
  basics: 'Name and phone number',
  bio: `Bio of at least ${BIO_MIN} characters`,
  specialization: 'Specialization',
  practice: 'Experience and fee',
  picture: 'Profile picture',
}

function CompletionCard({ profile }: { profile: Completable }) {
  const { items, percent } = dietitianCompleteness(profile)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby="profile-completion">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="profile-completion" className="text-h4">
          Profile Completion
        </h2>
        <span className="num">{percent}%</span>
      </div>
      <KatoriProgress done={done} total={items.length} label={`Profile ${percent}% complete`} />
      <ul className="mt-4 grid gap-2 text-sm">
        {items.map(({ item, isDone }) => (
          <li key={item} className="flex gap-2.5">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="icon mt-px text-success" />
            ) : (
              <Circle aria-hidden="true" className="icon mt-px text-ink-subtle" />
            )}
            <span className={isDone ? undefined : 'text-ink-muted'}>
              {LABELS[item]}
              <span className="sr-only">{isDone ? ': done' : ': not added yet'}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const LINKS = [
  { label: 'Write New Blog', to: CREATE_BLOG_PATH, icon: PencilLine },
  { label: 'View Contact Requests', to: '/dietitian/requests', icon: Inbox },
]

function ProfileActions({ profile, previewRef, onPreview }: ProfileActionsProps) {
  return (
    <SectionCard id="profile-actions" title="Quick Actions">
      <ul className="mt-4 grid gap-3">
        <li>
          <button ref={previewRef} type="button" onClick={onPreview} className={ACTION_ROW}>
            <Eye aria-hidden="true" className="icon" />
            Preview Public Profile
          </button>
        </li>
        {LINKS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={ACTION_ROW}>
              <Icon aria-hidden="true" className="icon" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          {profile.is_listed ? (
            <a href={`/dietitians/${profile.id}`} target="_blank" rel="noopener" className={ACTION_ROW}>
              <ExternalLink aria-hidden="true" className="icon" />
              View Live Profile
              <span className="sr-only">, opens in a new tab</span>
            </a>
          ) : (
            <p className="text-ink-muted text-sm">
              Your profile goes live once you add your bio and specialization. Until then, clients can’t find you.
            </p>
          )}
        </li>
      </ul>
    </SectionCard>
  )
}

function ProfessionalTips() {
  return (
    <SectionCard
      id="professional-tips"
      title="Professional Tips"
      headingClass="mb-2 text-h4"
      className="bg-field-soft!"
    >
      <ul className="grid list-disc gap-2 pl-4 text-sm">
        <li>Say in the first sentence of your bio who you help and with what.</li>
        <li>Name your qualification and where you practise. Don’t promise results.</li>
        <li>Choose a picture in daylight, with your face in the middle.</li>
        <li>Switch availability off while you’re away, so nobody is left waiting for a reply.</li>
      </ul>
    </SectionCard>
  )
}
