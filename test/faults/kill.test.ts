// No write that was confirmed may be lost, however the app ends.
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, connectTo, newInstallation, start, urlOfDatabaseIn } from '../start/fixtures.ts'
import { someDietitian } from './people.ts'

cleanUp()

const SUBMISSIONS = 500

/** Number of copies of each message sent here, and the mails about them; the demo content has none. */
async function readState(databaseUrl: string) {
  const client = await connectTo(databaseUrl)
  const requests = await client.query<{ message: string; copies: number }>(
    `select message, count(*)::int as copies from consultation_requests where message like 'Kill test %' group by 1`,
  )
  const mails = await client.query<{ number: number; orphans: number }>(
    `select count(*)::int as number,
       count(*) filter (where status = 'queued' and not exists (
         select from pgboss.job j where j.name = 'mail' and j.singleton_key = mails.id::text
       ))::int as orphans
     from mails where template = 'new-request'`,
  )
  await client.end()
  return { copies: new Map(requests.rows.map((row) => [row.message, row.copies])), mails: mails.rows[0] }
}

test('kill -9 during 500 submissions: each one answered 201 is stored once, with its mail', async () => {
  const dataDir = await newInstallation({ demo: true })
  const app = await start({ DATA_DIR: dataDir })
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const answered: string[] = []
  const outcomes = Promise.allSettled(
    Array.from({ length: SUBMISSIONS }, async (_, index) => {
      const message = `Kill test ${index}: what may I eat at night?`
      await api.consultations.create({ to_dietitian: dietitian, message })
      answered.push(message)
    }),
  )
  // On a busy machine, requests that would wait too long for a connection get 503.
  const isFinal = outcomes.then(() => true)
  while (answered.length < SUBMISSIONS / 4 && !(await Promise.race([isFinal, delay(1)])));
  app.process.kill('SIGKILL')
  await once(app.process, 'exit')
  await outcomes
  expect(answered.length).toBeLessThan(SUBMISSIONS)

  const again = await start({ DATA_DIR: dataDir })
  const { copies, mails } = await readState(urlOfDatabaseIn(dataDir))
  expect(answered.filter((message) => copies.get(message) !== 1)).toEqual([])
  expect([...copies.values()].every((count) => count === 1)).toBe(true)
  // A request without a response may be stored too, but only with its mail.
  expect(mails).toEqual({ number: copies.size, orphans: 0 })
  const { api: admin } = await signInAs(again.url, 'admin')
  expect((await admin.consultations.list({ search: 'Kill test' })).count).toBe(copies.size)
})
