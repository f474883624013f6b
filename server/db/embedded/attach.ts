import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../errors.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded.ts'
import { type Layout, layoutOf } from './data-directory.ts'
import { connectionUrl } from './endpoint.ts'
import { isOwned } from './owner-lock.ts'
import { readPostmaster } from './postmaster.ts'

/**
 * The database of a data directory, for a command run beside the app: uses the app's server, or starts one for the
 * duration of the command.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const layout = layoutOf(dataDir)
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR to its folder, or set DATABASE_URL.`)
  }
  return isOwned(layout) ? attach(layout) : startEmbedded(dataDir)
}

async function attach(layout: Layout): Promise<EmbeddedDatabase> {
  const server = readPostmaster(layout.cluster)
  if (!server?.ready)
    throw new OperatorError(`The database in ${layout.dataDir} is still starting. Try again in a moment.`)
  const password = (await readFile(layout.password, 'utf8')).trim()
  return { url: connectionUrl(server.endpoint, password), stop: async () => {} }
}
