import { type ReactNode, useState } from 'react'

export interface ChartPoint {
  /** The first day of the bar. */
  date: string
  /** The period that the bar covers. */
  label: string
  /** null if there is nothing to measure. */
  value: number | null
}

export interface ChartProps {
  title: string
  /** Shows the title. */
  heading: ReactNode
  /** Summarises the bars. */
  sentence: string
  /** The column heading of the numbers in the table. */
  unit: string
  points: readonly ChartPoint[]
  format: (value: number) => string
}

/** Bars, a sentence with the same information, and a table on demand. */
export function Chart({ children: bars, ...chart }: ChartProps & { children: ReactNode }) {
  const { title, heading, sentence } = chart
  const [isTable, setTable] = useState(false)
  const toggleLabel = isTable ? 'Show as chart' : 'Show as table'
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        {heading}
        <button
          type="button"
          aria-label={`${toggleLabel}: ${title}`}
          onClick={() => setTable(!isTable)}
          className="-my-2 min-h-11 flex-none font-semibold text-link text-sm underline underline-offset-[.22em]"
        >
          {toggleLabel}
        </button>
      </div>
      <p className="mt-1 mb-4 text-ink-muted text-sm">{sentence}</p>
      {isTable ? <PointTable {...chart} /> : bars}
    </>
  )
}

function PointTable({ title, unit, points, format }: ChartProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="py-1.5 font-semibold">
            When
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, label, value }) => (
          <tr key={date} className="border-line border-t">
            <th scope="row" className="py-1.5 font-normal">
              {label}
            </th>
            <td className="py-1.5 text-right tabular-nums">{value === null ? 'None' : format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
