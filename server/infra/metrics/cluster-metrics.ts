import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

type FromWorker = { kind: 'metrics-wanted'; id: number } | { kind: 'metrics'; id: number; metrics: Metrics }
type ToWorker = { kind: 'metrics-asked'; id: number } | { kind: 'metrics-of-all'; id: number; metrics: Metrics[] }

/** If a worker does not report in time, its last report is used. */
const REPORT_WITHIN_MS = 900
/** Longer than the primary waits for its workers. */
const COLLECT_WITHIN_MS = 2000

/** After a blocked event loop, timers run first: messages that have arrived meanwhile are read before giving up. */
const giveUp = (resolve: () => void) => setImmediate(resolve)

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}

/**
 * Runs in the primary: collects the metrics of all workers for the worker that was scraped. `clusterMetrics` of
 * prom-client would drop the counters of ended workers, so that sums would fall and rates would be wrong.
 */
export function collectClusterMetrics(): void {
  const reports = new Map<Worker, Metrics>()
  const collections = new Map<number, (reported: Worker) => void>()
  let ended: Promise<Metrics> = Promise.resolve([])
  let lastId = 0

  async function collect(asking: Worker, askedId: number): Promise<void> {
    lastId += 1
    const id = lastId
    const pending = new Set(Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined))
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(giveUp, REPORT_WITHIN_MS, resolve)
    collections.set(id, (reported) => {
      if (pending.delete(reported) && pending.size === 0) resolve()
    })
    for (const worker of pending) send(worker, { kind: 'metrics-asked', id })
    await promise
    clearTimeout(timer)
    collections.delete(id)
    send(asking, { kind: 'metrics-of-all', id: askedId, metrics: [await ended, ...reports.values()] })
  }

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'metrics-wanted') void collect(worker, message.id)
    if (message.kind !== 'metrics') return
    reports.set(worker, message.metrics)
    collections.get(message.id)?.(worker)
  })
  cluster.on('exit', (worker) => {
    const counters = (reports.get(worker) ?? []).filter(({ type }) => String(type) !== 'gauge')
    reports.delete(worker)
    ended = ended.then((before) => AggregatorRegistry.aggregate([before, counters]).getMetricsAsJSON())
    for (const report of collections.values()) report(worker)
  })
}

/**
 * Runs in a serving process.
 * @returns a function that reads the metrics of all workers, or only of this process if it is alone or the primary does
 * not answer
 */
export function createMetricsReader(own: Registry): () => Promise<Registry> {
  if (!cluster.isWorker) return async () => own
  const waiting = new Map<number, (metrics: Metrics[]) => void>()
  let lastId = 0
  const emit = (message: FromWorker) => process.send?.(message, () => {})

  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'metrics-of-all') waiting.get(message.id)?.(message.metrics)
    if (message.kind !== 'metrics-asked') return
    emit({ kind: 'metrics', id: message.id, metrics: await own.getMetricsAsJSON() })
  })
  return async () => {
    lastId += 1
    const id = lastId
    const { promise, resolve } = Promise.withResolvers<Metrics[] | null>()
    const timer = setTimeout(giveUp, COLLECT_WITHIN_MS, () => resolve(null))
    waiting.set(id, resolve)
    emit({ kind: 'metrics-wanted', id })
    const metrics = await promise
    clearTimeout(timer)
    waiting.delete(id)
    return metrics ? AggregatorRegistry.aggregate(metrics) : own
  }
}
