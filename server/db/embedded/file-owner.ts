import { chmod, chown, lchown, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Layout } from './data-directory.ts'

/** Folders around the cluster: closed to others, except for a way through when PostgreSQL runs as somebody else. */
export async function openFolders(layout: Layout, account: Account) {
  if (process.platform === 'win32') return
  // In a namespace root may not enter a closed folder of somebody else.
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
