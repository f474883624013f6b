import type { PgBoss } from 'pg-boss'

const DAILY_QUEUE = 'daily'
const DAY_SECONDS = 24 * 3600
const ASK_EVERY_MS = 3600 * 1000
/** Five tries within about half an hour. The day's job is kept for longer than the day, because its row holds the place. */
const dailyQueue = { retryLimit: 4, retryDelay: 120, retryBackoff: true, deleteAfterSeconds: 2 * DAY_SECONDS }
const POLLING_SECONDS = 60

export interface DailyRun {
  stop(): Promise<void>
}

/**
 * Runs something once a day, counted in UTC, whichever of the processes does it. Each asks for the day's run at start and
 * every hour, and the database takes one: no clock has to be right at one moment, and a start catches up.
 */
export async function startDailyRun(boss: PgBoss, run: () => Promise<void>): Promise<DailyRun> {
  await boss.createQueue(DAILY_QUEUE, dailyQueue)
  const ask = () => boss.send(DAILY_QUEUE, null, { singletonSeconds: DAY_SECONDS })
  await ask()
  // A database that is away is told by the polls; the next hour asks again.
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS)
  timer.unref()
  await boss.work(DAILY_QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, run)
  return {
    stop: async () => {
      clearInterval(timer)
      await boss.offWork(DAILY_QUEUE)
    },
  }
}
