import { Circle, CircleCheck } from 'lucide-react'
import { BIO_MIN } from '#domain/dietitians/bio-limits.ts'
import {
  type Completable,
  type CompletenessItem,
  dietitianCompleteness,
} from '#domain/dietitians/dietitian-completeness.ts'
import { Card } from '#web/ui/card.tsx'
import { KatoriProgress } from '#web/ui/katori-progress.tsx'

const LABELS: Record<CompletenessItem, string> = {
  basics: 'Name and phone number',
  bio: `Bio of at least ${BIO_MIN} characters`,
  specialization: 'Specialization',
  practice: 'Experience and fee',
  picture: 'Profile picture',
}

export function CompletionCard({ profile }: { profile: Completable }) {
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
