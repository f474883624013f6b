import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const repository = join(import.meta.dirname, '../..')

export interface Launch extends SpawnOptions {
  /** Arguments before the command. */
  prefix?: string[]
  /** The folder of another copy of the code. */
  root?: string
  once?: boolean
}

/** Starts an app in a process of its own; `ready` resolves with its database, or rejects with its output. */
export function launch(dataDir: string, { prefix = [], root = repository, once: briefly, ...options }: Launch = {}) {
  const app = [process.execPath, join(root, 'test/faults/embedded-app.ts'), dataDir, ...(briefly ? ['once'] : [])]
  const [file = '', ...args] = [...prefix, ...app]
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], ...options })
  const output = { out: '', err: '' }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, ...output }))
  const ready = new Promise<{ url: string; ms: number }>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output.out += chunk
      if (output.out.includes('\n')) resolve(JSON.parse(output.out.split('\n')[0] ?? ''))
    })
    void ended.then(({ err }) => reject(new Error(err)))
  })
  // A test that expects the failure reads `ended` instead.
  ready.catch(() => undefined)
  child.stderr?.on('data', (chunk) => {
    output.err += chunk
  })
  return { child, ready, ended, output }
}

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function serverPid(dataDir: string) {
  return Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}

/** A killed process that was not reaped (a container without an init) still has a pid, but no command line. */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}
