// Tests the pool against a real server: hanging statements and lost connections.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneTemplate } from '#test/database-template.ts'
import { isDatabaseUnavailable } from '../http/error-handler.ts'
import { type Connection, connect } from './connect.ts'

const POOL_SIZE = 20

let connection: Connection
let other: pg.Client

beforeAll(async () => {
  // A database of its own, because the test ends its connections.
  const url = await cloneTemplate(inject('databaseUrl'), `thali_pool_${process.env.VITEST_POOL_ID}`)
  connection = connect(url, () => {}, { statementMs: 300 })
  other = new pg.Client({ connectionString: url })
  await other.connect()
})

afterAll(async () => {
  await connection.close()
  await other.end()
})

async function describeFailure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

/** Uses every connection of the pool at once, so that a leaked one is noticed. */
async function useWholePool(): Promise<unknown[]> {
  const selectOne = () =>
    connection.db.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one)
  return Promise.all(Array.from({ length: POOL_SIZE }, selectOne))
}

/** A connection that was cut may be noticed only on its next use. */
async function expectWholePool(): Promise<void> {
  await expect.poll(useWholePool).toEqual(Array(POOL_SIZE).fill(1))
}

/** Ends every connection of the pool on the server. */
async function cutAll(): Promise<void> {
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

test('a statement over its time limit is cancelled by the server, and its connection stays usable', async () => {
  const failure = await describeFailure(connection.db.execute(sql`select pg_sleep(60)`))
  expect(isDatabaseUnavailable(failure)).toBe(true)
  await expectWholePool()
})

test('a statement that the server does not cancel loses its connection and frees its slot in the pool', async () => {
  for (let round = 0; round < 2; round += 1) {
    const hanging = Array.from({ length: POOL_SIZE }, () =>
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`select pg_sleep(60)`)
      }),
    )
    const failures = await Promise.all(hanging.map(describeFailure))
    expect(failures.filter((failure) => !isDatabaseUnavailable(failure))).toEqual([])
  }
  await expectWholePool()
})

test('connections that end between two statements of a transaction fail it, and nothing else', async () => {
  const between = Promise.withResolvers<void>()
  const transactions = Array.from({ length: POOL_SIZE }, () => {
    const started = Promise.withResolvers<void>()
    const done = connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      started.resolve()
      await between.promise
      await tx.execute(sql`select 2`)
    })
    return { started: started.promise, failure: describeFailure(done) }
  })
  await Promise.all(transactions.map(({ started }) => started))
  await cutAll()
  between.resolve()
  const failures = await Promise.all(transactions.map(({ failure }) => failure))
  expect(failures.filter((failure) => !isDatabaseUnavailable(failure))).toEqual([])
  await expectWholePool()
})

test('connections that end while a transaction begins free their slots in the pool', async () => {
  await expectWholePool()
  const transactions = Array.from({ length: POOL_SIZE }, () =>
    describeFailure(connection.db.transaction((tx) => tx.execute(sql`select 1`))),
  )
  await cutAll()
  await Promise.all(transactions)
  await expectWholePool()
})

test('a statement that finds no free connection fails', async () => {
  const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => connection.pool.connect()))
  expect(isDatabaseUnavailable(await describeFailure(connection.db.execute(sql`select 1`)))).toBe(true)
  expect(await connection.isReachable()).toBe(true)
  for (const client of clients) client.release()
  await expectWholePool()
})

test('a port on which nothing listens counts as unreachable', async () => {
  const nobody = connect('postgresql://thali@127.0.0.1:1/thali', () => {})
  expect(await nobody.isReachable()).toBe(false)
  expect(isDatabaseUnavailable(await describeFailure(nobody.db.execute(sql`select 1`)))).toBe(true)
  await nobody.close()
})
