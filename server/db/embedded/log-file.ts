import { copyFile, stat, truncate } from 'node:fs/promises'

const LIMIT_BYTES = 5 * 1024 * 1024
const CHECK_EVERY_MS = 60_000

/** The server appends to the file, so it can be copied and truncated meanwhile: twice 5 MB at most. */
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
