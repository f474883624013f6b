import type { StatsPoint } from '#domain/admin/stats.schema.ts'
import { DAYS_PER_POINT, RANGE_LABELS, type StatsRange } from '#domain/admin/stats-range.ts'
import { addDays } from '#domain/site/india-day.ts'
import { formatDay, formatMonth, formatNumber, formatScore } from '#web/lib/format.ts'
import { type ChartPoint, SeriesChart } from './series-chart.tsx'

type Counted = 'sign_ups' | 'requests' | 'articles' | 'assessments'

/** Whole sentences for none, one and many. */
const COUNTS: Record<Counted, { title: string; none: string; one: string; many: (count: string) => string }> = {
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

interface ChartsProps {
  series: readonly StatsPoint[]
  range: StatsRange
}

export function Charts({ series, range }: ChartsProps) {
  const toLabel = LABELS[range]
  const during = `in the last ${RANGE_LABELS[range]}.`
  const toPoints = (key: Counted | 'first_reply_hours'): ChartPoint[] =>
    series.map((point) => ({ date: point.date, label: toLabel(point.date), value: point[key] }))

  function describeTotal(key: Counted): string {
    const count = series.reduce((sum, point) => sum + point[key], 0)
    const { none, one, many } = COUNTS[key]
    return `${count === 0 ? none : count === 1 ? one : many(formatNumber(count))} ${during}`
  }

  const counts = (key: Counted) => (
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
      {counts('requests')}
      <SeriesChart
        title="Time to the first reply"
        sentence={describeReplies(series, range)}
        unit="Hours, median"
        step={STEPS[range]}
        points={toPoints('first_reply_hours')}
        format={(hours) => `${formatScore(hours)} h`}
      />
      {counts('sign_ups')}
      {counts('assessments')}
      {counts('articles')}
    </div>
  )
}

const REPLIED_WITHIN: Record<StatsRange, (when: string, hours: string) => string> = {
  '7d': (when, hours) => `Half of the first replies on ${when} came within ${hours}. No bar: no first reply.`,
  '30d': (when, hours) => `Half of the first replies from ${when} came within ${hours}. No bar: no first reply.`,
  '12m': (when, hours) => `Half of the first replies in ${when} came within ${hours}. No bar: no first reply.`,
}

function hoursLabel(hours: number): string {
  const shown = formatScore(hours)
  return shown === '1' ? '1 hour' : `${shown} hours`
}

/** Describes the latest bar that has replies. */
function describeReplies(series: readonly StatsPoint[], range: StatsRange): string {
  const last = series.findLast((point) => point.first_reply_hours !== null)
  if (!last || last.first_reply_hours === null) return `No first reply was written in the last ${RANGE_LABELS[range]}.`
  const [when, hours] = [LABELS[range](last.date), hoursLabel(last.first_reply_hours)]
  return REPLIED_WITHIN[range](when, hours)
}
