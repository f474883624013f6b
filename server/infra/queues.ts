/** Mails that wait to be sent. */
export const MAIL_QUEUE = 'mail'

const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/** How often a job runs, and how soon a free process takes it. */
export interface Schedule {
  queue: string
  everySeconds: number
  askEveryMs: number
  pollingSeconds: number
}

export const DAILY: Schedule = {
  queue: 'daily',
  everySeconds: DAY_SECONDS,
  askEveryMs: HOUR_SECONDS * 1000,
  pollingSeconds: 60,
}
export const HOURLY: Schedule = {
  queue: 'hourly',
  everySeconds: HOUR_SECONDS,
  askEveryMs: (HOUR_SECONDS * 1000) / 6,
  pollingSeconds: 10,
}
