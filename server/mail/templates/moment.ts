const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** "21 November 2026 at 8:20 pm, Indian time": a mail cannot know where it is read. */
export function moment(at: string): string {
  return `${MOMENT.format(new Date(at))}, Indian time`
}
