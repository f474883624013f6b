import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started. */
export function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // After the name in brackets: the state, then the parent.
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}

/** A server process and its children, one per connection. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid)]
}

export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
  }
}
