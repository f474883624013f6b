import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

const PAUSE_MS = 1_000

/** Starts the server, and restarts it if it ends unexpectedly (a system short of memory kills large processes). */
export async function supervise(start: () => Promise<ServerProcess>, log: (line: string) => void) {
  let stopping = false
  let revival = Promise.resolve()
  let server = watch(await start())

  function watch(started: ServerProcess) {
    started.child.once('exit', (code, signal) => {
      if (stopping) return
      log(`PostgreSQL stopped unexpectedly (${signal ?? `code ${code}`}), starting it again`)
      revival = revive()
    })
    return started
  }

  async function revive() {
    while (!stopping) {
      try {
        server = watch(await start())
        return
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await sleep(PAUSE_MS)
      }
    }
  }

  return {
    stop: async () => {
      stopping = true
      await revival
      await server.stop()
    },
  }
}
