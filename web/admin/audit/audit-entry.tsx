import { Link } from 'react-router'
import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { AUDIT_LABELS, AUDIT_TARGET_LABELS, type AuditAction, type AuditTarget } from '#domain/audit/audit-labels.ts'
import { describeLine, toChanges } from './changes.ts'

const LINK = 'wrap-anywhere inline-flex min-h-6 text-link underline'

export function EntryActor({ actor }: Pick<AuditItem, 'actor'>) {
  if (!actor) return <span className="text-ink-muted">The site, or a deleted account</span>
  return (
    <Link to={`/admin/users/${actor.id}`} className={LINK}>
      {actor.full_name}
    </Link>
  )
}

/** Paths of the targets that have their own page. */
const PAGES: Partial<Record<string, string>> = {
  user: '/admin/users/',
  consultation_request: '/admin/requests/',
  assessment: '/admin/assessments/',
  blog: '/blogs/',
  dietitian_application: '/admin/applications/',
}

/** Entries identify their target by number; only the actor has a name. */
function toName({ target_type, target_id, actor }: AuditItem): string {
  const label = AUDIT_TARGET_LABELS[target_type as AuditTarget] ?? target_type
  if (target_type === 'user' && actor?.id === target_id) return 'Own account'
  if (target_id === null) return label
  return target_type === 'site_settings' ? `${label}, version ${target_id}` : `${label} ${target_id}`
}

export function EntryTarget({ entry }: { entry: AuditItem }) {
  const { target_type, target_id } = entry
  const name = toName(entry)
  const page = PAGES[target_type]
  if (!page || target_id === null) return <span>{name}</span>
  return (
    <Link to={page + target_id} className={LINK}>
      {name}
    </Link>
  )
}

/** The action in words, with the changes below it. */
export function EntryAction({ entry }: { entry: AuditItem }) {
  const changes = toChanges(entry.before, entry.after)
  return (
    <div className="min-w-0">
      <p className="font-semibold">{AUDIT_LABELS[entry.action as AuditAction] ?? entry.action}</p>
      {changes.length > 0 ? (
        <ul className="text-ink-muted">
          {changes.map((change) => (
            <li key={change.field} className="wrap-anywhere">
              {describeLine(change)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
