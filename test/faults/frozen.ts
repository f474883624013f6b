import { onTestFinished } from 'vitest'
import { familyOf, signalAll } from './process-family.ts'

/** Stops a PostgreSQL server in its tracks: connections stay open, nothing is answered. @returns how to let it go on */
export function freeze(pid: number): () => void {
  const family = familyOf(pid)
  const thaw = () => signalAll(family, 'SIGCONT')
  onTestFinished(thaw)
  signalAll(family, 'SIGSTOP')
  return thaw
}
