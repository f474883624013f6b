import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AI_ENGINE_LABELS } from '#domain/blogs/ai-engines.ts'
import type { Counted, System } from '#domain/system/system.schema.ts'
import { findWarnings } from '#domain/system/warnings.ts'
import { api } from '#web/lib/api/api.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { formatBytes, formatSpan } from '#web/lib/format-amounts.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SectionCard } from '#web/ui/card.tsx'

export const meta = () =>
  privateMeta('System', 'Versions, database, background work, mail, storage and backup.', '/admin/system')

export default function SystemPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => api.system.get({ signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  })
  return (
    <>
      <h1 className="text-h2">System</h1>
      <p className="text-ink-muted">How the site is running. Updated every minute.</p>
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {!data && !error ? <PageSkeleton label="Loading the state of the system..." /> : null}
      {data ? <State system={data} /> : null}
    </>
  )
}

function State({ system }: { system: System }) {
  return (
    <div className="mt-6 grid gap-6">
      <Attention notes={findWarnings(system, new Date())} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Software system={system} />
          <Storage system={system} />
          <Mails system={system} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Jobs system={system} />
          <Tables system={system} />
        </div>
      </div>
    </div>
  )
}

function Attention({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return <Banner tone="success">Nothing needs your attention.</Banner>
  return (
    <Banner tone="warning">
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Banner>
  )
}

const TRANSPORTS: Record<System['mails']['transport'], string> = {
  smtp: 'SMTP server',
  files: 'Files in the data directory',
}
const STORES: Record<System['storage']['kind'], string> = { disk: 'Data directory', bucket: 'S3-compatible bucket' }

function countedText({ count, is_more }: Counted): string {
  return `${formatNumber(count)}${is_more ? '+' : ''}`
}

function Software({ system: { app, database, ai, has_rate_limits } }: { system: System }) {
  return (
    <Facts
      id="software"
      title="Software"
      facts={{
        Thali: app.version,
        'Node.js': app.node,
        PostgreSQL: `${database.version}, ${database.is_embedded ? 'embedded' : 'own server'}`,
        Migrations: formatNumber(database.migrations),
        'Running for': formatSpan(Date.now() - Date.parse(app.started_at)),
        'AI tools': ai.model ?? AI_ENGINE_LABELS[ai.engine],
        'Rate limits': has_rate_limits ? 'On' : 'Off',
      }}
    />
  )
}

function Storage({ system: { storage, last_backup, backups } }: { system: System }) {
  const { disk_bytes, free_bytes } = storage
  return (
    <Facts
      id="storage"
      title="Storage and backup"
      facts={{
        'Pictures are in': STORES[storage.kind],
        Pictures: countedText(storage.pictures),
        'Disk of the data directory': formatBytes(disk_bytes),
        Free: `${formatBytes(free_bytes)} (${formatPercent(free_bytes / disk_bytes)})`,
        'Last backup': <DateTime date={last_backup?.finished_at ?? null} none="No backup has been recorded" />,
        ...(last_backup?.bytes ? { 'Size of last backup': formatBytes(last_backup.bytes) } : {}),
        'Daily backups': backups ? `${formatNumber(backups.count)} saved` : 'None: BACKUP_DIR is not set',
        ...(backups?.oldest_at ? { 'Oldest backup': <DateTime date={backups.oldest_at} /> } : {}),
      }}
    />
  )
}

function Mails({ system: { mails } }: { system: System }) {
  return (
    <Facts
      id="outgoing-mail"
      title="Outgoing mail"
      facts={{
        'Sent through': TRANSPORTS[mails.transport],
        Waiting: countedText(mails.queued),
        'Waiting longest': <DateTime date={mails.oldest_queued_at} none="None" />,
        'Failed in the last 30 days': countedText(mails.failed),
      }}
    />
  )
}

interface FactsProps {
  id: string
  title: string
  facts: Readonly<Record<string, ReactNode>>
  /** Shown below the facts. */
  children?: ReactNode
}

/** A section about one part of the system, with one fact per line. */
function Facts({ id, title, facts, children }: FactsProps) {
  return (
    <SectionCard id={id} title={title} headingClass="text-h3">
      <dl className="mt-3">
        {Object.entries(facts).map(([label, value]) => (
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
            {cells.map((cell, index) => (
              <td key={others[index]} className="px-2 py-2 text-right tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tables({ system: { database } }: { system: System }) {
  return (
    <Facts id="database" title="Database" facts={{ Size: formatBytes(database.bytes) }}>
      <CountTable
        caption="Largest tables, with their indexes"
        columns={['Table', 'Size']}
        rows={database.tables.map(({ name, bytes }) => ({ name, cells: [formatBytes(bytes)] }))}
      />
    </Facts>
  )
}

function Jobs({ system: { jobs } }: { system: System }) {
  return (
    <Facts
      id="jobs"
      title="Background work"
      facts={{
        'Daily run done': <DateTime date={jobs.daily.done_at} none="Not in the last two days" />,
        'Daily run failed': <DateTime date={jobs.daily.failed_at} none="Not in the last two days" />,
      }}
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
