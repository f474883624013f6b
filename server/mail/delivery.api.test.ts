import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { cloneTemplate } from '#test/database-template.ts'
import { freePort } from '#test/free-port.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { type Connection, connect } from '../db/connect.ts'
import { createJobs, type Jobs } from '../infra/jobs/jobs.ts'
import { createMailer, type Mailer } from '../infra/mail/mailer.ts'
import { deliverMail } from './delivery.service.ts'
import { queueMail } from './mail.service.ts'
import { enqueueQueuedMails } from './mails.queries.ts'
import { mails } from './mails.table.ts'

const SITE_URL = 'http://thali.test'
const WELCOME = { to: 'asha@example.in', template: 'welcome', props: { first_name: 'Asha', token: 'abc' } } as const
const NORMAL_LATENCY = { timeout: 10_000, interval: 20 }
const RETRIES_LATENCY = { timeout: 20_000, interval: 50 }

let url: string
let connection: Connection
let outboxDir: string
let running: (Jobs | Mailer | MailServer)[] = []

// Otherwise the first mail would load them, in development from hundreds of files, within the measured time.
beforeAll(async () => void (await Promise.all([import('./render-mail.tsx'), import('nodemailer')])))

beforeAll(async () => {
  url = await cloneTemplate(inject('databaseUrl'), `thali_mail_${process.env.VITEST_POOL_ID}`)
  connection = connect(url, () => {})
  outboxDir = await mkdtemp(join(tmpdir(), 'thali-outbox-'))
})
beforeEach(async () => {
  await connection.db.execute(sql`truncate mails restart identity`)
  await connection.db.execute(sql`truncate pgboss.job`)
})
afterEach(async () => {
  // In reverse order: the jobs use the mailer, and the mailer the server.
  for (const part of running.toReversed()) await ('stop' in part ? part.stop() : part.close())
  running = []
})
afterAll(async () => {
  await connection.close()
  await rm(outboxDir, { recursive: true, force: true })
})

async function smtpServer(...parameters: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...parameters)
  running.unshift(server)
  return server
}

/** Starts a worker like the app's, except that failed mails are retried after a second. */
async function startWorker(smtpUrl?: string, retryLimit = 12): Promise<Jobs> {
  const mailer = createMailer({ ...(smtpUrl ? { smtpUrl } : {}), from: () => 'Thali <care@thali.test>', outboxDir })
  const jobs = createJobs({
    databaseUrl: url,
    deliver: (mailId, isLastTry) => deliverMail(connection.db, mailer, SITE_URL, mailId, isLastTry),
    recover: () => enqueueQueuedMails(connection.db),
    daily: async () => {},
    hourly: async () => {},
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  running.push(mailer, jobs)
  await jobs.start()
  await connection.db.execute(
    sql`update pgboss.queue set retry_delay = 1, retry_delay_max = 1, retry_limit = ${retryLimit} where name = 'mail'`,
  )
  return jobs
}

async function mail(id = 1) {
  const [row] = await connection.db.select().from(mails).where(eq(mails.id, id))
  return row
}

async function jobStates(): Promise<string[]> {
  const { rows } = await connection.db.execute<{ state: string }>(
    sql`select state::text from pgboss.job where name = 'mail' order by 1`,
  )
  return rows.map(({ state }) => state)
}

test('a mail is sent soon, and its content is erased', async () => {
  const server = await smtpServer()
  await startWorker(server.url)
  await connection.db.transaction((tx) =>
    queueMail(tx, {
      to: 'asha@example.in',
      template: 'password-reset',
      props: { first_name: 'Asha', token: 'secret' },
    }),
  )
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), NORMAL_LATENCY)
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ to: [{ address: 'asha@example.in' }], subject: 'Set a new password' })
  expect(server.received[0]?.html).toContain(`${SITE_URL}/reset-password?token=secret`)
  expect(server.received[0]?.text).toContain(`${SITE_URL}/reset-password?token=secret`)
  expect(await mail()).toMatchObject({ attempts: 1, props: {}, last_error: null, sent_at: expect.any(Date) })
})

test('a transaction that is rolled back sends nothing', async () => {
  const takenBack = connection.db.transaction(async (tx) => {
    await queueMail(tx, WELCOME)
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  expect(await mail()).toBeUndefined()
  expect(await jobStates()).toEqual([])
})

test('a temporary rejection is retried, and the mail arrives once', async () => {
  let answers = 0
  const server = await smtpServer(() => (++answers === 1 ? { code: 451, text: 'try again later' } : null))
  await startWorker(server.url)
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.last_error).toContain('451'), NORMAL_LATENCY)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), RETRIES_LATENCY)
  expect(await mail()).toMatchObject({ attempts: 2, last_error: null })
  expect(server.received).toHaveLength(1)
})

test('a permanent rejection fails at once and visibly', async () => {
  const server = await smtpServer(() => ({ code: 550, text: 'no such user' }))
  await startWorker(server.url)
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('failed'), NORMAL_LATENCY)
  expect(await mail()).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['failed']), NORMAL_LATENCY)
})

test('a server that is down gets its mails when it is back', async () => {
  const port = await freePort()
  await startWorker(`smtp://127.0.0.1:${port}`)
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.last_error).toContain('ECONNREFUSED'), NORMAL_LATENCY)
  expect((await mail())?.status).toBe('queued')
  const server = await smtpServer(undefined, port)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), RETRIES_LATENCY)
  expect(server.received).toHaveLength(1)
})

test('after the last try a mail is given up', async () => {
  const server = await smtpServer(() => ({ code: 450, text: 'mailbox busy' }))
  await startWorker(server.url, 1)
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('failed'), RETRIES_LATENCY)
  expect(await mail()).toMatchObject({ attempts: 2, last_error: expect.stringContaining('450') })
})

test('the job of a crashed process runs again', async () => {
  const server = await smtpServer()
  await startWorker(server.url)
  await connection.db.transaction(async (tx) => {
    await queueMail(tx, WELCOME)
    await tx.execute(sql`
      update pgboss.job
      set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'`)
  })
  const supervisor = await new PgBoss({ connectionString: url, supervise: false, monitorIntervalSeconds: 1 }).start()
  await vi.waitFor(async () => {
    await supervisor.supervise('mail')
    expect(await jobStates()).not.toContain('active')
  }, RETRIES_LATENCY)
  await supervisor.stop({ graceful: false })
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), RETRIES_LATENCY)
  expect(server.received).toHaveLength(1)
})

test('a queued mail without a job gets one at the next start, one with a job keeps it', async () => {
  await queueMail(connection.db, WELCOME)
  await queueMail(connection.db, WELCOME)
  await connection.db.execute(sql`delete from pgboss.job where singleton_key = '1'`)
  const server = await smtpServer()
  await startWorker(server.url)
  await vi.waitFor(async () => expect((await mail(1))?.status).toBe('sent'), NORMAL_LATENCY)
  await vi.waitFor(async () => expect((await mail(2))?.status).toBe('sent'), NORMAL_LATENCY)
  expect(server.received).toHaveLength(2)
  expect(await jobStates()).toHaveLength(2)
})

test('several processes share the work, and each mail goes out once', async () => {
  const server = await smtpServer()
  await Promise.all([startWorker(server.url), startWorker(server.url), startWorker(server.url)])
  await Promise.all(Array.from({ length: 60 }, () => queueMail(connection.db, WELCOME)))
  await vi.waitFor(async () => {
    const sent = await connection.db.$count(mails, eq(mails.status, 'sent'))
    expect(sent).toBe(60)
  }, RETRIES_LATENCY)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(60)
  expect(server.received).toHaveLength(60)
})

test('processes that start together on a new database create its queue once', async () => {
  await connection.db.execute(sql`drop schema pgboss cascade`)
  const server = await smtpServer()
  await Promise.all([startWorker(server.url), startWorker(server.url), startWorker(server.url)])
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), NORMAL_LATENCY)
})

test('connections that the database closes are reopened', async () => {
  const server = await smtpServer()
  await startWorker(server.url)
  await connection.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thali-jobs'`,
  )
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), RETRIES_LATENCY)
  expect(server.received).toHaveLength(1)
})

test('a shutdown waits for the mail being sent', async () => {
  const server = await smtpServer()
  const jobs = await startWorker(server.url)
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.attempts).toBe(1), { timeout: 2000, interval: 1 })
  await jobs.stop()
  expect((await mail())?.status).toBe('sent')
  expect(await jobStates()).toEqual(['completed'])
})

test('without an SMTP server the mails are written to files', async () => {
  await startWorker()
  await queueMail(connection.db, WELCOME)
  await vi.waitFor(async () => expect((await mail())?.status).toBe('sent'), NORMAL_LATENCY)
  expect(await readdir(outboxDir)).toEqual([expect.stringMatching(/^\d{8}T\d{6}\.\d{3}Z-1\.eml$/)])
})
