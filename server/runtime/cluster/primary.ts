import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { listenOnce } from '../../infra/listen-once.ts'
import { createLog } from '../../infra/log.ts'
import { collectClusterMetrics } from '../../infra/metrics/cluster-metrics.ts'
import { bootstrap } from '../bootstrap.ts'
import type { Config } from '../env.ts'
import { startWorkerPool } from './worker-pool.ts'

/** Resolves at the first signal; the workers receive it from us or from the terminal. */
function untilSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  })
}

/**
 * Runs one process that owns the data directory and its database but answers no requests, and several workers that do:
 * all cores of one machine behind one address.
 */
export async function runCluster(config: Config): Promise<void> {
  const signal = untilSignal()
  const { logger } = createLog(config)
  // Detects another program on the port, because workers would share the address with it.
  await listenOnce({ port: config.port, host: config.host, exclusive: true })
  const { secret, embedded } = await bootstrap(config, logger)
  // Counts the workers' calls for the rate limits kept in memory.
  new RateLimiterClusterMaster()
  collectClusterMetrics()
  const pool = startWorkerPool({
    size: config.workers,
    assignment: { config, secret, embeddedUrl: embedded?.url ?? null },
    greet: (text) => process.stdout.write(text),
    warn: (details, message) => logger.warn(details, message),
  })
  const failure = await Promise.race([signal, pool.failed.then((line) => ({ line }))])
  const isClean = await pool.stop()
  await embedded?.stop()
  if (failure?.line) process.stderr.write(`${failure.line}\n`)
  process.exit(isClean && !failure ? 0 : 1)
}
