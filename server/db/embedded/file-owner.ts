import { chmod, chown, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Layout } from './data-directory.ts'

/** What Thali puts into its data directory; a folder with anything else may have other users. */
const OURS = /^(postgres|media|private|outbox|backups|auth-secret|last-backup\.json|(replaced|restoring)-.*|\..*)$/

/**
 * The data directory is closed to others, except for a way through when PostgreSQL runs as another user. One that was
 * made by an earlier Thali, or by hand for Thali alone, is closed now.
 */
async function closeDataDir({ dataDir }: Layout, account: Account) {
  const { uid, mode } = await stat(dataDir)
  if (uid !== process.getuid?.()) return
  const isPassed = account.switches && account.owner?.uid !== uid
  const names = await readdir(dataDir)
  if (names.every((name) => OURS.test(name))) await chmod(dataDir, isPassed ? 0o711 : 0o700)
  else if (isPassed) await chmod(dataDir, (mode & 0o7777) | 0o011)
  for (const name of ['media', 'private', 'outbox']) {
    if (names.includes(name)) await chmod(join(dataDir, name), 0o700)
  }
}

/** Folders around the cluster: closed to others, except for a way through when PostgreSQL runs as another user. */
export async function openFolders(layout: Layout, account: Account) {
  if (process.platform === 'win32') return
  await closeDataDir(layout, account)
  // In a namespace root may not enter a closed folder of another user.
  if (account.owner && !account.switches) await chown(layout.home, account.owner.uid, account.owner.gid)
  await chmod(layout.home, account.switches ? 0o711 : 0o700)
  await mkdir(layout.sockets, { recursive: true })
  await chmod(layout.sockets, 0o700)
  await giveTo(layout.sockets, account)
}

/** Gives a folder and all in it to the account, if it is not its own already. */
export async function giveTo(folder: string, { owner }: Account) {
  if (!owner || (await lstat(folder)).uid === owner.uid) return
  // The folder itself comes last: were this interrupted, the next start does it again.
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), owner.uid, owner.gid)
  await lchown(folder, owner.uid, owner.gid)
}
