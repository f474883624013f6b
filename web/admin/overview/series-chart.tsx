import { useId, useState } from 'react'
import { Card } from '#web/ui/card.tsx'

export interface ChartPoint {
  /** The first day of the bar. */
  date: string
  /** Shown below the bar. */
  label: string
  /** null if there is nothing to measure. */
  value: number | null
}

interface SeriesChartProps {
  title: string
  /** Summarises the bars. */
  sentence: string
  /** The column heading of the numbers in the table. */
  unit: string
  /** The period that one bar covers. */
  step: string
  points: readonly ChartPoint[]
  format: (value: number) => string
}

/** Bars, a sentence with the same information, and a table on demand. */
export function SeriesChart({ title, sentence, unit, step, points, format }: SeriesChartProps) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  const words = isTable ? 'Show as chart' : 'Show as table'
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        <button
          type="button"
          aria-label={`${words}: ${title}`}
          onClick={() => setTable(!isTable)}
          className="-my-2 min-h-11 flex-none font-semibold text-link text-sm underline underline-offset-[.22em]"
        >
          {words}
        </button>
      </div>
      <p className="mt-1 mb-4 text-ink-muted text-sm">{sentence}</p>
      {isTable ? (
        <PointTable caption={title} unit={unit} points={points} format={format} />
      ) : (
        <Bars points={points} step={step} format={format} />
      )}
    </Card>
  )
}

type PointsProps = Pick<SeriesChartProps, 'points' | 'format'>

const TALLEST_REM = 6

/** Keeps any non-zero bar visible. */
function heightOf(value: number, most: number): string {
  return value ? `max(.375rem, ${(value / most) * TALLEST_REM}rem)` : '2px'
}

function Bars({ points, step, format }: PointsProps & { step: string }) {
  const most = Math.max(...points.map(({ value }) => value ?? 0))
  const last = points.length - 1
  // The latest measured point; points without a measurement have neither a bar nor a zero.
  const named = points.findLastIndex(({ value }) => value !== null)
  return (
    <div aria-hidden="true" className="mt-auto">
      <div className="grid h-32 auto-cols-fr grid-flow-col items-end gap-1.5 border-line border-b sm:gap-2">
        {points.map(({ date, value }, at) => (
          <div key={date} data-last={at === named || undefined} className="group grid min-w-0 gap-1 text-center">
            {/* Wider than a bar on a phone, where the right edge is near. */}
            <span className="num whitespace-nowrap text-sm max-sm:justify-self-end">
              {at === named && value !== null ? format(value) : null}
            </span>
            {value === null ? null : (
              <span
                style={{ height: heightOf(value, most) }}
                className="mx-auto w-full max-w-10 rounded-t-md border-[1.5px] border-line-strong border-b-0 bg-primary-soft group-data-last:border-primary group-data-last:bg-primary"
              />
            )}
          </div>
        ))}
      </div>
      {/* The first and last labels show the range; the table lists every period. */}
      <p className="flex justify-between gap-x-3 pt-1.5 text-ink-muted text-xs">
        <span>{points[0]?.label}</span>
        <span>{step}</span>
        <span>{points[last]?.label}</span>
      </p>
    </div>
  )
}

function PointTable({ caption, unit, points, format }: PointsProps & { caption: string; unit: string }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
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
