import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createWriter } from './ai/create-writer.ts'
import { buildApp } from './app.ts'
import { createViewCounter } from './blogs/views.service.ts'
import { prepareDataDir, readOrMakeSecret } from './data-dir.ts'
import { connect } from './db/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import { fillDatabase, waitAndMigrate } from './db/prepare.ts'
import type { Config } from './env.ts'
import type { Lifecycle } from './http/health.ts'
import { createChanges } from './http/pages/changes.ts'
import { createPageCache } from './http/pages/page-cache.ts'
import type { WebBuild } from './http/pages/ssr.ts'
import { createFileStore } from './infra/files/file-store.ts'
import { createJobs } from './infra/jobs.ts'
import { createMailer } from './infra/mailer.ts'
import { createNotices } from './infra/notices.ts'
import { createRateLimits } from './infra/rate-limits.ts'
import { createTokens } from './infra/tokens.ts'
import { deliverMail, recoverMails } from './mail/delivery.service.ts'
import { purgeWhatIsOver } from './purges.ts'

const DRAIN_MS = 10_000
const LAST_STATEMENTS_MS = 1000

export interface RunningServer {
  app: FastifyInstance
  /** True once the database is migrated and filled and the jobs run; false when a stop came first. */
  ready: Promise<boolean>
  /** Stops accepting, finishes what is under way (10 s at most), flushes. */
  stop(): Promise<void>
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  await app.close()
  clearTimeout(cut)
}

/** Starts everything from the database up. `readyz` says 503 until the database is reachable and migrated. */
export async function startServer(config: Config, web: WebBuild): Promise<RunningServer> {
  const logger = pino({ level: config.isProduction ? 'info' : 'warn' })
  await prepareDataDir(config.dataDir)
  const secret = config.authSecret ?? (await readOrMakeSecret(config.dataDir))
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, { log: (line) => logger.info(line) })
  try {
    return await startOn(embedded, secret, config, web, logger)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function startOn(
  embedded: EmbeddedDatabase | null,
  secret: string,
  config: Config,
  web: WebBuild,
  logger: pino.Logger,
): Promise<RunningServer> {
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const lifecycle: Lifecycle = { phase: 'starting' }
  const connection = connect(databaseUrl, ({ message }) => {
    // The message alone: the error carries the whole connection with it. Connections that a stop ends are no loss.
    if (lifecycle.phase !== 'stopping') logger.warn({ reason: message }, 'idle database connection lost')
  })
  const pageCache = createPageCache()
  const notices = createNotices((payload) => changes.tell(payload))
  const changes = createChanges(connection.pool, databaseUrl, pageCache, notices)
  const files = await createFileStore({
    dir: join(config.dataDir, 'media'),
    ...(config.storageUrl ? { storageUrl: config.storageUrl } : {}),
  })
  const mailer = createMailer({
    ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
    from: config.mailFrom,
    outboxDir: join(config.dataDir, 'outbox'),
  })
  const jobs = createJobs({
    databaseUrl,
    deliver: (mailId, isLastTry) => deliverMail(connection.db, mailer, config.siteUrl, mailId, isLastTry),
    recover: () => recoverMails(connection.db),
    daily: async () => logger.info(await purgeWhatIsOver(connection.db, files), 'erased what was past its time'),
    log: logger,
  })
  const views = createViewCounter(
    connection.db,
    secret,
    () => app.announce(['blogs']),
    (error) => logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'views not counted yet'),
  )
  const app = await buildApp({
    services: {
      views,
      notices,
      ai: await createWriter(config.ai),
      db: connection.db,
      tokens: createTokens(secret),
      limits: createRateLimits(connection.pool, config.rateLimits),
      files,
      siteUrl: config.siteUrl,
      allowsDemoSignIn: isLoopback(config.host),
    },
    lifecycle,
    web,
    pageCache,
    logger,
    trustProxy: config.trustProxy,
    publish: changes.publish,
  })
  const stopping = new AbortController()

  async function fill(): Promise<void> {
    await waitAndMigrate(connection, (reason) => logger.warn(`waiting for the database: ${reason}`), stopping.signal)
    await fillDatabase(connection, config, files)
    await Promise.all([jobs.start(), changes.start()])
    if (lifecycle.phase === 'starting') lifecycle.phase = 'ready'
  }

  async function end(): Promise<void> {
    lifecycle.phase = 'stopping'
    stopping.abort()
    try {
      await closeWithin(app, DRAIN_MS)
      await Promise.allSettled([jobs.stop(), changes.stop(), views.stop()])
      mailer.close()
      // A statement that the drain has cut off may hold its connection for longer.
      await Promise.race([connection.close(), delay(LAST_STATEMENTS_MS, undefined, { ref: false })])
    } finally {
      await embedded?.stop()
    }
  }

  let ended: Promise<void> | null = null
  function stop(): Promise<void> {
    ended ??= end()
    return ended
  }

  async function prepare(): Promise<boolean> {
    try {
      await fill()
      return true
    } catch (error) {
      // A stop while the database was still awaited is no failure.
      if (stopping.signal.aborted) return false
      await stop()
      throw error
    }
  }

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  if (!config.rateLimits) logger.warn('RATE_LIMITS=off: for automated and load tests only')
  return { app, ready: prepare(), stop }
}
