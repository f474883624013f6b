import type pino from 'pino'
import { prepareDataDir, readOrMakeSecret } from './data-dir.ts'
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts'
import type { Config } from './env.ts'

/** What every process of a site stands on. */
export interface Ground {
  secret: string
  /** Null where the operator has named a server. */
  embedded: EmbeddedDatabase | null
}

export async function layGround(config: Config, logger: pino.Logger): Promise<Ground> {
  await prepareDataDir(config.dataDir)
  const secret = config.authSecret ?? (await readOrMakeSecret(config.dataDir))
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, { log: (line) => logger.info(line) })
  return { secret, embedded }
}
