import { hasDemoAccounts } from './accounts/accounts.queries.ts'
import { DEMO_SIGN_INS } from './db/demo/sign-ins.ts'
import { DataDirectoryError } from './db/embedded.ts'
import { type Config, ConfigError, readConfig } from './env.ts'
import { type RunningServer, startServer } from './start.ts'

/** Ends the process with the reason alone: what an operator can mend needs no stack. */
function fail(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isPlain = error instanceof ConfigError || error instanceof DataDirectoryError
  const line = code === 'EADDRINUSE' ? 'The address is in use by another program. Choose another PORT.' : null
  const text =
    line ?? (isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function stopOnSignals(server: RunningServer): void {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    await server.stop().catch(fail)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
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
  const server = await startServer(config, {
    load: () => import('virtual:react-router/server-build'),
    isDevelopment: false,
  })
  stopOnSignals(server)
  await server.ready
  await greet(config, server)
}

main().catch(fail)
