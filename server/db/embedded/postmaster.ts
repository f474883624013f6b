import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, OperatorError } from '../../errors.ts'
import { nullIfMissing } from '../../infra/files/whole-file.ts'
import type { Installation } from './account.ts'
import type { Endpoint } from './endpoint.ts'
import { runAs } from './run.ts'

const FAST_MS = 20_000
const IMMEDIATE_MS = 5_000

/** Reads postmaster.pid, which a running (or killed) server has written. */
export function readPostmaster(cluster: string) {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch (error) {
    return nullIfMissing(error)
  }
  const lines = text.split('\n')
  const endpoint: Endpoint = lines[4] ? { kind: 'socket', folder: lines[4] } : { kind: 'port', port: Number(lines[3]) }
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready', endpoint }
}

/**
 * Ends the server that a killed app has left. The process with the owner lock then starts its own child, so that a
 * server always runs with our settings and binaries, and its exit is noticed. Committed data is unaffected.
 */
export async function endOrphan(installation: Installation, log: (line: string) => void) {
  const { layout } = installation
  const server = readPostmaster(layout.cluster)
  if (!server) return
  if (process.platform === 'win32') return stopByProgram(installation)
  if (!isServerOf(server.pid, layout.cluster)) {
    if (isAlive(server.pid)) await replaceStalePid(layout.cluster)
    return
  }
  log(`Ending the PostgreSQL server (pid ${server.pid}) that a killed Thali left behind`)
  const hasEnded = () => readPostmaster(layout.cluster)?.pid !== server.pid || !isServerOf(server.pid, layout.cluster)
  if (!(await endProcess(server.pid, hasEnded))) {
    throw new OperatorError(`PostgreSQL (pid ${server.pid}) is still running in ${layout.dataDir} and does not end.`)
  }
}

/** Windows has no signals for a shutdown. */
export async function stopByProgram({ layout, binaries, account }: Installation): Promise<void> {
  await runAs(account, binaries.pgCtl, ['stop', '-D', layout.cluster, '-m', 'fast', '-w'])
}

/** Requests a fast shutdown; if that hangs, an immediate one, which costs a recovery at the next start. */
export async function endProcess(pid: number, hasEnded: () => boolean) {
  for (const [signal, waitMs] of [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    if (hasEnded() || !isAlive(pid)) return true
    process.kill(pid, signal)
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline) {
      if (hasEnded()) return true
      await sleep(10)
    }
  }
  return false
}

/**
 * The pid in a stale file may now belong to another process (common in containers), and PostgreSQL would refuse to
 * start. Deleting the file would also remove its protection against surviving backends; replacing the pid with that of
 * PostgreSQL's own parent, which it treats as stale, keeps that.
 */
async function replaceStalePid(cluster: string) {
  const path = join(cluster, 'postmaster.pid')
  await writeFile(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)))
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** True if this pid is a PostgreSQL that we started on this cluster: its command line contains the folder. */
function isServerOf(pid: number, cluster: string) {
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster)
}

function commandLine(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Busy backends of a killed server notice its death only when their statement ends, and no new server may start until
 * then. On Linux they are found by their working directory, the cluster; elsewhere we wait for them.
 */
export function endSurvivors(cluster: string) {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isSurvivor(name, cluster)) process.kill(Number(name), 'SIGQUIT')
  }
}

function isSurvivor(pid: string, cluster: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster && commandLine(Number(pid)).includes('postgres')
  } catch {
    // Another user's process, or one that has just ended.
    return false
  }
}
