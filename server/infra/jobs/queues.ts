import type { PgBoss } from 'pg-boss'

/** Queue of the mails to send. */
export const MAIL_QUEUE = 'mail'

const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/** How often a job runs, and how soon an idle process takes it. */
export const DAILY_SCHEDULE = {
  queue: 'daily',
  everySeconds: DAY_SECONDS,
  requestEveryMs: HOUR_SECONDS * 1000,
  pollingSeconds: 60,
}
export const HOURLY_SCHEDULE: typeof DAILY_SCHEDULE = {
  queue: 'hourly',
  everySeconds: HOUR_SECONDS,
  requestEveryMs: (HOUR_SECONDS * 1000) / 6,
  pollingSeconds: 10,
}

/** Five attempts within about half an hour. */
const RETRIES = { retryLimit: 4, retryDelay: 120, retryBackoff: true }

/**
 * Runs work once a day or once an hour (UTC), in any one of the processes. Each process requests the run at start and
 * regularly from then on, and the database accepts one request: no clock has to be exact, and a start makes up for a
 * missed run.
 * @returns a function that stops it
 */
export async function startScheduledRun(
  boss: PgBoss,
  { queue, everySeconds, requestEveryMs, pollingSeconds }: typeof DAILY_SCHEDULE,
  run: () => Promise<void>,
): Promise<() => Promise<void>> {
  // The finished job is kept longer than its period, because its row prevents a second run.
  await boss.createQueue(queue, { ...RETRIES, deleteAfterSeconds: 2 * everySeconds })
  const requestRun = () => boss.send(queue, null, { singletonSeconds: everySeconds })
  await requestRun()
  // The polls report an unreachable database; the next interval requests again.
  const timer = setInterval(() => void requestRun().catch(() => {}), requestEveryMs)
  timer.unref()
  await boss.work(queue, { pollingIntervalSeconds: pollingSeconds }, run)
  return async () => {
    clearInterval(timer)
    await boss.offWork(queue)
  }
}
