import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createBuiltInWriter } from '#server/ai/built-in-writer.ts'
import type { ModelServer } from '#server/ai/model/ask-model.ts'
import { createModelWriter } from '#server/ai/model/model-writer.ts'
import { buildApp } from '#server/app.ts'
import { createViewCounter } from '#server/blogs/views/views.service.ts'
import type { Services } from '#server/context.ts'
import { type Connection, connect } from '#server/db/connect.ts'
import { type Cache, createCache } from '#server/http/cache/cache.ts'
import type { ServerLimits } from '#server/http/limits/server-limits.ts'
import type { AiWriter } from '#server/infra/ai-writer.ts'
import { createEvents } from '#server/infra/events.ts'
import { createFileStore } from '#server/infra/files/file-store.ts'
import { createRateLimits } from '#server/infra/limits/rate-limits.ts'
import type { Log } from '#server/infra/log.ts'
import { watchStatements } from '#server/infra/metrics/slow-statements.ts'
import { createSecretBox } from '#server/infra/secrets/secret-box.ts'
import { createTokens } from '#server/infra/secrets/tokens.ts'
import { refreshSiteSettings } from '#server/site-settings/site-settings.service.ts'
import { cloneTemplate } from './database-template.ts'

export const SITE_URL = 'http://thali.test'
export const TOKEN_SECRET = 'a secret for tests that is long enough'

interface TestApp {
  app: FastifyInstance
  services: Services
  connection: Connection
  cache: Cache
  /** The folder of the app's files. */
  mediaDir: string
  /** The folder for mails that are written as files. */
  outboxDir: string
}

let current: TestApp | null = null

/** The running test app; only inside a file that called `setUpTestApp`. */
export function testApp(): TestApp {
  if (!current) throw new Error('call setUpTestApp() at the top of the test file')
  return current
}

interface TestOptions {
  rateLimits: boolean
  trustProxy?: string[]
  limits?: Partial<ServerLimits>
  /** Responses are cached, until a write of the API or a `cache.revalidate()` finds what has changed. */
  hasCache?: boolean
  /** The folder for files; a new one by default. */
  storageUrl?: () => Promise<string>
  /** The AI server and its timeout; the built-in engine by default. */
  ai?: () => Promise<{ server: ModelServer; limitMs: number }>
  /** The destination of the log; none by default. */
  log?: Log
  metricsToken?: string
}

async function writerOf({ ai }: TestOptions): Promise<AiWriter> {
  if (!ai) return createBuiltInWriter()
  const { server, limitMs } = await ai()
  return createModelWriter(server, limitMs)
}

async function start(options: TestOptions): Promise<TestApp> {
  const url = await cloneTemplate(inject('databaseUrl'), `thali_worker_${process.env.VITEST_POOL_ID}`)
  const connection = connect(url, () => {})
  if (options.log) watchStatements(connection.pool, options.log.logger, () => true)
  const mediaDir = await mkdtemp(join(tmpdir(), 'thali-media-'))
  const outboxDir = await mkdtemp(join(tmpdir(), 'thali-outbox-'))
  const services: Services = {
    db: connection.db,
    tokens: createTokens(TOKEN_SECRET),
    secrets: createSecretBox(TOKEN_SECRET),
    limits: createRateLimits(connection.pool, options.rateLimits),
    files: await createFileStore({
      dir: mediaDir,
      ...(options.storageUrl ? { storageUrl: await options.storageUrl() } : {}),
    }),
    views: createViewCounter(connection.db, TOKEN_SECRET, () => {}),
    events: createEvents(async () => {}),
    ai: await writerOf(options),
    siteUrl: SITE_URL,
    operation: {
      dataDir: mediaDir,
      hasEmbeddedDatabase: true,
      isPublicSite: false,
      mailTransport: 'files',
      storage: 'disk',
      hasRateLimits: options.rateLimits,
      backupDir: join(mediaDir, 'backups'),
    },
    allowsDemoSignIn: true,
  }
  const cache = createCache(connection, () => refreshSiteSettings(connection.db), { pageCacheMb: 64 })
  if (!options.hasCache) cache.invalidateChanged = async () => {}
  const app = await buildApp({
    services,
    lifecycle: {
      phase: 'ready',
      isDatabaseReachable: connection.isReachable,
      waitingStatements: () => connection.pool.waitingCount,
    },
    logger: options.log?.logger ?? pino({ level: 'silent' }),
    trustProxy: options.trustProxy ?? false,
    ...(options.limits ? { limits: options.limits } : {}),
    cache,
    observability: {
      metricsToken: options.metricsToken,
      pool: connection.pool,
      writeLog: options.log?.writeLines,
    },
  })
  await app.ready()
  return { app, services, connection, cache, mediaDir, outboxDir }
}

/** PostgreSQL's `deadlock_detected`. */
const DEADLOCK = '40P01'

export async function emptyTables({ connection }: TestApp): Promise<void> {
  const reset = () => connection.pool.query('select testing.reset()')
  // A response may be sent before the last statement of its request, so a deadlock is possible: retry.
  await reset().catch((error) => (error.code === DEADLOCK ? reset() : Promise.reject(error)))
}

const savedOf = (dir: string) => `${dir}-saved`

/** Makes each test of the file start with the current rows, files and mails. Call it in `beforeAll`. */
export async function saveWorld(): Promise<void> {
  const { connection, mediaDir, outboxDir } = testApp()
  await connection.pool.query('select testing.save()')
  for (const dir of [mediaDir, outboxDir]) await cp(dir, savedOf(dir), { recursive: true })
}

/** Restores the initial state: without rows, or as saved by `saveWorld`. */
export async function restoreWorld(): Promise<void> {
  await emptyTables(testApp())
  for (const dir of [testApp().mediaDir, testApp().outboxDir]) {
    if (!existsSync(savedOf(dir))) continue
    await rm(dir, { recursive: true })
    await cp(savedOf(dir), dir, { recursive: true })
  }
}

/** Emptying tables sends no notification, so the caches are cleared here. */
async function clearCache({ cache }: TestApp): Promise<void> {
  for (const store of [cache.responses, cache.files]) store.clear()
  await cache.revalidate()
}

/** Runs the app in process on a real PostgreSQL, with empty tables before each test unless the file saves a world. */
export function setUpTestApp(options: TestOptions = { rateLimits: false }): void {
  beforeAll(async () => {
    current = await start(options)
  })
  beforeEach(async () => {
    // A pending view would be counted for the next article with the same id.
    await testApp().services.views.flush()
    await restoreWorld()
    if (options.hasCache) await clearCache(testApp())
  })
  afterAll(async () => {
    await current?.services.views.stop()
    await current?.app.close()
    await current?.connection.close()
    for (const dir of current ? [current.mediaDir, current.outboxDir] : []) {
      for (const folder of [dir, savedOf(dir)]) await rm(folder, { recursive: true, force: true })
    }
    current = null
  })
}
