import { chooseAccount } from './embedded/account.ts'
import { findBinaries, proveRunnable } from './embedded/binaries.ts'
import { ensureCluster, guardVersion } from './embedded/cluster.ts'
import { type Layout, prepareDataDirectory, toDataDirectoryError } from './embedded/data-directory.ts'
import { chooseEndpoint, connectionUrl } from './embedded/endpoint.ts'
import { openFolders } from './embedded/file-owner.ts'
import { rotateLog, startLogRotation } from './embedded/log-file.ts'
import { takeOwnerLock } from './embedded/owner-lock.ts'
import { endOrphan } from './embedded/postmaster.ts'
import { startServer } from './embedded/server-process.ts'
import { supervise } from './embedded/supervise.ts'

export { DataDirectoryError } from './embedded/data-directory.ts'

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
}

type Log = (line: string) => void

/**
 * Starts a PostgreSQL in the data directory, created at the first start. @throws DataDirectoryError with the reason if
 * it cannot
 */
export async function startEmbedded(dataDir: string, options: { log?: Log } = {}): Promise<EmbeddedDatabase> {
  const binaries = findBinaries()
  proveRunnable(binaries)
  const layout = await prepareDataDirectory(dataDir)
  const lock = await takeOwnerLock(layout).catch((error: unknown) => {
    throw toDataDirectoryError(layout.dataDir, error)
  })
  try {
    const running = await start(layout, binaries, options.log ?? (() => undefined))
    return { url: running.url, stop: once(() => running.stop().finally(lock.release)) }
  } catch (error) {
    lock.release()
    throw toDataDirectoryError(layout.dataDir, error)
  }
}

async function start(layout: Layout, binaries: ReturnType<typeof findBinaries>, log: Log) {
  const account = chooseAccount(layout, binaries)
  await guardVersion(layout, binaries)
  await openFolders(layout, account)
  await endOrphan(layout, binaries, account, log)
  const password = await ensureCluster(layout, binaries, account)
  await rotateLog(layout.log)
  const endpoint = await chooseEndpoint(layout.sockets)
  const server = await supervise(() => startServer(layout, binaries, account, endpoint, log), log)
  const logBound = startLogRotation(layout.log)
  const stop = async () => {
    logBound.stop()
    await server.stop()
  }
  return { url: connectionUrl(endpoint, password), stop }
}

function once(stop: () => Promise<void>) {
  let stopped: Promise<void> | null = null
  return () => {
    stopped ??= stop()
    return stopped
  }
}
