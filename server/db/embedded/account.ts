import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../../errors.ts'
import type { Binaries } from './binaries.ts'
import type { Layout } from './data-directory.ts'

interface Ids {
  uid: number
  gid: number
}

/** The operating-system user that PostgreSQL runs as. It refuses to run as root. */
export interface Account {
  /** Arguments before the command. */
  prefix: string[]
  /** Owner of the server's files; null for the current user. */
  owner: Ids | null
  /** True if the process switches to that owner when it starts. */
  switches: boolean
}

/** What every step of the start needs to know. */
export interface Installation {
  layout: Layout
  binaries: Binaries
  account: Account
}

const CURRENT_USER: Account = { prefix: [], owner: null, switches: false }

// Inside the namespace PostgreSQL is user 1000; outside it is still root, but without root's capabilities: it can enter
// folders that root owns, even below a folder closed to all others.
const NAMESPACE: Account = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
  owner: { uid: 0, gid: 0 },
  switches: false,
}

export function chooseAccount(layout: Layout, binaries: Binaries): Account {
  const self = process.getuid?.()
  if (self === undefined) return CURRENT_USER
  const clusterOwner = ownerOf(layout.cluster)
  if (self !== 0) {
    if (clusterOwner && clusterOwner.uid !== self) throw foreignClusterError(layout, clusterOwner)
    return CURRENT_USER
  }
  const accounts = [accountOf(clusterOwner), NAMESPACE, accountOf(ownerOf(layout.dataDir)), accountOf(nobody())]
  const account = accounts.find((candidate) => candidate && canServe(candidate, layout, binaries))
  if (!account) throw noAccountError(layout)
  return account
}

function accountOf(ids: Ids | null): Account | null {
  return ids && ids.uid > 0 ? { prefix: [], owner: ids, switches: true } : null
}

function canServe(account: Account, layout: Layout, binaries: Binaries) {
  // The data directory itself is opened for the account later, so only its parents are checked.
  const folder = account.switches ? dirname(layout.dataDir) : layout.dataDir
  if (!account.owner || !canEnter(folder, account.owner)) return false
  const [file = '', ...args] = [...account.prefix, binaries.initdb, '--version']
  const ids = account.switches ? account.owner : {}
  return spawnSync(file, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}

/** True if the account can enter this folder and all folders above it. */
export function canEnter(folder: string, ids: Ids): boolean {
  const parent = dirname(folder)
  return allowsEntering(statSync(folder), ids) && (parent === folder || canEnter(parent, ids))
}

function allowsEntering(stats: Stats, { uid, gid }: Ids) {
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}

function ownerOf(path: string): Ids | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? { uid: stats.uid, gid: stats.gid } : null
}

function nobody(): Ids | null {
  if (!existsSync('/etc/passwd')) return null
  const line = /^(?:nobody|_postgres):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null
}

function foreignClusterError(layout: Layout, { uid }: Ids) {
  return new OperatorError(
    `The database in ${layout.dataDir} belongs to another user (uid ${uid}). Start Thali as that user, or give this user the folder.`,
  )
}

function noAccountError(layout: Layout) {
  return new OperatorError(
    `PostgreSQL does not run as root, and no other user can reach ${layout.dataDir}. Start Thali as an ordinary user, or set DATA_DIR to a folder that others can enter.`,
  )
}
