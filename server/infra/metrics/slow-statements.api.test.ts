import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { memoryLog } from '#test/memory-log.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { requestIds } from '../request-context.ts'
import { toLoggedStatement } from './slow-statements.ts'

const log = memoryLog()
setUpTestApp({ rateLimits: false, log })

/** Slow enough to be logged on any machine. */
const slow = (word: string) => sql`select pg_sleep(0.3)::text, ${word}::text, 'gestational'`

function asRequest<T>(id: string, run: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => requestIds.run(id, () => run().then(resolve, reject)))
}

const linesOf = (id: string) => log.lines().filter(({ request_id }) => request_id === id)

test('a slow statement is logged with its request and without its values', async () => {
  const { db } = testApp().services
  await asRequest('first', () => db.execute(slow('diabetes')))
  await asRequest('second', () => db.transaction((tx) => tx.execute(slow('diabetes'))))
  for (const id of ['first', 'second']) {
    expect(linesOf(id)).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'slow statement',
        statement: "select pg_sleep(0.3)::text, $1::text, '…'",
        ms: expect.any(Number),
      }),
    ])
  }
  await asRequest('third', () => db.execute(sql`select 1`))
  expect(linesOf('third')).toEqual([])
  expect(log.text()).not.toContain('diabetes')
  expect(log.text()).not.toContain('gestational')
})

test('a slow statement that fails is logged too', async () => {
  const { db } = testApp().services
  await expect(asRequest('failed', () => db.execute(sql`select 1 / (length(pg_sleep(0.3)::text))`))).rejects.toThrow()
  expect(linesOf('failed')).toHaveLength(1)
})

test('a statement that waited for the pool is logged with the request that waited', async () => {
  const { pool } = testApp().connection
  const db = drizzle(pool)
  const ids = Array.from({ length: pool.options.max + 5 }, (_, at) => `one of many ${at}`)
  await Promise.all(ids.map((id) => asRequest(id, () => db.execute(slow('rice')))))
  expect(ids.filter((id) => linesOf(id).length !== 1)).toEqual([])
})

test.each([
  ["select 'it''s' from x where a = $1", "select '…' from x where a = $1"],
  ['select $body$ asha $body$,\n  $2', "select '…', $2"],
  [`select ${'x, '.repeat(2000)}`, expect.stringMatching(/^select (x, )+.*…$/)],
])('a statement as it is logged', (text, expected) => {
  expect(toLoggedStatement(text)).toEqual(expected)
})
