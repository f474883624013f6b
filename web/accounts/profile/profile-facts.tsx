import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import type { User } from '#domain/accounts/accounts.schema.ts'
import { ageText, NOT_ADDED, withUnit } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

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
