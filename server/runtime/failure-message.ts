import { inspect } from 'node:util'
import { OperatorError } from '../errors.ts'
import { toLoggedError } from '../infra/log.ts'

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: 'Another program is using this address. Choose another PORT.',
  EACCES: 'This user may not listen on that port. Choose another PORT.',
  EADDRNOTAVAIL: 'This machine has no such address. Choose another HOST.',
  ENOTFOUND: 'This machine has no such address. Choose another HOST.',
}

/** Only commands report these; the app waits for its database. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])

/** PostgreSQL's class 28 (rejected sign-in) and 3D000 (no such database). */
const LOGIN_REJECTED = /^(28\w{3}|3D000)$/

/** Why the process ends: one line if the operator can fix it, otherwise the stack and its causes, without values. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorError) return error.message
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const listenError = syscall === 'listen' || syscall === 'getaddrinfo' ? LISTEN_ERRORS[code] : undefined
  if (listenError) return listenError
  if (UNREACHABLE.has(code)) return `Cannot reach the database at DATABASE_URL (${code}).`
  if (LOGIN_REJECTED.test(code)) return `The database server refused DATABASE_URL: ${error.message}.`
  return inspect(toLoggedError(error), { depth: null })
}

const CHECK_MS = 500

/**
 * Stops this process when its parent has ended. npm runs a command in a shell, and a signal to npm ends only the shell:
 * many shells do not forward it, and not all support `exec`.
 */
export function stopWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS)
  timer.unref()
}
