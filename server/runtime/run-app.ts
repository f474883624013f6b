import { DEMO_SIGN_INS } from '../demo/sign-ins.ts'
import { createLog } from '../infra/log.ts'
import { bootstrap } from './bootstrap.ts'
import type { Config } from './env.ts'
import type { RunningServer, StartOptions } from './start.ts'

/**
 * Listens for signals from the beginning: one that arrives while the app is starting stops it as soon as it has
 * started, so that no database is left running.
 */
function stopOnSignals(fail: (error: unknown) => void) {
  const started = Promise.withResolvers<RunningServer>()
  async function stop() {
    try {
      await (await started.promise).stop()
      process.exit(0)
    } catch (error) {
      fail(error)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  return started.resolve
}

async function buildGreeting(config: Config, { app: { services } }: RunningServer): Promise<string> {
  const { hasDemoAccounts } = await import('../accounts/accounts.queries.ts')
  const lines = [`Thali is ready at ${config.siteUrl}`]
  if ((await hasDemoAccounts(services.db)) && services.allowsDemoSignIn) {
    lines.push('Demo sign-ins:')
    for (const { role, email, password } of DEMO_SIGN_INS) lines.push(`  ${role.padEnd(10)} ${email}  ${password}`)
  }
  return `${lines.join('\n')}\n`
}

/** Runs the app in this process until a signal ends it. */
export async function runApp(
  config: Config,
  callbacks: { greet: (text: string) => void; fail: (error: unknown) => void },
  options: StartOptions = {},
): Promise<void> {
  const handleStart = stopOnSignals(callbacks.fail)
  const web = { load: () => import('virtual:react-router/server-build'), isDevelopment: false }
  // The database starts while the app's modules load.
  const [bootstrapped, { startServer }] = await Promise.all([
    options.bootstrapped ?? bootstrap(config, createLog(config).logger),
    import('./start.ts'),
  ])
  const server = await startServer(config, web, { ...options, bootstrapped })
  handleStart(server)
  if (await server.ready) callbacks.greet(await buildGreeting(config, server))
}
