import type { User } from '#domain/accounts/accounts.schema.ts'
import { missingItems, PROFILE_ITEMS, profileCompleteness } from '#domain/accounts/profile-completeness.ts'
import { NOT_ADDED } from '#web/lib/not-added.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { KatoriProgress } from '#web/ui/katori-progress.tsx'

const ITEM_LABELS: Record<(typeof PROFILE_ITEMS)[number], string> = {
  phone_number: 'Phone',
  weight: 'Weight',
  height: 'Height',
  age: 'Age',
  gender: 'Gender',
}

/** Five katoris, one for each detail that a dietitian asks about. */
export function CompletenessCard({ user }: { user: User }) {
  const percent = profileCompleteness(user)
  const missing = missingItems(user)
  const total = PROFILE_ITEMS.length
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h4">Profile completeness</h2>
        <span className="num">{percent}%</span>
      </div>
      <KatoriProgress done={total - missing.length} total={total} label={`Profile ${percent}% complete`} />
      {missing.length > 0 ? (
        <>
          <h3 className="mt-4 mb-2 font-medium text-ink-muted text-sm">{NOT_ADDED}</h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map((item) => (
              <li key={item}>
                <Badge>{ITEM_LABELS[item]}</Badge>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}
