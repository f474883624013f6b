import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processTree } from '../test/faults/process-family.ts'
import type { BareWork } from './bare/work.ts'

export interface Server {
  url: string
  process: ChildProcess
}

export async function startBareServer(work: BareWork): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bare/server.ts'))
  child.send(work)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, process: child }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Seconds of processor time used by all threads of a process; NaN if the system does not report it (not Linux). */
export function cpuSeconds({ pid = 0 }: Pick<ChildProcess, 'pid'>): number {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return Number.NaN
  const nanoseconds = readdirSync(folder).map((task) => Number(read(`${folder}/${task}/schedstat`).split(' ')[0]))
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

/** The process's proportional memory in MiB: memory shared by several processes is divided among them. */
export function memoryOf(pid: number): { rss: number; pss: number } {
  const rss = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
  const pss = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1])
  return { rss: rss / 1024, pss: pss / 1024 }
}

/** The server process of the embedded database in this data directory, and its children. */
export function postgresProcesses(dataDir: string): number[] {
  const main = Number(read(join(dataDir, 'postgres/data/postmaster.pid')).split('\n')[0])
  return main ? processTree(main) : []
}
