import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { withDatabase } from '../test/database-template.ts'
import { startProduct } from '../test/e2e/running-product.ts'
import { apiOf, signInAs } from '../test/start/api-of.ts'
import { printArticlePlans, printArticleTimes } from './articles/report.ts'
import { measureArticles, type SizeFigures } from './articles.bench.ts'
import { measureConsole } from './console.bench.ts'
import { directoryLoad, directorySql, expectSameDirectory } from './directory.bench.ts'
import { keptPage, keptPageLoad } from './kept-page.bench.ts'
import { startBareServer } from './processes.ts'
import { type Compared, printComparisons, printMachine, printMemory, printStarts } from './report.ts'
import { compare } from './rounds.ts'
import { type MemoryFigures, measureStarts, memoryFigures } from './start.bench.ts'
import { submissionLoad, submissionSql } from './submission.bench.ts'

const VARIABLES = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'a secret for load tests that is long enough',
}

const BENCHES = ['product', 'articles', 'console']

/** A copy for the bare server, so that the app's mail worker finds none of its mails; the client is signed in in both. */
async function signInAndCopy(databaseUrl: string, variables: Record<string, string>) {
  const app = await startProduct(variables)
  const { token } = await signInAs(app.url, 'user')
  await app.stop()
  const admin = new pg.Client({ connectionString: withDatabase(databaseUrl, 'postgres') })
  await admin.connect()
  await admin.query('create database bare template thali')
  await admin.end()
  return { token, bareDatabaseUrl: withDatabase(databaseUrl, 'bare') }
}

/** Resolves when the app has sent all its mails: what one round left must not slow the next one down. */
async function untilMailsAreSent(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const queued = async () => (await client.query(`select from mails where status = 'queued' limit 1`)).rowCount
  while (await queued()) await delay(200)
  await client.end()
}

async function compareServers(dataDir: string): Promise<{ compared: Compared[]; memory: MemoryFigures }> {
  const database = await startEmbedded(dataDir)
  const variables = { ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url }
  const { token, bareDatabaseUrl } = await signInAndCopy(database.url, variables)
  const app = await startProduct(variables)
  const [dietitian] = (await apiOf(app.url).dietitians.list({ is_available: 'true' })).results
  if (!dietitian) throw new Error('the directory is empty')
  const bare = await startBareServer({
    databaseUrl: bareDatabaseUrl,
    page: await keptPage(app.url),
    directory: await directorySql(bareDatabaseUrl),
    submission: await submissionSql(bareDatabaseUrl, token, dietitian.id),
  })
  try {
    await expectSameDirectory(app.url, bare.url)
    const settle = () => untilMailsAreSent(database.url)
    const compared = [
      { name: 'page /dietitians, kept', goal: 0.6, comparison: await compare(app, bare, keptPageLoad) },
      { name: 'JSON of the directory', goal: 0.4, comparison: await compare(app, bare, directoryLoad) },
      {
        name: 'request submission',
        goal: 0.4,
        comparison: await compare(app, bare, submissionLoad(token, dietitian.id), settle),
      },
    ]
    return { compared, memory: memoryFigures(app.process, dataDir) }
  } finally {
    bare.process.kill()
    await app.stop()
    await database.stop()
  }
}

async function benchProduct(dataDir: string): Promise<void> {
  const starts = await measureStarts({ ...VARIABLES, DATA_DIR: dataDir }, dataDir)
  printStarts(starts)
  const { compared, memory } = await compareServers(dataDir)
  printComparisons(compared)
  printMemory([
    ['after the start', starts.memory],
    ['after the load', memory],
  ])
}

async function benchArticles(dataDir: string, sizes: number[]): Promise<void> {
  const database = await startEmbedded(dataDir)
  try {
    const app = await startProduct({ ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url })
    const measured: SizeFigures[] = []
    try {
      await measureArticles(app, database.url, sizes, (figures) => {
        measured.push(figures)
        printArticlePlans(figures)
      })
    } finally {
      await app.stop()
    }
    printArticleTimes(measured)
  } finally {
    await database.stop()
  }
}

async function benchConsole(dataDir: string): Promise<void> {
  const database = await startEmbedded(dataDir)
  try {
    const app = await startProduct({ ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url })
    await measureConsole(app, database.url).finally(app.stop)
  } finally {
    await database.stop()
  }
}

function readArguments(): { benches: string[]; sizes: number[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: process.env.BENCH_SIZES ?? '2000,100000,1000000' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  if (sizes.some((size, index) => !Number.isInteger(size) || size <= (sizes[index - 1] ?? 0))) {
    throw new Error(`--sizes: whole numbers that grow, such as 2000,100000, not ${values.sizes}`)
  }
  const unknown = positionals.find((name) => !BENCHES.includes(name))
  if (unknown) throw new Error(`no bench is called ${unknown}: choose ${BENCHES.join(' or ')}`)
  return { benches: positionals.length > 0 ? positionals : BENCHES, sizes }
}

async function inFolderOfItsOwn(run: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'))
  try {
    await run(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const { benches, sizes } = readArguments()
execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
printMachine()
if (benches.includes('product')) await inFolderOfItsOwn(benchProduct)
if (benches.includes('articles')) await inFolderOfItsOwn((dataDir) => benchArticles(dataDir, sizes))
if (benches.includes('console')) await inFolderOfItsOwn(benchConsole)
