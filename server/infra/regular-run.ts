import type { PgBoss } from 'pg-boss'
import type { Schedule } from './queues.ts'

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
  { queue, everySeconds, askEveryMs, pollingSeconds }: Schedule,
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
