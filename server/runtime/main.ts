import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { runCluster } from './cluster/primary.ts'
import { readConfig } from './env.ts'
import { failureMessage } from './failure-message.ts'

/** Ends the process with the reason alone: what an operator can mend needs no stack. */
function fail(error: unknown): never {
  process.stderr.write(`${failureMessage(error)}\n`)
  process.exit(1)
}

/** What was compiled at one start is read at the next; a data directory that is yet to be made is left to who makes it. */
function keepCompiled(dataDir: string): void {
  if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))
}

/** `--demo` is the README's command: it fills an empty database unless DEMO_CONTENT says otherwise. */
async function main(): Promise<void> {
  if (cluster.isWorker) {
    const { runWorker } = await import('./cluster/worker.ts')
    return runWorker()
  }
  const config = readConfig(process.env, process.argv.includes('--demo'))
  if (config.workers > 1) return runCluster(config)
  keepCompiled(config.dataDir)
  // Loaded here, because a primary has no use for the app.
  const { runApp } = await import('./run-app.ts')
  return runApp(config, { greet: (text) => process.stdout.write(text), fail })
}

main().catch(fail)
