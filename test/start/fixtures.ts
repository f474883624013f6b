import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, inject } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { isRunning, serverPid } from '../faults/embedded-process.ts'
import { type Product, type StartOptions, startProduct } from '../product-process.ts'

let folders: string[] = []
let products: Product[] = []
let databases: EmbeddedDatabase[] = []

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-start-'))
  folders.push(folder)
  return folder
}

/** Data directory of a site that has run and was stopped: starting it takes a quarter of a first start's time. */
export async function newInstallation({ demo = false } = {}): Promise<string> {
  const folder = await newFolder()
  // Unlike Node.js, the command skips the empty parts of a database's files, which are most of them.
  await promisify(execFile)('cp', ['-R', `${join(inject('installations'), demo ? 'demo' : 'empty')}/.`, folder])
  return folder
}

/** Starts the built product, without demo content by default; it ends with the test. */
export async function start(variables: Record<string, string>, options: StartOptions = {}): Promise<Product> {
  const product = await startProduct({ DEMO_CONTENT: 'false', RATE_LIMITS: 'off', ...variables }, options)
  products.push(product)
  return product
}

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Collects what a process prints until it ends. */
export async function waitForEnd(child: ChildProcess): Promise<Ended> {
  const output = { out: '', err: '' }
  child.stdout?.on('data', (text) => (output.out += text))
  child.stderr?.on('data', (text) => (output.err += text))
  const [code] = await once(child, 'close')
  return { code, ...output }
}

/** Starts the built product and expects it to end by itself. */
export async function startAndFail(variables: Record<string, string>): Promise<Ended> {
  const product = await start(variables, { isAwaited: false })
  return waitForEnd(product.process)
}

/** Starts a PostgreSQL server for the test. */
export async function startDatabase(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder)
  databases.push(database)
  return database
}

/** URL of the embedded database of an app's data directory. */
export function urlOfDatabaseIn(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  return `postgresql://thali:${password}@/thali?host=${encodeURIComponent(join(dataDir, 'postgres/socket'))}`
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function endDatabaseIn(folder: string): Promise<void> {
  const pid = await Promise.resolve(folder)
    .then(serverPid)
    .catch(() => 0)
  if (!pid || !isRunning(pid)) return
  process.kill(pid, 'SIGQUIT')
  while (isRunning(pid)) await delay(20)
}

/**
 * Call at the top of a test file: ends processes and removes folders of its tests, even after a failure.
 * @param hook `afterAll` if the tests run concurrently
 */
export function cleanUp(hook: (end: () => Promise<void>) => void = afterEach): void {
  hook(async () => {
    await Promise.all(products.map((product) => product.stop('SIGKILL')))
    await Promise.all(databases.map((database) => database.stop()))
    await Promise.all(folders.map(endDatabaseIn))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    folders = []
    products = []
    databases = []
  })
  // Hooks run in reverse order, so this one runs before the products end.
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const product of products) console.error(`${product.url} printed:\n${product.output()}`)
  })
}
