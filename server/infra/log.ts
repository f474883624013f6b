import pino from 'pino'

/** Behind this line Drizzle puts the values of a statement, in the message and so in the stack. */
const VALUES = '\nparams: '

function messageOf({ message }: Error): string {
  const values = message.indexOf(VALUES)
  return values < 0 ? message : message.slice(0, values)
}

/** The frames alone, found by the length of the message: a value may look like a frame. */
function toFrames({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trimStart()
}

/** What PostgreSQL says about an error without quoting the row. */
const FACTS = ['code', 'severity', 'routine', 'table', 'column', 'constraint'] as const

/**
 * An error as the log may keep it: what failed and where, never the values, which are people's messages, health
 * concerns and password hashes.
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

/** For what an operator should learn of. */
export interface OperationLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Log {
  logger: pino.Logger
  /** Takes lines as the logger would write them; left out where it keeps nothing of their level. */
  writeLines: ((lines: string) => void) | undefined
}

export function createLog({ isProduction }: { isProduction: boolean }): Log {
  const level = isProduction ? 'info' : 'warn'
  const stream = pino.destination(1)
  const writeLines = (lines: string) => void stream.write(lines)
  return { logger: pino({ level }, stream), writeLines: isProduction ? writeLines : undefined }
}
