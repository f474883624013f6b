import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { createBuiltInWriter } from '#server/ai/built-in-writer.ts'
import type { ModelServer } from '#server/ai/model/ask-model.ts'
import { createModelWriter } from '#server/ai/model/model-writer.ts'
import { buildApp } from '#server/app.ts'
import { createViewCounter } from '#server/blogs/views.service.ts'
import type { Services } from '#server/context.ts'
import { type Connection, connect } from '#server/db/connect.ts'
import type { AiWriter } from '#server/infra/ai-writer.ts'
import { createFileStore } from '#server/infra/files/file-store.ts'
import { createNotices } from '#server/infra/notices.ts'
import { createRateLimits } from '#server/infra/rate-limits.ts'
import { createTokens } from '#server/infra/tokens.ts'
import { cloneTemplate } from './database-template.ts'

export const SITE_URL = 'http://thali.test'
export const TOKEN_SECRET = 'a secret for tests that is long enough'

export interface TestApp {
  app: FastifyInstance
  services: Services
  connection: Connection
  /** The folder of its files. */
  mediaDir: string
}

let current: TestApp | null = null

/** The running test app; only inside a file that called `setUpTestApp`. */
export function testApp(): TestApp {
  if (!current) throw new Error('call setUpTestApp() at the top of the test file')
  return current
}

interface TestOptions {
  rateLimits: boolean
  /** Where files are kept; a new folder unless told. */
  storageUrl?: () => Promise<string>
  /** The AI server that writes, and how long it may take; the built-in engine unless told. */
  ai?: () => Promise<{ server: ModelServer; limitMs: number }>
}

async function writerOf({ ai }: TestOptions): Promise<AiWriter> {
  if (!ai) return createBuiltInWriter()
  const { server, limitMs } = await ai()
  return createModelWriter(server, limitMs)
}

async function start(options: TestOptions): Promise<TestApp> {
  const url = await cloneTemplate(inject('databaseUrl'), `thali_worker_${process.env.VITEST_POOL_ID}`)
  const connection = connect(url, () => {})
  const mediaDir = await mkdtemp(join(tmpdir(), 'thali-media-'))
  const services: Services = {
    db: connection.db,
    tokens: createTokens(TOKEN_SECRET),
    limits: createRateLimits(connection.pool, options.rateLimits),
    files: await createFileStore({
      dir: mediaDir,
      ...(options.storageUrl ? { storageUrl: await options.storageUrl() } : {}),
    }),
    views: createViewCounter(
      connection.db,
      TOKEN_SECRET,
      async () => {},
      () => {},
    ),
    notices: createNotices(async () => {}),
    ai: await writerOf(options),
    siteUrl: SITE_URL,
    allowsDemoSignIn: true,
  }
  const app = await buildApp({
    services,
    lifecycle: { phase: 'ready' },
    logger: pino({ level: 'silent' }),
    trustProxy: false,
    publish: async () => {},
  })
  await app.ready()
  return { app, services, connection, mediaDir }
}

async function emptyTables({ connection }: TestApp): Promise<void> {
  const { rows } = await connection.pool.query<{ names: string | null }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )
  // Jobs too: a mail of the next test has the number of one before it.
  await connection.db.execute(sql.raw(`truncate ${rows[0]?.names}, pgboss.job restart identity cascade`))
}

/** The real app in process on the real PostgreSQL, with empty tables before each test of the file. */
export function setUpTestApp(options: TestOptions = { rateLimits: false }): void {
  beforeAll(async () => {
    current = await start(options)
  })
  beforeEach(async () => {
    await emptyTables(testApp())
  })
  afterAll(async () => {
    await current?.services.views.stop()
    await current?.app.close()
    await current?.connection.close()
    if (current) await rm(current.mediaDir, { recursive: true, force: true })
    current = null
  })
}
