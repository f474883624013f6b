// Two workers: one has counted 40 requests, the other reads the metrics of both and is blocked while the answer arrives.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { Counter, Registry } from 'prom-client'
import { collectClusterMetrics, createMetricsReader } from '#server/infra/metrics/cluster-metrics.ts'

/** Longer than a worker waits for the primary. */
const BLOCKED_MS = 2500

async function readWhileBlocked(readAll: () => Promise<Registry>): Promise<string> {
  const registry = readAll()
  // The request is sent first.
  await new Promise((resolve) => setImmediate(resolve))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS)
  return (await registry).metrics()
}

if (cluster.isPrimary) {
  collectClusterMetrics()
  const counting = cluster.fork({ COUNTED: '40' })
  await once(counting, 'message')
  const reading = cluster.fork({ COUNTED: '0' })
  await once(reading, 'exit')
  counting.kill()
} else {
  const registry = new Registry()
  const readAll = createMetricsReader(registry)
  new Counter({ name: 'requests', help: 'Requests.', registers: [registry] }).inc(Number(process.env.COUNTED))
  if (process.env.COUNTED === '0') {
    console.log(await readWhileBlocked(readAll))
    process.exit()
  }
  process.send?.({ kind: 'ready' })
}
