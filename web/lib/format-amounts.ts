import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

/** Separate from `format.ts`, which every page loads. */
const LOCALE = 'en-IN'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** 73.4 MB, in powers of 1,000. */
export function formatBytes(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: UNITS[power] as string,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power)
}

const SPANS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
] as const

/** "3 days", "4 hours", "2 minutes": the largest full unit, at least a minute. */
export function formatSpan(milliseconds: number): string {
  const [unit, length] = SPANS.find((span) => milliseconds >= span[1]) ?? ['minute', MINUTE_MS]
  const count = Math.max(1, Math.floor(milliseconds / length))
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** 18.3 or 1,240: always this many decimals. */
export function formatAmount(value: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(LOCALE, digits).format(value)
}
