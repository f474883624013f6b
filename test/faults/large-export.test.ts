import { readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, connectTo, newFolder, start, startDatabase } from '../start/fixtures.ts'

cleanUp()

const ROWS = 1_000_000
/** MiB more than the idle app uses: `npm start` allows V8 96 for young objects, and the rows alone are 500. */
const MEMORY = 160

const memoryOf = (pid: number, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test('a person’s data export is complete with a million log entries, in constant memory', {
  timeout: 600_000,
}, async () => {
  const database = await startDatabase(await newFolder())
  const app = await start({
    DATABASE_URL: database.url,
    DATA_DIR: await newFolder(),
    DEMO_CONTENT: 'true',
    AUTH_SECRET: 'a secret for this test that is long enough',
  })
  const client = await connectTo(database.url)
  const { token, userId } = await signInAs(app.url, 'user')
  await client.query('alter table audit_entries disable trigger user')
  await client.query(
    `insert into audit_entries (actor_id, action, target_type, target_id, created_at)
     select case when n % 2 = 0 then $1::bigint else 1000000 + n end, 'user.opened', 'user', $1::bigint,
       now() - n * interval '1 second' from generate_series(1, $2::int) as n`,
    [userId, ROWS],
  )
  await client.query('analyze audit_entries')
  await client.end()

  const pid = app.process.pid ?? 0
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid, 'VmRSS')
  const began = performance.now()
  const response = await fetch(`${app.url}/api/auth/export/`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  const archive = Buffer.from(await response.arrayBuffer())
  const peak = memoryOf(pid, 'VmHWM')
  console.log(
    `${((performance.now() - began) / 1000).toFixed(1)} s, ${(archive.length / 1e6).toFixed(1)} MB, memory ${before.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB`,
  )
  const lines: Record<string, number> = {}
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) {
    const [, name] = /^data\/(log-.+)\.csv$/.exec(entry.fileName) ?? []
    if (name) lines[name] = (await text(await zip.openReadStreamPromise(entry))).trimEnd().split('\r\n').length - 1
  }
  expect(lines['log-about-you']).toBe(ROWS / 2)
  expect(lines['log-of-your-actions']).toBeGreaterThanOrEqual(ROWS / 2)
  expect(peak - before).toBeLessThan(MEMORY)
  expect(await app.stop()).toBe(0)
})
