import { DAY_MS } from '../durations.ts'
/** The range given by the log's `from` and `to`, both inclusive. */
export interface AuditPeriod {
  from?: string | undefined
  to?: string | undefined
}

const isDay = (text: string) => text.length === 'YYYY-MM-DD'.length

/** A date is a day in UTC, like all times in the API; any other value is an exact moment. */
export function periodStart({ from }: AuditPeriod): Date | undefined {
  return from === undefined ? undefined : new Date(from)
}

/** The first moment after the period. */
export function periodEnd({ to }: AuditPeriod): Date | undefined {
  if (to === undefined) return undefined
  return new Date(Date.parse(to) + (isDay(to) ? DAY_MS : 1))
}

export function isForwards(period: AuditPeriod): boolean {
  const [begin, end] = [periodStart(period), periodEnd(period)]
  return begin === undefined || end === undefined || begin < end
}
