import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package.json not found above the server')
  return findRoot(parent)
}

/** The folder of package.json: the same from the sources and from the bundle. */
export const PROJECT_ROOT = findRoot(import.meta.dirname)
