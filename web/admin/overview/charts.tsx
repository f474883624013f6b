import { useId } from 'react'
import type { StatsPoint } from '#domain/admin/stats.schema.ts'
import { DAYS_PER_POINT, RANGE_LABELS, type StatsRange } from '#domain/admin/stats-range.ts'
import { addDays } from '#domain/site/india-day.ts'
import { formatDay, formatMonth, formatNumber, formatScore } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Chart, type ChartPoint, type ChartProps } from '#web/ui/chart.tsx'

type CountKey = 'sign_ups' | 'requests' | 'articles' | 'assessments'

/** Whole sentences for none, one and many. */
const COUNTS: Record<CountKey, { title: string; none: string; one: string; many: (count: string) => string }> = {
  sign_ups: {
    title: 'Sign-ups',
    none: 'Nobody created an account',
    one: 'One account was created',
    many: (count) => `${count} accounts were created`,
  },
  requests: {
    title: 'Consultation requests',
    none: 'No request was sent',
    one: 'One request was sent',
    many: (count) => `${count} requests were sent`,
  },
  articles: {
    title: 'Published articles',
    none: 'No article was published',
    one: 'One article was published',
    many: (count) => `${count} articles were published`,
  },
  assessments: {
    title: 'Assessments',
    none: 'No assessment was sent',
    one: 'One assessment was sent',
    many: (count) => `${count} assessments were sent`,
  },
}

const STEPS: Record<StatsRange, string> = {
  '7d': 'Each bar is one day',
  '30d': 'Each bar is three days',
  '12m': 'Each bar is one month',
}

/** The days that a bar covers, given its first day. */
const LABELS: Record<StatsRange, (date: string) => string> = {
  '7d': formatDay,
  '30d': (date) => `${formatDay(date)} to ${formatDay(addDays(date, DAYS_PER_POINT['30d'] - 1))}`,
  '12m': formatMonth,
}

export function Charts({ series, range }: { series: readonly StatsPoint[]; range: StatsRange }) {
  const toLabel = LABELS[range]
  const during = `in the last ${RANGE_LABELS[range]}.`
  const toPoints = (key: CountKey | 'first_reply_hours'): ChartPoint[] =>
    series.map((point) => ({ date: point.date, label: toLabel(point.date), value: point[key] }))

  function describeTotal(key: CountKey): string {
    const count = series.reduce((sum, point) => sum + point[key], 0)
    const { none, one, many } = COUNTS[key]
    return `${count === 0 ? none : count === 1 ? one : many(formatNumber(count))} ${during}`
  }

  const countChart = (key: CountKey) => (
    <SeriesChart
      title={COUNTS[key].title}
      sentence={describeTotal(key)}
      unit="Number"
      step={STEPS[range]}
      points={toPoints(key)}
      format={formatNumber}
    />
  )
  return (
    <div className="grid gap-6 has-[table]:items-start min-[80rem]:grid-cols-6 min-[80rem]:*:col-span-2 min-[80rem]:*:nth-[-n+2]:col-span-3">
      {countChart('requests')}
      <SeriesChart
        title="Time to the first reply"
        sentence={describeReplies(series, range)}
        unit="Hours, median"
        step={STEPS[range]}
        points={toPoints('first_reply_hours')}
        format={(hours) => `${formatScore(hours)} h`}
      />
      {countChart('sign_ups')}
      {countChart('assessments')}
      {countChart('articles')}
    </div>
  )
}

const REPLIED_WITHIN: Record<StatsRange, (when: string, hours: string) => string> = {
  '7d': (when, hours) => `Half of the first replies on ${when} came within ${hours}. No bar: no first reply.`,
  '30d': (when, hours) => `Half of the first replies from ${when} came within ${hours}. No bar: no first reply.`,
  '12m': (when, hours) => `Half of the first replies in ${when} came within ${hours}. No bar: no first reply.`,
}

/** Describes the latest bar that has replies. */
function describeReplies(series: readonly StatsPoint[], range: StatsRange): string {
  const last = series.findLast((point) => point.first_reply_hours !== null)
  if (!last || last.first_reply_hours === null) return `No first reply was written in the last ${RANGE_LABELS[range]}.`
  const shown = formatScore(last.first_reply_hours)
  return REPLIED_WITHIN[range](LABELS[range](last.date), shown === '1' ? '1 hour' : `${shown} hours`)
}

interface SeriesChartProps extends Omit<ChartProps, 'heading'> {
  /** The period that one bar covers. */
  step: string
}

function SeriesChart({ step, ...chart }: SeriesChartProps) {
  const id = useId()
  const heading = (
    <h3 id={id} className="text-h4">
      {chart.title}
    </h3>
  )
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <Chart {...chart} heading={heading}>
        <Bars {...chart} step={step} />
      </Chart>
    </Card>
  )
}

const BAR_HEIGHT_REM = 6

/** Keeps any non-zero bar visible. */
function barHeight(value: number, max: number): string {
  return value ? `max(.375rem, ${(value / max) * BAR_HEIGHT_REM}rem)` : '2px'
}

function Bars({ points, step, format }: SeriesChartProps) {
  const max = Math.max(...points.map(({ value }) => value ?? 0))
  // The latest measured point; points without a measurement have neither a bar nor a zero.
  const latest = points.findLastIndex(({ value }) => value !== null)
  return (
    <div aria-hidden="true" className="mt-auto">
      <div className="grid h-32 auto-cols-fr grid-flow-col items-end gap-1.5 border-line border-b sm:gap-2">
        {points.map(({ date, value }, index) => (
          <div key={date} data-last={index === latest || undefined} className="group grid min-w-0 gap-1 text-center">
            {/* Wider than a bar on a phone, where the right edge is near. */}
            <span className="num whitespace-nowrap text-sm max-sm:justify-self-end">
              {index === latest && value !== null ? format(value) : null}
            </span>
            {value === null ? null : (
              <span
                style={{ height: barHeight(value, max) }}
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
        <span>{points.at(-1)?.label}</span>
      </p>
    </div>
  )
}
