import { existsSync, statfsSync } from 'node:fs'

/** A file system in memory, where Linux has one. */
export const MEMORY_FOLDER = '/dev/shm'

/** Containers may limit its size. */
export function hasRoomInMemory(bytes: number): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= bytes
}
