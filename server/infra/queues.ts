import type { PgBoss } from 'pg-boss'

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

/** Five tries within about half an hour. */
const RETRIES = { retryLimit: 4, retryDelay: 120, retryBackoff: true }

/**
 * Runs something once a day or once an hour, counted in UTC, whichever of the processes does it. Each asks for the run at
 * start and from then on, and the database takes one: no clock has to be right at one moment, and a start catches up.
 * @returns stops it
 */
export async function startScheduledRun(
  boss: PgBoss,
  { queue, everySeconds, askEveryMs, pollingSeconds }: Schedule,
  run: () => Promise<void>,
): Promise<() => Promise<void>> {
  // The finished job stays longer than its period, because its row prevents a second run.
  await boss.createQueue(queue, { ...RETRIES, deleteAfterSeconds: 2 * everySeconds })
  const ask = () => boss.send(queue, null, { singletonSeconds: everySeconds })
  await ask()
  // The polls report an unreachable database; the next interval asks again.
  const timer = setInterval(() => void ask().catch(() => {}), askEveryMs)
  timer.unref()
  await boss.work(queue, { pollingIntervalSeconds: pollingSeconds }, run)
  return async () => {
    clearInterval(timer)
    await boss.offWork(queue)
  }
}
