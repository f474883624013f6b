import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Registry } from 'prom-client'
import { AppError, notFound } from '../../errors.ts'
import { createMetricsReader } from '../../infra/metrics/cluster-metrics.ts'
import { processRegistry } from '../../infra/metrics/metrics.ts'
import { isFromThisMachine } from '../../infra/networks.ts'
import type { CacheStore } from '../cache/cache-store.ts'
import { bearerToken } from '../caller.ts'

export interface MetricsOptions {
  metricsToken: string | undefined
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  /** Metrics of the whole installation, not of this process. */
  workMetrics: () => Promise<Registry>
}

type StoreMetrics = ReturnType<CacheStore['metrics']>

const RESOLUTION_MS = 20
const NANOSECONDS = 1e9

/** The lateness in a histogram of the event loop, whose values include the interval of its timer. */
const toLateness = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000)

function addEventLoopDelay(app: FastifyInstance, registers: [Registry]): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  app.addHook('onReady', async () => void delay.enable())
  app.addHook('onClose', async () => void delay.disable())
  new Gauge({
    name: 'thali_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile'],
    aggregator: 'max',
    registers,
    collect() {
      this.set({ quantile: 0.5 }, toLateness(delay.percentile(50)))
      this.set({ quantile: 0.99 }, toLateness(delay.percentile(99)))
      this.set({ quantile: 1 }, toLateness(delay.max))
      delay.reset()
    },
  })
}

function addStores(stores: Record<string, () => StoreMetrics>, registers: [Registry]): void {
  const add = (kind: typeof Gauge | typeof Counter, name: string, help: string, pick: keyof StoreMetrics) =>
    new kind({
      name,
      help,
      labelNames: ['store'],
      registers,
      collect() {
        this.reset()
        for (const [store, read] of Object.entries(stores)) this.inc({ store }, read()[pick])
      },
    })
  add(Gauge, 'thali_cache_entries', 'Cached responses.', 'responses')
  add(Gauge, 'thali_cache_bytes', 'Memory used by cached responses.', 'bytes')
  add(Counter, 'thali_cache_hits_total', 'Pages, public JSON and site files served from the cache.', 'hits')
  add(Counter, 'thali_cache_misses_total', 'Pages, public JSON and site files made for the request.', 'misses')
}

function createServerMetrics(app: FastifyInstance, pool: MetricsOptions['pool']): Registry {
  const registry = new Registry()
  const registers: [Registry] = [registry]
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'min' = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('thali_processes', 'Serving processes.', () => 1)
  gauge('thali_pool_waiting', 'Statements waiting for a connection.', () => pool.waitingCount)
  gauge('thali_views_waiting', 'Article views not yet written to the database.', () => app.services.views.waiting())
  gauge('process_resident_memory_bytes', 'Memory used by the process.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_heap_size_total_bytes', 'Heap.', () => process.memoryUsage().heapTotal)
  gauge('nodejs_external_memory_bytes', 'Buffers outside the heap.', () => process.memoryUsage().external)
  const startedAt = Math.round(Date.now() / 1000 - process.uptime())
  gauge('process_start_time_seconds', 'When the process started.', () => startedAt, 'min')
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'thali_pool_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  addEventLoopDelay(app, registers)
  return registry
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function hasToken(request: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(bearerToken(request) ?? ''), digest(token))
}

/** On a public site a proxy on the same machine may look like a local caller, so there only the token counts. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const { isPublicSite } = request.server.services.operation
  return (token !== undefined && hasToken(request, token)) || (!isPublicSite && isFromThisMachine(request.raw))
}

/** `GET /metrics`, for callers with the token; on a site with a local address also for callers on the same machine. */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken, pool, workMetrics }: MetricsOptions,
  stores: Record<string, () => StoreMetrics>,
): void {
  const serverRegistry = createServerMetrics(app, pool)
  addStores(stores, [serverRegistry])
  const readAll = createMetricsReader(Registry.merge([processRegistry, serverRegistry]))

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      // Without a token only local callers can read them; 404 hides their existence.
      if (metricsToken === undefined) throw notFound()
      throw new AppError('unauthenticated', 'Metrics need a token.')
    }
    const registry = Registry.merge([await readAll(), await workMetrics()])
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
