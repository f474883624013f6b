const HOUR = 60
const DAY = 24 * HOUR

/** The usual time to a first reply, rounded up; whole phrases, so that they can be translated. */
export function replyTimeLabel(minutes: number): string {
  if (minutes <= HOUR) return 'Usually replies within an hour'
  if (minutes <= 20 * HOUR) return `Usually replies within ${Math.ceil(minutes / HOUR)} hours`
  if (minutes <= DAY) return 'Usually replies within a day'
  return `Usually replies within ${Math.ceil(minutes / DAY)} days`
}
