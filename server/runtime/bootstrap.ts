import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pino from 'pino'
import { checkWritable, makeFolder, RESTORING, toDataDirectoryError } from '../db/embedded/data-directory.ts'
import { startEmbedded } from '../db/embedded.ts'
import { errorCode, OperatorError } from '../errors.ts'
import { AUTH_SECRET_MIN, type Config } from './env.ts'

/** Allows another process to write the secret into the file it has created. */
const OTHER_WRITER_MS = 1000

/** Shared by all processes of a site. `embedded` is null if the operator has configured a server. */
export type Bootstrapped = Awaited<ReturnType<typeof bootstrap>>

async function requireRestored(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  if (!names.some((name) => name.startsWith(RESTORING))) return
  throw new OperatorError(`A restore into ${dataDir} did not finish. Run it again (npm run restore -- FILE --replace).`)
}

/** Creates the directory and writes a test file, so that an unusable one fails the start, not the first upload. */
export async function checkDataDirectory(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await requireRestored(dataDir)
    await checkWritable(dataDir)
  } catch (error) {
    throw toDataDirectoryError(dataDir, error)
  }
}

/** The secret that signs tokens: generated once, readable by its owner only. */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  try {
    // If several processes start together, one writes the secret and the others read it.
    await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw toDataDirectoryError(dataDir, error)
  }
  const deadline = Date.now() + OTHER_WRITER_MS
  for (;;) {
    const secret = (await readFile(path, 'utf8')).trim()
    if (secret.length >= AUTH_SECRET_MIN) return secret
    if (Date.now() > deadline) break
    await delay(20)
  }
  throw new OperatorError(
    `The file ${path} has no usable secret. Remove it to get a new one. Everyone will have to sign in again.`,
  )
}

export async function bootstrap(config: Config, logger: pino.Logger) {
  await checkDataDirectory(config.dataDir)
  const secret = config.authSecret ?? (await readOrCreateSecret(config.dataDir))
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, { log: (line) => logger.info(line) })
  return { secret, embedded }
}
