import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { type OpenAiServer, startOpenAiServer } from '../../test/openai-server.ts'
import { freePort, type Product, startProduct, statusOf } from '../../test/product-process.ts'

/** What may be away at the moment, by our own doing. */
export type Trouble = 'app' | 'database' | 'disk' | 'ai'

/** After the end of a fault, so long what it has done may still be felt: connections cut off, work begun before. */
const AFTERWARDS_MS = 8000
const DISK_MB = 400
/** What the AI server answers when it is asked for a summary. */
const SUMMARY = JSON.stringify({
  summary: 'Dal, roti and a seasonal fruit two hours later make a simple evening meal for a working day.',
})

/** Everything that the product stands on, each of which can be taken away. */
export interface Stage {
  folder: string
  databaseFolder: string
  /** The product's folder as it sees it, on a small disk of its own where that can be had. */
  dataDir: string
  hasDisk: boolean
  /** They hear of each other's edits a moment later. */
  hasManyWorkers: boolean
  url: string
  databaseUrl: string
  app: Product
  database: EmbeddedDatabase
  mail: MailServer
  ai: OpenAiServer
  startApp(): Promise<void>
  startDatabase(): Promise<void>
  startMail(): Promise<void>
  startAi(): Promise<void>
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>
  begin(trouble: Trouble): void
  end(trouble: Trouble): void
  /** Whether a failure since that moment can come from this. */
  wasIn(trouble: Trouble, since: number): boolean
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

/** A small disk that outlives the product: a mount in a namespace that another process keeps open. */
async function mountDisk(dataDir: string): Promise<ChildProcess | null> {
  const script = `mount -t tmpfs -o size=${DISK_MB}m tmpfs "$0" && echo mounted && exec sleep 100000`
  const holder = spawn('unshare', ['-Urm', 'sh', '-c', script, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] })
  const isMounted = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
    once(holder, 'error').then(() => false),
  ])
  return isMounted ? holder : null
}

export async function setStage(folder: string, workers: number): Promise<Stage> {
  const databaseFolder = join(folder, 'database')
  const seenDir = join(folder, 'data')
  for (const path of [databaseFolder, seenDir]) await mkdir(path, { mode: 0o700 })
  const holder = await mountDisk(seenDir)
  const port = await freePort()
  const [mail, ai, database] = [await startMailServer(), await startOpenAiServer(), await startEmbedded(databaseFolder)]
  const since = new Map<Trouble, number>()
  const until = new Map<Trouble, number>()
  const prefix = holder ? ['nsenter', '-t', String(holder.pid), '-U', '-m', '-w', '--preserve-credentials'] : []
  const variables = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'a secret for load tests that is long enough',
    DATA_DIR: seenDir,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'care@thali.example',
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'some-model',
    WORKERS: String(workers),
  }
  const product = () => startProduct(variables, { port, prefix })
  const portOf = (url: string) => Number(new URL(url).port)

  const stage: Stage = {
    folder,
    databaseFolder,
    dataDir: holder ? join('/proc', String(holder.pid), 'root', seenDir) : seenDir,
    hasDisk: holder !== null,
    hasManyWorkers: workers > 1,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    app: await product(),
    database,
    mail,
    ai,
    async startApp() {
      stage.app = await product()
    },
    async startDatabase() {
      stage.database = await startEmbedded(databaseFolder)
    },
    async startMail() {
      stage.mail = await startMailServer(() => null, portOf(mail.url))
    },
    async startAi() {
      stage.ai = await startOpenAiServer(portOf(ai.baseUrl))
      stage.ai.answer({ text: SUMMARY })
    },
    async query(sql) {
      const client = new pg.Client({ connectionString: database.url })
      client.on('error', () => {})
      await client.connect()
      return (await client.query(sql).finally(() => client.end())).rows
    },
    begin(trouble) {
      since.set(trouble, performance.now())
      until.set(trouble, Number.POSITIVE_INFINITY)
    },
    end(trouble) {
      until.set(trouble, performance.now() + AFTERWARDS_MS)
    },
    wasIn: (trouble, moment) => (until.get(trouble) ?? 0) > moment && (since.get(trouble) ?? 0) < performance.now(),
    isReady: async () => (await statusOf(`${stage.url}/readyz`)) === 200,
    async stop() {
      await stage.app.stop()
      await Promise.allSettled([stage.mail.close(), stage.ai.close(), stage.database.stop()])
      holder?.kill()
    },
  }
  stage.ai.answer({ text: SUMMARY })
  return stage
}
