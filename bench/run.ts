import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/db/embedded.ts'
import { type Product, startProduct } from '../test/product-process.ts'
import { measureAdmin } from './admin.bench.ts'
import { printArticleTimes } from './articles/report.ts'
import { measureArticles, type SizeMetrics } from './articles.bench.ts'
import { measureClaims } from './claims.bench.ts'
import { measureCold } from './cold.bench.ts'
import { measureConsole } from './console.bench.ts'
import { measureFelt } from './felt.bench.ts'
import { printPlans } from './plan-table.ts'
import { readBaseline, writeBaseline } from './product/baseline.ts'
import { type ProductChoice as Choice, type Compared, compareWithBare, REST_MS } from './product.bench.ts'
import { comparisonTable, printMachine, printMemory, printStarts } from './report.ts'
import { measureStarts } from './start.bench.ts'
import { number } from './table.ts'

const VARIABLES = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'a secret for load tests that is long enough',
}

/** Of the app's process under load, so that it runs on small machines. */
const MEMORY_GOAL_MIB = 350

const BENCHES = ['start', 'product', 'cold', 'felt', 'articles', 'console', 'admin', 'claims']

async function benchStart(dataDir: string): Promise<void> {
  const starts = await measureStarts({ ...VARIABLES, DATA_DIR: dataDir }, dataDir)
  printStarts(starts)
  printMemory([['after the start', starts.memory, null]])
}

async function benchProduct(dataDir: string, choice: ProductChoice): Promise<void> {
  const variables = { ...VARIABLES, DATA_DIR: dataDir }
  const table = comparisonTable(await readBaseline())
  const compared: Compared[] = []
  const { atEnd, rested } = await compareWithBare(variables, dataDir, choice, (one) => {
    compared.push(one)
    table.add(one)
  })
  printMemory([
    ['as the load ends', atEnd, MEMORY_GOAL_MIB],
    [`${REST_MS / 1000} s after the load`, rested, null],
  ])
  if (choice.retains) await writeBaseline(compared)
}

async function benchArticles(dataDir: string, sizes: number[]): Promise<void> {
  const database = await startEmbedded(dataDir)
  try {
    const app = await startProduct({ ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url })
    const measured: SizeMetrics[] = []
    try {
      await measureArticles(app, database.url, sizes, (metrics) => {
        measured.push(metrics)
        printPlans({ ...metrics, filled: `${number(metrics.articles)} articles` })
      })
    } finally {
      await app.stop()
    }
    printArticleTimes(measured)
  } finally {
    await database.stop()
  }
}

/** For those that fill a database of their own and measure the product on it. */
async function benchPages(
  dataDir: string,
  measure: (app: Product, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const database = await startEmbedded(dataDir)
  try {
    const app = await startProduct({ ...VARIABLES, DATA_DIR: dataDir, DATABASE_URL: database.url })
    await measure(app, database.url).finally(app.stop)
  } finally {
    await database.stop()
  }
}

interface ProductChoice extends Choice {
  /** Stores the results, for later runs to compare with. */
  retains: boolean
}

interface Arguments {
  benches: string[]
  sizes: number[]
  choice: ProductChoice
}

/** Whole numbers that grow. */
function readNumbers(name: string, text: string): number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.some((number, index) => !Number.isInteger(number) || number <= (numbers[index - 1] ?? 0))) {
    throw new Error(`--${name}: whole numbers that grow, such as 2000,100000, not ${text}`)
  }
  return numbers
}

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: process.env.BENCH_SIZES ?? '2000,100000,1000000' },
      only: { type: 'string' },
      connections: { type: 'string', default: '1,32,256' },
      rounds: { type: 'string', default: '5' },
      'save-baseline': { type: 'boolean', default: false },
      'every-page': { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.find((name) => !BENCHES.includes(name))
  if (unknown) throw new Error(`no bench is called ${unknown}: choose ${BENCHES.join(' or ')}`)
  const [rounds = 0] = readNumbers('rounds', values.rounds)
  const choice = {
    only: values.only,
    connections: readNumbers('connections', values.connections),
    rounds,
    everyPage: values['every-page'],
    retains: values['save-baseline'],
  }
  return {
    benches: positionals.length > 0 ? positionals : BENCHES,
    sizes: readNumbers('sizes', values.sizes),
    choice,
  }
}

async function inTemporaryFolder(run: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'))
  try {
    await run(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const { benches, sizes, choice } = readArguments()
execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
printMachine()
if (benches.includes('start')) await inTemporaryFolder(benchStart)
if (benches.includes('product')) await inTemporaryFolder((dataDir) => benchProduct(dataDir, choice))
if (benches.includes('cold'))
  await inTemporaryFolder((dataDir) => measureCold({ ...VARIABLES, DATA_DIR: dataDir }, dataDir))
if (benches.includes('felt')) await inTemporaryFolder((dataDir) => benchPages(dataDir, measureFelt))
if (benches.includes('articles')) await inTemporaryFolder((dataDir) => benchArticles(dataDir, sizes))
if (benches.includes('console')) await inTemporaryFolder((dataDir) => benchPages(dataDir, measureConsole))
if (benches.includes('admin')) await inTemporaryFolder((dataDir) => benchPages(dataDir, measureAdmin))
if (benches.includes('claims')) await measureClaims()
