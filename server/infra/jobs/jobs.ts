import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { errorCode } from '../../errors.ts'
import { type OperationLog, toLoggedError } from '../log.ts'
import { withTimeout } from '../timeout.ts'
import { DAILY_SCHEDULE, HOURLY_SCHEDULE, MAIL_QUEUE, startScheduledRun } from './queues.ts'

interface JobsOptions {
  databaseUrl: string
  /** Throws if the mail could not be sent; it is retried unless the error is a `JobGivenUpError`. */
  deliver: (mailId: number, isLastTry: boolean) => Promise<void>
  /** Runs once at start, after the queues are created, and requeues work that has lost its job. */
  recover: () => Promise<void>
  /** Runs once a day, in one of the processes, and is retried when it throws. */
  daily: () => Promise<void>
  /** As `daily`, once an hour. */
  hourly: () => Promise<void>
  log: OperationLog
}

/** The job's outcome is recorded and a retry would not change it. */
export class JobGivenUpError extends Error {
  override name = 'JobGivenUpError'
}

/**
 * 13 attempts in about a day: after half a minute, one, two, four, … up to six hours, each randomly extended up to
 * double.
 */
const MAIL_RETRIES = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3600 }
/** A job whose process died is noticed after this time and runs again at the next supervision. */
const HEARTBEAT_SECONDS = 20
const SUPERVISION_SECONDS = 15
/** Delays a job by at most a second. NOTIFY would be faster, but makes all commits that notify wait for one lock. */
const POLLING_SECONDS = 1
/** Mails sent per second while the process is busy; many times as many when it is idle. */
const BATCH_SIZE = 10
/** pg-boss passes it to pg; otherwise a dead connection would stop all jobs silently. */
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
    // While the database is unreachable every poll fails, so one line a minute is enough. Polls ended by a stop fail
    // too.
    if (Date.now() < quietUntil || isStopping()) return
    quietUntil = Date.now() + SAME_ERROR_MS
    log.error({ reason: error.message }, 'background jobs are delayed')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'background jobs'))
  return boss
}

type MailJob = JobWithMetadata<{ mail_id: number }>

async function runMailJob(job: MailJob, { deliver, log }: JobsOptions): Promise<JobResult> {
  const isLastTry = job.retryCount >= job.retryLimit
  try {
    await deliver(job.data.mail_id, isLastTry)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const isFinal = isLastTry || error instanceof JobGivenUpError
    // The reason is stored in the mail's row: an SMTP server's reply contains the recipient, which must not be logged.
    log.warn(
      { mail_id: job.data.mail_id, code: errorCode(error) },
      isFinal ? 'gave up on an email' : 'sending an email failed, will try again later',
    )
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed' }
  }
}

/**
 * Logs a failure and lets the job be retried. The error thrown is stored in the job's row, so it contains no values of
 * a statement.
 */
async function runRegularly(name: string, run: () => Promise<void>, log: OperationLog): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.error({ reason: toLoggedError(error) }, `the ${name} run failed, will try again later`)
    throw new Error(`the ${name} run failed`)
  }
}

/** @returns functions that stop the scheduled runs */
async function startQueues(boss: PgBoss, options: JobsOptions) {
  await boss.start()
  // Exclusive: a mail has at most one waiting or running job, so enqueueing it twice is harmless.
  await boss.createQueue(MAIL_QUEUE, { ...mailQueue, policy: 'exclusive' })
  await boss.updateQueue(MAIL_QUEUE, mailQueue)
  await options.recover()
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
  return [
    await startScheduledRun(boss, DAILY_SCHEDULE, () => runRegularly('daily', options.daily, options.log)),
    await startScheduledRun(boss, HOURLY_SCHEDULE, () => runRegularly('hourly', options.hourly, options.log)),
  ]
}

export type Jobs = ReturnType<typeof createJobs>

/** Work that outlives a request, stored in the database's own queue, which several processes may share. */
export function createJobs(options: JobsOptions) {
  let isStopping = false
  const boss = createBoss(options, () => isStopping)
  let starting: ReturnType<typeof startQueues> | undefined
  return {
    async start() {
      starting ??= startQueues(boss, options)
      await starting
    },
    /** Accepts no more jobs and waits a limited time for running ones; those cut off are retried later. */
    async stop() {
      const runs = (await starting?.catch(() => undefined)) ?? []
      const stopped = Promise.all([boss.offWork(MAIL_QUEUE), ...runs.map((stopRun) => stopRun())])
      await withTimeout(stopped, STOP_WITHIN_MS).catch(() => {})
      isStopping = true
      await boss.stop({ graceful: false })
    },
  }
}
