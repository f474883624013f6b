import { openEmbedded, startEmbedded } from '../server/db/embedded.ts'
import { type Config, readConfig } from '../server/runtime/env.ts'
import { failureMessage } from '../server/runtime/failure-message.ts'

/** Runs an operator's command, which ends with one line of output even if it fails. */
export async function runCommand(command: (config: Config, argument: string | undefined) => Promise<string>) {
  try {
    const line = await command(readConfig(process.env, false), process.argv[2])
    process.stdout.write(`${line}\n`)
  } catch (error) {
    process.stderr.write(`${failureMessage(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * The database at DATABASE_URL, or otherwise in DATA_DIR, whether or not the app is running.
 * @param kind 'new' for one that may be created, which no app can be using
 */
export async function withDatabase<T>(config: Config, kind: 'new' | 'existing', use: (url: string) => Promise<T>) {
  const open = kind === 'new' ? startEmbedded : openEmbedded
  if (config.databaseUrl) return use(config.databaseUrl)
  const database = await open(config.dataDir)
  try {
    return await use(database.url)
  } finally {
    await database.stop()
  }
}
