import { useQuery } from '@tanstack/react-query'
import type { WeeklyViews } from '#domain/blogs/blogs.schema.ts'
import { addDays } from '#domain/site/india-day.ts'
import { formatDay, formatNumber } from '#web/lib/format.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Chart } from '#web/ui/chart.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { weeklyViews } from '../blogs.queries.ts'

type Weeks = WeeklyViews['weeks']

const TITLE = 'Article views per week'

/** Views of the user's own articles in the last eight weeks. */
export function WeeklyViewsChart() {
  return (
    <Loaded query={useQuery(weeklyViews)} skeleton={<Skeleton className="h-60" />}>
      {({ weeks }) => (
        <Chart
          title={TITLE}
          heading={<h3 className="text-md">{TITLE}</h3>}
          sentence={describeWeeks(weeks)}
          unit="Views"
          points={weeks.map(({ starts_on, views }) => ({
            date: starts_on,
            label: `${formatDay(starts_on)} to ${formatDay(addDays(starts_on, 6))}`,
            value: views,
          }))}
          format={formatNumber}
        >
          <Bars weeks={weeks} />
        </Chart>
      )}
    </Loaded>
  )
}

function describeWeeks(weeks: Weeks): string {
  const views = weeks.reduce((sum, week) => sum + week.views, 0)
  if (views === 0) return 'No views in the last eight weeks.'
  if (views === 1) return '1 view in the last eight weeks, this week included.'
  return `${formatNumber(views)} views in the last eight weeks, this week included.`
}

const BAR_HEIGHT_REM = 7

/** Keeps the bar of any week with views visible. */
function barHeight(views: number, max: number): string {
  return views === 0 ? '2px' : `max(.5rem, ${(views / max) * BAR_HEIGHT_REM}rem)`
}

function Bars({ weeks }: { weeks: Weeks }) {
  const max = Math.max(...weeks.map(({ views }) => views))
  return (
    <div aria-hidden="true" className="grid grid-cols-8 gap-2 md:gap-4">
      {weeks.map(({ starts_on, views }, index) => (
        <div
          key={starts_on}
          data-now={index === weeks.length - 1 || undefined}
          className="group grid grid-cols-1 gap-1.5 text-center"
        >
          <div className="flex h-36 flex-col justify-end gap-1 border-line border-b">
            <span className="num self-center text-xs group-not-data-now:hidden md:text-sm">{formatNumber(views)}</span>
            <span
              style={{ height: barHeight(views, max) }}
              className="mx-auto w-full max-w-12 rounded-t-lg rounded-b-[3px] border-[1.5px] border-line-strong bg-primary-soft group-data-now:border-primary group-data-now:bg-primary"
            />
          </div>
          <span className="justify-self-center whitespace-nowrap text-ink-muted text-xs max-sm:group-odd:invisible">
            {formatDay(starts_on)}
          </span>
        </div>
      ))}
    </div>
  )
}
