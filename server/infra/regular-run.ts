import type { PgBoss } from 'pg-boss'

const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/** How often something is done, and how soon a free process takes it. */
interface Rhythm {
  queue: string
  everySeconds: number
  askEveryMs: number
  pollingSeconds: number
}

export const DAILY: Rhythm = {
  queue: 'daily',
  everySeconds: DAY_SECONDS,
  askEveryMs: HOUR_SECONDS * 1000,
  pollingSeconds: 60,
}
export const HOURLY: Rhythm = {
  queue: 'hourly',
  everySeconds: HOUR_SECONDS,
  askEveryMs: (HOUR_SECONDS * 1000) / 6,
  pollingSeconds: 10,
}

/** Five tries within about half an hour. */
const RETRIES = { retryLimit: 4, retryDelay: 120, retryBackoff: true }

export interface RegularRun {
  stop(): Promise<void>
}

/**
 * Runs something once a day or once an hour, counted in UTC, whichever of the processes does it. Each asks for the run at
 * start and from then on, and the database takes one: no clock has to be right at one moment, and a start catches up.
 */
export async function startRegularRun(
  boss: PgBoss,
  { queue, everySeconds, askEveryMs, pollingSeconds }: Rhythm,
  run: () => Promise<void>,
): Promise<RegularRun> {
  // The job is kept for longer than its time, because its row holds the place.
  await boss.createQueue(queue, { ...RETRIES, deleteAfterSeconds: 2 * everySeconds })
  const ask = () => boss.send(queue, null, { singletonSeconds: everySeconds })
  await ask()
  // A database that is away is told by the polls; the next time asks again.
  const timer = setInterval(() => void ask().catch(() => {}), askEveryMs)
  timer.unref()
  await boss.work(queue, { pollingIntervalSeconds: pollingSeconds }, run)
  return {
    stop: async () => {
      clearInterval(timer)
      await boss.offWork(queue)
    },
  }
}
