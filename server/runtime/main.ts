import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runCluster } from './cluster/primary.ts'
import { readConfig } from './env.ts'
import { failureMessage, stopWithParent } from './failure-message.ts'

/** Ends the process with the reason alone: an operator's mistake needs no stack. */
function fail(error: unknown): never {
  process.stderr.write(`${failureMessage(error)}\n`)
  process.exit(1)
}

/** Stores compiled code for the next start. A missing data directory is left to `bootstrap`, which sets its permissions. */
function cacheCompiledCode(dataDir: string): void {
  if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))
}

/** `--demo` and `--stop-with-parent` are given by `npm start`; the first fills an empty database unless DEMO_CONTENT says otherwise. */
async function main(): Promise<void> {
  if (cluster.isWorker) {
    const { runWorker } = await import('./cluster/worker.ts')
    return runWorker()
  }
  if (process.argv.includes('--stop-with-parent')) stopWithParent()
  const config = readConfig(process.env, process.argv.includes('--demo'))
  if (config.workers > 1) return runCluster(config)
  cacheCompiledCode(config.dataDir)
  // Loaded late: a primary does not need the app.
  const { runApp } = await import('./run-app.ts')
  return runApp(config, { greet: (text) => process.stdout.write(text), fail })
}

main().catch(fail)
