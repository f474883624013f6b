import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { keepLists } from '#server/db/list-keeper.ts'
import { type Product, startProduct } from '../test/e2e/running-product.ts'
import { signInAs } from '../test/start/api-of.ts'
import { articleReads } from './growth/article-reads.ts'
import { growArticleLists } from './growth/articles-data.ts'
import { growDirectory } from './growth/directory-data.ts'
import { directoryReads } from './growth/directory-reads.ts'
import { type ExportFigures, growExports, measureExports } from './growth/exports.ts'
import type { GrowthRead } from './growth/reads.ts'
import { type GrowthFigures, printExports, printGrowth } from './growth/report.ts'
import { requestReads } from './growth/request-reads.ts'
import { growRequests } from './growth/requests-data.ts'
import { measureWriters } from './growth/writers.ts'
import { printPlans } from './plan-table.ts'
import { planOf } from './plans.ts'
import { number } from './table.ts'
import { timed, timingOf } from './timed.ts'

const VARIABLES = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'a secret for load tests that is long enough',
}
const REQUESTS = 100

interface GrowthBench {
  sizes: string
  /** @returns seconds it took */
  grow: (app: Product, client: pg.Client, from: number, to: number) => Promise<number>
  reads: (siteUrl: string) => Promise<GrowthRead[]>
}

const BENCHES: Record<string, GrowthBench> = {
  articles: {
    sizes: '2000,100000,1000000',
    async grow(app, client, from, to) {
      return growArticleLists(client, (await signInAs(app.url, 'dietitian')).userId, from, to)
    },
    reads: articleReads,
  },
  directory: {
    sizes: '2000,20000,100000',
    grow: (_app, client, from, to) => growDirectory(client, from, to),
    reads: directoryReads,
  },
  requests: {
    sizes: '2000,100000,1000000',
    async grow(app, client, from, to) {
      const [busy, own] = [await signInAs(app.url, 'dietitian'), await signInAs(app.url, 'user')]
      return growRequests(client, { busy: busy.userId, client: own.userId }, from, to)
    },
    reads: requestReads,
  },
}

/** What a load has left to be counted, which the app itself does within ten seconds of each change. */
async function countLists(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  while ((await pool.query('select from list_changes limit 1')).rows.length > 0) await keepLists(pool)
  await pool.query('vacuum analyze')
  await pool.end()
}

async function measure(app: Product, databaseUrl: string, reads: GrowthRead[]): Promise<GrowthFigures['reads']> {
  const figures: GrowthFigures['reads'] = []
  for (const { name, read, run } of reads) {
    const timing = timingOf(await timed(app.url, [read], REQUESTS))
    figures.push({ name, timing, plan: await planOf(databaseUrl, run) })
  }
  return figures
}

type Steps = (app: Product, client: pg.Client, databaseUrl: string) => Promise<void>

/** The product on a database of its own. */
async function onProduct(dataDir: string, steps: Steps): Promise<void> {
  const database = await startEmbedded(dataDir)
  const client = new pg.Client({ connectionString: database.url })
  try {
    const app = await startProduct({ ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url })
    await client.connect()
    await steps(app, client, database.url).finally(app.stop)
    console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`)
  } finally {
    await client.end()
    await database.stop()
  }
}

/** Reads of the running app at each of these sizes of its database, which grows from one to the next. */
function growthSteps({ grow, reads }: GrowthBench, sizes: readonly number[]): Steps {
  return async (app, client, databaseUrl) => {
    const measured: GrowthFigures[] = []
    let rows = 0
    for (const size of sizes) {
      const growSeconds = await grow(app, client, rows, size)
      rows = size
      await countLists(databaseUrl)
      const figures = { rows, growSeconds, reads: await measure(app, databaseUrl, await reads(app.url)) }
      measured.push(figures)
      printPlans({ ...figures, filled: `${number(figures.rows)} rows` })
    }
    printGrowth(measured)
  }
}

function exportSteps(sizes: readonly number[]): Steps {
  return async (app, client) => {
    const measured: { rows: number; exports: ExportFigures[] }[] = []
    let rows = 0
    for (const size of sizes) {
      await growExports(app, client, rows, size)
      rows = size
      measured.push({ rows, exports: await measureExports(app) })
    }
    printExports(measured)
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sizes: { type: 'string' } } })
const names = [...Object.keys(BENCHES), 'exports', 'writers']
const unknown = positionals.find((name) => !names.includes(name))
if (unknown) throw new Error(`no bench is called ${unknown}: choose ${names.join(' or ')}`)
execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
for (const name of positionals.length > 0 ? positionals : names) {
  const bench = BENCHES[name]
  const sizes = (values.sizes ?? bench?.sizes ?? '10000,1000000').split(',').map(Number)
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'))
  try {
    if (bench) await onProduct(dataDir, growthSteps(bench, sizes))
    else if (name === 'exports') await onProduct(dataDir, exportSteps(sizes))
    else await onProduct(dataDir, (_app, client, databaseUrl) => measureWriters(client, databaseUrl))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
