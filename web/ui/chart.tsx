import { type ReactNode, useState } from 'react'
import { NumberTable } from './number-table.tsx'

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
export function Chart({
  title,
  heading,
  sentence,
  unit,
  points,
  format,
  children: bars,
}: ChartProps & { children: ReactNode }) {
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
      {isTable ? (
        <NumberTable
          caption={title}
          heads={['When', unit]}
          rows={points.map(({ label, value }) => [label, value === null ? 'None' : format(value)])}
        />
      ) : (
        bars
      )}
    </>
  )
}
