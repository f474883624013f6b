import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

const LOCALE = 'en-IN'
/** Fixed, so that the server and every browser show the same day. */
const TIME_ZONE = 'Asia/Kolkata'

const MONEY = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const NUMBER = new Intl.NumberFormat(LOCALE)
const ONE_DECIMAL = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' })
const DATE = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE })
const DATE_TIME = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})
const TIME = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

const RELATIVE_DAYS = 7

/** ₹1,25,000: rupees without paise, Indian grouping. */
export function formatMoney(rupees: number): string {
  return MONEY.format(rupees)
}

export function formatNumber(value: number): string {
  return NUMBER.format(value)
}

/** 42%: rounded down, so that only a whole is 100%. */
export function formatPercent(part: number): string {
  return PERCENT.format(part)
}

/** 8.5, 8.0: always one decimal. */
export function formatScore(value: number): string {
  return ONE_DECIMAL.format(value)
}

/** 12 Nov 2026. Some engines write "Sept". */
export function formatDate(date: string | Date): string {
  return DATE.format(new Date(date)).replace('Sept', 'Sep')
}

const DAY_OF_YEAR = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 12 Nov, for a calendar day (YYYY-MM-DD). */
export function formatDay(day: string): string {
  return DAY_OF_YEAR.format(new Date(day)).replace('Sept', 'Sep')
}

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Nov 2026, for the month's first day (YYYY-MM-DD). */
export function formatMonth(day: string): string {
  return MONTH.format(new Date(day)).replace('Sept', 'Sep')
}

/** Engines use different spaces before "am"; this one is a no-break space. */
const joinDayPeriod = (text: string) => text.replace(/\s(?=[ap]m$)/i, '\u00a0')

/** 12 Nov 2026, 10:42 am */
export function formatDateTime(date: string | Date): string {
  return joinDayPeriod(DATE_TIME.format(new Date(date)).replace('Sept', 'Sep'))
}

/** 10:42 am */
export function formatTime(date: string | Date): string {
  return joinDayPeriod(TIME.format(new Date(date)))
}

function toDayNumber(date: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(date)
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS
}

/** "2 hours ago", "Yesterday", "3 days ago" within seven days; the date otherwise. */
export function formatWhen(date: string | Date, now: Date = new Date()): string {
  const then = new Date(date)
  const age = now.getTime() - then.getTime()
  const days = toDayNumber(now) - toDayNumber(then)
  if (age < -MINUTE_MS || days >= RELATIVE_DAYS) return formatDate(then)
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) return RELATIVE.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (days === 0) return RELATIVE.format(-Math.floor(age / HOUR_MS), 'hour')
  if (days === 1) return 'Yesterday'
  return RELATIVE.format(-days, 'day')
}

/** "62 kg", with a narrow no-break space. */
export const withUnit = (value: number, unit: string) => `${formatNumber(value)}\u202f${unit}`

export const ageText = (years: number) => withUnit(years, years === 1 ? 'year' : 'years')

/** Shown for empty values. */
export const NOT_ADDED = 'Not added yet'
