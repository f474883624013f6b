import type { ReactNode } from 'react'
import { AI_ENGINE_LABELS } from '#domain/blogs/ai-engines.ts'
import type { Counted, System } from '#domain/system/system.schema.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { formatBytes, formatSpan } from '#web/lib/format-amounts.ts'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { SectionCard } from '#web/ui/card.tsx'

const TRANSPORTS: Record<System['mails']['transport'], string> = {
  smtp: 'SMTP server',
  files: 'Files in the data directory',
}
const STORES: Record<System['storage']['kind'], string> = { disk: 'Data directory', bucket: 'S3-compatible bucket' }

function countedText({ count, is_more }: Counted): string {
  return `${formatNumber(count)}${is_more ? '+' : ''}`
}

export function Software({ system: { app, database, ai, has_rate_limits } }: { system: System }) {
  return (
    <Facts
      id="software"
      title="Software"
      facts={[
        { label: 'Thali', value: app.version },
        { label: 'Node.js', value: app.node },
        { label: 'PostgreSQL', value: `${database.version}, ${database.is_embedded ? 'embedded' : 'own server'}` },
        { label: 'Migrations', value: formatNumber(database.migrations) },
        { label: 'Running for', value: formatSpan(Date.now() - Date.parse(app.started_at)) },
        { label: 'AI tools', value: ai.model ?? AI_ENGINE_LABELS[ai.engine] },
        { label: 'Rate limits', value: has_rate_limits ? 'On' : 'Off' },
      ]}
    />
  )
}

export function Storage({ system: { storage, last_backup, backups } }: { system: System }) {
  const { disk_bytes, free_bytes } = storage
  return (
    <Facts
      id="storage"
      title="Storage and backup"
      facts={[
        { label: 'Pictures are in', value: STORES[storage.kind] },
        { label: 'Pictures', value: countedText(storage.pictures) },
        { label: 'Disk of the data directory', value: formatBytes(disk_bytes) },
        { label: 'Free', value: `${formatBytes(free_bytes)} (${formatPercent(free_bytes / disk_bytes)})` },
        {
          label: 'Last backup',
          value: <DateTime date={last_backup?.finished_at ?? null} none="No backup has been recorded" />,
        },
        ...(last_backup?.bytes ? [{ label: 'Its size', value: formatBytes(last_backup.bytes) }] : []),
        {
          label: 'Daily backups',
          value: backups ? `${formatNumber(backups.kept)} kept` : 'None: BACKUP_DIR is not set',
        },
        ...(backups?.oldest_at ? [{ label: 'The oldest', value: <DateTime date={backups.oldest_at} /> }] : []),
      ]}
    />
  )
}

export function Mails({ system: { mails } }: { system: System }) {
  return (
    <Facts
      id="outgoing-mail"
      title="Outgoing mail"
      facts={[
        { label: 'Leaves by', value: TRANSPORTS[mails.transport] },
        { label: 'Waiting', value: countedText(mails.queued) },
        { label: 'Oldest that waits', value: <DateTime date={mails.oldest_queued_at} none="None" /> },
        { label: 'Failed in the last 30 days', value: countedText(mails.failed) },
      ]}
    />
  )
}

interface FactsProps {
  id: string
  title: string
  facts: readonly { label: string; value: ReactNode }[]
  /** What stands below the facts. */
  children?: ReactNode
}

/** A part of the system: each fact on its line. */
export function Facts({ id, title, facts, children }: FactsProps) {
  return (
    <SectionCard id={id} title={title} headingClass="text-h3">
      <dl className="mt-3">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5 last:border-b-0"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </SectionCard>
  )
}
