const two = (value: number) => String(value).padStart(2, '0')

/** The day as the reader's own clock has it. */
export function reportFileName(now: Date): string {
  return `bmi-report-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.html`
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 21/11/2026, 10:42 */
export function reportTime(now: Date): string {
  return TIME.format(now)
}
