import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../errors.ts'
import { chooseAccount } from './embedded/account.ts'
import { type Binaries, checkRunnable, findBinaries } from './embedded/binaries.ts'
import { checkVersion, ensureCluster } from './embedded/cluster.ts'
import { type Layout, layoutOf, prepareDataDirectory, toDataDirectoryError } from './embedded/data-directory.ts'
import { chooseEndpoint, connectionUrl } from './embedded/endpoint.ts'
import { openFolders } from './embedded/file-owner.ts'
import { startLogRotation } from './embedded/log-file.ts'
import { isOwned, takeOwnerLock } from './embedded/owner-lock.ts'
import { endOrphan, readPostmaster } from './embedded/postmaster.ts'
import { startServer, supervise } from './embedded/server-process.ts'

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbedded>>

type Log = (line: string) => void

/**
 * Starts a PostgreSQL in the data directory, created at the first start. @throws OperatorError with the reason if
 * it cannot
 */
export async function startEmbedded(dataDir: string, options: { log?: Log } = {}) {
  const binaries = findBinaries()
  checkRunnable(binaries)
  const layout = await prepareDataDirectory(dataDir)
  const lock = await takeOwnerLock(layout).catch((error: unknown) => {
    throw toDataDirectoryError(layout.dataDir, error)
  })
  try {
    const running = await start(layout, binaries, options.log ?? (() => undefined))
    return { url: running.url, stop: () => running.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw toDataDirectoryError(layout.dataDir, error)
  }
}

async function start(layout: Layout, binaries: Binaries, log: Log) {
  const account = chooseAccount(layout, binaries)
  const installation = { layout, binaries, account }
  await checkVersion(layout, binaries)
  await openFolders(layout, account)
  await endOrphan(installation, log)
  const password = await ensureCluster(installation)
  const stopRotation = await startLogRotation(layout.log)
  const endpoint = await chooseEndpoint(layout.sockets)
  const server = await supervise(() => startServer(installation, endpoint, log), log)
  const stop = async () => {
    stopRotation()
    await server.stop()
  }
  return { url: connectionUrl(endpoint, password), stop }
}

/**
 * The database of a data directory, for a command run beside the app: uses the app's server, or starts one for the
 * duration of the command.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const layout = layoutOf(dataDir)
  if (!existsSync(join(layout.cluster, 'PG_VERSION'))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR to its folder, or set DATABASE_URL.`)
  }
  if (!isOwned(layout)) return startEmbedded(dataDir)
  const server = readPostmaster(layout.cluster)
  if (!server?.ready) throw new OperatorError(`The database in ${dataDir} is still starting. Try again in a moment.`)
  const password = (await readFile(layout.password, 'utf8')).trim()
  return { url: connectionUrl(server.endpoint, password), stop: async () => {} }
}
