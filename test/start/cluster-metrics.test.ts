// The metrics of several workers are summed, whichever worker is scraped.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { statusOnNewConnection, textOnNewConnection, workersOf } from './connections.ts'
import { cleanUp, newInstallation, start } from './fixtures.ts'

cleanUp()

const OFTEN = { interval: 100 }
const ASKED = 40
const SAMPLE = 'thali_http_requests_total{method="GET",route="/api/adminpanel/blogs/:id/",status="4xx"}'

test('/metrics sums over all workers, including the counts of one that has died', async () => {
  const app = await start({ DATA_DIR: await newInstallation(), WORKERS: '2' })
  /** The value of a sample, or the whole response if it is missing, which a failure then shows. */
  const figure = async (name: string) => {
    const response = await textOnNewConnection(`${app.url}/metrics`)
    const line = response.split('\n').find((one) => one.startsWith(`${name} `))
    return line ? Number(line.slice(name.length)) : response
  }
  await expect.poll(() => figure('thali_processes'), OFTEN).toBe(2)
  for (let call = 0; call < ASKED; call += 1) {
    expect(await statusOnNewConnection(`${app.url}/api/adminpanel/blogs/4711/`)).toBe(404)
  }
  // The kernel distributes connections, so twenty of them reach both workers.
  for (let call = 0; call < 20; call += 1) expect(await figure(SAMPLE)).toBe(ASKED)
  expect(await textOnNewConnection(`${app.url}/metrics`)).not.toContain('worker=')
  expect(await figure('thali_database_up')).toBe(1)

  const [worker = 0] = workersOf(app.process.pid)
  process.kill(worker, 'SIGKILL')
  await expect.poll(() => workersOf(app.process.pid), OFTEN).not.toContain(worker)
  await expect.poll(() => figure('thali_processes').catch(() => 0), OFTEN).toBe(2)
  // A worker that is still starting answers 503, so all ten are repeated until both workers serve.
  const tenTimes = () => Promise.all(Array.from({ length: 10 }, () => figure(SAMPLE).catch(() => 0)))
  await expect.poll(tenTimes, OFTEN).toEqual(Array.from({ length: 10 }, () => ASKED))
  expect(await app.stop()).toBe(0)
})

test('a worker that was blocked while the answer arrived reads it all the same', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'blocked-worker.ts')])
  expect(stdout).toContain('\nrequests 40\n')
})
