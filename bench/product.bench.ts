import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { withDatabase } from '../test/database-template.ts'
import { startProduct } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { type Comparison, compare, createGenerator } from './load/rounds.ts'
import { startBareServer } from './processes.ts'
import { type NamedLoad, prepareLoads } from './product/loads.ts'
import { type MemoryUse, measureMemory } from './start.bench.ts'

export interface Compared {
  load: NamedLoad
  connections: number
  comparison: Comparison
}

export interface ProductChoice {
  /** Only loads whose names contain this; undefined for all. */
  only: string | undefined
  connections: number[]
  rounds: number
  /** True to load every cached page, not only the most visited ones. */
  everyPage: boolean
}

/** After this long without a request, a process has released the memory that only the load needed. */
export const REST_MS = 15_000

async function read(siteUrl: string, { path, method = 'GET', headers = {}, bodies, status }: NamedLoad) {
  const [body = null] = bodies ?? []
  const response = await fetch(`${siteUrl}${path}`, { method, headers, body })
  const text = await response.text()
  if (response.status !== status) throw new Error(`${siteUrl}${path}: ${response.status} ${text.slice(0, 300)}`)
  return text
}

const without = (text: string, fields: string[]) =>
  Object.fromEntries(Object.entries(JSON.parse(text)).filter(([name]) => !fields.includes(name)))

/** Fails unless both servers answer the same, except for `ownFields`. */
async function expectSameAnswer(oursUrl: string, bareUrl: string, load: NamedLoad): Promise<void> {
  const [ours, bare] = await Promise.all([read(oursUrl, load), read(bareUrl, load)])
  const isSame = ours.startsWith('{')
    ? isDeepStrictEqual(without(ours, load.ownFields ?? []), without(bare, load.ownFields ?? []))
    : ours === bare
  if (!isSame)
    throw new Error(`${load.name}: the answers differ\nours ${ours.slice(0, 2000)}\nbare ${bare.slice(0, 2000)}`)
}

/** Signs in a client, then copies the database, so that the app's mail worker finds none of the bare server's mails. */
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

/** Compares the product with a bare server, load by load. */
export async function compareWithBare(
  variables: Record<string, string>,
  dataDir: string,
  { only, connections, rounds, everyPage }: ProductChoice,
  onCompared: (compared: Compared) => void,
): Promise<{ atEnd: MemoryUse; rested: MemoryUse }> {
  const database = await startEmbedded(dataDir)
  const ownVariables = { ...variables, DATABASE_URL: database.url }
  const { token, bareDatabaseUrl } = await signInAndCopy(database.url, ownVariables)
  const app = await startProduct(ownVariables)
  const { loads, work } = await prepareLoads({
    siteUrl: app.url,
    everyPage,
    databaseUrl: database.url,
    bareDatabaseUrl,
    token,
    secret: variables.AUTH_SECRET ?? '',
  })
  const chosen = loads.filter(({ name }) => name.includes(only ?? ''))
  if (chosen.length === 0) throw new Error(`no load is called ${only}: ${loads.map(({ name }) => name).join(', ')}`)
  const bare = await startBareServer(work)
  const generator = createGenerator()
  try {
    for (const load of chosen) await expectSameAnswer(app.url, bare.url, load)
    for (const load of chosen) {
      for (const count of connections) {
        const comparison = await compare(generator, { ours: app, bare }, load, { connections: count, rounds })
        onCompared({ load, connections: count, comparison })
      }
    }
    const atEnd = measureMemory(app.process, dataDir)
    await delay(REST_MS)
    return { atEnd, rested: measureMemory(app.process, dataDir) }
  } finally {
    generator.stop()
    bare.process.kill()
    await app.stop()
    await database.stop()
  }
}
