import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { copyFile, stat, truncate } from 'node:fs/promises'

const LIMIT_BYTES = 5 * 1024 * 1024
const CHECK_EVERY_MS = 60_000

/**
 * The server writes straight into a file, so that it can still write after the app has ended. The file is opened for
 * appending, so that it can be copied and truncated while the server runs: twice 5 MB at most.
 */
export function openLog(path: string) {
  const descriptor = openSync(path, 'a', 0o600)
  return { descriptor, offset: statSync(path).size, close: () => closeSync(descriptor) }
}

export async function rotateLog(path: string) {
  const stats = await stat(path).catch(() => null)
  if (!stats || stats.size <= LIMIT_BYTES) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** @returns a function that stops it */
export async function startLogRotation(path: string) {
  await rotateLog(path)
  const timer = setInterval(() => void rotateLog(path).catch(() => undefined), CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Reads what was written since the log was opened. */
export function readLogFrom(path: string, offset: number) {
  return readFileSync(path).subarray(offset).toString()
}
