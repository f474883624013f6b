import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runCluster } from './cluster/primary.ts'
import { readConfig } from './env.ts'
import { failureMessage, stopWithParent } from './failure-message.ts'

/** Ends the process and prints only the reason: an operator's mistake needs no stack. */
function fail(error: unknown): never {
  process.stderr.write(`${failureMessage(error)}\n`)
  process.exit(1)
}

/**
 * Caches compiled code for the next start. Does not create the data directory: `bootstrap` does, with its permissions.
 */
function cacheCompiledCode(dataDir: string): void {
  if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))
}

/**
 * `npm start` passes `--demo` and `--stop-with-parent`; the first fills an empty database unless DEMO_CONTENT is set.
 */
async function main(): Promise<void> {
  if (cluster.isWorker) {
    const { runWorker } = await import('./cluster/worker.ts')
    return runWorker()
  }
  if (process.argv.includes('--stop-with-parent')) stopWithParent()
  const config = readConfig(process.env, process.argv.includes('--demo'))
  if (config.workers > 1) return runCluster(config)
  cacheCompiledCode(config.dataDir)
  // Loaded here, because a primary does not need the app.
  const { runApp } = await import('./run-app.ts')
  return runApp(config, { greet: (text) => process.stdout.write(text), fail })
}

main().catch(fail)
