import { chmod, chown, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Layout } from './data-directory.ts'

/** The files that Thali puts into its data directory; a folder with others may have other users. */
const OURS = /^(postgres|media|private|outbox|backups|auth-secret|last-backup\.json|(replaced|restoring)-.*|\..*)$/

/**
 * Closes the data directory to others, except for passing through when PostgreSQL runs as another user. Also closes one
 * created by an earlier Thali, or by hand for Thali alone.
 */
async function closeDataDir({ dataDir }: Layout, account: Account) {
  const { uid, mode } = await stat(dataDir)
  if (uid !== process.getuid?.()) return
  const mustBeEnterable = account.switches && account.owner?.uid !== uid
  const names = await readdir(dataDir)
  if (names.every((name) => OURS.test(name))) await chmod(dataDir, mustBeEnterable ? 0o711 : 0o700)
  else if (mustBeEnterable) await chmod(dataDir, (mode & 0o7777) | 0o011)
  for (const name of ['media', 'private', 'outbox']) {
    if (names.includes(name)) await chmod(join(dataDir, name), 0o700)
  }
}

/** Closes the folders around the cluster to others, except for passing through when PostgreSQL runs as another user. */
export async function openFolders(layout: Layout, account: Account) {
  if (process.platform === 'win32') return
  await closeDataDir(layout, account)
  // In a namespace root cannot enter a closed folder of another user.
  if (account.owner && !account.switches) await chown(layout.home, account.owner.uid, account.owner.gid)
  await chmod(layout.home, account.switches ? 0o711 : 0o700)
  await mkdir(layout.sockets, { recursive: true })
  await chmod(layout.sockets, 0o700)
  await changeOwner(layout.sockets, account)
}

/** Changes the owner of a folder and its contents to the account. */
export async function changeOwner(folder: string, { owner }: Account) {
  if (!owner || (await lstat(folder)).uid === owner.uid) return
  // The folder itself comes last, so that the next start repeats an interrupted change.
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), owner.uid, owner.gid)
  await lchown(folder, owner.uid, owner.gid)
}
