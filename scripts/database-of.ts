import { openEmbedded } from '../server/db/embedded/attach.ts'
import { type EmbeddedDatabase, startEmbedded } from '../server/db/embedded.ts'
import { type Config, readConfig } from '../server/runtime/env.ts'
import { failureMessage } from '../server/runtime/failure-message.ts'

function serverOf(url: string): EmbeddedDatabase {
  return { url, stop: async () => {} }
}

/** Runs a command of an operator; what it prints at its end is one line, also when it fails. */
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
 * What DATABASE_URL names, else the database in DATA_DIR, whether the app runs or not.
 * @param kind 'new' for one that may be made, which no app can be using
 */
export async function withDatabase<T>(config: Config, kind: 'new' | 'existing', use: (url: string) => Promise<T>) {
  const open = kind === 'new' ? startEmbedded : openEmbedded
  const database = config.databaseUrl ? serverOf(config.databaseUrl) : await open(config.dataDir)
  try {
    return await use(database.url)
  } finally {
    await database.stop()
  }
}
