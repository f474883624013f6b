import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorMessage, OperatorError } from '../../errors.ts'
import type { Installation } from './account.ts'
import { fullError, type Layout } from './data-directory.ts'
import { clearSocket, type Endpoint, endpointSettings } from './endpoint.ts'
import { endProcess, endSurvivors, readPostmaster, stopByProgram } from './postmaster.ts'
import { spawnAs } from './run.ts'

const SETTINGS: Record<string, string> = {
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // DETAIL lines and statements would log rows, which contain health data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

const SURVIVORS_MS = 10_000

type ServerProcess = Awaited<ReturnType<typeof startServer>>

export async function startServer(installation: Installation, endpoint: Endpoint, log: (line: string) => void) {
  const { layout } = installation
  const deadline = Date.now() + SURVIVORS_MS
  for (;;) {
    await clearSocket(endpoint)
    const { child, readOutput } = launch(installation, endpoint)
    if (await becomesReady(child, layout, log)) return { child, stop: () => stopServer(child, installation) }
    const output = readOutput()
    const hasSurvivors =
      output.includes('pre-existing shared memory block') || output.includes('is the data directory in use')
    if (!hasSurvivors || Date.now() > deadline) throw startError(layout, output)
    endSurvivors(layout.cluster)
    await sleep(100)
  }
}

function launch({ layout, binaries, account }: Installation, endpoint: Endpoint) {
  const settings = Object.entries({ ...SETTINGS, ...endpointSettings(endpoint) })
  const args = ['-D', layout.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  // Written by the server itself, so that it can still write after the app has ended.
  const log = openSync(layout.log, 'a', 0o600)
  const { size } = fstatSync(log)
  // In a session of its own: a signal to our process group (Ctrl-C) must not stop it before the app has drained.
  const child = spawnAs(account, binaries.postgres, args, {
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return { child, readOutput: () => readFileSync(layout.log).subarray(size).toString() }
}

/** Waits without a limit while the server runs, because recovery after a crash can take long. */
async function becomesReady(child: ChildProcess, layout: Layout, log: (line: string) => void) {
  let failed: unknown
  child.once('error', (error) => {
    failed = error
  })
  const warnAt = Date.now() + 5_000
  let isLogged = false
  while (!hasEnded(child)) {
    if (failed) throw failed
    const postmaster = readPostmaster(layout.cluster)
    if (postmaster?.ready && postmaster.pid === child.pid) return true
    if (!isLogged && Date.now() > warnAt) {
      log('PostgreSQL is still starting; it may be recovering after a crash')
      isLogged = true
    }
    await sleep(10)
  }
  return false
}

function startError(layout: Layout, output: string) {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return fullError(layout.dataDir)
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? ''
  return new OperatorError(
    `Could not start the database in ${layout.dataDir}: ${reason || 'no reason given'} (see ${layout.log}).`,
  )
}

async function stopServer(child: ChildProcess, installation: Installation) {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.ref()
  if (process.platform === 'win32') {
    await stopByProgram(installation)
  } else if (child.pid && !(await endProcess(child.pid, () => hasEnded(child)))) {
    child.kill('SIGKILL')
  }
  await ended
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}

const PAUSE_MS = 1_000

/** Starts the server, and restarts it if it ends unexpectedly (a system short of memory kills large processes). */
export async function supervise(start: () => Promise<ServerProcess>, log: (line: string) => void) {
  let isStopping = false
  let restarting = Promise.resolve()
  let server = watch(await start())

  function watch(started: ServerProcess) {
    started.child.once('exit', (code, signal) => {
      if (isStopping) return
      log(`PostgreSQL stopped unexpectedly (${signal ?? `code ${code}`}), starting it again`)
      restarting = restart()
    })
    return started
  }

  async function restart() {
    while (!isStopping) {
      try {
        server = watch(await start())
        return
      } catch (error) {
        log(errorMessage(error))
        await sleep(PAUSE_MS)
      }
    }
  }

  return {
    stop: async () => {
      isStopping = true
      await restarting
      await server.stop()
    },
  }
}
