import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { withDatabase } from '../test/database-template.ts'
import { startProduct } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { type Comparison, compare, createGenerator } from './load/rounds.ts'
import { startBareServer } from './processes.ts'
import { type NamedLoad, prepareLoads } from './product/loads.ts'
import { expectSameAnswer } from './product/same-answers.ts'
import { type MemoryUse, measureMemory } from './start.bench.ts'

export interface Compared {
  load: NamedLoad
  connections: number
  comparison: Comparison
}

export interface ProductChoice {
  /** The loads whose names hold this; all without. */
  only: string | undefined
  connections: number[]
  rounds: number
  /** Every cached page, not the most visited ones alone. */
  everyPage: boolean
}

/** After so long without a request a process has given back what only the load needed. */
export const REST_MS = 15_000

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

/** The product beside a bare server, load by load. */
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
