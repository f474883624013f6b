import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, OperatorError } from '../../errors.ts'
import type { Layout } from './data-directory.ts'

const SQLITE_BUSY = 5
const LOCK_TIMEOUT_MS = 1_000

/**
 * Allows one Thali process per data directory. Node has no file locks, but SQLite's exclusive transaction is one on
 * every platform: the kernel releases it with the process, even after kill -9 and regardless of reused pids; the
 * detached server does not inherit it; and it works before any server runs.
 */
export async function takeOwnerLock(layout: Layout) {
  await createOnce(layout.ownerLock)
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  for (;;) {
    const lock = tryLock(layout.ownerLock)
    if (lock) {
      // Only for the message below; the lock alone decides.
      await writeFile(layout.ownerPid, `${process.pid}\n`, { mode: 0o600 })
      return lock
    }
    if (Date.now() > deadline) throw await inUseError(layout)
    await sleep(50)
  }
}

/**
 * True if a process holds the lock. Runs in another process, because opening the file here would release this process's
 * own lock.
 */
export function isOwned(layout: Layout): boolean {
  if (!existsSync(layout.ownerLock)) return false
  const lock = tryLock(layout.ownerLock)
  lock?.release()
  return lock === null
}

// Never opened if it exists: closing any handle on a file gives up this process's lock on it.
async function createOnce(path: string) {
  await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

/** @returns null if another process holds it */
function tryLock(path: string) {
  let file: DatabaseSync | undefined
  try {
    const held = new DatabaseSync(path, { timeout: 0 })
    file = held
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release: () => held[Symbol.dispose]() }
  } catch (error) {
    file?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw new OperatorError(`Cannot lock the data directory: ${path}: ${String(error)}.`)
  }
}

async function inUseError(layout: Layout) {
  const pid = (await readFile(layout.ownerPid, 'utf8').catch(() => '')).trim()
  const who = pid ? `another Thali process (pid ${pid})` : 'another Thali process'
  return new OperatorError(`The data directory ${layout.dataDir} is in use by ${who}.`)
}
