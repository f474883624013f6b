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
        ...(last_backup?.bytes ? [{ label: 'Size of last backup', value: formatBytes(last_backup.bytes) }] : []),
        {
          label: 'Daily backups',
          value: backups ? `${formatNumber(backups.kept)} saved` : 'None: BACKUP_DIR is not set',
        },
        ...(backups?.oldest_at ? [{ label: 'Oldest backup', value: <DateTime date={backups.oldest_at} /> }] : []),
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
        { label: 'Sent through', value: TRANSPORTS[mails.transport] },
        { label: 'Waiting', value: countedText(mails.queued) },
        { label: 'Waiting longest', value: <DateTime date={mails.oldest_queued_at} none="None" /> },
        { label: 'Failed in the last 30 days', value: countedText(mails.failed) },
      ]}
    />
  )
}

interface FactsProps {
  id: string
  title: string
  facts: readonly { label: string; value: ReactNode }[]
  /** Shown below the facts. */
  children?: ReactNode
}

/** A section about one part of the system, with one fact per line. */
function Facts({ id, title, facts, children }: FactsProps) {
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

interface CountTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** Names at the left, numbers at the right. */
function CountTable({ caption, columns, rows }: CountTableProps) {
  const [first, ...others] = columns
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <caption className="mb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="bg-sunken text-ink-muted">
          <th scope="col" className="px-2 py-2 text-left font-medium">
            {first}
          </th>
          {others.map((name) => (
            <th key={name} scope="col" className="px-2 py-2 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-line border-b last:border-b-0">
            <th scope="row" className="wrap-anywhere px-2 py-2 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={others[at]} className="px-2 py-2 text-right tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Tables({ system: { database } }: { system: System }) {
  return (
    <Facts id="database" title="Database" facts={[{ label: 'Size', value: formatBytes(database.bytes) }]}>
      <CountTable
        caption="Largest tables, with their indexes"
        columns={['Table', 'Size']}
        rows={database.tables.map(({ name, bytes }) => ({ name, cells: [formatBytes(bytes)] }))}
      />
    </Facts>
  )
}

export function Jobs({ system: { jobs } }: { system: System }) {
  return (
    <Facts
      id="jobs"
      title="Background work"
      facts={[
        { label: 'Daily run done', value: <DateTime date={jobs.daily.done_at} none="Not in the last two days" /> },
        { label: 'Daily run failed', value: <DateTime date={jobs.daily.failed_at} none="Not in the last two days" /> },
      ]}
    >
      <CountTable
        caption="Queues"
        columns={['Queue', 'Waiting', 'Active', 'Failed']}
        rows={jobs.queues.map(({ name, waiting, active, failed }) => ({
          name,
          cells: [waiting, active, failed].map(formatNumber),
        }))}
      />
    </Facts>
  )
}
