import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, connectTo, newFolder, start, startDatabase } from '../start/fixtures.ts'
import { someDietitian } from './people.ts'

cleanUp()

test('a stop does not wait longer than 10 s for a request that never ends', async () => {
  const database = await startDatabase(await newFolder())
  const app = await start({ DATA_DIR: await newFolder(), DATABASE_URL: database.url, DEMO_CONTENT: 'true' })
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const lock = await connectTo(database.url)
  await lock.query('begin; lock table consultation_requests in access exclusive mode')
  const submission = api.consultations
    .create({ to_dietitian: dietitian, message: 'Waits for a lock that is never released.' })
    .catch((error) => error)
  await delay(300)
  const began = performance.now()
  expect(await app.stop('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeGreaterThan(8000)
  expect(performance.now() - began).toBeLessThan(12_000)
  // The request was aborted without a response, and nothing was stored.
  expect(await submission).toBeInstanceOf(Error)
  await lock.query('commit')
  const { rows } = await lock.query(
    `select count(*)::int as stored from consultation_requests where message = 'Waits for a lock that is never released.'`,
  )
  expect(rows).toEqual([{ stored: 0 }])
  await lock.end()
})
