import { hasDemoAccounts } from './accounts/accounts.queries.ts'
import { DEMO_SIGN_INS } from './db/demo/sign-ins.ts'
import { type Config, readConfig } from './env.ts'
import { failureLine } from './failure-line.ts'
import { type RunningServer, startServer } from './start.ts'

/** Ends the process with the reason alone: what an operator can mend needs no stack. */
function fail(error: unknown): never {
  process.stderr.write(`${failureLine(error)}\n`)
  process.exit(1)
}

/**
 * Listens for signals from the first moment: one that comes while the parts are still being put together ends them as
 * soon as they are, so that no database is left behind.
 */
function stopOnSignals() {
  let server: RunningServer | null = null
  let isAsked = false
  async function stop() {
    const running = server
    isAsked = true
    server = null
    if (!running) return
    await running.stop().catch(fail)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  return async (started: RunningServer) => {
    server = started
    if (isAsked) await stop()
  }
}

async function greet(config: Config, server: RunningServer): Promise<void> {
  process.stdout.write(`Thali is ready at ${config.siteUrl}\n`)
  if (!(await hasDemoAccounts(server.app.services.db)) || !server.app.services.allowsDemoSignIn) return
  process.stdout.write('Demo sign-ins:\n')
  for (const { role, email, password } of DEMO_SIGN_INS)
    process.stdout.write(`  ${role.padEnd(10)} ${email}  ${password}\n`)
}

/** `--demo` is the README's command: it fills an empty database unless DEMO_CONTENT says otherwise. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.includes('--demo'))
  const runUntilStopped = stopOnSignals()
  const server = await startServer(config, {
    load: () => import('virtual:react-router/server-build'),
    isDevelopment: false,
  })
  await runUntilStopped(server)
  if (await server.ready) await greet(config, server)
}

main().catch(fail)
