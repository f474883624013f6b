import { onTestFinished } from 'vitest'
import { processTree, signalAll } from './process-family.ts'

/**
 * Freezes a PostgreSQL server: connections stay open, but nothing is answered. @returns a function that unfreezes it
 */
export function freeze(pid: number): () => void {
  const family = processTree(pid)
  const thaw = () => signalAll(family, 'SIGCONT')
  onTestFinished(thaw)
  signalAll(family, 'SIGSTOP')
  return thaw
}
