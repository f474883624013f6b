import type { ReactNode } from 'react'
import type { System } from '#domain/system/system.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { formatBytes } from '#web/lib/format-amounts.ts'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { Facts } from './system-facts.tsx'

interface CountTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** Names at the left, figures at the right. */
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
