import { once } from 'node:events'
import { createServer } from 'node:net'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { collectClusterMetrics } from '../../infra/cluster-metrics.ts'
import { createLog } from '../../infra/log.ts'
import { bootstrap } from '../bootstrap.ts'
import type { Config } from '../env.ts'
import { startWorkerPool } from './worker-pool.ts'

/** Resolves at the first signal; the workers get it from us, or from the terminal at the same moment. */
function untilSignal(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  })
}

/** Workers share the address among themselves, and would with any other program that lets them. */
async function provePortFree({ port, host }: Config): Promise<void> {
  const server = createServer().listen({ port, host, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/**
 * One process that owns the data directory and its database, and several that serve: all cores of one machine behind
 * one address. It answers no request itself.
 */
export async function runCluster(config: Config): Promise<void> {
  const signal = untilSignal()
  const { logger } = createLog(config)
  await provePortFree(config)
  const { secret, embedded } = await bootstrap(config, logger)
  // Counts the reads of all workers.
  new RateLimiterClusterMaster()
  collectClusterMetrics()
  const pool = startWorkerPool({
    size: config.workers,
    assignment: { config, secret, embeddedUrl: embedded?.url ?? null },
    greet: (text) => process.stdout.write(text),
    warn: (details, message) => logger.warn(details, message),
  })
  const hasFailed = await Promise.race([signal, pool.failed.then((line) => ({ line }))])
  const isClean = await pool.stop()
  await embedded?.stop()
  if (hasFailed?.line) process.stderr.write(`${hasFailed.line}\n`)
  process.exit(isClean && !hasFailed ? 0 : 1)
}
