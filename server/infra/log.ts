import pino from 'pino'

/** Drizzle puts a statement's values after this line, in the message and therefore in the stack. */
const VALUES = '\nparams: '

function messageOf({ message }: Error): string {
  const values = message.indexOf(VALUES)
  return values < 0 ? message : message.slice(0, values)
}

/** Returns only the stack frames, located by the length of the message, because a value may look like a frame. */
function toFrames({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trimStart()
}

/** The fields of a PostgreSQL error that do not quote the row. */
const FACTS = ['code', 'severity', 'routine', 'table', 'column', 'constraint'] as const

/**
 * An error in a form that may be logged: what failed and where, never the values, which may be messages, health
 * concerns or password hashes.
 */
export function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const facts = FACTS.filter((name) => name in error).map((name) => [name, error[name as keyof Error]])
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(facts),
    stack: toFrames(error),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(toLoggedError) } : {}),
  }
}

/** Log of events that the operator should know of. */
export interface OperationLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Log = ReturnType<typeof createLog>

/** @returns `writeLines` receives lines in the logger's format; undefined if their level is not logged */
export function createLog({ isProduction }: { isProduction: boolean }) {
  const level = isProduction ? 'info' : 'warn'
  const stream = pino.destination(1)
  const writeLines = (lines: string) => void stream.write(lines)
  return { logger: pino({ level }, stream), writeLines: isProduction ? writeLines : undefined }
}
