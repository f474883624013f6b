import { LayoutDashboard, Pencil, ShieldCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import type { User } from '#domain/accounts/accounts.schema.ts'
import { missingItems, PROFILE_ITEMS, profileCompleteness } from '#domain/accounts/profile-completeness.ts'
import { canEnterConsole, ROLE_LABELS } from '#domain/roles.ts'
import { ageText, formatDate, NOT_ADDED, withUnit } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KatoriProgress } from '#web/ui/katori-progress.tsx'

interface ProfileHeaderProps {
  user: User
  isEditing: boolean
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
}

export function ProfileHeader({ user, isEditing, editRef, onEdit }: ProfileHeaderProps) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <Avatar name={name} size={84} />
      <div className="min-w-0 flex-1 basis-[min(16rem,100%)]">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <span className="wrap-anywhere">{user.email}</span>
          <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {isEditing ? null : (
          <Button ref={editRef} icon={Pencil} onClick={onEdit} className="max-sm:w-full">
            Edit Profile
          </Button>
        )}
        {canEnterConsole(user.role) ? (
          <ButtonLink to="/dietitian" variant="outline" icon={LayoutDashboard} className="max-sm:w-full">
            Dietitian console
          </ButtonLink>
        ) : null}
        {user.role === 'admin' ? (
          <ButtonLink to="/admin" variant="outline" icon={ShieldCheck} className="max-sm:w-full">
            Admin panel
          </ButtonLink>
        ) : null}
      </div>
    </header>
  )
}

interface QuickStatsProps {
  memberSince: string
  /** `<QuickStat>` lines. */
  children: ReactNode
}

export function QuickStats({ memberSince, children }: QuickStatsProps) {
  return (
    <Card>
      <h2 className="text-h4">Quick stats</h2>
      <dl className="mt-3 divide-y divide-line">
        {children}
        <div className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-ink-muted">Member since</dt>
          <dd className="font-semibold">{formatDate(memberSince)}</dd>
        </div>
      </dl>
    </Card>
  )
}

const ITEM_LABELS: Record<(typeof PROFILE_ITEMS)[number], string> = {
  phone_number: 'Phone',
  weight: 'Weight',
  height: 'Height',
  age: 'Age',
  gender: 'Gender',
}

/** One bowl for each of five details. */
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

export function ProfileFacts({ user }: { user: User }) {
  return (
    <Card className="grid gap-8">
      <FactList
        title="Personal information"
        facts={[
          ['First name', user.first_name],
          ['Last name', user.last_name],
          ['Email', user.email],
          ['Phone number', user.phone_number],
          ['Age', user.age === null ? null : ageText(user.age)],
          ['Gender', user.gender && GENDER_LABELS[user.gender]],
        ]}
      />
      <FactList
        title="Health information"
        facts={[
          ['Height', user.height === null ? null : withUnit(user.height, 'cm')],
          ['Weight', user.weight === null ? null : withUnit(user.weight, 'kg')],
        ]}
      />
    </Card>
  )
}

type Fact = [label: string, value: string | null]

function FactList({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0 border-t border-line pt-3">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className={value ? 'wrap-anywhere font-medium' : 'text-ink-subtle'}>{value ?? NOT_ADDED}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
