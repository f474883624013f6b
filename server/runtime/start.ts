import { join } from 'node:path'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { SITE } from '#domain/site/site.ts'
import { hasDemoAccounts } from '../accounts/accounts.queries.ts'
import { allowsDemoSignIn, isPublicSite } from '../accounts/demo-access.ts'
import { createWriter } from '../ai/create-writer.ts'
import { buildApp } from '../app.ts'
import { startBackupSchedule } from '../backup/schedule.ts'
import { createViewCounter } from '../blogs/views/views.service.ts'
import { connect, poolSizeFor } from '../db/connect.ts'
import { listJustExpired, remindOfExpiry } from '../dietitians/credentials/credentials.service.ts'
import { errorMessage } from '../errors.ts'
import { createCache } from '../http/cache/cache.ts'
import { dietitianTags } from '../http/cache/cache-tags.ts'
import { createChangeListener } from '../http/cache/change-listener.ts'
import { readPrimary, readStandby } from '../http/cache/public-reads.ts'
import { addFastPath } from '../http/cache/serve-cached.ts'
import type { Lifecycle } from '../http/health.ts'
import type { WebBuild } from '../http/pages/ssr.ts'
import { createEvents } from '../infra/events.ts'
import { createFileStore } from '../infra/files/file-store.ts'
import { createJobs } from '../infra/jobs/jobs.ts'
import { createRateLimits } from '../infra/limits/rate-limits.ts'
import { createLog, type Log } from '../infra/log.ts'
import { createMailer } from '../infra/mail/mailer.ts'
import { watchStatements } from '../infra/metrics/slow-statements.ts'
import { createSecretBox } from '../infra/secrets/secret-box.ts'
import { createTokens } from '../infra/secrets/tokens.ts'
import { withTimeout } from '../infra/timeout.ts'
import { deliverMail } from '../mail/delivery.service.ts'
import { enqueueQueuedMails } from '../mail/mails.queries.ts'
import { saveErasureList } from '../privacy/erasure/erasure.service.ts'
import { refreshSiteSettings } from '../site-settings/site-settings.service.ts'
import { type Bootstrapped, bootstrap } from './bootstrap.ts'
import { eraseAccountsDue, removeOldContentChanges, removeUnfinishedFiles, runCleanupJobs } from './cleanup-jobs.ts'
import type { Config } from './env.ts'
import {
  endRestoredSessions,
  fillDatabase,
  migrateDatabase,
  repeatErasuresAfterRestore,
  waitForDatabase,
} from './prepare-database.ts'

const DEMO_ON_PUBLIC_SITE =
  'DEMO ACCOUNTS ON A PUBLIC SITE: visitors see people and articles that are not real. Remove them with: npm run demo:remove'

const DRAIN_MS = 10_000
const SWEEP_MS = 100
const LAST_STATEMENTS_MS = 1000
/** On other systems the primary distributes connections, and one given to a worker that has just died hangs. */
const CAN_SHARE_PORT = process.platform === 'linux'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

export interface StartOptions {
  /** Set in a worker: what the primary has started. */
  bootstrapped?: Bootstrapped
  /**
   * Set if other workers serve at the same address: none of its requests must reach a worker that is still starting.
   */
  listensWhenReady?: boolean
}

async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  // A connection with a request under way stays open after the response, and `close` would wait for it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await app.close()
  clearTimeout(timer)
  clearInterval(sweep)
}

/** Starts everything, from the database on. `/readyz` answers 503 until the database is reachable and migrated. */
export async function startServer(config: Config, web: WebBuild, options: StartOptions = {}) {
  const log = createLog(config)
  const { logger } = log
  const bootstrapped = options.bootstrapped ?? (await bootstrap(config, logger))
  try {
    return await startOn(bootstrapped, config, web, log, options.listensWhenReady ?? false)
  } catch (error) {
    await bootstrapped.embedded?.stop()
    throw error
  }
}

async function startOn(
  { embedded, secret }: Bootstrapped,
  config: Config,
  web: WebBuild,
  { logger, writeLines }: Log,
  listensWhenReady: boolean,
) {
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const logLostConnection = ({ message }: Error) => {
    // Logs only the message, because the error contains the whole connection. Connections ended by a stop are not
    // reported.
    if (lifecycle.phase !== 'stopping') logger.warn({ reason: message }, 'idle database connection lost')
  }
  const poolSize = poolSizeFor(config.workers)
  const connection = connect(databaseUrl, logLostConnection, { poolSize, directUrl: config.databaseDirectUrl })
  const lifecycle: Lifecycle = {
    phase: 'starting',
    isDatabaseReachable: connection.isReachable,
    waitingStatements: () => connection.pool.waitingCount,
  }
  watchStatements(connection.pool, logger, () => lifecycle.phase === 'ready')
  const { databaseReadUrl, pageCacheMb, storageUrl, smtpUrl } = config
  const reads = databaseReadUrl
    ? readStandby(connection, connect(databaseReadUrl, logLostConnection, { poolSize }), logger)
    : readPrimary(connection.db)
  const cache = createCache(connection, () => refreshSiteSettings(connection.db), { pageCacheMb, reads })
  const events = createEvents((payload) => changes.publish(payload))
  const changes = createChangeListener(connection.pool, directUrl, { cache, events })
  const files = await createFileStore({
    dir: join(config.dataDir, 'media'),
    privateDir: join(config.dataDir, 'private'),
    storageUrl,
  })
  const outboxDir = join(config.dataDir, 'outbox')
  const stores = { db: connection.db, files, outboxDir }
  const mailer = createMailer({
    smtpUrl,
    from: () => config.mailFrom ?? `${SITE.name} <${SITE.email}>`,
    outboxDir,
  })
  const jobs = createJobs({
    databaseUrl,
    deliver: (mailId, isLastTry) => deliverMail(connection.db, mailer, config.siteUrl, mailId, isLastTry),
    recover: () => enqueueQueuedMails(connection.db),
    daily: async () => {
      logger.info(await runCleanupJobs(connection.db, stores), 'erased data past its retention period')
      await repeatErasuresAfterRestore(stores, logger)
      await saveErasureList(stores)
      await remindOfExpiry(connection.db)
    },
    hourly: async () => {
      await removeOldContentChanges(connection.db, stores)
      await eraseAccountsDue(stores, cache.invalidateChanged, logger)
      await cache.invalidateTags(dietitianTags(await listJustExpired(connection.db)))
    },
    log: logger,
  })
  const views = createViewCounter(connection.db, secret, (error) =>
    logger.warn({ reason: errorMessage(error) }, 'views not counted yet'),
  )
  const app = await buildApp({
    services: {
      views,
      events,
      ai: await createWriter(config.ai),
      db: connection.db,
      tokens: createTokens(secret),
      secrets: createSecretBox(secret),
      limits: createRateLimits(connection.pool, config.rateLimits, config.workers),
      files,
      siteUrl: config.siteUrl,
      operation: {
        dataDir: config.dataDir,
        hasEmbeddedDatabase: embedded !== null,
        isPublicSite: isPublicSite(config.siteUrl),
        mailTransport: smtpUrl ? 'smtp' : 'files',
        storage: storageUrl ? 'bucket' : 'disk',
        hasRateLimits: config.rateLimits,
        backupDir: config.backupDir ?? null,
      },
      allowsDemoSignIn: allowsDemoSignIn(config),
    },
    lifecycle,
    web,
    cache,
    logger,
    trustProxy: config.trustProxy,
    observability: { metricsToken: config.metricsToken, pool: connection.pool, writeLog: writeLines },
  })
  // Behind a proxy only the framework determines the caller's address.
  if (!config.trustProxy) addFastPath(app, cache.responses)
  const stopping = new AbortController()
  let backups: ReturnType<typeof startBackupSchedule> | null = null

  async function fill(): Promise<void> {
    await waitForDatabase(
      async () => {
        await migrateDatabase(connection, config.databaseDirectUrl)
        await endRestoredSessions(connection.db, config.dataDir, logger)
        await fillDatabase(connection, config, files)
      },
      (reason) => logger.warn(`waiting for the database: ${reason}`),
      stopping.signal,
    )
    // Before the jobs, because their mails show the settings.
    await refreshSiteSettings(connection.db)
    if (isPublicSite(config.siteUrl) && (await hasDemoAccounts(connection.db))) logger.warn(DEMO_ON_PUBLIC_SITE)
    await repeatErasuresAfterRestore(stores, logger)
    await Promise.all([jobs.start(), changes.start()])
    if (lifecycle.phase !== 'starting') return
    lifecycle.phase = 'ready'
    removeUnfinishedFiles(stores).catch((error) =>
      logger.warn({ reason: error.message }, 'unfinished files not removed'),
    )
    if (!config.backupDir) return
    const source = { dataDir: config.dataDir, url: directUrl, isEmbedded: embedded !== null }
    backups = startBackupSchedule(source, { folder: config.backupDir, key: config.backupKey }, logger)
  }

  async function shutDown(): Promise<void> {
    lifecycle.phase = 'stopping'
    stopping.abort()
    try {
      // Long jobs may use the seconds of the drain, and no more.
      const background = Promise.allSettled([jobs.stop(), backups?.stop()])
      await closeWithin(app, DRAIN_MS)
      await background
      await Promise.allSettled([changes.stop(), views.stop()])
      mailer.close()
      // A statement that the drain has cut off may hold its connection longer. The timer keeps the process alive until
      // then; the probe's connection does not, and the process would end before its database.
      await withTimeout(Promise.all([connection.close(), reads.stop()]), LAST_STATEMENTS_MS).catch(() => {})
    } finally {
      await embedded?.stop()
    }
  }

  let stopped: Promise<void> | null = null
  /** Stops accepting requests, finishes those under way (10 s at most), and flushes. */
  function stop(): Promise<void> {
    stopped ??= shutDown()
    return stopped
  }

  const reusePort = config.workers > 1 && CAN_SHARE_PORT
  const listen = () => app.listen({ port: config.port, host: config.host, reusePort } as FastifyListenOptions)

  /** @returns true once the database is migrated and filled and the jobs run; false if it was stopped before */
  async function prepare(): Promise<boolean> {
    try {
      await fill()
      if (lifecycle.phase !== 'ready') return false
      if (listensWhenReady) await listen()
      return true
    } catch (error) {
      // A stop while waiting for the database is not a failure.
      if (stopping.signal.aborted) return false
      await stop()
      throw error
    }
  }

  try {
    if (!listensWhenReady) await listen()
  } catch (error) {
    await stop()
    throw error
  }
  if (!config.rateLimits) logger.warn('RATE_LIMITS=off: use this only for automated and load tests')
  return { app, ready: prepare(), stop }
}
