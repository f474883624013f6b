import { DataDirectoryError } from './db/embedded.ts'
import { ConfigError } from './env.ts'

const LISTENING: Record<string, string> = {
  EADDRINUSE: 'The address is in use by another program. Choose another PORT.',
  EACCES: 'This user may not listen on that port. Choose another PORT.',
  EADDRNOTAVAIL: 'This machine has no such address. Choose another HOST.',
  ENOTFOUND: 'This machine has no such address. Choose another HOST.',
}

/** PostgreSQL's class 28 (who may sign in) and 3D000 (no such database). */
const REFUSED = /^(28\w{3}|3D000)$/

/** Why the process ends: one line for what an operator can mend, a stack for anything else. */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof DataDirectoryError) return error.message
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const listening = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTENING[code] : undefined
  if (listening) return listening
  if (REFUSED.test(code)) return `DATABASE_URL is refused by its server: ${error.message}.`
  return error.stack ?? error.message
}
