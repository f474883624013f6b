import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/db/embedded.ts'
import { type Product, startProduct } from '../test/product-process.ts'
import { printArticleTimes } from './articles/report.ts'
import { measureArticles, type SizeMetrics } from './articles.bench.ts'
import { measureClaims } from './claims.bench.ts'
import { measureCold } from './cold.bench.ts'
import { measureFelt } from './felt.bench.ts'
import { measureFoods } from './foods.bench.ts'
import { measureAdmin, measureConsole } from './lists.bench.ts'
import { printPlans } from './plans.ts'
import { compareWithBare, type ProductChoice, REST_MS } from './product.bench.ts'
import { comparisonTable, printMachine, printMemory, printStarts } from './report.ts'
import { measureStarts } from './start.bench.ts'
import { number } from './table.ts'

const VARIABLES = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'a secret for load tests that is long enough',
}

/** Goal for the memory of the app's process under load, so that it runs on small machines. */
const MEMORY_GOAL_MIB = 350

async function benchStart(dataDir: string): Promise<void> {
  const starts = await measureStarts({ ...VARIABLES, DATA_DIR: dataDir }, dataDir)
  printStarts(starts)
  printMemory([['after the start', starts.memory, null]])
}

async function benchProduct(dataDir: string, choice: ProductChoice): Promise<void> {
  const { add } = comparisonTable()
  const { atEnd, rested } = await compareWithBare({ ...VARIABLES, DATA_DIR: dataDir }, dataDir, choice, add)
  printMemory([
    ['as the load ends', atEnd, MEMORY_GOAL_MIB],
    [`${REST_MS / 1000} s after the load`, rested, null],
  ])
}

/** Runs a bench that creates its own database and measures the product on it. */
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

async function benchArticles(dataDir: string, sizes: number[]): Promise<void> {
  const measured: SizeMetrics[] = []
  await benchPages(dataDir, (app, databaseUrl) =>
    measureArticles(app, databaseUrl, sizes, (metrics) => {
      measured.push(metrics)
      printPlans({ ...metrics, filled: `${number(metrics.articles)} articles` })
    }),
  )
  printArticleTimes(measured)
}

interface Arguments {
  benches: string[]
  sizes: number[]
  choice: ProductChoice
}

/** Parses increasing whole numbers. */
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
      'every-page': { type: 'boolean', default: false },
    },
  })
  const names = Object.keys(BENCHES)
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown) throw new Error(`no bench is called ${unknown}: choose ${names.join(' or ')}`)
  const [rounds = 0] = readNumbers('rounds', values.rounds)
  const choice = {
    only: values.only,
    connections: readNumbers('connections', values.connections),
    rounds,
    everyPage: values['every-page'],
  }
  return { benches: positionals.length > 0 ? positionals : names, sizes: readNumbers('sizes', values.sizes), choice }
}

async function inTemporaryFolder(run: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thali-bench-'))
  try {
    await run(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const BENCHES: Record<string, (dataDir: string, options: Arguments) => Promise<void>> = {
  start: benchStart,
  product: (dataDir, { choice }) => benchProduct(dataDir, choice),
  cold: (dataDir) => measureCold({ ...VARIABLES, DATA_DIR: dataDir }, dataDir),
  felt: (dataDir) => benchPages(dataDir, measureFelt),
  articles: (dataDir, { sizes }) => benchArticles(dataDir, sizes),
  console: (dataDir) => benchPages(dataDir, measureConsole),
  admin: (dataDir) => benchPages(dataDir, measureAdmin),
  foods: (dataDir) => benchPages(dataDir, measureFoods),
  claims: measureClaims,
}

const options = readArguments()
execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
printMachine()
for (const [name, bench] of Object.entries(BENCHES)) {
  if (options.benches.includes(name)) await inTemporaryFolder((dataDir) => bench(dataDir, options))
}
