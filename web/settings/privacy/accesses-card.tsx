import { AUDIT_LABELS } from '#domain/audit/audit-labels.ts'
import { ACCESSES_SHOWN, type AccessEntry } from '#domain/privacy/privacy.schema.ts'
import { titled } from '#domain/site/site.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Paged } from '#web/shell/console/paged.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { accessesPage } from './privacy.queries.ts'

export function AccessesCard() {
  return (
    <Card className="grid gap-4">
      <h3 className="text-h4">Who opened my record</h3>
      <p className="text-ink-muted text-sm">
        Dietitians and administrators who opened or changed what belongs to you, from the log. Looking again within the
        hour is written down once. The log goes back one year.
      </p>
      <Paged
        query={accessesPage}
        pageSize={ACCESSES_SHOWN}
        label="Pages of who opened my record"
        skeleton={<Skeleton className="h-24" />}
      >
        {({ results }) => <AccessList entries={results} />}
      </Paged>
    </Card>
  )
}

function AccessList({ entries }: { entries: AccessEntry[] }) {
  if (entries.length === 0) return <p>Nobody else has opened anything of yours.</p>
  return (
    <ul aria-label="Who opened my record" className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <p className="font-semibold wrap-anywhere">{describeReader(entry)}</p>
          <p className="text-sm">{describeAccess(entry)}</p>
          <p className="text-ink-muted text-sm">{formatDateTime(entry.created_at)}</p>
        </li>
      ))}
    </ul>
  )
}

function describeReader({ who: { full_name, role } }: AccessEntry): string {
  if (role === 'admin') return 'An administrator'
  if (full_name === null) return 'An account that is gone, or the site itself'
  return role === 'dietitian' ? titled(full_name) : full_name
}

function describeAccess({ action, target_type, target_ids, is_erased }: AccessEntry): string {
  const label = AUDIT_LABELS[action as keyof typeof AUDIT_LABELS] ?? action
  if (is_erased) return `${label}: a health assessment that is erased since`
  if (action === 'assessment.exported') return `${label}: yours was among them`
  if (target_type !== 'consultation_request' || target_ids.length === 0) return label
  const numbers = new Intl.ListFormat('en-IN').format(target_ids.map((id) => `no. ${id}`))
  return `${label}: ${numbers}`
}
