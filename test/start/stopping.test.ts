import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, serverPid } from '../faults/embedded-process.ts'
import { someDietitian } from '../faults/people.ts'
import { freePort } from '../free-port.ts'
import { statusOf } from '../product-process.ts'
import { signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, urlOfDatabaseIn } from './fixtures.ts'

cleanUp()

/** How long a stop waits for requests; without any it must not wait. */
const DRAIN_MS = 10_000
const SIGNALS: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP']

test.for(SIGNALS)('%s at rest: exit code 0 at once, PostgreSQL is gone, nothing is complained of', async (signal) => {
  const dataDir = await newInstallation()
  const app = await start({ DATA_DIR: dataDir, NODE_ENV: 'production' })
  const database = serverPid(dataDir)
  const began = performance.now()
  expect(await app.stop(signal)).toBe(0)
  expect(performance.now() - began).toBeLessThan(DRAIN_MS)
  expect(isRunning(database)).toBe(false)
  expect(app.output()).not.toMatch(/"level":(40|50|60)(?!.*(RATE_LIMITS|"slow ))/)
})

test('SIGTERM: a running write is finished, new connections are rejected', async () => {
  const dataDir = await newInstallation({ demo: true })
  const app = await start({ DATA_DIR: dataDir })
  const database = serverPid(dataDir)
  const { api } = await signInAs(app.url, 'user')
  const dietitian = await someDietitian(api)
  const lock = await connectTo(urlOfDatabaseIn(dataDir))
  await lock.query('begin; lock table consultation_requests in access exclusive mode')
  const submission = api.consultations.create({ to_dietitian: dietitian, message: 'What may I eat at night?' })
  await delay(300)

  const stopped = app.stop('SIGTERM')
  await expect.poll(() => statusOf(`${app.url}/healthz`)).toBe(0)
  expect(app.process.exitCode).toBe(null)
  await lock.query('commit')
  expect((await submission).message).toBe('What may I eat at night?')
  await lock.end()
  expect(await stopped).toBe(0)
  expect(isRunning(database)).toBe(false)

  const again = await start({ DATA_DIR: dataDir })
  const next = await signInAs(again.url, 'user')
  const { results } = await next.api.consultations.list()
  expect(results[0]?.message).toBe('What may I eat at night?')
})

test('SIGTERM: the app waits for a body that is still arriving', async () => {
  const app = await start({ DATA_DIR: await newInstallation() })
  const body = JSON.stringify({ email: 'asha@thali.example', password: 'poha-with-peanuts-17' })
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  const head = ['POST /api/auth/login/ HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  await delay(300)
  const stopped = app.stop('SIGTERM')
  await delay(500)
  socket.write(body.slice(10))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
  expect(await stopped).toBe(0)
})

test('a signal during the first start ends everything as well', async () => {
  const dataDir = await newFolder()
  const app = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'true' }, { isAwaited: false })
  await expect.poll(() => statusOf(`${app.url}/healthz`), { interval: 5 }).toBe(200)
  const database = serverPid(dataDir)
  expect(await app.stop('SIGTERM')).toBe(0)
  expect(isRunning(database)).toBe(false)
})

test('SIGTERM to npm alone ends the app and its database', async () => {
  const dataDir = await newInstallation()
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'false' },
    stdio: 'ignore',
  })
  await expect.poll(() => statusOf(`http://localhost:${port}/readyz`), { interval: 100 }).toBe(200)
  const app = Number(readFileSync(join(dataDir, 'postgres/owner.pid'), 'utf8'))
  const database = serverPid(dataDir)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect.poll(() => isRunning(app) || isRunning(database)).toBe(false)
  expect(await statusOf(`http://localhost:${port}/healthz`)).toBe(0)
})
