import { type SpawnOptions, spawn } from 'node:child_process'
import type { Account } from './account.ts'

const POSIX_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin'

/** Starts one of PostgreSQL's programs as its account, without the app's environment, which contains secrets. */
export function spawnAs(account: Account, program: string, args: string[], options: SpawnOptions) {
  const [file = program, ...rest] = [...account.prefix, program, ...args]
  return spawn(file, rest, {
    ...(account.switches ? account.owner : {}),
    // On Windows the libraries need the environment; elsewhere locale and time zone would affect initdb.
    ...(process.platform === 'win32' ? {} : { cwd: '/', env: { PATH: POSIX_PATH, LC_ALL: 'C', TZ: 'UTC' } }),
    windowsHide: true,
    ...options,
  })
}

export interface Outcome {
  code: number | null
  output: string
}

/** Runs a program, writes to its standard input and returns its output. */
export function runAs(account: Account, program: string, args: string[], input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(account, program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
