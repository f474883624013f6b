import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type OperationLog, toLoggedError } from './log.ts'
import { DAILY, HOURLY, MAIL_QUEUE, startScheduledRun } from './queues.ts'
import { withTimeout } from './timeout.ts'

export interface JobsOptions {
  databaseUrl: string
  /** Throws when the mail could not be sent; it is tried again unless the error is a `JobGivenUpError`. */
  deliver: (mailId: number, isLastTry: boolean) => Promise<void>
  /** Runs once at start, after the queues are there: takes up what has lost its job. */
  recover?: () => Promise<void>
  /** Runs once a day, in one of the processes, and is tried again when it throws. */
  daily: () => Promise<void>
  /** The same once an hour. */
  hourly?: () => Promise<void>
  log: OperationLog
}

/** The job's outcome is recorded and trying again would not change it. */
export class JobGivenUpError extends Error {
  override name = 'JobGivenUpError'
}

/** 13 tries in about a day: after half a minute, one, two, four, … up to six hours, each stretched by chance up to double. */
const MAIL_RETRIES = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3600 }
/** A job whose process died is noticed after this silence and runs again at the next supervision. */
const HEARTBEAT_SECONDS = 20
const SUPERVISION_SECONDS = 15
/** A second of delay at most. NOTIFY would be faster, but makes all commits that notify queue behind one lock. */
const POLLING_SECONDS = 1
/** About so many leave in a second while the process is busy, many times as many when it has time. */
const BATCH_SIZE = 10
/** pg-boss passes it to pg: a connection that went dead would otherwise end all jobs silently. */
const STATEMENT_LIMIT = { query_timeout: 300_000 }
const STOP_WITHIN_MS = 5000
const SAME_ERROR_MS = 60_000

const mailQueue = { ...MAIL_RETRIES, heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: 3600 }

function createBoss({ databaseUrl, log }: JobsOptions, isStopping: () => boolean): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'thali-jobs',
    max: 2,
    ...STATEMENT_LIMIT,
    schedule: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    flowIntervalSeconds: 3600,
  })
  let quietUntil = 0
  boss.on('error', (error) => {
    // While the database is away every poll fails: one line a minute is enough. Polls that a stop cuts off fail too.
    if (Date.now() < quietUntil || isStopping()) return
    quietUntil = Date.now() + SAME_ERROR_MS
    log.error({ reason: error.message }, 'background jobs are held up')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'background jobs'))
  return boss
}

type StopRun = Awaited<ReturnType<typeof startScheduledRun>>
type MailJob = JobWithMetadata<{ mail_id: number }>

async function runMailJob(job: MailJob, { deliver, log }: JobsOptions): Promise<JobResult> {
  const isLastTry = job.retryCount >= job.retryLimit
  try {
    await deliver(job.data.mail_id, isLastTry)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isFinal = isLastTry || error instanceof JobGivenUpError
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // The reason is in the mail's row: an SMTP server's answer names the recipient, which is not for the log.
    log.warn({ mail_id: job.data.mail_id, code }, isFinal ? 'a mail was given up' : 'a mail is tried again later')
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed' }
  }
}

/** Logs a failure, and the job is tried again. The job's row stores what is thrown here, so it holds no values of a statement. */
async function runRegularly(name: string, run: () => Promise<void>, log: OperationLog): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.error({ reason: toLoggedError(error) }, `the ${name} run is tried again later`)
    throw new Error(`the ${name} run failed`)
  }
}

async function startScheduledRuns(boss: PgBoss, { daily, hourly, log }: JobsOptions): Promise<StopRun[]> {
  const runs = [await startScheduledRun(boss, DAILY, () => runRegularly('daily', daily, log))]
  if (hourly) runs.push(await startScheduledRun(boss, HOURLY, () => runRegularly('hourly', hourly, log)))
  return runs
}

async function startQueues(boss: PgBoss, options: JobsOptions): Promise<StopRun[]> {
  await boss.start()
  // Exclusive: a mail has one waiting or running job at most, so enqueueing it twice does no harm.
  await boss.createQueue(MAIL_QUEUE, { ...mailQueue, policy: 'exclusive' })
  await boss.updateQueue(MAIL_QUEUE, mailQueue)
  await options.recover?.()
  await boss.work(
    MAIL_QUEUE,
    {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLLING_SECONDS,
      includeMetadata: true,
      perJobResults: true,
    },
    (jobs: MailJob[]) => Promise.all(jobs.map((job) => runMailJob(job, options))),
  )
  return startScheduledRuns(boss, options)
}

export type Jobs = ReturnType<typeof createJobs>

/** Work that outlives a request, stored in the database's own queue; several processes may share it. */
export function createJobs(options: JobsOptions) {
  let isStopping = false
  const boss = createBoss(options, () => isStopping)
  let starting: Promise<StopRun[]> | undefined
  return {
    async start() {
      starting ??= startQueues(boss, options)
      await starting
    },
    /** Takes no more jobs and waits for those under way, for a bounded time; what is cut off is tried again later. */
    async stop() {
      const runs = (await starting?.catch(() => undefined)) ?? []
      const underWay = Promise.all([boss.offWork(MAIL_QUEUE), ...runs.map((stopRun) => stopRun())])
      await withTimeout(underWay, STOP_WITHIN_MS).catch(() => {})
      isStopping = true
      await boss.stop({ graceful: false })
    },
  }
}
